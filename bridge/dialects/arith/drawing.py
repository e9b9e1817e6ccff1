"""The ops of arith that random programs are made of."""

from typing import Final

LEFT_OUT: Final = ("bitcast", "scaling_extf", "scaling_truncf")
"""Which NaN a computation gives is not said, nor what a scale is that does not fit."""
