"""Edits of the types of a whole program: smaller sizes, and elements of other types.

A size is many things at once, in types, bounds and attributes, that only together are
valid: so the text is changed, wherever the number or the word is, and what is not valid
then is not taken. What the program is called with is cut to its types.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import numpy as np

from bridge.errors import Error
from bridge.fuzz.edits import Edit
from bridge.fuzz.programs import NAME, Program
from bridge.ir.attributes import TypeAttr
from bridge.ir.dense import numpy_dtype
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType, MemRefType, RankedType, Type, VectorType
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.text.printer import PrintOptions
from bridge.verifier.printing import print_operation

_SIZE: Final = re.compile(r"(?<=[<x])(\d+)(?=x)")
_ELEMENT: Final = re.compile(r"(?:\b|(?<=x))(f16|bf16|f64|f8E\w+|i\d+)\b")
_PLAIN: Final = ("i32", "f32")


def text_of(program: Program) -> str:
    """A program with its maps written where they are used."""
    return print_operation(program.module, PrintOptions(local_scope=True))


def smaller_types(program: Program) -> list[Edit]:
    """With a size made smaller wherever it is, or a type of elements a usual one."""
    text = text_of(program)
    sizes = {int(found) for found in _SIZE.findall(text)}
    edits: list[Edit] = [
        lambda p, size=size, to=to: _resized(p, size, to)  # type: ignore[misc]
        for size in sorted(sizes, reverse=True)
        for to in sorted({1, 2, size // 2, size - 1})
        if 0 < to < size
    ]
    for word in sorted(set(_ELEMENT.findall(text)) - {"i1"}):
        edits += [
            lambda p, word=word, to=to: _retyped(p, word, to)  # type: ignore[misc]
            for to in _PLAIN
            if to != word and to[0] == word[0].replace("b", "f")
        ]
    return edits


def _resized(program: Program, size: int, to: int) -> Program | None:
    """With one size as another: in types alone, or in any number of the text."""
    text = text_of(program)
    in_types = re.sub(rf"(?<=[<x]){size}(?=x)", str(to), text)
    everywhere = re.sub(rf"(?<![\w.%#-]){size}(?![\w.])", str(to), in_types)
    for changed in dict.fromkeys((everywhere, in_types)):
        found = _read(program, changed)
        if found is not None:
            return found
    return None


def _retyped(program: Program, word: str, to: str) -> Program | None:
    pattern = rf"(?<![%\w]){word}\b|(?<=x){word}\b"
    return _read(program, re.sub(pattern, to, text_of(program)))


def _read(program: Program, text: str) -> Program | None:
    """The program of a text, called with as much of what it was called with as fits."""
    source = Source.of(text, "reduced")
    try:
        module = read_module(source, allow_unregistered=True, registry=REFERENCE)
    except Error:
        return None
    given = tuple(_arguments(module_types(module), program.arguments))
    if len(given) != len(program.arguments):
        return None
    return Program(module, given, program.seed)


def module_types(module: object) -> tuple[Type, ...]:
    """What the main function of a module takes; nothing without one."""
    function = lookup(module, NAME)  # type: ignore[arg-type]
    signature = None if function is None else function.get("function_type")
    if isinstance(signature, TypeAttr) and isinstance(signature.type, FunctionType):
        return signature.type.inputs
    return ()


def _arguments(types: tuple[Type, ...], given: tuple[object, ...]) -> Iterator[object]:
    for ty, value in zip(types, given, strict=False):
        if not isinstance(ty, RankedType):
            yield value
            continue
        dtype = numpy_dtype(ty.element)
        array = np.asarray(value)
        if dtype is None or not isinstance(ty, MemRefType | VectorType):
            return
        if array.ndim != len(ty.shape):
            array = np.resize(array, ty.shape)
        cut = array[tuple([slice(0, size) for size in ty.shape])]
        if cut.shape != ty.shape:
            return
        yield cut.astype(dtype)
