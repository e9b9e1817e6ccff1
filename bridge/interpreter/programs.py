"""Regions as Python functions: the source that runs one, an op a line.

The values of a region are local variables, and a region inside it is a function inside
its function, so that Python finds what is defined around it. A line calls what the op's
`interpret` gave, with the functions of its regions and the values of its operands:

    def r0(v0, v1):
        v2 = m1(v0, v1)
        def r1(v3, v4): ...
        v5 = m2(r1, v0, v2)
        return (v5,)

A region of several blocks is a loop over the number of the block that is run next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from types import CodeType, TracebackType
from typing import TYPE_CHECKING, Final

from bridge.errors import Unsupported
from bridge.interpreter import fast_math
from bridge.interpreter.poison import PROGRAM, Poison, Undefined
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.values import Value

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine

Meaning = Callable[..., object]
"""From the functions of regions and the values of operands to the values of results.

One result is given as it is, several as a tuple. A terminator gives what its region's
function returns, or, where it has successors, the number of one and the values that its
block arguments take.
"""

DEEPEST: Final = 80
"""Python reads no more than 100 levels of indentation."""


WHOLE: Final = "run"
"""The function of Python that is the whole program; those of its regions are inside."""


class Constant:
    """The meaning of an op whose results are always the same."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


class Returns:
    """The meaning of a terminator that hands its operands to the op around it."""


RETURNS: Final = Returns()


class Defined:
    """The meaning of an op that is looked up: where it is reached, nothing runs."""


DEFINED: Final = Defined()


def call(function: Callable[..., tuple[object, ...]], results: int) -> Meaning:
    """The meaning of an op that calls a function with so many results."""
    if results != 1:
        return function
    return lambda *arguments: function(*arguments)[0]


def call_indirect(results: int) -> Meaning:
    """The meaning of an op that calls its first operand with the others."""

    def run(callee: Callable[..., tuple[object, ...]], *arguments: object) -> object:
        if isinstance(callee, Poison):
            raise Undefined(f"a poison value is called: {callee.why()}")
        found = callee(*arguments)
        return found[0] if results == 1 else found

    return run


