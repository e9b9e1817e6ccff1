"""Elements picked by their places: gathers, scatters and resized images."""

from __future__ import annotations

from bridge.dialects.op import Op, Value, of_signature
from bridge.dialects.tosa.convolutions import AXES, verify_size
from bridge.dialects.tosa.enums import EnumOp
from bridge.dialects.tosa.sizes import Sizes, by_name, by_number
from bridge.dialects.tosa.types import (
    constant,
    constant_shape,
    is_known,
    listed,
    sizes_of,
    verify_same_element,
)


class GatherOp(Op, name="tosa.gather"):
    """Rows of a tensor by their numbers."""

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
    """Several rows of a tensor from each of their numbers on."""

    values: Value
    indices: Value
    row_count: Value

    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.values, output)
        found = constant(self.row_count)
        count = int(found.values[0]) if found is not None and found.values else None
        if count is not None and count <= 0:
            raise self.error(f"requires row_count to be > 0, got {count}")
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


class ScatterOp(Op, name="tosa.scatter"):
    """A tensor with some of its rows replaced."""

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
    """Images of another size."""

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
