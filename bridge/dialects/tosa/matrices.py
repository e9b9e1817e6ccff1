"""Products of matrices, and rescaling of what they accumulate."""

from __future__ import annotations

from bridge.dialects.quant.types import stored_type
from bridge.dialects.tosa.enums import EnumOp
from bridge.dialects.tosa.sizes import Sizes, by_name, shown
from bridge.dialects.tosa.types import (
    element_of,
    is_integer,
    is_known,
    sizes_of,
    stored,
    verify_zero_points,
    verify_zero_type,
    zero_point,
)
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.shapes import sizes_match
from bridge.ir.types import FloatType, IntegerType, Type
from bridge.op.base import Op, Value


def _width(ty: Type) -> int:
    return ty.width if isinstance(ty, IntegerType | FloatType) else 0


def _verify_operands(op: MatMulOp | MatMulTOp) -> None:
    left, right = element_of(op.a), element_of(op.b)
    a, b = stored_type(left), stored_type(right)
    if (a is None) != (b is None):
        raise op.error(
            "expect operands to be both quantized or both not quantized, got "
            f"'{left}' and '{right}'"
        )
    if a is not None and b is not None and _width(a) != _width(b):
        raise op.error(
            f"expect quantized operands to have same widths, got {_width(a)} and "
            f"{_width(b)}"
        )
    verify_zero_type(op, op.a, op.a_zp, "input a and a_zp have")
    verify_zero_type(op, op.b, op.b_zp, "input b and b_zp have")
    verify_zero_points(op, a=op.a_zp, b=op.b_zp)


def verify_batches(sizes: Sizes) -> None:
    """Whether there is one second matrix, or one for each first. Raises `Invalid`."""
    n, d = sizes.get("N"), sizes.get("D")
    if n is not None and d is not None and d not in (n, 1):
        raise sizes.op.error(
            "expect B matrix batch size to be broadcast compatible with A, got "
            f"D={d} vs N={n}"
        )
    if n is None and d is not None:
        sizes.known["N"] = d


def _verify_output(sizes: Sizes) -> None:
    verify_inferred(sizes.op, sizes.shape("NHW"))


def verify_inferred(op: Operation, wanted: tuple[int, ...]) -> None:
    """Whether the result may have the shape the operands make. Raises `Invalid`."""
    output = sizes_of(op.results[0])
    if output is not None and not sizes_match(wanted, output):
        raise op.error(
            f"expected output shape {shown(output)} to be compatible with inferred "
            f"shape {shown(wanted)}"
        )


class MatMulOp(Op, name="tosa.matmul"):
    """Batched matrix multiplication of `[N, H, C]` and `[N, C, W]`."""

    a: Value
    b: Value
    a_zp: Value
    b_zp: Value

    def verify(self) -> None:
        _verify_operands(self)
        sizes = Sizes(self, by_name)
        sizes.meet("a", self.a, "NHC")
        sizes.meet("b", self.b, "NCW")
        _verify_output(sizes)


class MatMulTOp(Op, name="tosa.matmul_t"):
    """Batched matrix multiplication, the second operand transposed."""

    a: Value
    b: Value
    a_zp: Value
    b_zp: Value

    def verify(self) -> None:
        _verify_operands(self)
        sizes = Sizes(self, by_name)
        sizes.meet("a", self.a, "NHC")
        sizes.meet("b", self.b, "DWC")
        verify_batches(sizes)
        _verify_output(sizes)


def _verify_integer(op: Operation, name: str, value: Value) -> None:
    ty = stored(value)
    if not isinstance(ty, IntegerType):
        raise op.error(f"expect {name} to have integer element type, got '{ty}'")


def _verify_widths(op: Operation, name: str, value: Value, zero: Value) -> None:
    ty, zero_type = stored(value), stored(zero)
    integers = isinstance(ty, IntegerType) and isinstance(zero_type, IntegerType)
    if not integers or _width(ty) != _width(zero_type):
        raise op.error(
            f"expected {name} and {name}_zp to both be integer of the same bitwidth, "
            f"but got '{ty}' vs. '{zero_type}'"
        )


def _verify_zero(op: Operation, name: str, zero: Value, unsigned: bool) -> None:
    found, element = zero_point(zero, not unsigned), element_of(zero)
    if not found:
        return
    wide = is_integer(element, 16) and unsigned
    if not wide and not is_integer(element, 8):
        raise op.error(f"expect {name}_zp of 0, got {found}")
    if wide and found != 32768:
        raise op.error(
            f"expect {name}_zp of 0 or 32768 for unsigned int16 {name}, got {found}"
        )


class RescaleOp(EnumOp, name="tosa.rescale"):
    """Rescales integers by multipliers and shifts."""

    input: Value
    multiplier: Value
    shift: Value
    input_zp: Value
    output_zp: Value
    scale32: IntegerAttr
    per_channel: IntegerAttr
    input_unsigned: IntegerAttr
    output_unsigned: IntegerAttr

    def verify(self) -> None:
        output = self.results[0]
        _verify_integer(self, "input", self.input)
        _verify_integer(self, "output", output)
        _verify_widths(self, "input", self.input, self.input_zp)
        _verify_widths(self, "output", output, self.output_zp)
        _verify_zero(self, "input", self.input_zp, bool(self.input_unsigned.value))
        _verify_zero(self, "output", self.output_zp, bool(self.output_unsigned.value))
        self._verify_multiplier()
        self._verify_channels()

    def _verify_multiplier(self) -> None:
        scale32 = bool(self.scale32.value)
        width, ty = 32 if scale32 else 16, element_of(self.multiplier)
        if not is_integer(ty, width):
            raise self.error(
                f"expect i{width} element type for multiplier for "
                f"scale32={str(scale32).lower()}, got '{ty}'"
            )

    def _verify_channels(self) -> None:
        sizes, channels = sizes_of(self.input), 1
        if sizes is None:
            return
        if self.per_channel.value:
            if not sizes:
                raise self.error(
                    "requires input to be at least rank 1 when per_channel is true, "
                    "but got rank 0"
                )
            channels = sizes[-1]
        verify_inferred(self, sizes)
        for name, value in (("multiplier", self.multiplier), ("shift", self.shift)):
            given = sizes_of(value)
            if given is not None and is_known(given[0]) and given[0] != channels:
                raise self.error(
                    f"expect shape of {{ {channels} }} for {name} input, got "
                    f"{{ {given[0]} }}"
                )
