"""The machine: what a run of a program has besides the values of its operations."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Literal

from bridge.errors import Crash, Diagnostic, Trap, Unsupported
from bridge.interpreter import libraries
from bridge.interpreter.memory import Buffer, Heap
from bridge.interpreter.observer import Observer
from bridge.interpreter.poison import Poison, Undefined
from bridge.interpreter.programs import Program, ops_of, unsupported
from bridge.ir.attributes import StringAttr, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup_nearest
from bridge.ir.types import FunctionType

if TYPE_CHECKING:
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.transfers import Transfer

Order = Literal["forward", "backward", "shuffled"]

STEPS: Final = 1 << 40
"""How many iterations and calls a run may make, unless it is told."""
DEPTH: Final = 1000
"""How many calls may be nested, unless a run is told."""
_FRAMES: Final = 40
"""Frames of Python that one nested call may need."""


class Function:
    """A function of the program, compiled when it is first reached."""

    __slots__ = ("_code", "_machine", "_program", "op")

    def __init__(self, machine: Machine, op: Operation) -> None:
        self.op = op
        self._machine = machine
        self._program: Program | None = None
        self._code: Callable[..., tuple[object, ...]] | None = None

    def compile(self) -> None:
        """Makes its code; raises `Unsupported` where an op has no meaning."""
        if self.op.regions and self.op.regions[0].blocks:
            self._program = Program(self._machine, self.op.regions[0])
            self._code = self._program.run
        else:
            self._code = self._of_library()

    def close(self) -> None:
        """Lets go of its code, which refers to itself."""
        if self._program is not None:
            self._program.close()
        self._program = self._code = None

    def _of_library(self) -> Callable[..., tuple[object, ...]]:
        """What a function without a body does: a library has it."""
        op, name = self.op, self.op.get("sym_name")
        ty = getattr(op.get("function_type"), "type", None)
        if not isinstance(ty, FunctionType) or not isinstance(name, StringAttr):
            raise unsupported(op, "a function without a body is called")
        try:
            meaning = libraries.function(
                self._machine, name.value, len(ty.inputs), lowered=False
            )
        except Unsupported as error:
            raise unsupported(op, error.diagnostics[0].message) from None
        if ty.results:
            return lambda *arguments: (meaning(*arguments),)

        def run(*arguments: object) -> tuple[object, ...]:
            meaning(*arguments)
            return ()

        return run

    def __call__(self, *arguments: object) -> tuple[object, ...]:
        """Runs it; what it allocated on the stack is gone afterwards."""
        machine = self._machine
        assert self._code is not None
        machine.tick()
        machine.depth += 1
        if machine.depth > machine.max_depth:
            raise Undefined(f"calls are nested more than {machine.max_depth} deep")
        mark = len(machine.stack)
        try:
            return self._code(*arguments)
        finally:
            machine.depth -= 1
            machine.unwind(mark)


class Machine:
    """Runs functions; `order` is that of iterations which may run in any order.

    `max_steps` bounds iterations and calls, `max_depth` nested calls, `vscale` is the
    factor of scalable vectors. LLVM's matrices lie in vectors column after column, or
    with `rows_first` row after row.
    """

    def __init__(
        self,
        *,
        max_steps: int = STEPS,
        max_depth: int = DEPTH,
        vscale: int = 1,
        order: Order = "forward",
        rows_first: bool = False,
        fast_math: bool = False,
        observer: Observer | None = None,
        write: Callable[[str], object] | None = None,
        write_error: Callable[[str], object] | None = None,
    ) -> None:
        self.max_depth = max_depth
        self.vscale = vscale
        self.order = order
        self.rows_first = rows_first
        self.fast_math = fast_math
        self.observer = observer
        self.write = write or _to_stdout
        """What is given the text that the program prints."""
        self.write_error = write_error or _to_stderr
        self.depth = 0
        self.heap = Heap()
        self.stack: list[Buffer] = []
        self.stack_allocations = 0
        """How many ops of the program so far compiled allocate on the stack."""
        self.transfers: dict[tuple[Buffer, int], list[Transfer]] = {}
        """What was started and is not waited for, by the place of its tag."""
        self.masks: list[tuple[Array, Array | None]] = []
        """Those around what runs, innermost last, each with what is elsewhere."""
        self.shared: list[list[Array]] = []
        """Of the parallel loops that run, innermost last, what they make so far."""
        self.reordered: Operation | None = None
        """An op that ran several iterations in an order of the machine's choice."""
        self.iteration: tuple[int, ...] = ()
        """The indices of the structured op that runs."""
        self._steps = max_steps
        self._functions: dict[Operation, Function] = {}
        self._waiting: list[Function] = []
        self._globals: dict[Operation, object] = {}
        self._random = random.Random(0)

    def function(self, op: Operation) -> Function:
        """The code of a function, which may not be compiled yet."""
        found = self._functions.get(op)
        if found is None:
            found = self._functions[op] = Function(self, op)
            self._waiting.append(found)
        return found

    def callee(self, op: Operation, name: SymbolRefAttr | str) -> Function:
        """The function that a symbol of an op refers to."""
        target = lookup_nearest(op, name)
        if target is None:
            raise unsupported(op, f"there is no function {name}")
        return self.function(target)

    def compile(self) -> None:
        """Compiles all functions that were asked for, and those they ask for."""
        while self._waiting:
            self._waiting.pop().compile()

    def close(self) -> None:
        """Ends what refers to itself, so that nothing waits for Python's collector.

        Functions refer to the machine, and their code to the functions that it calls.
        """
        for function in self._functions.values():
            function.close()
        self._functions.clear()
        self._globals.clear()

    def once(self, op: Operation, make: Callable[[], object]) -> object:
        """What is made once in a run, of an op: the memory of a global."""
        if op not in self._globals:
            self._globals[op] = make()
        return self._globals[op]

    def tick(self) -> None:
        """Counts a step; raises `Undefined` where there were too many."""
        self._steps -= 1
        if self._steps < 0:
            raise Undefined("the program ran longer than its budget")

    def spend(self, steps: int) -> None:
        """Counts steps at once."""
        self._steps -= steps
        if self._steps < 0:
            raise Undefined("the program ran longer than its budget")

    def allocate(self, size: int, *, stack: bool = False) -> Buffer:
        """New memory, uninitialized; on the stack it ends with its scope."""
        if size > 1 << 34:
            raise Undefined(f"{size} bytes are allocated, more than there is")
        if not stack:
            return Buffer.uninitialized(size, "heap")
        buffer = Buffer.uninitialized(size, "stack")
        self.stack.append(buffer)
        return buffer

    def unwind(self, mark: int) -> None:
        """Ends the lifetime of what is on the stack above a mark."""
        while len(self.stack) > mark:
            self.stack.pop().free("memory is used whose stack frame has ended")

    def scoped(self, run: Callable[..., object]) -> Callable[..., object]:
        """`run`, after which what was allocated on the stack in it is gone."""

        def within(*arguments: object) -> object:
            mark = len(self.stack)
            try:
                return run(*arguments)
            finally:
                self.unwind(mark)

        return within

    def ordered(self, op: Operation, items: Sequence[object]) -> list[object]:
        """Items in the order in which this run visits them."""
        found = list(items)
        if len(found) > 1:
            self.reordered = op
        if self.order == "backward":
            found.reverse()
        elif self.order == "shuffled":
            self._random.shuffle(found)
        return found

    def run(
        self, function: Function, arguments: Sequence[object]
    ) -> tuple[object, ...]:
        """Calls a function.

        Raises `Trap` where the program does what is undefined, `Crash` where the
        machine fails, both at the operation that was running.
        """
        self.compile()
        with _recursion(self.max_depth * _FRAMES):
            try:
                found = function(*arguments)
            except Undefined as fault:
                raise Trap(at_running_op(fault, str(fault))) from fault
            except RecursionError as fault:
                message = "calls are nested too deeply"
                raise Trap(at_running_op(fault, message)) from fault
            except Exception as fault:
                message = f"the interpreter failed: {fault!r}"
                raise Crash(at_running_op(fault, message)) from fault
        self._check_waited()
        return found

    def _check_waited(self) -> None:
        for transfers in self.transfers.values():
            for transfer in transfers:
                message = "the program ended while a transfer was not waited for"
                op = transfer.origin
                raise Trap(
                    message if op is None else op.plain_error(message).diagnostics
                )


