"""A run that stops where one says, and shows what there is: values, callers, memory.

Values are found where the program keeps them: in the frames of Python that run it.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from itertools import islice, product
from types import FrameType
from typing import TYPE_CHECKING, Final

from bridge.interpreter.elements import element_of
from bridge.interpreter.machine import show
from bridge.interpreter.memory import MemRef
from bridge.interpreter.observer import Observer
from bridge.interpreter.poison import PROGRAM, Undefined
from bridge.interpreter.programs import WHOLE, is_terminator
from bridge.ir.core import Operation
from bridge.ir.symbols import symbol_name
from bridge.ir.types import MemRefType, UnrankedMemRefType
from bridge.ir.values import Value

if TYPE_CHECKING:
    from bridge.interpreter.programs import Program

HELP: Final = """\
step, s            run to the next operation
next, n            run to the next operation that is not inside this one
continue, c        run to a breakpoint, or to the end
break, b 12        stop at operations of line 12; `b arith.addi` at those of a name
delete, d 12       stop there no longer; without a place, nowhere
print, p %x        a value; `p %r#1` of several; without a name, the operands
where, w           the operation, and what it is inside of and called from
up, u  down        look at the caller, and back
memory, m %x       the elements of a memref, `--` where it has none, and its buffer
list, l            the program around
quit, q            end the run
"""
SHOWN: Final = 64
"""How many elements of a memref are shown."""
UNREADABLE: Final = "--"
"""What stands for an element that was not written, or is no more."""
AROUND: Final = 5
"""How many lines of the program are shown on each side."""


class Quit(BaseException):
    """The run is ended: no error, so nothing that runs programs takes it for one."""


class Place:
    """A function of Python that runs a region, and the operation at which it is."""

    def __init__(self, frame: FrameType, program: Program, op: Operation) -> None:
        self.op = op
        self._frame = frame
        self._program = program

    @property
    def is_function(self) -> bool:
        """Whether it is the body of a function, which sees nothing around itself."""
        return self._frame.f_code.co_name == WHOLE

    def values(self) -> Iterator[tuple[Value, object]]:
        """What is known here, with its value."""
        known = self._frame.f_locals
        for value, name in self._program.known():
            if name in known:
                yield value, known[name]


class Debugger(Observer):
    """Stops before operations, asks for commands with `ask`, and answers by `write`.

    `ask` gives a line, or nothing where there are no more: the run then goes on to its
    end. It stops before the first operation.
    """

    def __init__(
        self,
        ask: Callable[[], str | None],
        write: Callable[[str], object],
        source: str = "",
    ) -> None:
        self._ask = ask
        self._write = write
        self._source = source.split("\n")
        self._lines: set[int] = set()
        self._names: set[str] = set()
        self._depth = 0
        self._until: int | None = sys.maxsize
        """The depth at which it stops next, or at any less; none for no such place."""
        self._places: list[Place] = []
        self._up = 0
        self._operands: tuple[object, ...] = ()
        self._last = ""

    def before(self, op: Operation, operands: tuple[object, ...]) -> None:
        stepping = self._until is not None and self._depth <= self._until
        if stepping or op.name in self._names or _line(op) in self._lines:
            self._operands = operands
            self._places = list(_places(sys._getframe(1), op))
            self._up = 0
            self._show(op)
            self._converse()
            self._places = []
        if not is_terminator(op):
            self._depth += 1

    def after(self, op: Operation, results: tuple[object, ...]) -> None:
        self._depth -= 1
        if results and self._until is not None and self._depth <= self._until:
            self._say(f"  = {', '.join(map(show, results))}")

    def _say(self, text: str) -> None:
        self._write(f"{text}\n")

    def _show(self, op: Operation) -> None:
        shown = ", ".join(map(show, self._operands))
        self._say(f"{op.position}: {op.name}({shown})")

    def _converse(self) -> None:
        """Answers until the run goes on."""
        while True:
            line = self._ask()
            if line is None:
                self._until = None
                self._lines.clear()
                self._names.clear()
                return
            # As in other debuggers, an empty line is the last one again.
            self._last = line.strip() or self._last
            try:
                words = shlex.split(self._last, comments=False)
            except ValueError as error:
                self._say(str(error))
                continue
            if words and self._obey(words[0], words[1:]):
                return

    def _obey(self, command: str, words: list[str]) -> bool:
        """Whether the run goes on."""
        if command in GOING:
            self._until = {"s": sys.maxsize, "n": self._depth, "c": None}[command[0]]
            return True
        answer = ANSWERS.get(command)
        if answer is None:
            self._say(f"'{command}' is no command:\n{HELP.rstrip()}")
        else:
            answer(self, words)
        return False

    def _break(self, words: list[str]) -> None:
        for word in words:
            if word.isdecimal():
                self._lines.add(int(word))
            else:
                self._names.add(word)
        places = [*map(str, sorted(self._lines)), *sorted(self._names)]
        self._say(f"breakpoints: {', '.join(places) or 'none'}")

    def _delete(self, words: list[str]) -> None:
        self._lines -= {int(w) for w in words if w.isdecimal()} or self._lines
        self._names -= set(words) or self._names
        self._break([])

    def _print(self, words: list[str]) -> None:
        if not words:
            self._show(self._places[0].op)
        for word in words:
            found = self._find(word)
            if found is not None:
                value, content = found
                self._say(f"{word} : {value.type} = {show(content)}")

    def _find(self, word: str) -> tuple[Value, object] | None:
        """The innermost value of a name at this place; says where there is none."""
        names: set[str] = set()
        for place in self._places[self._up :]:
            for value, content in place.values():
                found = names_of(value) or self._numbers(value)
                if word.removeprefix("%") in found:
                    return value, content
                names.update(found)
            if place.is_function:
                break
        known = ", ".join([f"%{name}" for name in sorted(names)]) or "none"
        self._say(f"there is no value '{word}' here, but {known}")
        return None

    def _numbers(self, value: Value) -> tuple[str, ...]:
        """What a value is called that has a number in the text: programs keep none."""
        op = value.defining_op
        if op is None or not 0 < op.position.line <= len(self._source):
            return ()
        before = self._source[op.position.line - 1][: op.position.column - 1]
        found = _RESULTS.search(before)
        names = [*_result_names(found[1])] if found else []
        number = list[Value](op.results).index(value)
        return names[number] if number < len(names) else ()

    def _where(self, words: list[str]) -> None:
        for number, place in enumerate(self._places):
            mark = ">" if number == self._up else " "
            op = place.op
            name = symbol_name(_function(op))
            self._say(
                f"{mark} {op.position}: {op.name}{f' in @{name}' if name else ''}"
            )

    def _move(self, words: list[str]) -> None:
        steps = 1 if self._last.startswith("u") else -1
        if 0 <= self._up + steps < len(self._places):
            self._up += steps
        self._where([])

    def _memory(self, words: list[str]) -> None:
        for word in words:
            found = self._find(word)
            if found is None:
                continue
            value, content = found
            ty = value.type
            if not isinstance(content, MemRef) or not isinstance(
                ty, MemRefType | UnrankedMemRefType
            ):
                self._say(f"{word} is no memref, but of type {ty}")
                continue
            buffer = content.buffer
            self._say(
                f"{word} : {ty} = {content!r} of {buffer.size} bytes ({buffer.kind})"
            )
            self._say(f"  [{', '.join(_elements(content, ty))}]")

    def _list(self, words: list[str]) -> None:
        at = _line(self._places[self._up].op)
        lines = enumerate(self._source, 1)
        for number, text in islice(lines, max(at - AROUND - 1, 0), at + AROUND):
            breaks = "*" if number in self._lines else " "
            self._say(f"{'>' if number == at else breaks}{number:4} {text}")

    def _quit(self, words: list[str]) -> None:
        raise Quit


GOING: Final = frozenset({"step", "s", "next", "n", "continue", "c"})
_COMMANDS: Final[dict[str, Callable[[Debugger, list[str]], None]]] = {
    "break": Debugger._break,
    "delete": Debugger._delete,
    "print": Debugger._print,
    "where": Debugger._where,
    "up": Debugger._move,
    "memory": Debugger._memory,
    "list": Debugger._list,
    "quit": Debugger._quit,
}
ANSWERS: Final = {
    **_COMMANDS,
    **{name[0]: answer for name, answer in _COMMANDS.items()},
    "down": Debugger._move,
}
"""What does not make the run go on, by its name and its first letter."""


def names_of(value: Value) -> tuple[str, ...]:
    """What a value is called in the text: of an op's several results, `r#1` too."""
    op = value.defining_op
    if op is None or len(op.results) < 2:
        return (value.name,) if value.name is not None else ()
    first = op.results[0].name
    own = (value.name,) if value.name is not None else ()
    return (
        own
        if first is None
        else (*own, f"{first}#{list[Value](op.results).index(value)}")
    )


