"""What `bridge-run` does: compiles, converts arguments, calls, prints results."""

from __future__ import annotations

import io
import math
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any, Final

import numpy as np

from bridge.cli import engines, streams
from bridge.cli.engines import Input
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, UsageError
from bridge.cli.reporting import Diagnostics
from bridge.cli.streams import StreamError
from bridge.compare.stages import stages
from bridge.dialects import builtin
from bridge.errors import Diagnostic, Error, Position, Unsupported
from bridge.interpreter.arguments import page_aligned
from bridge.interpreter.run import interpret
from bridge.interpreter.runtime_print import formatter
from bridge.interpreter.trace import Trace
from bridge.ir.arrays import element_dtypes
from bridge.ir.core import Operation
from bridge.ir.symbols import is_symbol_table
from bridge.ir.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
)
from bridge.source import BYTECODE, Source
from bridge.upstream import llvm_options
from bridge.upstream.compiled import (
    NO_ENTRY,
    TAKES_ARGUMENTS,
    Compiled,
    Function,
    Sources,
    entry_fault,
    finish,
    write_object,
)
from bridge.upstream.engine import compile, sources
from bridge.upstream.libraries import Libraries
from bridge.upstream.memref import libc
from bridge.upstream.passes import run_passes

Array = np.ndarray[Any, Any]

LLVM_OPTIONS: Final = (
    "argext-abi-check",
    "enable-matrix",
    "matrix-allow-contract",
    "matrix-default-layout",
    "matrix-print-after-transpose-opt",
    "matrix-propagate-shape",
    "matrix-split-matmul-remainder-over-threshold",
    "verify-matrix-shapes",
)
"""Options that are LLVM's own."""

ZEROS: Final = "zeros"
NO_PASSES: Final = "builtin.module()"


def run(arguments: Arguments, report: Progress) -> int:
    """Compiles and calls; raises `UsageError` and `StreamError`."""
    if arguments.flag("host-supports-jit"):
        streams.write(streams.STANDARD, b"true\n")
        return 0
    given = _input(arguments)
    report(str(given.start))
    text = "" if isinstance(given.text, bytes) else given.text
    diagnostics = Diagnostics(Source(text, given.filename), unlocated=(Error,))
    try:
        module = _read(given, diagnostics, arguments)
    except Error as error:
        diagnostics.take_all(error, given.start)
        module = None
    if module is None:
        streams.print_error(_UNREAD)
        return 1
    try:
        with redirect_stdout(_Output()):
            return _run(module, arguments, given)
    except Error as error:
        diagnostics.take_all(error, given.start)
        return 1
    finally:
        libc().fflush(None)


def _input(arguments: Arguments) -> Input:
    """What is read; raises `StreamError`."""
    name = arguments.positional[0] if arguments.positional else streams.STANDARD
    try:
        data = streams.read(name)
    except StreamError as error:
        raise StreamError(f"{error}\n{_UNREAD}") from None
    text = data if data.startswith(BYTECODE) else streams.decode(data)
    start = Position(streams.shown_name(name), 1, 1)
    return Input(text, start, arguments.flag("allow-unregistered-dialect"))


_UNREAD: Final = "could not parse the input IR"


def _read(
    given: Input, diagnostics: Diagnostics, arguments: Arguments
) -> Operation | None:
    """The module to run; None, and why, where it is no symbol table."""
    module = engines.read(given, "auto", diagnostics.take)
    if arguments.flag("no-implicit-module") and engines.is_implicit(module, given):
        engines.check_alone(module, given)
        if not is_symbol_table(next(iter(module.body))):
            streams.print_error("Error: top-level op must be a symbol table.")
            return None
    return module


def _run(module: Operation, arguments: Arguments, given: Input) -> int:
    """Runs a module, its constructors before and its destructors after."""
    name = arguments.text("e")
    fault = _fault(sources(module), name, arguments)
    if fault:
        streams.print_error(f"Error: {fault}")
        return 1
    if arguments.flag("interpret") and arguments.flag("stages"):
        return _stages(Interpreted(module, name, arguments), module, arguments)
    if arguments.flag("interpret"):
        _call(Interpreted(module, name, arguments), module, arguments)
        return 0
    _give_llvm(arguments)
    pipeline = _pipeline(module, arguments)
    compiled = compile(
        module,
        pipeline=pipeline,
        opt_level=_level(arguments, pipeline),
        libraries=_libraries(arguments),
        dump_objects=arguments.flag("dump-object-file"),
        guarded=False,  # the command is, as a whole
    )
    _dump(compiled, arguments, given)
    _call(compiled[name], module, arguments)
    finish(compiled)
    return 0


