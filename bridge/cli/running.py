"""What `bridge-run` does: compiles, converts arguments, calls, tells results."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, Final, TextIO, cast

import numpy as np

import bridge
from bridge.cli import engines, streams
from bridge.cli.engines import Input
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, UsageError
from bridge.cli.reporting import Diagnostics
from bridge.cli.streams import StreamError
from bridge.errors import Error, Position
from bridge.ir.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
)
from bridge.source import BYTECODE, Source
from bridge.upstream.abi_scalars import element_dtypes
from bridge.upstream.compiled import Compiled, Function, run_entry
from bridge.upstream.runtime_print import formatter

Array = np.ndarray[Any, Any]

ZEROS: Final = "zeros"
NO_PASSES: Final = "builtin.module()"


def run(arguments: Arguments, report: Progress) -> int:
    """Compiles and calls; raises `UsageError` and `StreamError`."""
    name = arguments.positional[0] if arguments.positional else streams.STANDARD
    data = streams.read(name)
    start = Position(streams.shown_name(name), 1, 1)
    report(str(start))
    is_bytecode = data.startswith(BYTECODE)
    text = data if is_bytecode else streams.decode(data)
    source = Source("" if is_bytecode else streams.decode(data), start.filename)
    diagnostics = Diagnostics(source, placeless=(Error,))
    given = Input(text, start, arguments.flag("allow-unregistered-dialect"))
    try:
        module = engines.read(given, "auto", diagnostics.take)
        compiled = bridge.compile(
            module, pipeline=_pipeline(arguments), opt_level=_level(arguments)
        )
        _call(compiled, arguments)
    except Error as error:
        diagnostics.take_all(error, start)
        return 1
    return 0


def _pipeline(arguments: Arguments) -> str | None:
    if arguments.flag("no-lower"):
        return NO_PASSES
    return arguments.text("pass-pipeline") or None


def _level(arguments: Arguments) -> int:
    given = [level for level in range(4) if arguments.flag(f"O{level}")]
    return given[0] if given else 3


def _call(compiled: Compiled, arguments: Arguments) -> None:
    """Calls the function, and tells or keeps what it gives."""
    output = _Output()
    compiled.stdout = cast(TextIO, output)
    name = arguments.text("e")
    kind = arguments.text("entry-point-result")
    if kind:
        value = run_entry(compiled, name, kind)
        if value is not None:
            output.write(_shown(value) + "\n")
        return
    function = compiled[name]
    given = _arguments(function, arguments.texts("arg"))
    kept = [_place(text, given) for text in arguments.texts("save-arg")]
    files = arguments.texts("result")
    count = len(function.type.results)
    if files and len(files) != count:
        raise UsageError(f"@{name} has {count} results, and --result was {len(files)}")
    found = function(*given)
    results = {0: (), 1: (found,)}.get(count, found)
    for file, result in zip(files, results, strict=False):
        _save(file, result)
    if not files:
        output.writelines(f"{_shown(result)}\n" for result in results)
    for position, file in kept:
        _save(file, given[position])


class _Output(io.TextIOBase):
    """Standard output as it is at the descriptor; raises `StreamError`."""

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        streams.write(streams.STANDARD, streams.encode(text))
        return len(text)


def _arguments(function: Function, texts: list[str]) -> list[Any]:
    """What a function is called with; raises `UsageError` and `StreamError`."""
    inputs = function.type.inputs
    if len(texts) != len(inputs):
        raise UsageError(
            f"@{function.name} takes {len(inputs)} arguments, "
            f"and --arg was given {len(texts)} times"
        )
    return [_argument(text, ty) for text, ty in zip(texts, inputs, strict=True)]


def _argument(text: str, ty: Type) -> Any:
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
    return np.zeros(ty.shape, dtype)


def _load(name: str, ty: Type) -> Array:
    try:
        array: Array = np.load(io.BytesIO(streams.read(name)), allow_pickle=False)
    except (ValueError, EOFError, SyntaxError) as error:
        raise StreamError(f"'{name}' is no array: {error}") from None
    dtype = _dtype(ty)
    if array.dtype.kind == "V" and dtype and dtype.itemsize == array.dtype.itemsize:
        # The format has no name for the types of ml_dtypes, and keeps their bytes.
        return array.view(dtype)
    return array


def _dtype(ty: Type) -> np.dtype[Any] | None:
    """The dtype of a memref's elements, where numpy has one."""
    element = getattr(ty, "element", None)
    dtypes = element_dtypes(element) if isinstance(element, Type) else ()
    return dtypes[0] if dtypes else None


def _place(text: str, given: list[Any]) -> tuple[int, str]:
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


def _shown(value: object) -> str:
    """A number as C prints it, an array as numpy does."""
    array = np.asarray(value)
    if array.ndim:
        return str(value)
    return formatter(array.dtype)(array.item())
