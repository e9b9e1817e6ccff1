"""Clauses' words as attributes: `#omp<orderkind concurrent>`."""

from __future__ import annotations

from functools import cache
from typing import Final

from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ods.enums import Enum, enum
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.text.asm_reader import AsmReader

ENUMS: Final = {
    "bindkind": "BindKind",
    "cancellationconstructtype": "CancellationConstructType",
    "clause_map_flags": "ClauseMapFlags",
    "clause_severity": "ClauseSeverity",
    "clause_task_depend": "ClauseTaskDepend",
    "grainsizetype": "GrainsizeType",
    "memoryorderkind": "MemoryOrderKind",
    "numtaskstype": "NumTasksType",
    "order_mod": "OrderModifier",
    "orderkind": "OrderKind",
    "procbindkind": "ProcBindKind",
    "reduction_modifier": "ReductionModifier",
    "sched_mod": "ScheduleModifier",
    "schedulekind": "ScheduleKind",
    "variable_capture_kind": "VariableCaptureKind",
}
"""The enum of an attribute, by its mnemonic."""


@cache
def cases(mnemonic: str) -> Enum | None:
    """The enum of an attribute, where its cases are known."""
    return enum("omp", ENUMS.get(mnemonic, ""))


def is_case(mnemonic: str, word: str) -> bool:
    """Whether a word is a case of an attribute's enum, or that is not known."""
    known = cases(mnemonic)
    return known is None or known.value(word) is not None


@cache
def word_attr(mnemonic: str, word: str) -> DialectAttr:
    """The attribute for a word."""
    return dialect_attr(f"omp.{mnemonic}", word)


def word_of(attr: Attribute | None) -> str:
    """The word in an attribute."""
    return enum_word(attr)


def read_word(r: AsmReader, mnemonic: str) -> DialectAttr:
    """A keyword that is a case of an attribute's enum; raises `ParseError`."""
    where = r.here()
    word = r.any_word()
    if not is_case(mnemonic, word):
        raise r.op_error_here(f"invalid clause value: '{word}'", where)
    return word_attr(mnemonic, word)
