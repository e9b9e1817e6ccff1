"""Transformations by handles, parameters and options that must fit each other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from bridge.dialects import smt
from bridge.dialects.transform.applying import refuse_itself
from bridge.dialects.transform.kinds import same_kind
from bridge.dialects.transform.sequences import yield_fault
from bridge.errors import PassFailed
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DialectAttr,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I64, DialectType, Type
from bridge.op.base import Op, Value, Values, of_signature
from bridge.rewrite.transforming import Transform, TransformState


class SplitHandleOp(Transform, name="transform.split_handle"):
    """Splits a handle of payload ops into several handles."""

    handle: Value
    overflow_result: IntegerAttr | None
    pass_through_empty_handle: IntegerAttr
    fail_on_payload_too_small: IntegerAttr

    def consumed(self) -> Sequence[int]:
        return ()

    def apply(self, state: TransformState) -> None:
        found, wanted = state.payload(self.handle), len(self.results)
        through = not found and self.pass_through_empty_handle.value
        too_few = len(found) < wanted and self.fail_on_payload_too_small.value
        too_many = len(found) > wanted and self.overflow_result is None
        if not through and (too_few or too_many):
            raise self.silenceable(
                f"{self.handle} expected to contain {wanted} payloads but it contains "
                f"{len(found)} payloads"
            )
        last = self.overflow_result
        place = last.value if last is not None else wanted - 1
        more = max(0, len(found) - wanted)
        for index, result in enumerate(self.results):
            begin = index + (more if index > place else 0)
            end = begin + 1 + (more if index == place else 0)
            state.bind(result, found[begin:end])

    @of_signature
    def verify(self) -> None:
        last = self.overflow_result
        if last is not None and not 0 <= last.value < len(self.results):
            raise self.error("overflow_result is not a valid result index")
        for result in self.results:
            if not same_kind(self.handle.type, result.type):
                raise self.error(
                    "expects result types to implement the same transform interface "
                    "as the operand type"
                )


_NOT_NUMBERS: Final = {"!transform.affine_map": "affine map", "!transform.type": "type"}
"""Parameters that no number can be, and what they hold."""


class NumAssociationsOp(Transform, name="transform.num_associations"):
    """Number of payload objects associated with a handle."""

    def apply(self, state: TransformState) -> None:
        count = len(state.payload(self.operands[0]))
        state.bind(self.results[0], [IntegerAttr(count, I64)])

    @of_signature
    def verify(self) -> None:
        ty = self.results[0].type
        wanted = _NOT_NUMBERS.get(str(ty))
        if wanted is not None:
            raise self.plain_error(f"expected {wanted} attribute, got 0 : i64")
        wrapped = wrapped_type(ty)
        if wrapped not in (None, "i64"):
            raise self.plain_error(
                "expected the type of the parameter attribute ('i64') to match the "
                f"parameter type ('{wrapped}')"
            )


def wrapped_type(ty: Type) -> str | None:
    """What a parameter has, as it is written; None where that is left open."""
    if (
        isinstance(ty, DialectType)
        and ty.dialect == "transform"
        and ty.mnemonic == "param"
    ):
        return str(ty).removeprefix("!transform.param<").removesuffix(">")
    return None


class KnobOp(Op, name="transform.tune.knob"):
    """A tunable parameter with its options."""

    options: Attribute
    selected: Attribute | None

    @of_signature
    def verify(self) -> None:
        options, selected = self.options, self.selected
        if (
            selected is not None
            and isinstance(options, ArrayAttr)
            and selected not in options.elements
        ):
            raise self.error(
                "provided `selected` attribute is not an element of `options` array "
                "of attributes"
            )


class TuneAlternativesOp(Op, name="transform.tune.alternatives"):
    """Alternative sequences, one of which is selected."""

    selected_region_attr: IntegerAttr | None

    def verify(self) -> None:
        types = [result.type for result in self.results]
        for region in self.regions:
            last = region.blocks[0].last
            if last is None or last.name != "transform.yield":
                raise self.error("expected 'transform.yield' as terminator")
            fault = yield_fault(last, types)
            if fault is not None:
                raise last.error(fault)
        chosen = self.selected_region_attr
        if chosen is not None and not 0 <= chosen.value < len(self.regions):
            raise self.error(
                "'selected_region' attribute specifies region at index "
                f"{chosen.value} while op has only {len(self.regions)} regions"
            )


class ApplyRegisteredPassOp(Transform, name="transform.apply_registered_pass"):
    """Applies a registered pass; options may be parameters."""

    dynamic_options: Values
    options: DictionaryAttr
    pass_name: StringAttr

    def consumed(self) -> Sequence[int]:
        return (0,)

    def apply(self, state: TransformState) -> None:
        targets = state.operations(self.operands[0])
        options = " ".join(
            f"{name}={self._shown(value, state)}"
            for name, value in self.options.entries
        )
        text = self.pass_name.value + (f"{{{options}}}" if options else "")
        for target in targets:
            refuse_itself(self, target)
            try:
                state.services.run_pass(text, target)
            except PassFailed as failed:
                found = self.silenceable("pass pipeline failed", ("target op", target))
                found.diagnostics[:0] = failed.diagnostics
                raise found from None
        state.bind(self.results[0], targets)

    def _shown(self, value: Attribute, state: TransformState) -> str:
        if isinstance(value, ArrayAttr):
            return ",".join(self._shown(one, state) for one in value.elements)
        if isinstance(value, StringAttr):
            return value.value
        if isinstance(value, IntegerAttr):
            return str(value.value)
        for index in _parameters(DictionaryAttr((("", value),))):
            given = state.parameters(self.dynamic_options[index])
            return ",".join(self._shown(one, state) for one in given)
        return str(value)

    @of_signature
    def verify(self) -> None:
        count = len(self.dynamic_options)
        used: set[int] = set()
        for index in _parameters(self.options):
            if not 0 <= index < count:
                raise self.error(
                    f"dynamic option index {index} is out of bounds for the number of "
                    f"dynamic options: {count}"
                )
            if index in used:
                raise self.error(
                    f"dynamic option index {index} is already used in options"
                )
            used.add(index)
        if len(used) < count:
            raise self.error(
                "a param operand does not have a corresponding param_operand attr in "
                "the options dict"
            )


def _parameters(options: DictionaryAttr) -> Iterator[int]:
    """The numbers of the parameters that options are, as they are met."""
    waiting = [value for _, value in reversed(options.entries)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, ArrayAttr):
            waiting += reversed(value.elements)
        elif isinstance(value, DialectAttr) and (value.dialect, value.mnemonic) == (
            "transform",
            "param_operand",
        ):
            found = _NUMBER.search(str(value))
            if found is not None:
                yield int(found[1])


_NUMBER: Final = re.compile(r"index = (-?\d+)")


class ConstrainParamsOp(Op, name="transform.smt.constrain_params"):
    """Constrains parameters, and defines others by them, with SMT ops."""

    def verify(self) -> None:
        block = self.regions[0].blocks[0]
        if len(self.operands) != len(block.arguments):
            raise self.error("must have the same number of block arguments as operands")
        last = block.last
        if not isinstance(last, smt.YieldOp):
            raise self.error("expected 'smt.yield' as terminator")
        for i, (operand, arg) in enumerate(
            zip(self.operands, block.arguments, strict=True)
        ):
            _verify_kind(self, (i, arg.type, "block arg"), operand.type, "operand")
        for op in block:
            if not op.name.startswith("smt."):
                raise self.error("ops contained in region should belong to SMT-dialect")
        if len(last.operands) != len(self.results):
            raise last.error(
                "expected terminator to have as many operands as the parent op has "
                "results"
            )
        for i, (operand, result) in enumerate(
            zip(last.operands, self.results, strict=True)
        ):
            given = (i, operand.type, "terminator operand")
            _verify_kind(last, given, result.type, "result")


def _verify_kind(
    op: Operation, given: tuple[int, Type, str], ty: Type, other: str
) -> None:
    """Whether a parameter is of what a value of the smt dialect stands for."""
    number, inner, what = given
    kind = inner.mnemonic if isinstance(inner, DialectType) else ""
    if kind not in ("bool", "bv", "int"):
        raise op.error(
            f"the type of {what} #{number} is expected to be either a !smt.bool, a "
            "!smt.int, or a !smt.bv"
        )
    wrapped = wrapped_type(ty)
    if wrapped is None or kind == "int":
        return
    if kind == "bool" and wrapped != "i1":
        raise op.error(
            f"the type of {what} #{number} is !smt.bool though the corresponding "
            f"{other} type ('{ty}') is not wrapping i1"
        )
    if kind == "bv" and wrapped != f"i{str(inner)[len('!smt.bv<') : -1]}":
        raise op.error(
            f"the type of {what} #{number} is '{inner}' though the corresponding "
            f"{other} type ('{ty}') is not wrapping an integer type of the same "
            "bitwidth"
        )
