"""Rules of operands that are given for each type of device.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects.acc.entries import words
from bridge.ir.attributes import Attribute, DenseArrayAttr, elements_of
from bridge.ir.core import Operation

DEVICES: Final = ("none", "star", "default", "host", "multicore", "nvidia")
"""The types of devices that upstream compares: not the last that there is."""


def devices(attr: Attribute | None) -> list[str]:
    """The types of devices in a list."""
    return ["".join(words(each)) for each in elements_of(attr)]


def duplicate(found: list[str]) -> str | None:
    """The first that is there a second time."""
    return next((each for i, each in enumerate(found) if each in found[:i]), None)


def verify_conflicts(op: Operation) -> None:
    """What is done with a value is not done without one for the same device."""
    given = {
        name: devices(op.properties.get(name))
        for name in (
            "asyncOnly",
            "asyncOperandsDeviceType",
            "waitOnly",
            "waitOperandsDeviceType",
        )
    }
    for device in DEVICES:
        if device in given["asyncOperandsDeviceType"] and device in given["asyncOnly"]:
            raise op.bare_error("asyncOnly attribute cannot appear with asyncOperand")
        if device in given["waitOperandsDeviceType"] and device in given["waitOnly"]:
            raise op.bare_error("wait attribute cannot appear with waitOperands")


def verify_count(
    op: Operation, operands: tuple[object, ...], name: str, keyword: str
) -> None:
    """A device for each operand."""
    if operands and len(elements_of(op.properties.get(name))) != len(operands):
        raise op.error(
            f"{keyword} operands count must match {keyword} device_type count"
        )


def verify_segments(
    op: Operation, operands: tuple[object, ...], name: str, keyword: str, most: int = 0
) -> None:
    """A device for each group of operands."""
    segments = op.properties.get(f"{name}Segments")
    types = op.properties.get(f"{name}DeviceType")
    sizes = segments.values if isinstance(segments, DenseArrayAttr) else ()
    if most and any(size > most for size in sizes):
        raise op.error(f"{keyword} expects a maximum of {most} values per segment")
    if sum(sizes) != len(operands) or (types is None and operands):
        raise op.error(f"{keyword} operand count does not match count in segments")
    if types is not None and len(elements_of(types)) != len(sizes):
        raise op.error(f"{keyword} segment count does not match device_type count")
