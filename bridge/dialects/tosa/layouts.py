"""Ops that move elements about: reshapes, slices, padding, tiles and transposes."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from bridge.dialects.tosa.types import (
    Shape,
    constant,
    constant_shape,
    element_of,
    is_known,
    listed,
    rank_of,
    sizes_of,
    verify_same_element,
    verify_same_rank,
)
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr
from bridge.ir.shapes import element_or_self, shapes_match, sizes_match
from bridge.ir.types import DYNAMIC, RankedTensorType, Type, UnrankedTensorType
from bridge.op.base import Op, Value, Values, of_signature

_INFERRED: Final = -1
"""A size that follows from the others."""


class ReshapeOp(Op, name="tosa.reshape"):
    """Reshapes a tensor."""

    input1: Value
    shape: Value

    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.input1, output)
        wanted, sizes = constant_shape(self.shape), sizes_of(output)
        if wanted is None:
            return
        if wanted.count(_INFERRED) > 1:
            raise self.error("expected at most one target dimension to be -1")
        if sizes is None:
            return
        if len(wanted) != len(sizes):
            raise self.error("new shape does not match result rank")
        for new, size in zip(wanted, sizes, strict=True):
            if new not in (_INFERRED, DYNAMIC) and is_known(size) and new != size:
                raise self.error("new shape is inconsistent with result shape")
            if new != DYNAMIC and new < _INFERRED:
                raise self.error(f"new shape has invalid tensor dimension size {new}")
        source = sizes_of(self.input1)
        if source is not None and is_known(*source):
            self._verify_count(prod(source), wanted, sizes)

    def _verify_count(self, count: int, wanted: list[int], sizes: Shape) -> None:
        target = prod(size for size in wanted if size > 0)
        found = count
        if is_known(*sizes) and prod(sizes) != count:
            found = prod(sizes)
        elif target > count or (all(n > 0 for n in wanted) and target != count):
            found = target
        if found != count:
            raise self.error(f"cannot reshape {count} elements into {found}")

    def infer_types(self) -> list[Type]:
        """A type of the result's elements; its shape is checked by `verify`."""
        return [UnrankedTensorType(element_of(self.input1))]

    @staticmethod
    def are_types_compatible(inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        """Whether elements are equal."""
        return element_or_self(inferred[0]) is element_or_self(actual[0])


class PadOp(Op, name="tosa.pad"):
    """Pads a tensor with a constant."""

    input1: Value
    padding: Value
    pad_const: Value

    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.input1, output)
        verify_same_element(self, self.pad_const, output)
        source, target = sizes_of(self.input1), sizes_of(output)
        if source is None or target is None:
            return
        verify_same_rank(self, source, target, "output")
        found = constant(self.padding)
        if found is not None:
            self._verify_padding(source, target, [int(n) for n in found.values])

    def _verify_padding(self, source: Shape, target: Shape, padding: list[int]) -> None:
        rank = len(source)
        if len(padding) != rank * 2:
            raise self.error(
                f"padding tensor must have {rank} * 2 = {rank * 2} elements, but got "
                f"{len(padding)}"
            )
        for i, (size, result) in enumerate(zip(source, target, strict=True)):
            before, after = padding[2 * i : 2 * i + 2]
            if min(before, after) < -1:
                raise self.error(
                    f"invalid padding values at dimension {i}: values must be "
                    "non-negative or -1 for dynamic padding, got "
                    f"[{before}, {after}]"
                )
            wanted = size + before + after
            if is_known(size, result) and result != wanted:
                raise self.error(
                    f"mismatch in output shape at dimension {i}: expected {size} + "
                    f"{before} + {after} = {wanted}, but got {result}"
                )


