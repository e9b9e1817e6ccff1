"""Finds upstream's Python bindings, and makes the contexts everything else works in.

The bindings are located when they are first needed: `mlir`, which upstream's own
build makes, then `torch_mlir`, the wheel we test against. The environment variable
MLIR_BRIDGE_BINDINGS names another package, and then only that one is tried.

The bindings carry no types. They are `Any` here, and nothing outside
`bridge.upstream` sees them.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import os
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bridge.errors import Unsupported
from bridge.later import deferred
from bridge.records import Record

if TYPE_CHECKING:
    import ctypes
else:
    ctypes = deferred("ctypes")

PACKAGES: Final = ("mlir", "torch_mlir")
VARIABLE: Final = "MLIR_BRIDGE_BINDINGS"

Bound = Any
"""An object of the bindings."""
Context = Bound
Module = Bound


class Bindings(Record):
    """The modules of one installation of the bindings."""

    package: str
    ir: Bound
    passmanager: Bound

    @property
    def execution_engine(self) -> Bound:
        """The JIT; raises `Unsupported` where the installation was built without it."""
        try:
            return importlib.import_module(f"{self.package}.execution_engine")
        except ImportError as error:
            raise Unsupported(f"{self.package} has no execution engine: {error}") from (
                error
            )

    @property
    def version(self) -> str:
        """The version of LLVM, `24.0.0git`: the producer in its bytecode."""
        return _version(self)


@cache
def _version(found: Bindings) -> str:
    module = found.ir.Module.parse("", context=new_context())
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    # After the magic number and the one byte of the format's version.
    producer = buffer.getvalue()[5:].partition(b"\0")[0].decode()
    return producer.removeprefix("MLIR")


@cache
def _load(package: str) -> Bindings:
    ir = importlib.import_module(f"{package}.ir")
    return Bindings(package, ir, importlib.import_module(f"{package}.passmanager"))


def bindings() -> Bindings:
    """The bindings; raises `Unsupported`, naming what to install, without any."""
    return _found(os.environ.get(VARIABLE))


@cache
def _found(named: str | None) -> Bindings:
    """The bindings of a package, or of the first there is.

    Looked for once: an import that fails is tried by Python each time, at a fifth of
    what importing a small module takes.
    """
    reasons = []
    for package in (named,) if named else PACKAGES:
        try:
            return _load(package)
        except ImportError as error:
            reasons.append(f"{package}: {error}")
    raise Unsupported(
        "upstream's MLIR bindings are not installed; "
        "`pip install torch-mlir`, or name the package that has them in "
        f"{VARIABLE} ({'; '.join(reasons)})"
    )


def is_available() -> bool:
    """Whether there are bindings."""
    try:
        bindings()
    except Unsupported:
        return False
    return True


def new_context(
    *, allow_unregistered: bool = False, load_dialects: bool = False
) -> Context:
    """A context that knows every dialect, and loads those a text or a pass needs.

    That is what mlir-opt does, and takes 0.1 ms. Loading all of them at once takes
    4.5 ms, and is for a context whose user builds operations through the bindings,
    which load nothing by themselves. Contexts are never used twice: a second module
    with resources of the same names would get them renamed.

    Threads are off: they made neither parsing nor passes faster, and parsing slower.
    """
    ir = bindings().ir
    context = ir.Context() if load_dialects else ir.Context(load_on_create_dialects=[])
    context.enable_multithreading(False)
    context.allow_unregistered_dialects = allow_unregistered
    return context


def flush_output() -> None:
    """Has native code write what it buffers for standard output.

    LLVM's own stream is not C's, and nothing in the bindings flushes it.
    """
    library = ctypes.CDLL(importlib.import_module(_LIBRARY.format(bindings())).__file__)
    with contextlib.suppress(AttributeError):  # a build that hides LLVM's symbols
        stream = library[_OUTS]
        stream.restype = ctypes.c_void_p
        library[_FLUSH](ctypes.c_void_p(stream()))


_LIBRARY: Final = "{0.package}._mlir_libs._mlir"
_OUTS: Final = "_ZN4llvm4outsEv"
_FLUSH: Final = "_ZN4llvm11raw_ostream14flush_nonemptyEv"
