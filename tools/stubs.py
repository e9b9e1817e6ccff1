"""Makes `bridge/dialects/*/__init__.pyi` from the rows of ops and from their classes.

    python -m tools.stubs [--check]

A stub tells type checkers and editors every op, type and attribute of a dialect, whose
classes are made when they are first asked for. `--check` writes nothing and fails where
the checked-in stubs differ.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

from bridge.ir import attributes as builtin
from bridge.ods import rows
from bridge.ods.definitions import find
from bridge.ods.dialect import Dialect, dialect, entry
from bridge.ods.nodes import (
    DefinedAttr,
    DefinedClass,
    definition_of_kind,
    field_hints,
    node_class,
)
from bridge.ods.rows import Attribute, Property, Row
from bridge.ods.slots import Arity, Slot
from bridge.op.accessors import attribute_names, slot_names, stored_enum
from bridge.op.arguments import Argument, trailing
from bridge.op.base import Op, listed
from bridge.op.constructors import arguments_of
from bridge.op.packages import node_names, op_names
from bridge.op.registry import op_class

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "bridge" / "dialects"

_STORED: Final = {
    "BoolAttr": "IntegerAttr",
    "DenseIntElementsAttr": "DenseElementsAttr",
    "FlatSymbolRefAttr": "SymbolRefAttr",
    "LocationAttr": "Location",
    **dict.fromkeys(
        [f"Dense{kind}ArrayAttr" for kind in ("Bool", "I8", "I16", "I32", "I64")],
        "DenseArrayAttr",
    ),
}
"""Upstream's names of attributes that are called otherwise here."""


_MODULES: Final = (
    "bridge.ir.attributes",
    "bridge.ir.types",
    "bridge.ir.locations",
    "bridge.ir.affine",
    "typing",
)
"""Those that the types of fields are named in."""
_NAMES: Final = re.compile(r"(?!None\b)(?:::)?\b[A-Z]\w*|(?:::)?\w+::[\w:]+")


_TAKEN: Final = {
    "AffineMapAttr": "MapLike",
    "ArrayAttr": "ItemsLike",
    "BoolAttr": "BoolLike",
    "DenseIntElementsAttr": "Elements",
    "DictionaryAttr": "EntriesLike",
    "ElementsAttr": "Elements",
    "FlatSymbolRefAttr": "SymbolLike",
    "FloatAttr": "FloatLike",
    "IntegerAttr": "IntLike",
    "IntegerSetAttr": "SetLike",
    "StringAttr": "StrLike",
    "SymbolRefAttr": "SymbolLike",
    "TypeAttr": "TypeLike",
    "UnitAttr": "FlagLike",
    **dict.fromkeys(
        [f"Dense{kind}ArrayAttr" for kind in ("Bool", "I8", "I16", "I32", "I64")],
        "IntsLike",
    ),
}
"""What is taken for an attribute, in the words of `bridge.op.hints`, by its class."""

_TAKEN_SLOTS: Final = {
    ("operand", Arity.ONE): "ValueLike",
    ("operand", Arity.OPTIONAL): "ValueLike",
    ("operand", Arity.VARIADIC): "ValuesLike",
    ("operand", Arity.GROUPS): "GroupsLike",
    ("result", Arity.ONE): "Type",
    ("result", Arity.OPTIONAL): "Type",
    ("result", Arity.VARIADIC): "TypesLike",
    ("region", Arity.ONE): "RegionLike",
    ("region", Arity.VARIADIC): "RegionsLike",
    ("successor", Arity.ONE): "Block",
    ("successor", Arity.VARIADIC): "Sequence[Block]",
}
_HOMES: Final = {
    "AnyLocation": "bridge.ir.values",
    "Block": "bridge.ir.core",
    "Mapping": "collections.abc",
    "Sequence": "collections.abc",
    "Type": "bridge.ir.types",
    "ValueLike": "bridge.op.hints",
}
_WORD: Final = re.compile(r"\b[A-Z]\w*")
_COMMON: Final = (
    "attributes: Mapping[str, AnyLike] | None = None",
    "location: AnyLocation | None = None",
)


