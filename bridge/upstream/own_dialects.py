"""Dialects in Python that upstream is told of: as irdl, with traits and effects.

A module that holds what such a dialect defines goes to a context in which it is
registered. Upstream then verifies it by what irdl can say, knows terminators, what is
isolated, and which ops have no effects, so that its passes treat them as they would
upstream's own. Where irdl has no words for a dialect, or upstream refuses a module that
is right here, its ops are unregistered ones.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from typing import Final

from bridge.dialects.irdl.dumping import dump
from bridge.dialects.irdl.parameters import parts_in_irdl
from bridge.errors import Unsupported
from bridge.ir.attributes import FloatAttr, IntegerAttr, StringAttr
from bridge.ir.base import Node
from bridge.ir.core import Operation
from bridge.ods import rows
from bridge.ods.own import PYTHON
from bridge.ods.rows import Row
from bridge.records import Record
from bridge.text.memory import find_marks
from bridge.text.printer import PrintOptions, print_generic
from bridge.upstream.provider import Bound, Context, bindings


class Registration(Record):
    """What a context is told of dialects; it can be sent to a worker."""

    dialects: tuple[str, ...]
    irdl: bytes
    traits: tuple[tuple[str, str], ...]
    """Names of ops, and of what upstream's bindings attach to them."""


def registration_of(module: Operation) -> Registration | None:
    """What upstream is told for a module; None where there is nothing to tell."""
    if not PYTHON:
        return None
    used = tuple(sorted(_used(module)))
    # What one of them refers to may be another's: all are told, or none.
    if not used or any(map(_unfit, used)):
        return None
    try:
        text = print_generic(dump(*used))
    except Unsupported:
        return None
    traits = [pair for name in used for pair in _traits(name)]
    return Registration(used, text.encode(), tuple(traits))


_ATOMS: Final = (FloatAttr, IntegerAttr, StringAttr)


def _used(module: Operation) -> set[str]:
    """The dialects in Python of which a module holds something."""
    found: set[str] = set()
    nodes: set[Node] = set()
    for op in module.walk():
        found.add(op.name.partition(".")[0])
        nodes.update([value.type for value in op.results])
        nodes.update(op.properties.values(), op.attributes.values())
        for region in op.regions:
            for block in region.blocks:
                nodes.update([argument.type for argument in block.arguments])
    for node in nodes:
        if not isinstance(node, _ATOMS):
            found.update([name for name, _ in find_marks(str(node))])
    return found & PYTHON.keys()


_CARRIED: Final = {
    "IsolatedFromAbove": "IsIsolatedFromAboveTrait",
    "NoMemoryEffect": "MemoryEffectsOpInterface",
    "AlwaysSpeculatableImplTrait": "ConditionallySpeculatable",
    "NoTerminator": "NoTerminatorTrait",
    "Terminator": "IsTerminatorTrait",
}
"""Traits that upstream's bindings attach to an op, by their names there."""

_NOT_CARRIED: Final = frozenset(
    {"HasOnlyGraphRegion", "RegionKindInterface", "SymbolTable"}
)
"""Traits without which upstream would find fault with what is right, or mistake whose a
symbol is; of an op that is not registered it supposes them."""


def _rows(dialect: str) -> Iterator[Row]:
    for name in PYTHON[dialect].names():
        row = rows.row(name)
        assert row is not None  # it is the name of one
        yield row


def _unfit(dialect: str) -> bool:
    return any(row.trait_names & _NOT_CARRIED for row in _rows(dialect))


def _traits(dialect: str) -> Iterator[tuple[str, str]]:
    for row in _rows(dialect):
        for name, carried in _CARRIED.items():
            if row.has_trait(name):
                yield row.name, carried


def text_of(op: Operation, registration: Registration) -> bytes:
    """The generic text of an operation for a context with a registration."""
    options = PrintOptions(
        debuginfo=True, bodies=parts_in_irdl, flat=registration.dialects
    )
    return print_generic(op, options).encode("utf-8", "surrogateescape")


# Upstream's side ----------------------------------------------------------------------


def register(registration: Registration, context: Context) -> None:
    """Tells a context of dialects, but of those that it knows already.

    Raises `Unsupported` where the bindings cannot.
    """
    known = [name for name in registration.dialects if _knows(context, name)]
    if known:
        # Upstream ends the process where an op is defined twice.
        if len(known) < len(registration.dialects):
            raise Unsupported(f"the context knows a dialect {known[0]!r} already")
        return
    ours = bindings()
    try:
        irdl = importlib.import_module(f"{ours.package}.dialects.irdl")
    except ImportError as error:
        raise Unsupported(f"the bindings have no irdl: {error}") from error
    irdl.load_dialects(ours.ir.Module.parse(registration.irdl, context=context))
    for op, trait in registration.traits:
        attach = _attaching(trait)
        if attach is not None:
            attach(op, context=context)


def _attaching(name: str) -> Callable[..., object] | None:
    """What attaches a trait to an op; None where the bindings lack it."""
    ir = bindings().ir
    base = getattr(ir, name, None)
    if base is None:
        return None
    methods = _METHODS.get(name)
    found: Bound = base if methods is None else type(name, (base,), methods(ir))
    attach: Callable[..., object] = found.attach
    return attach


def _no_effects(ir: Bound) -> dict[str, object]:
    return {"get_effects": staticmethod(lambda op, effects: None)}


def _speculatable(ir: Bound) -> dict[str, object]:
    always = ir.Speculatability.Speculatable
    return {"get_speculatability": staticmethod(lambda op: always)}


_METHODS: Final[dict[str, Callable[[Bound], dict[str, object]]]] = {
    "ConditionallySpeculatable": _speculatable,
    "MemoryEffectsOpInterface": _no_effects,
}


def _knows(context: Context, dialect: str) -> bool:
    """Whether a dialect of this name is registered in a context."""
    try:
        context.get_dialect_descriptor(dialect)
    except ValueError:
        return False
    return True


def known_to(context: Context) -> bool:
    """Whether a context was told of any dialect in Python."""
    return any(_knows(context, name) for name in PYTHON)
