"""The functions upstream's runner libraries bring, which the bindings come without.

`vector.print` and `memref.copy` lower to calls of them, and programs declare them. Each
is a row of `ROUTINES`; compiled code reaches it through a callback that is made only
where a module declares the name.

Output goes to `sys.stdout` as it is when the text is written, or to the stream the
runtime was passed, so that it is in order with what Python prints.
"""

from __future__ import annotations

import ctypes
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from threading import get_ident
from typing import TYPE_CHECKING, Any, Final, TextIO

import ml_dtypes
import numpy as np

from bridge.errors import PassFailed
from bridge.interpreter import runtime_print
from bridge.ir.arrays import DType
from bridge.upstream import runtime_memory
from bridge.upstream.libraries import Libraries
from bridge.upstream.memref import from_words, libc
from bridge.upstream.provider import Bound
from bridge.upstream.runtime_random import Generator

if TYPE_CHECKING:
    from _ctypes import CFuncPtr

C_TYPES: Final[dict[str, Any]] = {
    "void": None,
    "i16": ctypes.c_uint16,
    "i64": ctypes.c_int64,
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
    "ptr": ctypes.c_void_p,
}


@dataclass(frozen=True, slots=True)
class Routine:
    """A function by its signature, in LLVM's types, and what it does.

    `run` gets the runtime, then the arguments. Where there is no `run`, the name is
    another one of the C library's function `native`.
    """

    result: str
    arguments: tuple[str, ...]
    run: Callable[..., object] | None = None
    native: str = ""

    @property
    def signature(self) -> str:
        """The type a declaration has."""
        return f"!llvm.func<{self.result} ({', '.join(self.arguments)})>"


