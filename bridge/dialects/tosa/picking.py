"""Elements picked by index: gathers, scatters and resized images."""

from __future__ import annotations

from bridge.dialects.tosa.convolutions import AXES, verify_size
from bridge.dialects.tosa.enums import EnumOp
from bridge.dialects.tosa.scaled import block_size
from bridge.dialects.tosa.sizes import Sizes, by_name, by_number
from bridge.dialects.tosa.types import (
    constant,
    constant_shape,
    is_known,
    listed,
    sizes_of,
    verify_same_element,
)
from bridge.op.base import Op, Value, Values, of_signature


class GatherOp(Op, name="tosa.gather"):
    """Gathers rows of a tensor by indices."""

    values: Value
    indices: Value

    @of_signature
    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.values, output)
        sizes = Sizes(self, by_number)
        sizes.meet("values", self.values, "NKC")
        sizes.meet("indices", self.indices, "NW")
        sizes.meet("output", output, "NWC")


class RowGatherOp(Op, name="tosa.row_gather"):
    """Gathers several consecutive rows from each index."""

    values: Value
    indices: Value
    row_count: Value

    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.values, output)
        count = _row_count(self, self.row_count)
        sizes = Sizes(self, by_name)
        sizes.meet("values", self.values, "N C")
        sizes.meet("indices", self.indices, "NW")
        sizes.meet("output", output, "N C")
        width, made = sizes.get("W"), sizes_of(output)
        if width is None or count is None or made is None:
            return
        rows = width * count
        if is_known(made[1]) and made[1] != rows:
            raise self.error(
                "requires output dimension to be equal to indices[1]*row_count "
                f"({rows}), got {made[1]}"
            )


def _row_count(op: Op, value: Value) -> int | None:
    """A constant number of rows. Raises `Invalid` where it is none."""
    found = constant(value)
    count = int(found.values[0]) if found is not None and found.values else None
    if count is not None and count <= 0:
        raise op.error(f"requires row_count to be > 0, got {count}")
    return count


def _by_place(name: str, number: int, letter: str) -> str:
    what = ("batch", "rows", "channels")[number]
    return f"expected {what} of {name} to match size"


class RowGatherBlockScaledOp(Op, name="tosa.row_gather_block_scaled"):
    """Gathers rows of block-scaled data: of elements and of scales."""

    values: Values
    indices: Value
    row_count: Value

    def verify(self) -> None:
        given, made = self.values, self.results
        self._verify_lists(len(given), len(made))
        self._verify_block(len(given))
        for i, (source, result) in enumerate(zip(given, made, strict=True)):
            names = f"values[{i}]", f"output[{i}]"
            verify_same_element(self, source, result, *names)
        count = _row_count(self, self.row_count)
        sizes = Sizes(self, _by_place)
        sizes.meet("values[0]", given[0], "NKC")
        channels, block = sizes.get("C"), block_size(self)
        if channels is not None and channels % block:
            raise self.error(
                f"expects channels of values[0] ({channels}) to be divisible by "
                f"block_size ({block})"
            )
        sizes.meet("indices", self.indices, "NW")
        sizes.meet("output[0]", made[0], "N C")
        self._verify_rows(0, sizes, count)
        if len(given) > 1:
            sizes.meet("values[1]", given[1], "NK ")
            sizes.meet("output[1]", made[1], "N  ")
            self._verify_rows(1, sizes, count)
            self._verify_scales(sizes)

    def _verify_rows(self, i: int, sizes: Sizes, count: int | None) -> None:
        width, made = sizes.get("W"), sizes_of(self.results[i])
        if width is None or count is None or made is None:
            return
        if is_known(made[1]) and made[1] != width * count:
            raise self.error(
                f"requires output[{i}] dimension 1 to have size {width * count}, got "
                f"{made[1]}"
            )

    def _verify_scales(self, sizes: Sizes) -> None:
        channels, block = sizes.get("C"), block_size(self)
        sizes.meet("values[1]", self.values[1], "  M")
        sizes.meet("output[1]", self.results[1], "  M")
        blocks = sizes.get("M")
        if channels is not None and blocks not in (None, channels // block):
            raise self.error(
                "expects channels of scale tensors to equal C/block_size "
                f"({channels}/{block}), got {blocks}"
            )

    def _verify_lists(self, given: int, made: int) -> None:
        if given not in (1, 2):
            raise self.error(
                f"expects values tensor list length to be 1 or 2, got {given}"
            )
        if given != made:
            raise self.error(
                "expects output tensor list length to match values tensor list length, "
                f"got {made} results for {given} input tensors"
            )

    def _verify_block(self, given: int) -> None:
        is_one = block_size(self) == 1
        if is_one is not (given == 1):
            wanted = "be" if given == 1 else "not be"
            raise self.error(
                f"requires block_size to {wanted} BLOCK_SIZE_1 when values tensor list "
                f"length is {given}"
            )


class ScatterOp(Op, name="tosa.scatter"):
    """Scatters rows into a tensor by indices."""

    values_in: Value
    indices: Value
    input: Value

    @of_signature
    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.values_in, output)
        verify_same_element(self, self.input, output)
        sizes = Sizes(self, by_number)
        sizes.meet("values_in", self.values_in, "NKC")
        sizes.meet("indices", self.indices, "NW")
        sizes.meet("input", self.input, "NWC")
        sizes.meet("values_out", output, "NKC")
        k, w = sizes.get("K"), sizes.get("W")
        if k is not None and w is not None and k < w:
            raise self.error(f"requires dimensions K >= W, got K={k} and W={w}")


class ResizeOp(EnumOp, name="tosa.resize"):
    """Resizes images `[N, IH, IW, C]`."""

    input: Value
    scale: Value
    offset: Value
    border: Value

    def verify(self) -> None:
        scale, offset, border = map(
            constant_shape, (self.scale, self.offset, self.border)
        )
        if scale is None or offset is None or border is None:
            return
        if any(n <= 0 for n in scale):
            raise self.error(f"expect all scale values to be > 0, got {listed(scale)}")
        source, output = sizes_of(self.input), sizes_of(self.results[0])
        if source is None or output is None:
            return
        for i in (0, 1):
            numbers = (*scale[2 * i : 2 * i + 2], offset[i], border[i])
            self._verify_axis(i, source[i + 1], output[i + 1], numbers)

    def _verify_axis(
        self, i: int, source: int, output: int, numbers: tuple[int, ...]
    ) -> None:
        up, down, offset, border = numbers
        if not is_known(source) or source == 1:
            return
        axis = AXES[i + 1]
        moved = (source - 1) * up - offset + border
        if moved % down:
            letter = axis.letter
            raise self.error(
                f"expected (input_{axis.name} - 1) * scale_{letter}_n - "
                f"offset_{letter} + border_{letter} to be wholly divisible by "
                f"scale_{letter}_d, got (({source} - 1) * {up} - {offset} + {border}) "
                f"/ {down}"
            )
        verify_size(self, axis, moved, down, output)
