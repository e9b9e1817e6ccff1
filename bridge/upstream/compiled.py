"""Compiled functions: found by name, called with arrays and numbers."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final, TextIO

import numpy as np

from bridge.errors import Unsupported
from bridge.ir.arrays import viewed
from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import FunctionType
from bridge.upstream.artifacts import Artifacts
from bridge.upstream.effects import assumed_alignments, read_only_arguments
from bridge.upstream.provider import Bound
from bridge.upstream.runtime import Runtime
from bridge.upstream.signature import REGISTER, Frame, Signature, of_llvm

FRAMES_KEPT: Final = 64
"""How many sets of arrays a function remembers."""

Entry = Callable[[int], object]

ENTRY: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
"""The packed wrapper of a function: it takes the table of a frame."""


class Source:
    """A function as it was before lowering, and the type that lowering gave it."""

    def __init__(self, name: str, op: Operation) -> None:
        self.name = self.symbol = name
        self.lowered: str | None = None
        found = op.get("function_type")
        self._type = found.type if isinstance(found, TypeAttr) else None
        self._reads: frozenset[int] = frozenset()
        self._alignments: dict[int, int] = {}
        if isinstance(self._type, FunctionType):
            self._reads = read_only_arguments(op)
            self._alignments = assumed_alignments(op)

    @property
    def type(self) -> FunctionType:
        """Its type, in MLIR's types where it is one of LLVM's dialect.

        Raises `Unsupported` where these have no equivalent.
        """
        if isinstance(self._type, FunctionType):
            return self._type
        return of_llvm(self.name, str(self._type))

    def signature(self) -> Signature:
        """Raises `Unsupported` where the function cannot be called from here."""
        signature = Signature(self.name, self.type, self._reads)
        signature.require(self._alignments)
        if self.lowered is None:
            raise Unsupported(f"the pipeline left no function @{self.name}")
        if self.lowered != signature.llvm:
            raise Unsupported(
                f"the pipeline gave @{self.name}, {signature.type}, the type "
                f"{self.lowered}, and only {signature.llvm} can be called from here"
            )
        return signature


Sources = dict[str, Source]


class ByName:
    """Functions by name, in the order of their module."""

    _sources: Sources

    def __contains__(self, name: object) -> bool:
        return name in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)

    def _source(self, name: str) -> Source:
        """A function; raises `Unsupported` where there is none with a body."""
        source = self._sources.get(name)
        if source is None:
            known = ", ".join([f"@{other}" for other in self]) or "none"
            raise Unsupported(f"there is no function @{name} with a body, but {known}")
        return source


class Compiled(ByName):
    """A module as machine code; its functions by name, `compiled["f"]`.

    What compiled code prints goes to `stdout`, or to `sys.stdout` while that is `None`.
    """

    def __init__(
        self,
        engine: Bound,
        runtime: Runtime,
        functions: Sources,
        artifacts: Artifacts,
        entry: Callable[[int], Entry] = ENTRY,
    ) -> None:
        self._engine = engine
        self._entry = entry
        self._runtime = runtime
        self._sources = functions
        self._artifacts = artifacts
        self._functions: dict[str, Function] = {}

    @property
    def stdout(self) -> TextIO | None:
        """Where compiled code prints to."""
        return self._runtime.stream

    @stdout.setter
    def stdout(self, stream: TextIO | None) -> None:
        self._runtime.stream = stream

    @property
    def llvm_ir(self) -> str:
        """The module in LLVM's IR, as the passes left it and before LLVM's own."""
        return self._artifacts.llvm_ir()

    @property
    def object(self) -> bytes:
        """The machine code as an object file."""
        return self._artifacts.object()

    @property
    def assembly(self) -> str:
        """The machine code, disassembled; `Unsupported` where no command does that."""
        return self._artifacts.assembly()

    def __getitem__(self, name: str) -> Function:
        """A function; raises `Unsupported` where it cannot be called from here."""
        found = self._functions.get(name)
        if found is None:
            found = self._functions[name] = self._function(name)
        return found

    def __repr__(self) -> str:
        return f"<compiled {', '.join([f'@{name}' for name in self])}>"

    def _function(self, name: str) -> Function:
        source = self._source(name)
        signature = source.signature()
        if self._artifacts.is_for_other and signature.has_wide_vectors:
            raise Unsupported(
                f"@{name} passes vectors of more than {REGISTER} bytes, and the "
                "processor decides how: it is not called with `cpu` or `features`"
            )
        address = self._engine.raw_lookup(source.symbol)
        if not address:
            raise Unsupported(f"@{name} is not visible outside its module")
        return Function(signature, address, self, self._runtime)


class Function:
    """A compiled function: called with arrays and numbers, in order.

    Memrefs are numpy arrays, of exactly the dtype, rank, sizes and strides their type
    says; they are not copied, so what the function writes is seen in them. Tensors are
    contiguous arrays that it does not write, and new ones as results. What offers its
    memory by `__array_interface__` or DLPack may stand for an array. Scalars are
    numbers of Python or numpy. Results come as one value, a tuple of several or `None`.

    Raises `TypeError` or `ValueError` before the call where an argument does not fit:
    one that is aligned to less than the function assumes is among these.
    """

    def __init__(
        self, signature: Signature, address: int, code: Compiled, runtime: Runtime
    ) -> None:
        self._signature = signature
        self._entry = code._entry(address)
        self._code = code
        self._errors = runtime.errors
        self._runtime = runtime
        self._count = signature.count
        self._arrays = [position for position, _, _ in signature.memrefs]
        self._only_arrays = len(self._arrays) == signature.count
        self._returns = bool(signature.results)
        self._frames: dict[tuple[int, ...], Frame] = {}

    @property
    def name(self) -> str:
        """The symbol it has in the module."""
        return self._signature.name

    @property
    def type(self) -> FunctionType:
        """Its type in the module that was compiled."""
        return self._signature.type

    def __repr__(self) -> str:
        return f"<compiled function @{self.name}: {self.type}>"

    def __call__(self, *args: object) -> Any:
        # A frame is taken out while it is used: another thread, or a call from within
        # this one, makes its own.
        if len(args) != self._count:
            self._signature.check_count(len(args))
        frames = self._frames
        if self._only_arrays:
            key = tuple(map(id, args))
        else:
            key = tuple([id(args[position]) for position in self._arrays])
        frame = frames.pop(key, None)
        if frame is None or not frame.holds(args):
            args = self._viewed(args)
            frame = self._filled(frame, args)
        if not self._only_arrays:
            frame.store(args)
        self._entry(frame.address)
        result = frame.results(args, self._code) if self._returns else None
        frames[key] = frame
        if self._errors:
            self._runtime.reraise()
        return result

    def _viewed(self, args: tuple[object, ...]) -> tuple[object, ...]:
        """The arguments, with an array for what offers its memory as one."""
        if all(type(args[position]) is np.ndarray for position in self._arrays):
            return args
        found = list(args)
        for position in self._arrays:
            found[position] = viewed(found[position])
        return tuple(found)

    def _filled(self, frame: Frame | None, args: tuple[object, ...]) -> Frame:
        if frame is None and len(self._frames) >= FRAMES_KEPT:
            # The newest: where calls cycle through more arrays than are cached, the
            # older ones come up again first.
            with suppress(KeyError):
                _, frame = self._frames.popitem()
        if frame is None:
            frame = Frame(self._signature)
        frame.fill(args)
        return frame

    def bind(self, *args: object) -> Call:
        """The call with these arguments, checked once and held alive.

        Their elements may change, their shapes and strides may not.
        """
        self._signature.check_count(len(args))
        args = self._viewed(args)
        frame = Frame(self._signature)
        frame.fill(args)
        frame.store(args)
        return Call(self, args, frame)


class Call:
    """A call with its arguments: `call()` runs it; see `Function.bind`.

    Where it has results, two threads may not run it at a time.
    """

    __slots__ = (
        "_address",
        "_args",
        "_entry",
        "_errors",
        "_frame",
        "_function",
        "_returns",
    )

    def __init__(
        self, function: Function, args: tuple[object, ...], frame: Frame
    ) -> None:
        self._function = function
        self._args = args
        self._frame = frame
        self._returns = function._returns
        self._address = frame.address
        self._entry = function._entry
        self._errors = function._errors

    def __call__(self) -> Any:
        self._entry(self._address)
        result = None
        if self._returns:
            result = self._frame.results(self._args, self._function._code)
        if self._errors:
            self._function._runtime.reraise()
        return result


NO_ENTRY: Final = "entry point not found"
TAKES_ARGUMENTS: Final = "JIT can't invoke a main function expecting arguments"


def entry_fault(functions: Sources, name: str, result: str) -> str:
    """Why mlir-runner would not run a function as its entry point, or nothing.

    `result` is `void`, `i32`, `i64`, `f32`, or, which mlir-runner cannot, `f64`. Raises
    `Unsupported` where the function's type cannot be determined.
    """
    if result not in ENTRY_RESULTS:
        return "unsupported function type"
    if name not in functions:
        return NO_ENTRY
    ty = functions[name].type
    if ty.inputs:
        return TAKES_ARGUMENTS
    if [str(one) for one in ty.results] == ENTRY_RESULTS[result]:
        return ""
    if result == "void":
        return "expected void function"
    return f"only single {result} function result supported"


ENTRY_RESULTS: Final[dict[str, list[str]]] = {
    "void": [],
    **{name: [name] for name in ("i32", "i64", "f32", "f64")},
}
"""What an entry point may return."""


def write_object(compiled: Compiled, filename: str) -> None:
    """Writes the code as an object file, where it was retained for that."""
    compiled._engine.dump_to_object_file(filename)


def finish(compiled: Compiled) -> None:
    """Runs the destructors of a module and frees its code: nothing of it is called."""
    compiled._functions.clear()
    compiled._engine = None
