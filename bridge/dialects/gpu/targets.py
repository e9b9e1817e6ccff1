"""What the targets of a module of kernels ask of the operations in it."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from bridge.errors import Diagnostic, Invalid
from bridge.ir.attributes import ArrayAttr
from bridge.ir.core import Operation
from bridge.ir.locations import callers_of, position_of
from bridge.ods.rows import row
from bridge.op.base import Op
from bridge.text.integers import integer_value

_CHIP: Final = re.compile(r"sm_([0-9]+)([af]?)").fullmatch
_OLDEST: Final = 20
_FAMILY: Final = 2
_ARCHITECTURE: Final = 3


class Chip(NamedTuple):
    """A streaming multiprocessor: its version, and what is promised of others."""

    version: int
    kind: str
    """`a` where code is for this one only, `f` where it is for its family."""

    def has(self, wanted: int) -> bool:
        """Whether it has what is required: a version, and what kind that is of."""
        version, kind = divmod(wanted, 10)
        if kind == _ARCHITECTURE:
            return self.kind == "a" and self.version == version
        if kind == _FAMILY:
            same = self.version // 10 == version // 10
            return bool(self.kind) and same and self.version >= version
        return self.version >= version


class GPUModuleOp(Op, name="gpu.module"):
    """A module of device functions."""

    targets: ArrayAttr | None

    def verify(self) -> None:
        for target in self.targets.elements if self.targets is not None else ():
            if getattr(target, "node_name", "") == "nvvm.target":
                _verify_target(self, target)


def _verify_target(module: Operation, target: Any) -> None:
    found = _CHIP(target.chip) if target.verify_target else None
    if found is None:
        return
    chip = Chip(integer_value(found[1]), found[2])
    if chip.version < _OLDEST:
        message = "Minimum NVVM target SM version is sm_20"
        place = module.location
        emitted = Diagnostic("error", message, position_of(place), callers_of(place))
        raise Invalid(emitted)
    for op in module.walk():
        wanted = _required(op)
        if wanted and not any(map(chip.has, wanted)):
            raise op.error(f"is not supported on {target.chip}")


def _required(op: Operation) -> tuple[int, ...]:
    if op.dialect != "nvvm":
        return ()
    line = row(op.name)
    for trait in line.traits if line is not None else ():
        if trait.name == "NVVMRequiresSM":
            return tuple(map(int, trait.arguments))
    return ()
