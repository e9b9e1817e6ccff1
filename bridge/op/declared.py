"""Ops of dialects in Python: the fields of a class as a line of its dialect's table.

    class FlipOp(Op, name="my.flip", traits=("Pure", "SameOperandsAndResultType")):
        \"\"\"Flips a number.\"\"\"

        value: Value = operand("AnyFloat")
        flipped: Value = result("AnyFloat")
        assembly_format = "$value attr-dict `:` type($value)"

From the line follows all that follows for upstream's ops. Traits are named as upstream
does; one that is given something is a list, `("HasParent", "my.graph")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import Attribute
from bridge.later import deferred
from bridge.ods.format import compile_format
from bridge.ods.names import accessor_name
from bridge.ods.own import is_open, names_of, own_table
from bridge.ods.rows import FORGET, Constraint, Row, Table
from bridge.op.allowed import allowed
from bridge.op.conversions import conversion
from bridge.op.fields import Field
from bridge.op.known_traits import KNOWN

if TYPE_CHECKING:
    import difflib

    from bridge.op.base import Op
else:
    difflib = deferred("difflib")

Line = dict[str, object]

_SIZED: Final = {
    "operands": "AttrSizedOperandSegments",
    "results": "AttrSizedResultSegments",
}


def declare(
    cls: type[Op], name: str, traits: Sequence[object], taken: frozenset[str]
) -> Row:
    """Adds the op of a class to the table of its dialect, and returns its row.

    `taken` are the names that every op has. Raises `TypeError`, which names the class
    and the field.
    """
    dialect, short = names_of(cls.__name__, name)
    if not is_open(dialect):
        raise TypeError(f"{cls.__name__}: there is no row for {name}")
    own = own_table(dialect, cls.__module__)
    line = _Line(cls, own)
    for field, said in _fields(cls).items():
        line.add(_source(cls, field, taken), said)
    own.data["ops"][short] = line.finished(traits)
    for forget in FORGET:
        forget()
    found = own.row(short)
    assert found is not None  # it was added just now
    if found.format is not None:
        fault = compile_format(found)
        if isinstance(fault, str):
            own.remove(short)
            raise TypeError(f"{cls.__name__}.assembly_format: {fault}")
    return found


def _source(cls: type[Op], field: str, taken: frozenset[str]) -> str:
    """What a field is called in texts; raises `TypeError` where no field can be so."""
    source = field.rstrip("_")
    usual = accessor_name(source, taken)
    if field != usual:
        raise TypeError(f"{cls.__name__}.{field}: call it '{usual}'")
    return source


def _fields(cls: type[Op]) -> dict[str, Field]:
    """The fields of a class and of its bases; they no longer stand in the class."""
    found: dict[str, Field] = {}
    for base in reversed(cls.__mro__):
        own = {n: f for n, f in vars(base).items() if isinstance(f, Field)}
        found.update(own)
        if base is cls:
            for name in own:
                delattr(cls, name)
    for name, hint in vars(cls).get("__annotations__", {}).items():
        if name not in found and not str(hint).lstrip("typing.").startswith("ClassVar"):
            raise TypeError(
                f"{cls.__name__}.{name}: say what it is, as '= operand()' does"
            )
    return found


class _Line:
    """The line of one op while it is made."""

    def __init__(self, cls: type[Op], own: Table) -> None:
        self.cls = cls
        self.own = own
        self.line: dict[str, list[list[object]]] = {
            key: []
            for key in ("operands", "results", "attributes", "regions", "successors")
        }
        self.order: list[str] = []

    def add(self, source: str, said: Field) -> None:
        """Adds a field."""
        try:
            line: list[object] = [source, self._constraint(said) + said.mark]
            if said.default is not None:
                line.append({"text": self._default(said)})
        except (TypeError, ValueError) as fault:
            raise TypeError(f"{self.cls.__name__}.{source}: {fault}") from None
        if said.least:
            line.append({"least": said.least})
        if said.role in ("operands", "attributes"):
            self.order.append(source)
        self.line[said.role].append(line)

    def _constraint(self, said: Field) -> str:
        """The name of a constraint in the table, which is there afterwards."""
        if said.role == "successors":
            return self._entered(Constraint("AnySuccessor", "any successor", None, {}))
        if said.role == "regions":
            return self._entered(_blocks(said.blocks))
        assert said.allowed is not None  # only regions and successors have none
        return self._entered(allowed(said.allowed))

    def _entered(self, found: Constraint) -> str:
        known = self.own.data["constraints"]
        entry = {**found.facts, "summary": found.summary}
        if found.test is not None:
            entry["test"] = found.test
        name = found.name.replace("?", "").replace("*", "")
        while name in known and known[name] != entry:
            name += "'"
        known[name] = entry
        return str(name)

    def _default(self, said: Field) -> str:
        """A default as an attribute's text."""
        if isinstance(said.default, Attribute):
            return str(said.default)
        assert said.allowed is not None
        make = conversion(allowed(said.allowed), self.own, is_property=False)
        return str(make(said.default))

    def finished(self, traits: Sequence[object]) -> Line:
        """The line, with what is usual left out."""
        cls, line = self.cls, self.line
        usual = [part[0] for role in ("operands", "attributes") for part in line[role]]
        listed = [_trait(cls, one) for one in traits]
        for role, trait in _SIZED.items():
            if (
                sum(str(part[1])[-1] in "?*" for part in line[role]) > 1
                and trait not in traits
            ):
                listed.append(trait)
        found: Line = {
            **line,
            "traits": listed,
            "format": _syntax(cls),
            "order": "" if usual == self.order else " ".join(self.order),
            "class": cls.__name__,
        }
        return {key: value for key, value in found.items() if value}


def _syntax(cls: type[Op]) -> str | bool:
    """The format of a class, or that it has code of its own."""
    text = vars(cls).get("assembly_format", "")
    if not isinstance(text, str):
        raise TypeError(f"{cls.__name__}.assembly_format is text")
    return text or bool(cls.has_syntax())


def _trait(cls: type[Op], given: object) -> object:
    """A trait as tables have it; raises `TypeError` for one that is not known."""
    name, *rest = given if isinstance(given, tuple | list) else (given,)
    if name not in KNOWN:
        near = difflib.get_close_matches(str(name), KNOWN, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise TypeError(f"{cls.__name__}: no trait is called {name!r}{hint}")
    return [name, *rest] if rest else name


def _blocks(count: int | None) -> Constraint:
    if count is None:
        return Constraint("AnyRegion", "any region", None, {})
    return Constraint(
        f"SizedRegion#{count}",
        f"region with {count} blocks",
        ["==", ["blocks", "self"], count],
        {"blocks": count},
    )


def all_match(*names: str) -> tuple[str, dict[str, object]]:
    """The trait of an op whose values of these names have one type."""
    text = f"all of {{{', '.join(names)}}} have same type"
    return "AllTypesMatch", {"text": text, "values": list(names)}
