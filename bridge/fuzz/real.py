"""Programs of real files: a function of a chunk as it is, or of its text changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod
from pathlib import Path
from random import Random
from typing import Final

from bridge.compare.chunks import chunks_of
from bridge.dialects import func
from bridge.drawing.draw import Draw
from bridge.drawing.scope import FILE
from bridge.errors import Error
from bridge.fuzz.mutators import Pool, Pools, mutated
from bridge.fuzz.programs import NAME, Program, argument, module_of
from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation
from bridge.ir.dense import numpy_dtype
from bridge.ir.locations import FileLineColLoc
from bridge.ir.symbols import replace_symbol_uses, symbol_name, symbol_uses_of
from bridge.ir.types import (
    DYNAMIC,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedType,
    Type,
    VectorType,
)
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.verifier import verify

__all__ = ["drawn"]

_CHUNKS: Final = 20
"""So many chunks are looked at for a function that can be called."""
_NEIGHBOURS: Final = 24
_FILES: Final = 4
"""So many programs that follow one another are of so many files."""
_CHANGES: Final = 50
"""So many changes of one are tried: most texts are wrong after them."""
_AS_IT_IS: Final = 0.2
"""How many programs are of a chunk as it is."""
_LARGEST: Final = 4096
"""Elements of an argument."""
_comments: Final = re.compile(r"^\s*//.*\n", re.MULTILINE)


def drawn(seed: int, files: Sequence[str]) -> Program | None:
    """The program of a seed; None where some chunks of the files have no function.

    Arguments are drawn, too: their types have a static shape and elements that numpy
    has. A function has what it refers to beside it, and is called `main`.
    """
    rng = Random(seed)
    # Reading a file takes longer than changing it: neighbours are of the same few.
    near = Random(seed // _NEIGHBOURS).choices(files, k=_FILES)
    for _ in range(_CHUNKS):
        chunks = _texts(rng.choice(near))
        text = rng.choice(chunks) if chunks else ""
        if _is_callable(text):
            return _program(seed, rng, text, chunks)
    return None


def _program(
    seed: int, rng: Random, text: str, chunks: Sequence[str]
) -> Program | None:
    wanted = 0 if rng.random() < _AS_IT_IS else rng.choice((1, 1, 2, 3))
    for _ in range(_CHANGES):
        if not wanted:
            break
        changed, _how = mutated(rng, text, _pools(tuple(chunks)))
        if changed != text and _is_callable(changed):
            text = changed
            wanted -= 1
    module = _read(text)
    function = rng.choice(list(_functions(module)))
    alone = _alone(module, function)
    if alone is None:
        return None
    for number, op in enumerate(alone.walk(), 1):
        # Whatever traps is found by its location.
        op.location = FileLineColLoc.at(FILE, number, 1)
    draw = Draw(seed)
    given = tuple([argument(draw, ty) for ty in function.type.inputs])
    return Program(alone, given, seed)


@lru_cache(maxsize=256)
def _texts(path: str) -> tuple[str, ...]:
    """The chunks of a file without their comments."""
    return tuple([_comments.sub("", chunk.text) for chunk in chunks_of(Path(path))])


@lru_cache(maxsize=64)
def _pools(texts: tuple[str, ...]) -> Pools:
    near = Pool.of(texts)
    return Pools(near, near)


@lru_cache(maxsize=4096)
def _is_callable(text: str) -> bool:
    """Whether a text is valid and has a function that can be called."""
    try:
        module = _read(text)
        verify(module)
    except Error:
        return False
    return any(True for _ in _functions(module))


def _read(text: str) -> Operation:
    """The module of a text; raises `Malformed`."""
    return read_module(Source(text), registry=REFERENCE)


def _functions(module: Operation) -> Iterator[func.FuncOp]:
    found = [op for op in module.regions[0].blocks[0] if isinstance(op, func.FuncOp)]
    for op in found:
        if op.body_.blocks and all(map(_is_given, op.type.inputs)):
            yield op


def _is_given(ty: Type) -> bool:
    """Whether an argument of a type can be drawn."""
    if not isinstance(ty, RankedType):
        return _is_number(ty)
    is_plain = not (isinstance(ty, VectorType) and ty.scalable)
    if isinstance(ty, MemRefType):
        is_plain = ty.layout is None
    known = DYNAMIC not in ty.shape and prod(ty.shape) <= _LARGEST
    return is_plain and known and _is_number(ty.element)


def _is_number(ty: Type) -> bool:
    if isinstance(ty, IntegerType) and ty.signedness != "signless":
        return False
    is_number = isinstance(ty, FloatType | IndexType | IntegerType)
    return is_number and numpy_dtype(ty) is not None


def _alone(module: Operation, function: func.FuncOp) -> Operation | None:
    """A module of a function, called `main`, and all it refers to.

    None where a symbol is elsewhere, or another one is called so.
    """
    block = module.regions[0].blocks[0]
    known = {symbol_name(op): op for op in block}
    if known.get(NAME, function) is not function:
        return None
    kept: dict[Operation, None] = {function: None}
    pending: list[Operation] = [function]
    while pending:
        for symbol in symbol_uses_of(pending.pop()):
            used = known.get(symbol.root)
            if used is None:
                return None
            if used not in kept:
                kept[used] = None
                pending.append(used)
    replace_symbol_uses(module, str(symbol_name(function)), NAME)
    function.set_property("sym_name", StringAttr(NAME))
    return module_of([op.detach() for op in list(block) if op in kept])