class Stub:
    """The stub of one dialect, made in one go."""

    def __init__(self, package: Dialect) -> None:
        self._package = package
        self._imports: dict[str, set[str]] = {}
        self._own = {*op_names(package.name), *node_names(package.name)}

    def text(self) -> str:
        """The whole file."""
        nodes = map(self._node, sorted(node_names(self._package.name)))
        ops = map(self._op, sorted(op_names(self._package.name)))
        classes = "\n".join(filter(None, (*nodes, *ops, self._functions())))
        module: Any = sys.modules[self._package.package]
        self._import("bridge.ods.dialect", "Dialect")
        imports = "".join(
            f"from {module} import {', '.join(sorted(names))}\n"
            for module, names in sorted(self._imports.items())
        )
        return f'"""{module.__doc__}"""\n\n{imports}\nDIALECT: Dialect\n\n{classes}'

    def _import(self, module: str, name: str) -> str:
        """What a name of another module is called here."""
        own = f"_{name}" if name in self._own else name
        said = name if own == name else f"{name} as {own}"
        self._imports.setdefault(module, set()).add(said)
        return own

    def _again(self, cls: type) -> str:
        """A class that is written by hand, under its own name."""
        name = cls.__name__
        self._imports.setdefault(cls.__module__, set()).add(f"{name} as {name}")
        return ""

    # Types and attributes ----------------------------------------------------------

    def _node(self, title: str) -> str:
        mnemonic, section = node_names(self._package.name)[title]
        cls = node_class(self._package.name, mnemonic, section)
        if cls is None:
            return ""
        if cls.__module__ != self._package.package:
            return self._again(cls)
        base = "DefinedAttr" if issubclass(cls, DefinedAttr) else "DefinedType"
        hints = field_hints(cls)
        optional = _trailing(cls)
        fields = [
            f"{field}: {self._hint(hints[field], cls.dialect)}"
            + (" = ..." if field in optional else "")
            for field in cls.fields
        ]
        self._import("bridge.ods.nodes", base)
        return _class(title, base, cls.__doc__, fields)

    def _hint(self, hint: str, owner: str) -> str:
        """A type as it is written here, with the imports that it needs."""
        return _NAMES.sub(lambda match: self._named(match[0], owner), hint)

    def _named(self, name: str, owner: str) -> str:
        """A class by its name, or by that of a class of C++ as `owner` sees it."""
        bare = name.rpartition("::")[2]
        bare = _STORED.get(bare, bare)
        for module in _MODULES:
            if hasattr(import_module(module), bare):
                return self._import(module, bare)
        found = find(name, owner, "attributes")
        cls = node_class(*found, "attributes") if found is not None else None
        if found is None or cls is None:
            return self._import("bridge.ir.attributes", "Attribute")
        return self._node_of(found[0], cls.__name__)

    def _node_of(self, owner: str, name: str) -> str:
        """A class of types or attributes by its name, and the dialect it is of."""
        package = dialect(owner)
        if package is not None and package.name != self._package.name:
            return self._import(package.package, name)
        return name

    # Ops --------------------------------------------------------------------------

    def _op(self, title: str) -> str:
        cls = op_class(op_names(self._package.name)[title])
        assert cls is not None
        fields = dict(self._accessors(cls.row))
        if cls.__module__ == self._package.package:
            base = _public_base(cls)
            known = listed(base)
            base_name = self._import(base.__module__, base.__name__)
        else:
            known = listed(cls)
            base_name = f"_{title}"
            said = f"{cls.__name__} as {base_name}"
            self._imports.setdefault(cls.__module__, set()).add(said)
        lines = [line for field, line in fields.items() if field not in known]
        lines.append(f"def __init__({self._parameters(cls)}) -> None: ...")
        return _class(title, base_name, cls.__doc__, lines)

    def _functions(self) -> str:
        """What else the package has under its name."""
        for name in self._package.functions:
            module = self._package.module(self._package.building).__name__
            self._imports.setdefault(module, set()).add(f"{name} as {name}")
        return ""

    def _parameters(self, cls: type[Op]) -> str:
        """The parameters of an op's constructor."""
        written = entry(cls.op_name, "building", "CONSTRUCTORS")
        if written is not None:
            return ", ".join(["self", *self._written(written)])
        given = arguments_of(cls)
        may_miss = trailing(given)
        positional = [
            f"{a.name}: {self._taken(cls.row, a)}" + " = ..." * (a.name in may_miss)
            for a in given
            if not a.is_optional
        ]
        named = [
            f"{a.name}: {self._taken(cls.row, a)} | None = None"
            for a in given
            if a.is_optional
        ]
        if cls.row.results and not any(a.role == "result" for a in given):
            named.append("results: TypesLike | None = None")
            self._import("bridge.op.hints", "TypesLike")
        common = [self._spelled(text) for text in _COMMON]
        return ", ".join(["self", *positional, "*", *named, *common])

    def _spelled(self, hint: str, home: str = "") -> str:
        """A parameter, with the imports that its annotation needs."""

        def named(match: re.Match[str]) -> str:
            name = match[0]
            if name in ("None", "True", "False"):
                return name
            if name in self._own and name.endswith("Op"):
                return name
            return self._import(self._home(name, home), name)

        return _WORD.sub(named, hint)

    def _home(self, name: str, home: str) -> str:
        """The module that defines what an annotation names."""
        if name in _HOMES or not home:
            return _HOMES.get(name, "bridge.op.hints")
        found = getattr(sys.modules[home], name)
        module = getattr(found, "__module__", home)
        return home if module in ("types", "typing") else module

    def _written(self, function: Callable[..., object]) -> Iterator[str]:
        """The parameters of a constructor that is written by hand."""
        named = False
        for name, one in inspect.signature(function).parameters.items():
            if one.kind is one.KEYWORD_ONLY and not named:
                named = True
                yield "*"
            default = "" if one.default is one.empty else f" = {one.default!r}"
            hint = self._spelled(one.annotation, function.__module__)
            yield f"{name}: {hint}{default}"

    def _taken(self, line: Row, argument: Argument) -> str:
        """What is taken for an argument."""
        if argument.static:
            return self._import("bridge.op.hints", "MixedLike")
        slot = _TAKEN_SLOTS.get((argument.role, argument.arity))
        if slot is not None:
            return self._spelled(slot)
        own = rows.table(self._package.name)
        assert own is not None
        known = argument.constraint in own.data["constraints"]
        facts = own.constraint(argument.constraint).facts if known else {}
        stored = facts.get("class", "")
        if argument.role == "property":
            plain = {"bool": "FlagLike", "std::optional<int64_t>": "IntLike"}
            name = plain.get(facts.get("property", ""), "CaseLike")
            return self._import("bridge.op.hints", name)
        if stored.startswith("enum "):
            return self._import("bridge.op.hints", "CaseLike")
        if stored.startswith("#") and facts.get("enum"):
            return self._import("bridge.op.hints", "WordLike")
        return self._import("bridge.op.hints", _TAKEN.get(stored, "AnyLike"))

    def _accessors(self, line: Row) -> Iterator[tuple[str, str]]:
        for name, part in attribute_names(line).items():
            yield name, f"{name}: {self._attribute(line, part)}"
        for name, slot, field in slot_names(line):
            hint = self._slot(slot, field)
            if field == "operands":
                yield name, f"{name}: {hint}"
            else:
                yield name, f"@property\n    def {name}(self) -> {hint}: ..."

    def _attribute(self, line: Row, part: Attribute | Property) -> str:
        own = rows.table(self._package.name)
        assert own is not None
        facts = own.constraint(part.constraint).facts
        optional = isinstance(part, Attribute) and part.optional
        return self._stored(line, part, facts) + (" | None" if optional else "")

    def _stored(
        self, line: Row, part: Attribute | Property, facts: Mapping[str, Any]
    ) -> str:
        if stored_enum(line, part) is not None:
            return "str"
        found = definition_of_kind(facts)
        cls = None
        if found is not None:
            cls = node_class(found.dialect, found.mnemonic, found.section)
        if cls is not None and found is not None:
            return self._node_of(found.dialect, cls.__name__)
        name = facts.get("class", "")
        name = _STORED.get(name, name)
        known = name if name in builtin.__all__ else "Attribute"
        return self._import("bridge.ir.attributes", known)

    def _slot(self, slot: Slot, field: str) -> str:
        one = {"operands": "Value", "results": "OpResult"}.get(field)
        one = one or {"regions": "Region", "successors": "Block"}[field]
        if slot.arity is Arity.ONE:
            return self._import("bridge.op.base", one)
        if slot.arity is Arity.OPTIONAL:
            return f"{self._import('bridge.op.base', one)} | None"
        several = {"Value": "Values", "OpResult": "Values", "Region": "Regions"}
        name = "Groups" if slot.arity is Arity.GROUPS else several.get(one, "Blocks")
        return self._import("bridge.op.base", name)


