"""Memrefs as numpy arrays and back, without a copy.

A memref of rank r is 3 + 2r words: the pointer that was allocated, the pointer that is
aligned, an offset, r sizes and r strides, the last three counted in elements. An
unranked memref is its rank and a pointer to those words.

Who frees what a compiled function returns is decided by the allocated pointer:

- it is an argument's: the array is a view of that argument and keeps it alive;
- it is `GLOBAL`: the memory is a `memref.global` of the module; the array keeps the
  compiled code alive and cannot be written, for constants are in read-only pages;
- otherwise the function has passed its `memref.alloc` on: the array owns it, and it is
  freed when the array and all its views are gone. Several results with one allocated
  pointer share one owner.
"""

from __future__ import annotations

import ctypes
from functools import cache
from threading import local
from typing import Final

import numpy as np

from bridge.errors import Trap
from bridge.interpreter.runtime_print import HEADER
from bridge.ir.arrays import Array, DType

WORD: Final = 8

GLOBAL: Final = 0xDEADBEEF
"""What upstream's lowering of `memref.get_global` uses as the allocated pointer."""


class Owner:
    """What keeps memory alive for an array: numpy holds it as the array's base."""

    __slots__ = ("__array_interface__", "__weakref__", "_held")

    def __init__(self, held: object) -> None:
        self._held = held
        self.__array_interface__: dict[str, object] = {}


class Allocation:
    """A block of the C heap, freed with this object."""

    __slots__ = ("_free", "pointer")

    def __init__(self, pointer: int) -> None:
        self.pointer = pointer
        # Referenced here, since a module's globals may be gone when the interpreter
        # ends.
        self._free = libc().free

    def __del__(self) -> None:
        self._free(self.pointer)


@cache
def libc() -> ctypes.CDLL:
    """The C library the process runs on: what compiled code allocates with."""
    library = ctypes.CDLL(None)
    library.free.argtypes = [ctypes.c_void_p]
    library.free.restype = None
    return library


def free(pointer: int) -> None:
    """Frees a block of the C heap."""
    libc().free(pointer)


def array_at(
    address: int,
    dtype: DType,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    *,
    held: object = None,
    writeable: bool = True,
) -> Array:
    """The memory at an address as an array; strides are in bytes.

    The array, and each view of it, keeps `held` alive.
    """
    owner = Owner(held)
    owner.__array_interface__ = {
        "version": 3,
        "data": (address, not writeable),
        "shape": shape,
        "strides": strides,
        # numpy's own name for a type of ml_dtypes is the name of its bytes only.
        "typestr": f"|V{dtype.itemsize}",
    }
    return np.asarray(owner).view(dtype)


def words_at(address: int, count: int) -> list[int]:
    """So many 64-bit words of memory."""
    return list((ctypes.c_int64 * count).from_address(address))


def from_words(
    words: list[int] | tuple[int, ...],
    dtype: DType,
    *,
    held: object = None,
    writeable: bool = True,
) -> Array:
    """The array a ranked descriptor stands for."""
    rank = (len(words) - HEADER) // 2
    shape = tuple(words[HEADER : HEADER + rank])
    size = dtype.itemsize
    strides = tuple([stride * size for stride in words[HEADER + rank :]])
    address = (words[1] + words[2] * size) & (1 << 64) - 1
    return array_at(address, dtype, shape, strides, held=held, writeable=writeable)


class Owners:
    """Finds the owner of each memref that one call returns."""

    __slots__ = ("_arguments", "_code", "_made")

    def __init__(self, arguments: dict[int, Array], code: object) -> None:
        self._arguments = arguments
        self._code = code
        self._made: dict[int, Allocation] = {}

    def array(self, words: list[int] | tuple[int, ...], dtype: DType) -> Array:
        """The array of a returned descriptor; raises `Trap` where it is no memory."""
        pointer = words[0] & (1 << 64) - 1
        argument = self._arguments.get(pointer)
        if argument is not None:
            return from_words(
                words, dtype, held=argument, writeable=argument.flags.writeable
            )
        if pointer == GLOBAL:
            return from_words(words, dtype, held=self._code, writeable=False)
        if _on_stack(pointer):
            raise Trap("a returned memref is of a memref.alloca that has ended")
        if pointer not in self._made:
            self._made[pointer] = Allocation(pointer)
        return from_words(words, dtype, held=self._made[pointer])

    def owns(self, pointer: int) -> bool:
        """Whether a returned descriptor with this pointer is of memory of its own."""
        return pointer & (1 << 64) - 1 in self._made


def _on_stack(pointer: int) -> bool:
    """Whether an address is in the running thread's stack, where that is known."""
    if not hasattr(_THREAD, "stack"):
        # Asking takes a millisecond: glibc reads the process's map of memory.
        _THREAD.stack = _stack()
    low, high = _THREAD.stack
    return bool(low <= pointer < high)


_THREAD: Final = local()


def _stack() -> tuple[int, int]:
    """The bounds of this thread's stack; empty where there is no way to ask."""
    library = libc()
    if not hasattr(library, "pthread_getattr_np"):
        return 0, 0
    # A pthread_attr_t is opaque and at most 64 bytes on 64-bit systems.
    attributes = ctypes.create_string_buffer(128)
    base, size = ctypes.c_void_p(), ctypes.c_size_t()
    library.pthread_self.restype = ctypes.c_void_p
    if library.pthread_getattr_np(ctypes.c_void_p(library.pthread_self()), attributes):
        return 0, 0
    library.pthread_attr_getstack(attributes, ctypes.byref(base), ctypes.byref(size))
    library.pthread_attr_destroy(attributes)
    low = base.value or 0
    return low, low + size.value