class Runtime:
    """The routines as one compiled module sees them: their output and their state."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream
        self.errors: dict[int, BaseException] = {}
        """What a routine raised, by thread: it must not pass through compiled code."""
        self.own: dict[str, CFuncPtr] = {}
        """C functions that only this module calls, by name."""
        self._generators: dict[int, Generator] = {}
        self._callbacks: list[object] = []

    def write(self, text: str) -> None:
        """Writes to the output."""
        (self.stream or sys.stdout).write(text)

    def write_bytes(self, data: bytes) -> None:
        """Writes text that compiled code made, byte for byte where the stream can."""
        stream = self.stream or sys.stdout
        buffer = getattr(stream, "buffer", None)
        if data.isascii() or buffer is None:
            stream.write(data.decode("utf-8", "backslashreplace"))
        else:
            stream.flush()
            buffer.write(data)

    def reraise(self) -> None:
        """Raises what a routine raised in this thread since the last time."""
        error = self.errors.pop(get_ident(), None)
        if error is not None:
            raise error

    def seed(self, seed: int) -> int:
        """Makes a generator and returns its handle."""
        handle = max(self._generators, default=0) + 1
        self._generators[handle] = Generator(seed)
        return handle

    def generator(self, handle: int) -> Generator:
        """The generator of a handle."""
        return self._generators[handle]

    def drop(self, handle: int) -> None:
        """Forgets a generator."""
        del self._generators[handle]

    def callback(self, routine: Routine) -> CFuncPtr:
        """The C function of a routine."""
        if routine.run is None:
            native: CFuncPtr = getattr(libc(), routine.native)
            return native
        run = partial(routine.run, self)
        default = None if routine.result == "void" else 0

        def call(*args: object) -> object:
            try:
                return run(*args)
            except BaseException as error:
                self.errors.setdefault(get_ident(), error)
                return default

        kinds = [C_TYPES[kind] for kind in routine.arguments]
        return ctypes.CFUNCTYPE(C_TYPES[routine.result], *kinds)(call)

    def register(
        self, engine: Bound, declared: dict[str, str], libraries: Libraries
    ) -> None:
        """Registers the routines that an engine's module declares, by name and type.

        Those that a library defines are the library's. Raises `PassFailed` where a name
        is declared with another type than it has.
        """
        for name, signature in declared.items():
            if name in self.own:
                pointer = ctypes.cast(self.own[name], ctypes.c_void_p)
                engine.raw_register_runtime(name, pointer)
            routine = ROUTINES.get(name)
            if routine is None or libraries.define(name):
                continue
            if routine.signature != signature:
                raise PassFailed(
                    f"@{name} is declared as {signature}, "
                    f"and the runtime's is {routine.signature}"
                )
            function = self.callback(routine)
            self._callbacks.append(function)
            pointer = ctypes.cast(function, ctypes.c_void_p)
            engine.raw_register_runtime(name, pointer)


# Output


def _print(text: str) -> Routine:
    return Routine("void", (), lambda runtime: runtime.write(text))


def _print_number(kind: str, show: Callable[[Any], str]) -> Routine:
    return Routine("void", (kind,), lambda runtime, x: runtime.write(show(x)))


def _print_bits(dtype: type[np.generic]) -> Callable[[int], str]:
    def show(bits: int) -> str:
        value = np.array(bits, np.uint16).view(dtype)
        return runtime_print.format_float(float(value))

    return show


def _print_string(runtime: Runtime, address: int) -> None:
    runtime.write_bytes(ctypes.string_at(address))


def _print_words(runtime: Runtime, words: list[int], dtype: DType, kind: str) -> None:
    text = runtime_print.elements(from_words(words, dtype))
    line = f"{kind} {runtime_print.metadata(words)} data = \n{text}\n"
    runtime.write_bytes(line.encode("latin-1"))


def _print_unranked(dtype: DType, runtime: Runtime, address: int) -> None:
    words = runtime_memory.unranked_words(address)
    _print_words(runtime, words, dtype, "Unranked Memref")


def _print_parts(dtype: DType, runtime: Runtime, rank: int, address: int) -> None:
    words = runtime_memory.ranked_words(address, rank)
    _print_words(runtime, words, dtype, "Unranked Memref")


def _print_ranked(dtype: DType, rank: int, runtime: Runtime, address: int) -> None:
    words = runtime_memory.ranked_words(address, rank)
    _print_words(runtime, words, dtype, "Memref")


def _print_shape(runtime: Runtime, address: int) -> None:
    words = runtime_memory.unranked_words(address)
    runtime.write(f"Unranked Memref {runtime_print.metadata(words)}\n")


def _print_vectors(runtime: Runtime, address: int) -> None:
    words = runtime_memory.ranked_words(address, 2)
    array = from_words(words, np.dtype("V64"))
    # A vector<4x4xf32> is 64 bytes without gaps, and so is a numpy element of them.
    numbers = np.ascontiguousarray(array).view(np.float32).reshape(*array.shape, 4, 4)
    text = runtime_print.vectors(numbers, 2)
    runtime.write(f"Memref {runtime_print.metadata(words)} data = \n{text}\n")


def _print_flops(runtime: Runtime, flops: float) -> None:
    sys.stderr.write(f"{flops / 1e9:f} GFLOPS\n")


# Comparing


def _verify_words(actual: list[int], expected: list[int], dtype: DType) -> int:
    count, report = runtime_memory.differences(actual, expected, dtype)
    sys.stderr.write(report)
    return count


def _verify_unranked(dtype: DType, runtime: Runtime, actual: int, expected: int) -> int:
    words = runtime_memory.unranked_words
    return _verify_words(words(actual), words(expected), dtype)


def _verify_parts(
    dtype: DType, runtime: Runtime, rank: int, actual: int, expected: int
) -> int:
    words = runtime_memory.ranked_words
    return _verify_words(words(actual, rank), words(expected, rank), dtype)


# Memory and random numbers


def _copy(runtime: Runtime, size: int, source: int, target: int) -> None:
    runtime_memory.copy(size, source, target)


def _sort(dtype: DType, runtime: Runtime, count: int, address: int) -> None:
    runtime_memory.sort(count, runtime_memory.ranked_words(address, 1), dtype)


def _shuffle(runtime: Runtime, address: int, handle: int) -> None:
    words = runtime_memory.ranked_words(address, 1)
    runtime.generator(handle).shuffle(from_words(words, np.dtype(np.uint64)))


def _random(runtime: Runtime, handle: int, limit: int) -> int:
    return runtime.generator(handle).upto(limit & (1 << 64) - 1)


DTYPES: Final = {
    "I8": np.dtype(np.int8),
    "I16": np.dtype(np.int16),
    "I32": np.dtype(np.int32),
    "I64": np.dtype(np.int64),
    "F16": np.dtype(np.float16),
    "BF16": np.dtype(ml_dtypes.bfloat16),
    "F32": np.dtype(np.float32),
    "F64": np.dtype(np.float64),
    "Ind": np.dtype(np.uint64),
    "C32": np.dtype(np.complex64),
    "C64": np.dtype(np.complex128),
}
"""The element types of the routines on memrefs, by the end of their names."""

_INTERFACE: Final = "_mlir_ciface_"


def _memref_routines() -> dict[str, Routine]:
    """The routines there are for each element type.

    A name comes with `llvm.emit_c_interface`, by pointer to an unranked memref, and
    without it, by rank and pointer. The libraries lack some; there is no harm in more.
    """
    rows = {}
    for name, dtype in DTYPES.items():
        rows[f"{_INTERFACE}printMemref{name}"] = Routine(
            "void", ("ptr",), partial(_print_unranked, dtype)
        )
        rows[f"printMemref{name}"] = Routine(
            "void", ("i64", "ptr"), partial(_print_parts, dtype)
        )
        rows[f"{_INTERFACE}printMemrefShape{name}"] = Routine(
            "void", ("ptr",), _print_shape
        )
        rows[f"{_INTERFACE}verifyMemRef{name}"] = Routine(
            "i64", ("ptr", "ptr"), partial(_verify_unranked, dtype)
        )
        rows[f"verifyMemRef{name}"] = Routine(
            "i64", ("i64", "ptr", "ptr"), partial(_verify_parts, dtype)
        )
        for rank in range(5):
            rows[f"{_INTERFACE}printMemref{rank}d{name}"] = Routine(
                "void", ("ptr",), partial(_print_ranked, dtype, rank)
            )
    for name in ("I64", "F32", "F64"):
        rows[f"{_INTERFACE}stdSort{name}"] = Routine(
            "void", ("i64", "ptr"), partial(_sort, DTYPES[name])
        )
    return rows


ROUTINES: Final[dict[str, Routine]] = {
    "printI64": _print_number("i64", str),
    "printU64": _print_number("i64", lambda x: str(x & (1 << 64) - 1)),
    "printF32": _print_number("f32", runtime_print.format_float),
    "printF64": _print_number("f64", runtime_print.format_float),
    "printF16": _print_number("i16", _print_bits(np.float16)),
    "printBF16": _print_number("i16", _print_bits(ml_dtypes.bfloat16)),
    "printString": Routine("void", ("ptr",), _print_string),
    "printOpen": _print("( "),
    "printClose": _print(" )"),
    "printComma": _print(", "),
    "printNewline": _print("\n"),
    "printFlops": Routine("void", ("f64",), _print_flops),
    f"{_INTERFACE}printMemrefVector4x4xf32": Routine("void", ("ptr",), _print_vectors),
    **_memref_routines(),
    "memrefCopy": Routine("void", ("i64", "ptr", "ptr"), _copy),
    "rtclock": Routine("f64", (), lambda runtime: time.time()),
    f"{_INTERFACE}nanoTime": Routine("i64", (), lambda runtime: time.time_ns()),
    "rtsrand": Routine("ptr", ("i64",), Runtime.seed),
    "rtrand": Routine("i64", ("ptr", "i64"), _random),
    "rtdrand": Routine("void", ("ptr",), Runtime.drop),
    f"{_INTERFACE}shuffle": Routine("void", ("ptr", "ptr"), _shuffle),
    "mlirAlloc": Routine("ptr", ("i64",), native="malloc"),
    "mlirAlignedAlloc": Routine("ptr", ("i64", "i64"), native="aligned_alloc"),
    "mlirFree": Routine("void", ("ptr",), native="free"),
    "mlirAlignedFree": Routine("void", ("ptr",), native="free"),
}
"""Every function of the runtime by name."""