_RESULT: Final = re.compile(r"%([\w$.-]+)(?::(\d+))?")
_RESULTS: Final = re.compile(r"(%[\w$.:, %-]+?)\s*=\s*$")
"""The names of an op's results, at the end of what is before the op."""


def _result_names(text: str) -> Iterator[tuple[str, ...]]:
    """What `%0, %1:2` calls each result."""
    for name, count in _RESULT.findall(text):
        if not count:
            yield (name,)
        for number in range(int(count or 0)):
            yield (name, f"{name}#0") if number == 0 else (f"{name}#{number}",)


def _places(frame: FrameType | None, op: Operation) -> Iterator[Place]:
    """Where the program is, innermost first."""
    running: Operation | None = op
    while frame is not None:
        program: Program | None = frame.f_globals.get(PROGRAM)
        if program is not None:
            at = running or program.op_at(frame.f_lineno)
            running = None
            if at is not None:
                yield Place(frame, program, at)
        frame = frame.f_back


def _elements(memref: MemRef, ty: MemRefType | UnrankedMemRefType) -> Iterator[str]:
    element = element_of(ty.element)
    places = product(*[range(size) for size in memref.sizes])
    for indices in islice(places, SHOWN):
        steps = zip(indices, memref.strides, strict=True)
        at = memref.offset + sum([index * stride for index, stride in steps])
        try:
            yield show(element.load(memref.buffer, at * element.size))
        except Undefined:
            yield UNREADABLE
    if memref.num_elements > SHOWN:
        yield f"... {memref.num_elements - SHOWN} more"


def _line(op: Operation) -> int:
    return op.position.line


def _function(op: Operation) -> Operation:
    while symbol_name(op) is None and op.parent_op is not None:
        op = op.parent_op
    return op