class SliceOp(Op, name="tosa.slice"):
    """Extracts a slice of a tensor, by starts and sizes."""

    input1: Value
    start: Value
    size: Value

    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.input1, output)
        source, target = sizes_of(self.input1), sizes_of(output)
        if source is not None:
            self._verify_ranks(source, target)
        start, size = constant_shape(self.start), constant_shape(self.size)
        if start is not None and any(n < 0 and n != _INFERRED for n in start):
            raise self.error(
                f"start values must be non-negative, got [{listed(start)}]"
            )
        if size is None:
            return
        if any(n <= 0 and n != _INFERRED for n in size):
            raise self.error(f"size values must be > 0, got [{listed(size)}]")
        known = [DYNAMIC if n == _INFERRED else n for n in size]
        if target is not None and not sizes_match(target, known):
            raise self.error(
                f"expected output shape to match size values, got '{output.type}' vs "
                f"[{listed(size)}]"
            )
        if source is not None and start is not None:
            self._verify_bounds(source, start, size)

    def _verify_ranks(self, source: Shape, target: Shape | None) -> None:
        if target is not None and len(source) != len(target):
            raise self.error(
                f"expect input1 and output to have the same ranks, got {len(source)} "
                f"and {len(target)}"
            )
        for name, value in (("start", self.start), ("size", self.size)):
            if rank_of(value) != len(source):
                raise self.error(
                    f"length of {name} is not equal to rank of input shape"
                )

    def _verify_bounds(
        self, source: Shape, starts: list[int], sizes: list[int]
    ) -> None:
        for i, (have, start, size) in enumerate(
            zip(source, starts, sizes, strict=False)
        ):
            given = is_known(have) and _INFERRED not in (start, size)
            if given and start + size > have:
                raise self.error(
                    "start + size must be less than or equal to input dimension size, "
                    f"got start={start}, size={size} vs input dim size={have} at "
                    f"dimension {i}"
                )


class TileOp(Op, name="tosa.tile"):
    """Replicates a tensor along its dimensions."""

    input1: Value
    multiples: Value

    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.input1, output)
        source, target = sizes_of(self.input1), sizes_of(output)
        count = rank_of(self.multiples)
        if source is not None:
            if len(source) != count:
                raise self.error(
                    f"expect 'multiples' to have rank {len(source)} but got {count}."
                )
            if target is not None:
                verify_same_rank(self, source, target, "output")
        elif target is not None and len(target) != count:
            raise self.error(
                f"expect 'multiples' array to have length {len(target)} but got "
                f"{count}."
            )
        multiples = constant(self.multiples)
        if multiples is not None and any(
            n <= 0 and n != _INFERRED for n in multiples.values
        ):
            raise self.error(
                "expect element of 'multiples' to be positive integer or -1."
            )


class TransposeOp(Op, name="tosa.transpose"):
    """Permutes the dimensions of a tensor."""

    input1: Value
    perms: DenseArrayAttr

    @of_signature
    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.input1, output)
        source, target = sizes_of(self.input1), sizes_of(output)
        perms = [int(n) for n in self.perms.values]
        self._verify_rank("input", source, perms)
        if source is not None and target is not None and len(source) != len(target):
            raise self.error("expected input tensor rank to equal result tensor rank")
        self._verify_rank("output", target, perms)
        if sorted(perms) != list(range(len(perms))):
            raise self.error("expected valid permutation indices")
        if source is not None and target is not None:
            self._verify_sizes(source, target, perms)

    def _verify_rank(self, name: str, sizes: Shape | None, perms: list[int]) -> None:
        if sizes is not None and len(perms) != len(sizes):
            raise self.error(
                f"expected perms attribute to have size {len(sizes)} ({name} rank) but "
                f"got size {len(perms)}"
            )

    def _verify_sizes(self, source: Shape, target: Shape, perms: list[int]) -> None:
        if is_known(*source, *target) and prod(source) != prod(target):
            raise self.error(
                "expected input1 and output to have same numbers of elements, got "
                f"{prod(source)} and {prod(target)}"
            )
        for i, size in enumerate(target):
            have = source[perms[i]]
            if is_known(have, size) and have != size:
                raise self.error(
                    f"expected output tensor dim {i} to match input dim {perms[i]} "
                    f"with value of {have}"
                )


