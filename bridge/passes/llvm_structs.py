"""What arrays and structs of llvm hold: taken out, and put in."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import llvm
from bridge.ir.core import Value
from bridge.ir.types import Type

__all__ = ["extracted", "inserted"]


def extracted(value: Value, place: Sequence[int], ty: Type) -> Value:
    """What an array or a struct holds at a place."""
    return llvm.ExtractValueOp(ty, value, list(place)).res


def inserted(whole: Value, value: Value, place: Sequence[int]) -> Value:
    """An array or a struct with another value at a place."""
    return llvm.InsertValueOp(whole, value, list(place)).res
