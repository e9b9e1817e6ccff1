"""Fourier transforms."""

from __future__ import annotations

from bridge.dialects.tosa.types import is_known, sizes_of, types_of
from bridge.ir.core import Operation
from bridge.ir.shapes import all_shapes_match, sizes_match
from bridge.ir.types import DYNAMIC
from bridge.op.base import Op, Value, of_signature


def _verify_powers(op: Operation, height: int, width: int) -> None:
    for size, name in ((height, "height"), (width, "width")):
        if is_known(size) and (size <= 0 or size & (size - 1)):
            raise op.error(f"expected {name} to be a power of two, got {size}")


class RFFT2dOp(Op, name="tosa.rfft2d"):
    """2-D fast Fourier transform of real input."""

    input_real: Value

    @of_signature
    def verify(self) -> None:
        types = types_of(self.results)
        if not all_shapes_match(types):
            found = ", ".join([f"'{ty}'" for ty in types])
            raise self.error(f"expected output shapes to match, got {found}")
        source, output = sizes_of(self.input_real), sizes_of(self.results[0])
        if source is None:
            return
        _verify_powers(self, source[1], source[2])
        if output is None:
            return
        if not sizes_match(source[:-1], output[:-1]):
            raise self.error(
                "expected batch and height dimensions of input/output to match, got "
                f"input='{self.input_real.type}' output='{types[0]}'"
            )
        if is_known(source[2], output[2]) and output[2] != source[2] // 2 + 1:
            raise self.error(
                "expected output width to be equal to input_width / 2 + 1, got "
                f"{output[2]}"
            )


class FFT2dOp(Op, name="tosa.fft2d"):
    """2-D fast Fourier transform of complex input."""

    input_real: Value
    input_imag: Value

    @of_signature
    def verify(self) -> None:
        real, imaginary = sizes_of(self.input_real), sizes_of(self.input_imag)
        if real is None or imaginary is None:
            return
        # Upstream looks at the imaginary part's sizes only where both are known.
        height, width = (
            DYNAMIC if real[i] == DYNAMIC else imaginary[i] for i in (1, 2)
        )
        _verify_powers(self, height, width)
