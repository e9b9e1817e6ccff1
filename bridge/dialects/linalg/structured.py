"""What the structured ops of linalg and of vector share: their iterators' syntax."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from bridge.dialects import linalg, vector
from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ods.nodes import enum_word
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState

ITERATORS: Final = ("parallel", "reduction")


def is_no_fast_math(attr: Attribute) -> bool:
    """Whether this is `#arith.fastmath<none>`."""
    return isinstance(attr, FastMathFlagsAttr) and attr.value == "none"


def add_attributes(
    r: AsmReader, state: OperationState, entries: DictionaryAttr
) -> None:
    """Puts attributes to those written before.

    Raises `ParseError` where one is there already.
    """
    for name, attr in entries.items():
        if name in state.attributes:
            raise r.op_error(
                state, f"attribute '{name}' occurs more than once in the attribute list"
            )
        state.attributes[name] = attr


def iterators_as_attributes(
    r: AsmReader, written: Attribute | None, dialect: str, where: int, wrong: int
) -> ArrayAttr:
    """The iterators of a dialect that strings name.

    Raises `ParseError`: at `where` if there are none, at `wrong` for an unknown one.
    """
    if not isinstance(written, ArrayAttr):
        raise r.op_error_here('expected "iterator_types" array attribute', where)
    found: list[Attribute] = []
    for element in written.elements:
        word = element.value if isinstance(element, StringAttr) else str(element)
        if not isinstance(element, StringAttr) or word not in ITERATORS:
            raise r.op_error_here(f"unexpected iterator_type ({word})", wrong)
        found.append(_iterator(dialect, word))
    return ArrayAttr(tuple(found))


@cache
def _iterator(dialect: str, word: str) -> Attribute:
    made = linalg.IteratorTypeAttr if dialect == "linalg" else vector.IteratorTypeAttr
    return made(word)


def iterators_as_strings(op: Operation, names: Collection[str]) -> DictionaryAttr:
    """Some properties of an op, with its iterators in the form the syntax has them."""
    entries = {name: attr for name, attr in op.properties.items() if name in names}
    iterators = entries.get("iterator_types")
    if isinstance(iterators, ArrayAttr):
        words = [StringAttr(enum_word(attr)) for attr in iterators.elements]
        entries["iterator_types"] = ArrayAttr(tuple(words))
    return DictionaryAttr.of(entries)