def _fault(functions: Sources, name: str, arguments: Arguments) -> str:
    """Why a function cannot be the entry point, or nothing.

    Where mlir-runner defaults to one f32, any results are printed here.
    """
    if arguments.has("entry-point-result"):
        return entry_fault(functions, name, arguments.text("entry-point-result"))
    if name not in functions:
        return NO_ENTRY
    given = arguments.texts("arg")
    return TAKES_ARGUMENTS if functions[name].type.inputs and not given else ""


def _give_llvm(arguments: Arguments) -> None:
    """Has LLVM take the options that are its own."""
    options = [
        f"--{option}={value}" if value else f"--{option}"
        for option in LLVM_OPTIONS
        for value in arguments.texts(option)
    ]
    if options:
        llvm_options.give(options)


def _pipeline(module: Operation, arguments: Arguments) -> str | None:
    """The passes that are requested; none for what is in LLVM's dialect already."""
    if arguments.text("pass-pipeline"):
        return arguments.text("pass-pipeline")
    lowered = all(
        op.name.startswith("llvm.") or isinstance(op, builtin.ModuleOp)
        for op in module.walk()
    )
    return NO_PASSES if lowered or arguments.flag("no-lower") else None


def _level(arguments: Arguments, pipeline: str | None) -> int:
    """As mlir-runner has it, LLVM runs no passes over its own dialect unasked."""
    given = [level for level in range(4) if arguments.flag(f"O{level}")]
    unasked = 0 if pipeline == NO_PASSES else 3
    return given[0] if given else unasked


def _libraries(arguments: Arguments) -> Libraries:
    """The libraries that are named; reports what is wrong with them."""
    names = [
        name for text in arguments.texts("shared-libs") for name in text.split(",")
    ]
    libraries, wrong = Libraries.of(names)
    for text in wrong:
        streams.print_error(text)
    return libraries


def _dump(compiled: Compiled, arguments: Arguments, given: Input) -> None:
    if not arguments.flag("dump-object-file"):
        return
    write_object(compiled, arguments.text("object-filename") or f"{given.filename}.o")


def _stages(function: Interpreted, module: Operation, arguments: Arguments) -> int:
    """Says what a function gives after each pass; 1 where one changes that."""
    pipeline = arguments.text("pass-pipeline")
    if not pipeline:
        raise UsageError("--stages needs --pass-pipeline")
    given = _arguments(function, arguments.texts("arg"))
    wrong = ""
    for stage in stages(module, pipeline, function.name, given, run_passes):
        sys.stdout.write(f"{stage}\n")
        wrong = wrong or (stage.name if stage.verdict == "wrong" else "")
    if wrong:
        streams.print_error(f"Error: the first wrong stage is {wrong}")
    return int(bool(wrong))


class Interpreted:
    """A function that is run by the meaning of its operations."""

    def __init__(self, module: Operation, name: str, arguments: Arguments) -> None:
        self.name = name
        self.type = sources(module)[name].type
        self._module = module
        self._trace = Trace(_to_standard_error) if arguments.flag("trace") else None
        self._rows_first = arguments.texts("matrix-default-layout") == ["row-major"]

    def __call__(self, *given: object) -> object:
        found = interpret(
            self._module,
            self.name,
            *given,
            trace=self._trace,
            rows_first=self._rows_first,
        )
        return found[0] if len(found) == 1 else found


def _to_standard_error(text: str) -> None:
    streams.write_raw(2, streams.encode(text))


def _call(
    function: Function | Interpreted, module: Operation, arguments: Arguments
) -> None:
    """Calls the function, and prints or stores its results."""
    name = function.name
    given = _arguments(function, arguments.texts("arg"))
    kept = [_location(text, given) for text in arguments.texts("save-arg")]
    files = arguments.texts("result")
    count = len(function.type.results)
    if files and len(files) != count:
        raise UsageError(f"@{name} has {count} results, and --result was {len(files)}")
    try:
        found = function(*given)
    except (TypeError, ValueError) as error:
        # A file holds an array that is none of the function's.
        raise Unsupported(Diagnostic("error", str(error), module.position)) from None
    several = () if found is None else (found,)
    results = found if isinstance(found, tuple) else several
    for file, result in zip(files, results, strict=False):
        _save(file, result)
    if not files:
        kinds = function.type.results
        for result, ty in zip(results, kinds, strict=True):
            sys.stdout.write(f"{_shown(result, ty)}\n")
    for position, file in kept:
        _save(file, given[position])


