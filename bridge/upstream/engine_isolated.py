"""Compiled code run in a worker, where it can do no harm.

What ends a process, an index out of bounds, a failed `cf.assert`, endless recursion or
a loop without an end, is a `Crash` here.
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from typing import Final, TextIO, TypeVar

import numpy as np

from bridge.ir.arrays import viewed
from bridge.ir.core import Operation
from bridge.ir.types import FunctionType
from bridge.upstream import engine, isolated
from bridge.upstream.compiled import ByName, Compiled, Sources
from bridge.upstream.exporter import generic_text
from bridge.upstream.importer import read_generic
from bridge.upstream.isolated import Answer
from bridge.upstream.libraries import NO_LIBRARIES, Libraries
from bridge.upstream.machine import THIS_MACHINE, Machine
from bridge.upstream.process import LONGEST, checked_timeout

T = TypeVar("T")
ArgumentValues = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class _Options:
    pipeline: str | None
    opt_level: int
    checked: bool
    machine: Machine
    libraries: tuple[str, ...]


def compile(
    module: Operation,
    *,
    pipeline: str | None = None,
    opt_level: int = 3,
    checked: bool = False,
    machine: Machine = THIS_MACHINE,
    libraries: Libraries = NO_LIBRARIES,
    timeout: float | None = None,
) -> Isolated:
    """The result of `engine.compile`, in a worker of its own.

    A call may take `timeout` seconds. Raises what `engine.compile` raises, and `Crash`
    where the worker dies.
    """
    engine.check_arguments(module, pipeline, opt_level)
    limit = LONGEST if timeout is None else checked_timeout(timeout)
    options = _Options(pipeline, opt_level, checked, machine, libraries.paths)
    made = Isolated(module, options, limit)
    made.prepare()
    return made


class Isolated(ByName):
    """A module as machine code in a worker; its functions by name, `compiled["f"]`.

    A worker that died is replaced at the next call, and what the module's memory held
    is as it was in the beginning.
    """

    def __init__(self, module: Operation, options: _Options, timeout: float) -> None:
        self.stdout: TextIO | None = None
        self._raw = generic_text(module)
        self._options = options
        self._sources: Sources = engine.sources(module)
        self._pool = isolated.Pool(timeout=timeout)

    def prepare(self) -> None:
        """Compiles; raises what that raises."""
        wrong = self._pool.call(_PREPARE, self._raw, self._options)
        if wrong is not None:
            raise wrong

    @property
    def llvm_ir(self) -> str:
        """As `compiled.Compiled` has it."""
        return self._artifact("llvm_ir", str)

    @property
    def assembly(self) -> str:
        """As `compiled.Compiled` has it."""
        return self._artifact("assembly", str)

    @property
    def object(self) -> bytes:
        """As `compiled.Compiled` has it."""
        return self._artifact("object", bytes)

    def _artifact(self, name: str, kind: type[T]) -> T:
        with self._pool.session(label=name) as ask:
            found = ask(_ARTIFACT, name)
            if found is None:
                ask(_PREPARE, self._raw, self._options)
                found = ask(_ARTIFACT, name)
        assert isinstance(found, kind)
        return found

    def __getitem__(self, name: str) -> IsolatedFunction:
        """A function; raises `Unsupported` where there is none with a body."""
        self._source(name)
        return IsolatedFunction(self, name)

    def __repr__(self) -> str:
        return f"<compiled in a worker {', '.join([f'@{name}' for name in self])}>"

    def type(self, name: str) -> FunctionType:
        """The type of a function."""
        return self._sources[name].type

    def call(self, name: str, args: ArgumentValues) -> Answer:
        """The results of a function.

        Arrays are copied there, in C order, and what was written to them is copied
        back, so arguments that share memory do not share it there. What the code prints
        is printed when it has ended. Raises what `compiled.Function` raises, and
        `Crash`; the arguments are unchanged then.
        """
        args = tuple(map(viewed, args))
        with self._pool.session(label=f"@{name}") as ask:
            answer = ask(_CALL, name, args)
            if answer is None:
                ask(_PREPARE, self._raw, self._options)
                answer = ask(_CALL, name, args)
        if isinstance(answer, Exception):
            raise answer
        result, written, printed = answer
        (self.stdout or sys.stdout).write(printed)
        for mine, theirs in zip(args, written, strict=True):
            if isinstance(mine, np.ndarray) and mine.flags.writeable:
                mine[...] = theirs
        return result


@dataclass(frozen=True, slots=True)
class IsolatedFunction:
    """A function of a module that is compiled in a worker: called as one here is."""

    code: Isolated
    name: str

    @property
    def type(self) -> FunctionType:
        """Its type in the module that was compiled."""
        return self.code.type(self.name)

    def __call__(self, *args: object) -> object:
        return self.code.call(self.name, args)

    def bind(self, *args: object) -> IsolatedCall:
        """The call with these arguments."""
        return IsolatedCall(self, args)


@dataclass(frozen=True, slots=True)
class IsolatedCall:
    """A call with its arguments: `call()` runs it."""

    function: IsolatedFunction
    args: ArgumentValues

    def __call__(self) -> object:
        return self.function(*self.args)


def call(
    module: Operation,
    name: str,
    *args: object,
    pipeline: str | None = None,
    opt_level: int = 3,
    timeout: float = isolated.TIMEOUT,
) -> Answer:
    """The results of `compile(module)[name](*args)`: one call, and the worker ends.

    Raises what compiling and calling raise, and `Crash` where the worker dies or takes
    more than `timeout` seconds. The arguments are unchanged then.
    """
    compiled = compile(module, pipeline=pipeline, opt_level=opt_level, timeout=timeout)
    return compiled[name](*args)


# What follows runs in the worker.

_PREPARE: Final = f"{__name__}:prepare_there"
_CALL: Final = f"{__name__}:call_there"

_ARTIFACT: Final = f"{__name__}:artifact_there"

_compiled: Final[list[Compiled]] = []


def prepare_there(text: bytes, options: _Options) -> ValueError | None:
    """Compiles the module that the next calls are about; else what is wrong."""
    try:
        made = engine.compile(
            read_generic(text),
            pipeline=options.pipeline,
            opt_level=options.opt_level,
            libraries=Libraries.required(options.libraries),
            checked=options.checked,
            machine=options.machine,
            guarded=options.machine.is_other,
        )
    except ValueError as error:
        return error
    _compiled[:] = [made]
    return None


def artifact_there(name: str) -> object:
    """A property of the compiled module; None where nothing is compiled."""
    return getattr(_compiled[0], name) if _compiled else None


def call_there(
    name: str, args: ArgumentValues
) -> tuple[object, ArgumentValues, str] | TypeError | ValueError | None:
    """The result, the arguments and the output; None where nothing is compiled.

    What is wrong with the arguments is an answer too: raised here, it would be a crash.
    """
    if not _compiled:
        return None
    compiled = _compiled[0]
    compiled.stdout = output = io.StringIO()
    try:
        result = compiled[name](*args)
    except (TypeError, ValueError) as error:
        return error
    return result, args, output.getvalue()
