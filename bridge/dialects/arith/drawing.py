"""The ops of arith that random programs are made of."""

from typing import Final

LEFT_OUT: Final = ("scaling_extf", "scaling_truncf")
"""What a scale means that its format cannot hold is not said anywhere."""