def _trailing(cls: DefinedClass) -> list[str]:
    """The fields after the last that has no default."""
    fields = reversed(cls.fields)
    return list(takewhile(lambda field: field not in cls.required, fields))


def _public_base(cls: type[Op]) -> type[Op]:
    """The nearest base that a module names."""
    return next(
        base for base in cls.__mro__[1:] if issubclass(base, Op) and _is_public(base)
    )


def _is_public(cls: type) -> bool:
    module = vars(sys.modules[cls.__module__])
    return not cls.__name__.startswith("_") and module.get(cls.__name__) is cls


def _class(title: str, base: str, doc: str | None, fields: list[str]) -> str:
    summary = (doc or "").partition("\n")[0]
    body = "".join(f"    {line}\n" for line in fields)
    return f'class {title}({base}):\n    """{summary}"""\n\n{body}'


def make() -> dict[Path, str]:
    """The text of each dialect's stub."""
    found = {}
    for name in rows.dialects():
        package = dialect(name)
        assert package is not None
        folder = FOLDER / package.package.rpartition(".")[2]
        found[folder / "__init__.pyi"] = Stub(package).text()
    return found


def main() -> int:
    """Writes the stubs, or compares them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    options = parser.parse_args()
    stale = [
        path
        for path, text in make().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    if options.check:
        print("\n".join(f"stale: {path}" for path in stale))
        return 1 if stale else 0
    for path, text in make().items():
        path.write_text(text, "utf-8")
    print(f"{len(stale)} stubs changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