def _to_stdout(text: str) -> None:
    sys.stdout.write(text)


def _to_stderr(text: str) -> None:
    sys.stderr.write(text)


@contextmanager
def _recursion(frames: int) -> Iterator[None]:
    """Lets Python nest so many calls, at least."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, frames))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def at_running_op(fault: BaseException, message: str) -> Diagnostic:
    """What is said of the op that was running, its operands and its callers."""
    running = ops_of(fault.__traceback__)
    if not running:
        return Diagnostic("error", message)
    op, values = running[-1]
    shown = ", ".join([show(value) for value in values])
    text = f"'{op.name}': {message}" + (f" (operands: {shown})" if shown else "")
    diagnostic = op.plain_error(text).diagnostics[0]
    callers = [caller for caller, _ in running[:-1] if not caller.is_ancestor_of(op)]
    notes = [
        Diagnostic("note", f"called from '{caller.name}'", caller.position)
        for caller in reversed(callers[-8:])
    ]
    return diagnostic.but(notes=(*diagnostic.notes, *notes))


def show(value: object) -> str:
    """A value as messages have it: arrays and buffers are cut short."""
    text = repr(value) if not hasattr(value, "shape") else str(value).replace("\n", "")
    return text if len(text) <= 60 else text[:57] + "..."


def check_returned(values: Sequence[object], name: str) -> None:
    """Raises `Trap` where a result is poison, which nobody outside can see."""
    for number, value in enumerate(values):
        found = poison_in(value)
        if found is not None:
            message = f"result #{number} of @{name} is poison: {found.why()}"
            if found.origin is None:
                raise Trap(message)
            raise Trap(found.origin.plain_error(message).diagnostics)


def poison_in(value: object) -> Poison | None:
    """A poison value that a value is or has as an element."""
    if isinstance(value, Poison):
        return value
    if getattr(getattr(value, "dtype", None), "kind", "") != "O":
        return None
    items: list[object] = value.ravel().tolist()  # type: ignore[attr-defined]
    return next((item for item in items if isinstance(item, Poison)), None)