class Program:
    """A region of an op, compiled; `run` takes the values of its block arguments.

    Raises `Unsupported` where an op in it has no meaning here.
    """

    def __init__(self, machine: Machine, region: Region) -> None:
        self._machine = machine
        self._observer = machine.observer
        self._names: dict[Value, str] = {}
        self._lines: list[str] = []
        self._ops: list[Operation | None] = [None]
        self._scope: dict[str, object] = {
            PROGRAM: self,
            "tick": machine.tick,
            "scoped": machine.scoped,
        }
        if self._observer is not None:
            self._scope |= {
                "before": self._observer.before,
                "after": self._observer.after,
            }
        self._region(region, WHOLE, 0)
        exec(_code("\n".join(self._lines)), self._scope)
        self.run: Callable[..., tuple[object, ...]] = self._scope[WHOLE]  # type: ignore[assignment]

    def close(self) -> None:
        """Lets go of what it runs with: its functions are in what they refer to."""
        self._scope.clear()

    @property
    def source(self) -> str:
        """The Python source."""
        return "\n".join(self._lines)

    def op_at(self, line: int) -> Operation | None:
        """The op that a line of the source runs."""
        return self._ops[line] if line < len(self._ops) else None

    def known(self) -> Iterable[tuple[Value, str]]:
        """The values of the program, and the variables that hold them."""
        return self._names.items()

    def name(self, value: Value) -> str:
        """The variable that holds a value."""
        return self._names.setdefault(value, f"v{len(self._names)}")

    def _put(self, depth: int, text: str, op: Operation | None = None) -> None:
        self._lines.append(" " * depth + text)
        self._ops.append(op)

    def _region(self, region: Region, name: str, depth: int) -> None:
        if depth > DEEPEST:
            op = region.parent
            message = "regions are nested too deeply to be interpreted"
            raise unsupported(op, message) if op else Unsupported(message)
        blocks = list(region.blocks)
        arguments = self._tuple(blocks[0].arguments if blocks else ())
        self._put(depth, f"def {name}({arguments}):")
        if not blocks:
            self._put(depth + 1, "return ()")
        elif len(blocks) == 1:
            self._block(blocks[0], depth + 1, {})
        else:
            numbers = {block: n for n, block in enumerate(blocks)}
            self._put(depth + 1, "b = 0")
            self._put(depth + 1, "while True:")
            self._dispatch(blocks, 0, depth + 2, numbers)

    def _dispatch(
        self, blocks: Sequence[Block], first: int, depth: int, numbers: dict[Block, int]
    ) -> None:
        """Finds the block whose number `b` is, by halves."""
        if len(blocks) == 1:
            self._block(blocks[0], depth, numbers)
            return
        half = len(blocks) // 2
        self._put(depth, f"if b < {first + half}:")
        self._dispatch(blocks[:half], first, depth + 1, numbers)
        self._put(depth, "else:")
        self._dispatch(blocks[half:], first + half, depth + 1, numbers)

    def _block(self, block: Block, depth: int, numbers: dict[Block, int]) -> None:
        for op in block.operations:
            self._op(op, depth, numbers)
        last = block.last
        if last is None or not is_terminator(last):
            self._put(depth, "return ()")

    def _op(self, op: Operation, depth: int, numbers: dict[Block, int]) -> None:
        meaning = meaning_of(op, self._machine)
        operands = self._tuple(op.operands)
        if self._observer is not None:
            self._put(depth, f"before({self._bind('o', op)}, ({operands}))", op)
        if isinstance(meaning, Constant):
            self._constant(op, meaning.value, depth)
        elif isinstance(meaning, Returns):
            self._put(depth, f"return ({operands})", op)
            return
        elif not isinstance(meaning, Defined):
            self._call(op, meaning, operands, depth, numbers)
        if self._observer is not None and not is_terminator(op):
            results = self._tuple(op.results)
            self._put(depth, f"after({self._bind('o', op)}, ({results}))", op)

    def _constant(self, op: Operation, value: object, depth: int) -> None:
        self._put(depth, f"{self.name(op.result)} = {self._bind('c', value)}", op)

    def _call(
        self,
        op: Operation,
        meaning: Meaning,
        operands: str,
        depth: int,
        numbers: dict[Block, int],
    ) -> None:
        regions = []
        for region in op.regions:
            regions.append(f"r{len(self._lines)}")
            allocations = self._machine.stack_allocations
            self._region(region, regions[-1], depth)
            if self._machine.stack_allocations > allocations and _frees_its_stack(op):
                self._put(depth, f"{regions[-1]} = scoped({regions[-1]})", op)
        given = "".join([f"{name}, " for name in regions]) + operands
        call = f"{self._bind('m', meaning)}({given})"
        if op.successors:
            self._branch(op, call, depth, numbers)
        elif is_terminator(op):
            self._put(depth, f"return {call}", op)
        elif len(op.results) == 1:
            self._put(depth, f"{self.name(op.result)} = {call}", op)
        elif op.results:
            self._put(depth, f"{self._tuple(op.results)} = {call}", op)
        else:
            self._put(depth, call, op)

    def _branch(
        self, op: Operation, call: str, depth: int, numbers: dict[Block, int]
    ) -> None:
        """Goes on with the successor that is chosen, its arguments set."""
        self._put(depth, "tick()", op)
        self._put(depth, f"n, a = {call}", op)
        for number, block in enumerate(op.successors):
            inner = depth
            if number + 1 < len(op.successors):
                self._put(depth, f"if n == {number}:")
                inner += 1
            if block.arguments:
                self._put(inner, f"{self._tuple(block.arguments)} = a")
            self._put(inner, f"b = {numbers[block]}")
            self._put(inner, "continue")

    def _tuple(self, values: Iterable[Value]) -> str:
        return "".join([f"{self.name(value)}, " for value in values]).rstrip()

    def _bind(self, kind: str, value: object) -> str:
        name = f"{kind}{len(self._scope)}"
        self._scope[name] = value
        return name


@lru_cache(maxsize=256)
def _code(source: str) -> CodeType:
    """What Python makes of a source: a function called often is read once."""
    return compile(source, "<interpreted>", "exec")


def is_terminator(op: Operation) -> bool:
    """Whether nothing after an op runs: it is last in its block and says so."""
    row = getattr(op, "row", None)
    return bool(op.successors) or (row is not None and row.terminator)


def _frees_its_stack(op: Operation) -> bool:
    """Whether what a region of an op allocates on the stack ends with the region."""
    row = getattr(op, "row", None)
    return row is not None and row.has_trait("AutomaticAllocationScope")


def meaning_of(
    op: Operation, machine: Machine
) -> Meaning | Constant | Returns | Defined:
    """What an op does; raises `Unsupported` where nothing says that."""
    interpret = getattr(op, "interpret", None)
    if interpret is None:
        raise unsupported(op, f"'{op.name}' is not interpreted")
    try:
        found: Meaning | Constant | Returns | Defined = interpret(machine)
    except Unsupported as error:
        if error.diagnostics[0].location.line:
            raise
        message = error.diagnostics[0].message
        raise unsupported(op, f"'{op.name}': {message}") from error
    if machine.fast_math and not isinstance(found, Constant | Returns | Defined):
        return fast_math.keeping(op, found)
    return found


def unsupported(op: Operation, message: str) -> Unsupported:
    """The error about an op that is not modelled."""
    return Unsupported(op.plain_error(message).diagnostics)


def ops_of(trace: TracebackType | None) -> list[tuple[Operation, tuple[object, ...]]]:
    """The ops that ran when an exception was raised, outermost first, with operands."""
    found = []
    while trace is not None:
        frame = trace.tb_frame
        program: Program | None = frame.f_globals.get(PROGRAM)
        op = program.op_at(trace.tb_lineno) if program else None
        if program and op:
            known = frame.f_locals
            values = [known.get(program.name(value)) for value in op.operands]
            found.append((op, tuple(values)))
        trace = trace.tb_next
    return found
