"""Functions of all dialects: signatures, entry blocks, attributes of arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.ir.attributes import ArrayAttr, DictionaryAttr
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule, asked_where, of_outline
from bridge.op.registry import op_class
from bridge.verifier.makers import Maker
from bridge.verifier.parameters import OF_ARGUMENTS, OF_RESULTS, PartRule, types_of


def verify_function(op: Operation) -> None:
    """The rules of function-like operations.

    Its class may add rules: `verify_type`, and `verify_body` in place of the check of
    the entry block. Raises `Invalid`.
    """
    function = op
    _ask(function, "verify_type")
    shape = types_of(op)
    if shape is None:
        return
    inputs, results = shape
    if _has_parts(op):
        _verify_parts(op, "arg_attrs", "argument", len(inputs), OF_ARGUMENTS)
        _verify_parts(op, "res_attrs", "result", len(results), OF_RESULTS)
    if len(op.regions) != 1:
        raise op.error("expects one region")
    if not _ask(function, "verify_body"):
        _verify_entry(op, inputs)


def _ask(function: object, method: str) -> bool:
    found = getattr(function, method, None)
    if found is not None:
        found()
    return found is not None


def _verify_entry(op: Operation, inputs: Sequence[Type]) -> None:
    entry = op.regions[0].entry
    if entry is None or [a.type for a in entry.arguments] == list(inputs):
        return
    if len(entry.arguments) != len(inputs):
        raise op.error(
            f"entry block must have {len(inputs)} arguments to match function signature"
        )
    for i, (argument, ty) in enumerate(zip(entry.arguments, inputs, strict=True)):
        if argument.type is not ty:
            raise op.error(
                f"type of entry block argument #{i}('{argument.type}') must match the "
                f"type of the corresponding argument in function signature('{ty}')"
            )


def _verify_parts(
    op: Operation, name: str, part: str, count: int, rules: dict[str, PartRule]
) -> None:
    """Verifies the attributes of a function's arguments or results."""
    found = op.properties.get(name)
    if not isinstance(found, ArrayAttr):
        return
    if part == "result" and not found.elements:
        # Upstream takes an empty list of results for an absent one.
        return
    if len(found.elements) != count:
        raise op.error(
            f"expects {part} attribute array to have the same number of elements as "
            f"the number of function {part}s, got {len(found.elements)}, "
            f"but expected {count}"
        )
    for index, attributes in enumerate(found.elements):
        if not isinstance(attributes, DictionaryAttr):
            raise op.error(
                f"expects {part} attribute dictionary to be a DictionaryAttr, "
                f"but got `{attributes}`"
            )
        for key, value in attributes.items():
            dialect, dot, _ = key.partition(".")
            if not dot:
                raise op.error(f"{part}s may only have dialect attributes")
            rule = rules.get(dialect)
            if rule is not None:
                rule(op, index, key, value)


def _function(line: Row, trait: Trait) -> Rule:
    cls = op_class(line.name)
    if hasattr(cls, "verify_type") or hasattr(cls, "verify_body"):
        return verify_function
    return of_outline(asked_where(_has_parts)(lambda op: verify_function(op)))


def _has_parts(op: Operation) -> bool:
    """Whether arguments or results have attributes: what rules look at the function."""
    return "arg_attrs" in op.properties or "res_attrs" in op.properties


OTHERS: Final[dict[str, Maker]] = {"FunctionOpInterface": _function}
