"""What is computed of elements, where they are stored and where they are not."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import arith
from bridge.dialects.sparse_tensor.storage import level_rank, shape_of
from bridge.ir.attributes import AffineMapAttr, UnitAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import I1, INDEX, Type
from bridge.ir.values import BlockArgument
from bridge.ods.rows import row
from bridge.op.base import Op, Value, Values
from bridge.op.registry import is_terminator


def _verify_formula(
    op: Operation, region: Region, name: str, inputs: Sequence[Type], output: Type
) -> None:
    """Whether a region takes and yields what it must. Raises `Invalid`."""
    block = region.blocks[0]
    if len(block.arguments) != len(inputs):
        raise op.bare_error(f"{name} region must have exactly {len(inputs)} arguments")
    for i, (argument, ty) in enumerate(zip(block.arguments, inputs, strict=True), 1):
        if argument.type is not ty:
            raise op.bare_error(f"{name} region argument {i} type mismatch")
    end = block.last
    if end is None or (row(end.name) is not None and not is_terminator(end.name)):
        raise op.bare_error(f"{name} region must end with a terminator")
    if end.name != "sparse_tensor.yield":
        raise op.bare_error(f"{name} region must end with sparse_tensor.yield")
    if [value.type for value in end.operands] != [output]:
        raise op.bare_error(f"{name} region yield type mismatch")


class BinaryOp(Op, name="sparse_tensor.binary"):
    """Combines elements of two sparse tensors by regions."""

    x: Value
    y: Value
    left_identity: UnitAttr | None
    right_identity: UnitAttr | None

    def verify(self) -> None:
        left, right, output = self.x.type, self.y.type, self.results[0].type
        overlap, left_region, right_region = self.regions
        if overlap.blocks:
            _verify_formula(self, overlap, "overlap", (left, right), output)
        if left_region.blocks:
            _verify_formula(self, left_region, "left", (left,), output)
        elif self.left_identity is not None and left is not output:
            raise self.bare_error(
                "left=identity requires first argument to have the same type as the "
                "output"
            )
        if right_region.blocks:
            _verify_formula(self, right_region, "right", (right,), output)
        elif self.right_identity is not None and right is not output:
            raise self.bare_error(
                "right=identity requires second argument to have the same type as the "
                "output"
            )


class UnaryOp(Op, name="sparse_tensor.unary"):
    """Maps elements of a sparse tensor by regions."""

    x: Value

    def verify(self) -> None:
        output = self.results[0].type
        present, absent = self.regions
        if present.blocks:
            _verify_formula(self, present, "present", (self.x.type,), output)
        if absent.blocks:
            _verify_formula(self, absent, "absent", (), output)
            self._verify_absent(absent)

    def _verify_absent(self, region: Region) -> None:
        """What is not stored has one value, which must be known."""
        block = region.blocks[0]
        value = block.last.operands[0] if block.last is not None else None
        if isinstance(value, BlockArgument):
            if value.owner is self.parent:
                raise self.bare_error("absent region cannot yield linalg argument")
            return
        made = value.defining_op if value is not None else None
        if made is None or isinstance(made, arith.ConstantOp):
            return
        if made.parent in (block, self.parent):
            raise self.bare_error("absent region cannot yield locally computed value")


class ReduceOp(Op, name="sparse_tensor.reduce"):
    """A custom reduction by a region."""

    x: Value

    def verify(self) -> None:
        ty = self.x.type
        _verify_formula(self, self.regions[0], "reduce", (ty, ty), ty)


class SelectOp(Op, name="sparse_tensor.select"):
    """Keeps the elements for which a region yields true."""

    x: Value

    def verify(self) -> None:
        _verify_formula(self, self.regions[0], "select", (self.x.type,), I1)


class ForeachOp(Op, name="sparse_tensor.foreach"):
    """Iterates over the stored elements of a tensor."""

    tensor: Value
    init_args: Values
    order: AffineMapAttr | None

    def verify(self) -> None:
        block = self.regions[0].blocks[0]
        rank = len(shape_of(self.tensor))
        if self.order is not None and self.order.map.num_dims != level_rank(
            self.tensor
        ):
            raise self.bare_error(
                "Level traverse order does not match tensor's level rank"
            )
        if rank + 1 + len(self.init_args) != len(block.arguments):
            raise self.bare_error("Unmatched number of arguments in the block")
        if len(self.results) != len(self.init_args):
            raise self.bare_error("Mismatch in number of init arguments and results")
        types = [result.type for result in self.results]
        if types != [value.type for value in self.init_args]:
            raise self.bare_error("Mismatch in types of init arguments and results")
        given = block.last.operands if block.last is not None else ()
        if types != [value.type for value in given]:
            raise self.bare_error("Mismatch in types of yield values and results")
        self._verify_arguments([argument.type for argument in block.arguments])

    def _verify_arguments(self, types: Sequence[Type]) -> None:
        rank = len(shape_of(self.tensor))
        for i, ty in enumerate(types[:rank]):
            if ty is not INDEX:
                raise self.bare_error(f"Expecting Index type for argument at index {i}")
        element = element_or_self(self.tensor.type)
        if types[rank] is not element:
            raise self.bare_error(
                "Unmatched element type between input tensor and block argument, "
                f"expected:{element}, got: {types[rank]}"
            )
