"""Calls in the place of values, with casts between the types."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import func, tensor
from bridge.dialects.tensor.reshapes import knows_all_of
from bridge.dialects.transform.patterns import CONVERTERS, verify_children
from bridge.ir.attributes import SymbolRefAttr, UnitAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, OpResult
from bridge.ir.dominance import Dominance
from bridge.ir.symbols import lookup_nearest
from bridge.ir.types import FunctionType, Type
from bridge.op.base import Region, Value
from bridge.op.traits import has_trait
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.transforming import (
    CastDescriptor,
    Silenceable,
    Transform,
    TransformState,
)


class TypeConversionCastShapeDynamicDimsOp(
    CastDescriptor, name="transform.type_conversion.tensor.cast_shape_dynamic_dims"
):
    """Casts of tensors to sizes that are not known, and back."""

    ignore_dynamic_info: UnitAttr | None

    def cast(self, value: Value, ty: Type, *, back: bool) -> Value | None:
        loses = back or self.ignore_dynamic_info is not None
        if not loses and not knows_all_of(value.type, ty):
            return None
        if not tensor.CastOp.are_cast_compatible([value.type], [ty]):
            return None
        return tensor.CastOp(ty, value).results[0]


class CastAndCallOp(Transform, name="transform.func.cast_and_call"):
    """Replaces values by what a call gives, with casts."""

    insertion_point: Value
    inputs: Value | None
    outputs: Value | None
    function: Value | None
    function_name: SymbolRefAttr | None
    insert_after: UnitAttr | None
    conversions: Region

    def verify(self) -> None:
        verify_children(self, self.regions[0], CONVERTERS, "children ops")
        if self.function is None and self.function_name is None:
            raise self.error("expected a function handle or name to call")
        if self.function is not None and self.function_name is not None:
            raise self.error("function handle and name are mutually exclusive")

    @property
    def casts(self) -> list[Operation]:
        """What stands for the casts."""
        return [op for block in self.conversions.blocks for op in block]

    def can_apply(self) -> bool:
        return all(isinstance(op, CastDescriptor) for op in self.casts)

    def apply(self, state: TransformState) -> None:
        inputs = [] if self.inputs is None else state.values(self.inputs)
        outputs = [] if self.outputs is None else state.values(self.outputs)
        if len({*outputs}) != len(outputs):
            raise self.silenceable("cast and call output values must be unique")
        places = state.operations(self.insertion_point)
        if len(places) != 1:
            text = "Only one op can be specified as an insertion point"
            raise self.silenceable(text)
        (place,) = places
        self._check_order(place, inputs, outputs)
        function = self._called(place, state)
        ty = _type_of(function)
        _check_counts(function, ty, inputs, outputs)
        call = self._call(place, function, ty, inputs, outputs, Rewriter(state))
        state.bind(self.results[0], [call])

    def _check_order(
        self, place: Operation, inputs: Sequence[Value], outputs: Sequence[Value]
    ) -> None:
        """Raises `PassFailed` where the call would not be between both."""
        dominance, after = Dominance(), self.insert_after is not None
        if after and has_trait(place, "Terminator"):
            # Upstream puts the call there nevertheless.
            raise self.failure("nothing can follow the insertion point")
        for output in outputs:
            for user in output.users:
                # What is inside of an operation is before its end, other than
                # upstream has it.
                follows = dominance.properly_dominates(place, user) and not (
                    after and place.is_ancestor_of(user)
                )
                if not follows and (after or user is not place):
                    raise self.failure(
                        f"User {user} is not dominated by insertion point {place}"
                    )
        for one in inputs:
            own = after and one.defining_op is place
            if not own and not dominance.value_dominates(one, place):
                text = f"input {_shown(one)} does not dominate insertion point {place}"
                raise self.failure(text)

    def _called(self, place: Operation, state: TransformState) -> func.FuncOp:
        if self.function_name is not None:
            found = lookup_nearest(place, self.function_name)
            if not isinstance(found, func.FuncOp):
                raise self.failure(f"unresolved symbol {self.function_name}")
            return found
        assert self.function is not None  # it is valid
        functions = state.operations(self.function)
        if len(functions) != 1:
            raise self.failure("requires a single function to call")
        if not isinstance(functions[0], func.FuncOp):
            raise self.failure("invalid non-function callee")
        return functions[0]

    def _call(
        self,
        place: Operation,
        function: func.FuncOp,
        ty: FunctionType,
        inputs: Sequence[Value],
        outputs: Sequence[Value],
        rewriter: Rewriter,
    ) -> Operation:
        after = self.insert_after is not None
        make = InsertionPoint.after_op if after else InsertionPoint.before_op
        rewriter.point, rewriter.location = make(place), place.any_location
        with rewriter:
            pairs = zip(inputs, ty.inputs, strict=True)
            given = [self._cast(value, type_, back=False) for value, type_ in pairs]
            call = func.CallOp(function, given)
            cast = [a for a, b in zip(given, inputs, strict=True) if a is not b]
            kept = {call, *[one.defining_op for one in cast]}
            new = [
                self._cast(made, value.type, back=True)
                for made, value in zip(call.results, outputs, strict=True)
            ]
        for value, made in zip(outputs, new, strict=True):
            # Upstream has casts of arguments use what the call gives.
            rewriter.replace_uses_where(value, made, lambda use: use.op not in kept)
        return call

    def _cast(self, value: Value, ty: Type, *, back: bool) -> Value:
        if value.type is ty:
            return value
        # Those that come last are asked first.
        for op in reversed(self.casts):
            if isinstance(op, CastDescriptor):
                made = op.cast(value, ty, back=back)
                if made is not None:
                    return made
        text = f"Failed to materialize conversion of {_shown(value)} to type {ty}"
        raise self.failure(text)


def _type_of(function: func.FuncOp) -> FunctionType:
    ty = function.function_type.type
    assert isinstance(ty, FunctionType)  # by its row
    return ty


def _check_counts(
    function: func.FuncOp,
    ty: FunctionType,
    inputs: Sequence[Value],
    outputs: Sequence[Value],
) -> None:
    """Raises `Silenceable` where the function has others than there are values."""
    for wanted, given, of, what in (
        (ty.inputs, inputs, "arguments", "inputs"),
        (ty.results, outputs, "results", "outputs"),
    ):
        if len(wanted) != len(given):
            text = (
                f"mismatch between number of function {of} {len(wanted)} and number of "
                f"{what} {len(given)}"
            )
            raise Silenceable(function.bare_error(text).diagnostics)


def _shown(value: Value) -> str:
    """A value as upstream's diagnostics have it."""
    if isinstance(value, OpResult):
        return str(value.op)
    block = value.block
    number = [one is value for one in block.arguments].index(True) if block else 0
    return f"<block argument> of type '{value.type}' at index: {number}"
