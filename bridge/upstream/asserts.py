"""Assertions of compiled code that end the call, and not the process.

Upstream lowers `cf.assert` to `abort`. Here it becomes a call of a function that jumps
back to where the call from Python began, over frames of compiled code alone: C's
`setjmp` and `longjmp`. What memory the code had allocated is lost, as in C.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from threading import local
from typing import Final

from bridge.dialects import cf, func
from bridge.errors import Diagnostic, Trap
from bridge.ir.attributes import IntegerAttr, StringAttr
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.symbols import symbol_name
from bridge.ir.types import IntegerType
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module

VERIFICATION: Final = "generate-runtime-verification"
"""The pass that makes assertions of what operations take for granted."""

FAILED: Final = "__bridge_failed"
CALL: Final = "__bridge_call"

_SUPPORT: Final = """
llvm.func @__bridge_failed(i32) -> !llvm.ptr
llvm.func @longjmp(!llvm.ptr, i32) attributes {passthrough = ["noreturn"]}
llvm.func @_setjmp(!llvm.ptr) -> i32 attributes {passthrough = ["returns_twice"]}
llvm.func @__bridge_call(%entry: !llvm.ptr, %args: !llvm.ptr, %place: !llvm.ptr) {
  %back = llvm.call @_setjmp(%place) : (!llvm.ptr) -> i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %first = llvm.icmp "eq" %back, %zero : i32
  llvm.cond_br %first, ^run, ^end
^run:
  llvm.call %entry(%args) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return
}
llvm.func @__bridge_check(%holds: i1, %number: i32) {
  llvm.cond_br %holds, ^holds, ^fails
^holds:
  llvm.return
^fails:
  %place = llvm.call @__bridge_failed(%number) : (i32) -> !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.call @longjmp(%place, %one) : (!llvm.ptr, i32) -> ()
  llvm.unreachable
}
llvm.func @template(%holds: i1) {
  %number = llvm.mlir.constant(0 : i32) : i32
  llvm.call @__bridge_check(%holds, %number) : (i1, i32) -> ()
  llvm.return
}
"""

_PLACE: Final = 1024
"""Bytes for what `setjmp` keeps, which is less everywhere."""

Failures = list[Diagnostic]


def take_over(module: Operation) -> Failures:
    """Makes assertions report to a `Guard`, in place; returns their messages."""
    found = [op for op in module.walk() if isinstance(op, cf.AssertOp) and _is_ours(op)]
    if not found:
        return []
    support = read_module(Source(_SUPPORT, "<assertions>"), registry=REFERENCE)
    *functions, template = list(support.body)
    known = {symbol_name(op) for op in module.body}
    for function in functions:
        if symbol_name(function) not in known:
            function.detach()
            module.body.append(function)
    constant, call, _ = list(template.regions[0].blocks[0])
    for number, op in enumerate(found):
        _replace(op, number, constant, call)
    return [_failure(op) for op in found]


def _is_ours(op: Operation) -> bool:
    """Whether it is in a function of the module itself."""
    while op.parent_op is not None and not isinstance(op, func.FuncOp):
        op = op.parent_op
    around = op.parent_op
    return around is not None and around.parent_op is None


def _replace(op: Operation, number: int, constant: Operation, call: Operation) -> None:
    build = Builder.before(op)
    which = build.insert(constant.clone())
    which.set_property("value", IntegerAttr(number, IntegerType(32)))
    check = call.clone()
    check.operands = (_condition(op), which.result)
    for made in (which, build.insert(check)):
        made.location = op.location
    op.erase()


def _condition(op: Operation) -> Value:
    return op.operands[0]


def _failure(op: Operation) -> Diagnostic:
    message = op.get("msg")
    text = message.value if isinstance(message, StringAttr) else ""
    generated = text.removeprefix("ERROR: ")
    shown = generated if generated != text else f"assertion failed: {text}"
    return Diagnostic("error", shown, op.position)


class Guard:
    """Calls compiled functions so that a failed assertion is a `Trap`."""

    def __init__(self, failures: Failures) -> None:
        self._failures = failures
        self._state = local()
        self.callback = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_uint32)(self._failed)
        self._call: Callable[[object], object] | None = None

    def attach(self, packed: int) -> None:
        """Takes the address of the packed wrapper of `CALL`."""
        self._call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(packed)

    def entry(self, address: int) -> Callable[[int], None]:
        """What calls the packed wrapper at an address; raises `Trap`."""

        def call(table: int) -> None:
            place = ctypes.create_string_buffer(_PLACE)
            values = [address, table, ctypes.addressof(place)]
            words = (ctypes.c_uint64 * 3)(*values)
            start = ctypes.addressof(words)
            packed = (ctypes.c_void_p * 3)(start, start + 8, start + 16)
            places = self._places()
            places.append(values[2])
            try:
                if self._call is not None:
                    self._call(ctypes.addressof(packed))
            finally:
                places.pop()
            failed = vars(self._state).pop("failed", None)
            if failed is not None:
                raise Trap(self._failures[failed])

        return call

    def _places(self) -> list[int]:
        """Where this thread's calls came from, the innermost last."""
        places: list[int] = vars(self._state).setdefault("places", [])
        return places

    def _failed(self, number: int) -> int:
        """The callback of compiled code: records the assertion, returns where to go."""
        self._state.failed = number
        return self._places()[-1]