class _Output(io.TextIOBase):
    """Standard output as it is at the descriptor; raises `StreamError`.

    What libraries in C have written before comes before.
    """

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        libc().fflush(None)
        streams.write(streams.STANDARD, streams.encode(text))
        return len(text)


def _arguments(function: Function | Interpreted, texts: list[str]) -> list[object]:
    """What a function is called with; raises `UsageError` and `StreamError`."""
    inputs = function.type.inputs
    if len(texts) != len(inputs):
        raise UsageError(
            f"@{function.name} takes {len(inputs)} arguments, "
            f"and --arg was given {len(texts)} times"
        )
    return [_argument(text, ty) for text, ty in zip(texts, inputs, strict=True)]


def _argument(text: str, ty: Type) -> object:
    if text == ZEROS:
        return _zeros(ty)
    if text.endswith(".npy"):
        return _load(text, ty)
    convert = _SCALARS.get(type(ty))
    if convert is None:
        raise UsageError(f"'{text}' is no value of type {ty}: name a file `.npy`")
    try:
        return convert(text)
    except ValueError:
        raise UsageError(f"'{text}' is no value of type {ty}") from None


def _integer(text: str) -> int:
    return {"true": 1, "false": 0}[text] if text in ("true", "false") else int(text, 0)


_SCALARS: Final[dict[type[Type], Callable[[str], object]]] = {
    ComplexType: complex,
    FloatType: float,
    IndexType: _integer,
    IntegerType: _integer,
}


def _zeros(ty: Type) -> Array:
    """A new array for a memref of static sizes."""
    dtype = _dtype(ty)
    if not isinstance(ty, MemRefType) or not ty.has_static_shape or dtype is None:
        raise UsageError(f"'{ZEROS}' is for memrefs of static sizes, not for {ty}")
    return page_aligned(np.zeros(ty.shape, dtype))


def _load(name: str, ty: Type) -> Array:
    try:
        array: Array = np.load(io.BytesIO(streams.read(name)), allow_pickle=False)
    except (ValueError, EOFError, SyntaxError) as error:
        raise StreamError(f"'{name}' is no array: {error}") from None
    dtype = _dtype(ty)
    if array.dtype.kind == "V" and dtype and dtype.itemsize == array.dtype.itemsize:
        # The format has no name for the types of ml_dtypes, and keeps their bytes.
        array = array.view(dtype)
    return page_aligned(array) if array.flags.c_contiguous else array


def _dtype(ty: Type) -> np.dtype[np.generic] | None:
    """The dtype of a memref's elements, where numpy has one."""
    element = getattr(ty, "element", None)
    dtypes = element_dtypes(element) if isinstance(element, Type) else ()
    return dtypes[0] if dtypes else None


def _location(text: str, given: list[object]) -> tuple[int, str]:
    """The argument and the file that a `--save-arg` names."""
    number, equals, file = text.partition("=")
    known = number.isdecimal() and int(number) < len(given)
    if not (known and equals and file) or not isinstance(
        given[int(number)], np.ndarray
    ):
        raise UsageError(f"'{text}' names no array argument and file, as `0=out.npy`")
    return int(number), file


def _save(name: str, value: object) -> None:
    buffer = io.BytesIO()
    np.save(buffer, np.asarray(value), allow_pickle=False)
    streams.write(name, buffer.getvalue())


def _shown(value: object, ty: Type) -> str:
    """A float as LLVM prints it, another number as C does, an array as numpy does."""
    array = np.asarray(value)
    if array.ndim:
        return str(value)
    if isinstance(ty, FloatType):
        return _float(float(array.item()))
    return formatter(array.dtype)(array.item())


def _float(value: float) -> str:
    if math.isinf(value):
        return "INF" if value > 0 else "-INF"
    return "nan" if math.isnan(value) else f"{value:e}"