class ReverseOp(Op, name="tosa.reverse"):
    """Reverses a tensor along an axis."""

    input1: Value
    axis: IntegerAttr

    @of_signature
    def verify(self) -> None:
        output, axis = self.results[0], self.axis.value
        verify_same_element(self, self.input1, output)
        if axis < 0:
            raise self.error("expected non-negative reverse axis")
        sizes = sizes_of(self.input1)
        if sizes is not None and axis >= len(sizes) and (axis or sizes):
            raise self.error(
                f"expect input tensor rank ({len(sizes)}) to be larger than reverse "
                f"axis ({axis})"
            )


class ConcatOp(Op, name="tosa.concat"):
    """Concatenates tensors along an axis."""

    input1: Values
    axis: IntegerAttr

    @of_signature
    def verify(self) -> None:
        output, axis = self.results[0], self.axis.value
        if not self.input1:
            raise self.error("expect at least one input")
        for value in self.input1:
            verify_same_element(self, value, output)
        shapes = [shape for v in self.input1 if (shape := sizes_of(v)) is not None]
        if shapes and not 0 <= axis < len(shapes[0]):
            raise self.error(
                "expect axis to be within range 0 < axis < "
                f"rank(input1[firstRankedTensorIdx]), got {axis}"
            )
        if len(shapes) == len(self.input1):
            self._verify_shapes(shapes, sizes_of(output))

    def _verify_shapes(self, shapes: list[Shape], output: Shape | None) -> None:
        first, axis = shapes[0], self.axis.value
        for i, shape in enumerate(shapes[1:], 1):
            self._verify_operand(i, shape)
        if output is None:
            return
        if len(output) != len(first):
            raise self.error(
                f"expect output rank to match inputs rank, got {len(output)} vs "
                f"{len(first)}"
            )
        along = [shape[axis] for shape in shapes]
        if is_known(output[axis], *along) and sum(along) != output[axis]:
            raise self.error(
                "requires sum of axis dimensions of input1 equal to output axis "
                f"dimension, got {sum(along)} and {output[axis]}"
            )

    def _verify_operand(self, i: int, shape: Shape) -> None:
        first = sizes_of(self.input1[0]) or ()
        if len(shape) != len(first):
            raise self.error(
                "expect all operands to have the same rank, but got "
                f"{len(first)} vs {len(shape)} on operands 0 and {i}"
            )
        for dim, (a, b) in enumerate(zip(shape, first, strict=True)):
            if dim != self.axis.value and is_known(a, b) and a != b:
                raise self.error(
                    "expect all operand shapes to have the same sizes on non-axis "
                    f"dimensions, but got {a} vs {b} at index {dim} on operands 0 and "
                    f"{i}"
                )

    def infer_types(self) -> list[Type]:
        """The type of the result. Raises `Invalid`."""
        element, axis = element_of(self.input1[0]), self.axis.value
        shapes = [sizes_of(value) for value in self.input1]
        ranked = [shape for shape in shapes if shape is not None]
        if not ranked:
            return [UnrankedTensorType(element)]
        sizes = [DYNAMIC] * len(ranked[0])
        for shape in ranked:
            for dim, size in enumerate(shape):
                if dim == axis or size == DYNAMIC:
                    continue
                if dim >= len(sizes) or sizes[dim] not in (DYNAMIC, size):
                    raise self.bare_error(
                        "Cannot concat tensors with different sizes on the non-axis "
                        f"dimension {dim}"
                    )
                sizes[dim] = size
        along = [
            shape[axis] if shape and axis < len(shape) else DYNAMIC for shape in shapes
        ]
        sizes[axis] = sum(along) if is_known(*along) else DYNAMIC
        return [RankedTensorType(tuple(sizes), element)]

    @staticmethod
    def are_types_compatible(inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        """Whether elements are equal and shapes go together."""
        (a,), (b,) = inferred, actual
        return element_or_self(a) is element_or_self(b) and shapes_match(a, b)
