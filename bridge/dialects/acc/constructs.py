"""Compute constructs, data regions, and directives to devices."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.acc.device_rules import (
    DEVICES,
    devices,
    verify_conflicts,
    verify_count,
    verify_segments,
)
from bridge.errors import Diagnostic, Invalid
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ir.core import Operation
from bridge.op.base import Op, Value, Values
from bridge.op.interfaces.control_flow import RunsRegionsOnce

_DATA: Final = frozenset(
    {
        "acc.attach",
        "acc.copyin",
        "acc.copyout",
        "acc.create",
        "acc.delete",
        "acc.detach",
        "acc.deviceptr",
        "acc.getdeviceptr",
        "acc.nocreate",
        "acc.present",
    }
)
_ENTERED: Final = frozenset({"acc.attach", "acc.copyin", "acc.create"})
_UPDATED: Final = frozenset(
    {"acc.getdeviceptr", "acc.update_device", "acc.update_host"}
)
_DECLARED: Final = frozenset(
    {
        "acc.copyin",
        "acc.copyout",
        "acc.create",
        "acc.declare_device_resident",
        "acc.declare_link",
        "acc.deviceptr",
        "acc.getdeviceptr",
        "acc.present",
    }
)
_COMPUTES: Final = frozenset({"acc.kernels", "acc.loop", "acc.parallel", "acc.serial"})
_OF_DATA: Final = "expect data entry/exit operation or acc.getdeviceptr as defining op"


def _verify_made_by(op: Any, names: frozenset[str], message: str) -> None:
    for value in op.data_clause_operands:
        made = value.defining_op
        if made is None or made.name not in names:
            raise op.bare_error(message)


def verify_private(op: Operation) -> None:
    """What is private or reduced is so by an operation of its own, once.

    Raises `Invalid`.
    """
    for kind in ("private", "firstprivate", "reduction"):
        seen: set[Value] = set()
        for value in getattr(op, f"{kind}_operands"):
            made = value.defining_op
            if made is None or made.name != f"acc.{kind}":
                raise op.error(f"expected {kind} as defining op")
            if value in seen:
                raise op.error(f"{kind} operand appears more than once")
            seen.add(value)


def _verify_gangs(op: KernelsOp | ParallelOp) -> None:
    verify_segments(op, op.num_gangs, "numGangs", "num_gangs", 3)


def _verify_wait(op: Any) -> None:
    verify_segments(op, op.wait_operands, "waitOperands", "wait")


def _verify_sizes(op: KernelsOp | ParallelOp) -> None:
    verify_count(op, op.num_workers, "numWorkersDeviceType", "num_workers")
    verify_count(op, op.vector_length, "vectorLengthDeviceType", "vector_length")


def _verify_async(op: KernelsOp | ParallelOp | SerialOp) -> None:
    verify_count(op, op.async_operands, "asyncOperandsDeviceType", "async")
    verify_conflicts(op)
    _verify_made_by(op, _DATA, _OF_DATA)


class ParallelOp(RunsRegionsOnce, name="acc.parallel"):
    """A compute construct executed by gangs of workers."""

    num_gangs: Values
    num_workers: Values
    vector_length: Values
    async_operands: Values

    def verify(self) -> None:
        verify_private(self)
        _verify_gangs(self)
        _verify_wait(self)
        _verify_sizes(self)
        _verify_async(self)


class SerialOp(RunsRegionsOnce, name="acc.serial"):
    """A compute construct executed by one worker of one gang."""

    async_operands: Values

    def verify(self) -> None:
        verify_private(self)
        _verify_wait(self)
        _verify_async(self)


class KernelsOp(RunsRegionsOnce, name="acc.kernels"):
    """A compute construct that the compiler splits into kernels."""

    num_gangs: Values
    num_workers: Values
    vector_length: Values
    async_operands: Values

    def verify(self) -> None:
        _verify_gangs(self)
        _verify_wait(self)
        _verify_sizes(self)
        _verify_async(self)


class HostDataOp(RunsRegionsOnce, name="acc.host_data"):
    """A region in which the host uses device addresses."""

    data_clause_operands: Values

    def verify(self) -> None:
        if not self.data_clause_operands:
            raise self.bare_error(
                "at least one operand must appear on the host_data operation"
            )
        _verify_made_by(
            self,
            frozenset({"acc.use_device"}),
            "expect data entry operation as defining op",
        )


class DataOp(RunsRegionsOnce, name="acc.data"):
    """A region with data on a device."""

    default_attr: Attribute | None

    def verify(self) -> None:
        if not self.operands and self.default_attr is None:
            raise self.bare_error(
                "at least one operand or the default attribute must appear on the data "
                "operation"
            )
        _verify_made_by(self, _DATA, _OF_DATA)
        verify_conflicts(self)


def _verify_alone(op: EnterDataOp | ExitDataOp | WaitOp) -> None:
    """Checks that `async` and `wait` have operands or attributes, not both."""
    if op.async_operand is not None and op.async_ is not None:
        raise op.bare_error("async attribute cannot appear with asyncOperand")
    if op.wait_operands and op.properties.get("wait") is not None:
        raise op.bare_error("wait attribute cannot appear with waitOperands")
    if op.wait_devnum is not None and not op.wait_operands:
        raise op.bare_error("wait_devnum cannot appear without waitOperands")


def _verify_moved(op: EnterDataOp | ExitDataOp, kind: str) -> None:
    if not op.data_clause_operands:
        raise op.bare_error(
            f"at least one operand must be present in dataOperands on the {kind} data "
            "operation"
        )
    _verify_alone(op)


class ExitDataOp(Op, name="acc.exit_data"):
    """Removes data from a device."""

    async_: UnitAttr | None
    async_operand: Value | None
    wait_devnum: Value | None
    wait_operands: Values
    data_clause_operands: Values

    def verify(self) -> None:
        _verify_moved(self, "exit")


class EnterDataOp(Op, name="acc.enter_data"):
    """Creates data on a device."""

    async_: UnitAttr | None
    async_operand: Value | None
    wait_devnum: Value | None
    wait_operands: Values
    data_clause_operands: Values

    def verify(self) -> None:
        _verify_moved(self, "enter")
        _verify_made_by(self, _ENTERED, "expect data entry operation as defining op")


class UpdateOp(Op, name="acc.update"):
    """Updates data on the host or on a device."""

    async_operands: Values
    data_clause_operands: Values

    def verify(self) -> None:
        if not self.data_clause_operands:
            raise self.bare_error("at least one value must be present in dataOperands")
        verify_count(self, self.async_operands, "asyncOperandsDeviceType", "async")
        _verify_wait(self)
        verify_conflicts(self)
        _verify_made_by(self, _UPDATED, _OF_DATA)


class WaitOp(Op, name="acc.wait"):
    """Waits for asynchronous operations."""

    async_: UnitAttr | None
    async_operand: Value | None
    wait_devnum: Value | None
    wait_operands: Values

    verify = _verify_alone


def _verify_declared(
    op: DeclareEnterOp | DeclareExitOp | DeclareOp, *, some: bool = True
) -> None:
    if some and not op.data_clause_operands:
        text = "at least one operand must appear on the declare operation"
        raise Invalid(Diagnostic("error", text, op.position))
    _verify_made_by(
        op,
        _DECLARED,
        "expect valid declare data entry operation or acc.getdeviceptr as defining op",
    )


class DeclareEnterOp(Op, name="acc.declare_enter"):
    """Starts the lifetime of declared data on a device."""

    data_clause_operands: Values

    verify = _verify_declared


class DeclareExitOp(Op, name="acc.declare_exit"):
    """Ends the lifetime of declared data on a device."""

    data_clause_operands: Values
    token: Value | None

    def verify(self) -> None:
        _verify_declared(self, some=self.token is None)


class DeclareOp(Op, name="acc.declare"):
    """A region with declared data on a device."""

    data_clause_operands: Values

    verify = _verify_declared


class RoutineOp(Op, name="acc.routine"):
    """A function that is compiled for a device, with its level of parallelism."""

    def verify(self) -> None:
        base = self._count("none")
        text = (
            "only one of `gang`, `worker`, `vector`, `seq` can be present at the same "
            "time"
        )
        if base > 1:
            raise self.bare_error(text)
        for device in DEVICES[1:]:
            if base + self._count(device) > 1:
                raise self.bare_error(f"{text} for device_type `{device}`")

    def _count(self, device: str) -> int:
        """How many kinds of parallelism there are for a device."""
        found = [self.properties.get(n) for n in ("worker", "vector", "seq")]
        gangs = ("gang", "gangDimDeviceType")
        given = [any(device in devices(self.properties.get(n)) for n in gangs)]
        return sum(given + [device in devices(attr) for attr in found])


def _verify_outside(op: Operation) -> None:
    outer = op.parent_op
    while outer is not None:
        if outer.name in _COMPUTES:
            raise op.error("cannot be nested in a compute operation")
        outer = outer.parent_op


class InitOp(Op, name="acc.init"):
    """Initializes the runtime for devices."""

    verify = _verify_outside


class ShutdownOp(Op, name="acc.shutdown"):
    """Shuts down the runtime for devices."""

    verify = _verify_outside


class SetOp(Op, name="acc.set"):
    """Sets the default device."""

    def verify(self) -> None:
        _verify_outside(self)
        chosen = any(self.row.operands.counts(self)[:2])
        if not chosen and self.properties.get("device_type") is None:
            raise self.error(
                "at least one default_async, device_num, or device_type operand must "
                "appear"
            )


class DataBoundsOp(Op, name="acc.bounds"):
    """The bounds of an array section."""

    extent: Value | None
    upperbound: Value | None

    def verify(self) -> None:
        if self.extent is None and self.upperbound is None:
            raise self.bare_error("expected extent or upperbound.")
