"""Dialects by the irdl dialect: `irdl.dialect` operations become dialects.

    bridge.irdl.load(bridge.parse(text))

Their ops are read and written in generic form, and verified as upstream does: within an
operation each constraint stands for one attribute or type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from types import new_class
from typing import Final

from bridge.errors import Unsupported
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DialectAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I32, DialectType, Type
from bridge.ir.values import Value
from bridge.ods.kinds import kind_name
from bridge.ods.nodes import DefinedAttr, DefinedType, enum_word
from bridge.ods.rows import REMOVE
from bridge.op.base import Op
from bridge.op.fields import operands, regions, results

__all__ = ["load"]

Named = list[tuple[str, Value, str]]
"""Names, constraints and variadicities of operands or results."""


def load(module: Operation) -> list[str]:
    """Adds the dialects that a module, or one `irdl.dialect`, defines; their names.

    Raises `ValueError` where there is such a dialect already, and `Unsupported` for a
    constraint that has code of C++.
    """
    found = [op for op in module.walk() if op.name == "irdl.dialect"]
    for dialect in found:
        name = _symbol(dialect)
        for op in dialect.body:
            _define(name, op)
    return [_symbol(dialect) for dialect in found]


LOADED: Final[dict[str, Operation]] = {}
"""What has defined an op, a type or an attribute, by `drawn.same`, `!drawn.pair`."""


def _remove(dialect: str) -> None:
    marks = tuple([f"{mark}{dialect}." for mark in ("", "!", "#")])
    for name in [name for name in LOADED if name.startswith(marks)]:
        del LOADED[name]


REMOVE.append(_remove)


def _define(dialect: str, op: Operation) -> None:
    name = f"{dialect}.{_symbol(op)}"
    if op.name == "irdl.operation":
        _define_op(name, op)
        LOADED[name] = op
    elif op.name in ("irdl.type", "irdl.attribute"):
        _define_node(name, op)
        LOADED[("!" if op.name == "irdl.type" else "#") + name] = op


def _symbol(op: Operation) -> str:
    found = op.get("sym_name")
    assert isinstance(found, StringAttr)  # its constraint
    return found.value


def _title(name: str) -> str:
    words = name.partition(".")[2].replace(".", "_").split("_")
    return "".join([word[:1].upper() + word[1:] for word in words])


def _listed(op: Operation, kind: str, names: str = "names") -> Named:
    """The names, constraints and variadicities of an op like `irdl.operands`."""
    found = next((inner for inner in op.body if inner.name == f"irdl.{kind}"), None)
    if found is None:
        return []
    several = found.get("variadicity")
    marks = [enum_word(one) for one in getattr(several, "value", ())]
    marks += ["single"] * (len(found.operands) - len(marks))
    listed = found.get(names)
    spelled = listed.elements if isinstance(listed, ArrayAttr) else ()
    texts = [one.value for one in spelled if isinstance(one, StringAttr)]
    return list(zip(texts, found.operands, marks, strict=True))


# Types and attributes ----------------------------------------------------------------


def _define_node(name: str, op: Operation) -> None:
    listed = _listed(op, "parameters")

    def verify(**parameters: Attribute) -> None:
        known = _Known()
        for one, constraint, _ in listed:
            fault = known.fault(constraint, parameters[one])
            if fault is not None:
                raise ValueError(fault)

    is_type = op.name == "irdl.type"
    said = {
        "__annotations__": {field: "Attribute" for field, _, _ in listed},
        "__module__": __name__,
        "__doc__": f"`{name}`.",
        "verify": staticmethod(verify),
    }
    base = DefinedType if is_type else DefinedAttr
    title = _title(name) + ("Type" if is_type else "Attr")
    new_class(title, (base,), {"name": name}, lambda made: made.update(said))


# Operations --------------------------------------------------------------------------


def _define_op(name: str, op: Operation) -> None:
    # How many values there may be is said in upstream's words, by `verify`.
    said: dict[str, object] = {
        "__module__": __name__,
        "__doc__": f"`{name}`.",
        "operands_": operands(),
        "results_": results(),
        "verify": _verifier(op),
    }
    if _listed(op, "regions"):
        said["regions_"] = regions()
    title = f"{_title(name)}Op"
    new_class(title, (Op,), {"name": name}, lambda made: made.update(said))


def _verifier(definition: Operation) -> Callable[[Op], None]:
    attributes = _listed(definition, "attributes", "attributeValueNames")
    given, made = _listed(definition, "operands"), _listed(definition, "results")
    demanded = _listed(definition, "regions")

    def verify(self: Op) -> None:
        known = _Known()
        sizes = [
            (given, _sizes(self, "operand", given), self.operands),
            (made, _sizes(self, "result", made), self.results),
        ]
        for name, constraint, _ in attributes:
            attr = self.get(name)
            if attr is None:
                raise self.error(f'attribute "{name}" is expected but not provided')
            _refuse(self, known.fault(constraint, attr))
        for listed, counts, values in sizes:
            rest = iter(values)
            for (_, constraint, _), count in zip(listed, counts, strict=True):
                for value in islice(rest, count):
                    _refuse(self, known.fault(constraint, TypeAttr(value.type)))
        _verify_regions(self, demanded, known)

    return verify


def _sizes(op: Op, kind: str, listed: Named) -> list[int]:
    """How many values each name has; raises `Invalid`."""
    marks = [mark for _, _, mark in listed]
    count = len(op.operands if kind == "operand" else op.results)
    several = len(marks) - marks.count("single")
    if several > 1:
        return _given_sizes(op, kind, marks, count)
    if not several and count != len(marks):
        raise op.error(f"op expects exactly {len(marks)} {kind}s, but got {count}")
    rest = count - len(marks) + 1
    if several and rest < 0:
        least = len(marks) - 1
        raise op.error(f"op expects at least {least} {kind}s, but got {count}")
    if "optional" in marks and rest > 1:
        raise op.error(f"op expects at most {len(marks)} {kind}s, but got {count}")
    return [1 if mark == "single" else rest for mark in marks]


def _given_sizes(op: Op, kind: str, marks: list[str], count: int) -> list[int]:
    """The sizes that an attribute has; raises `Invalid`."""
    name = f"{kind}SegmentSizes"
    attr = op.get(name)
    if attr is None:
        raise op.error(f"'{name}' attribute is expected but not provided")
    if not isinstance(attr, DenseArrayAttr) or attr.element is not I32:
        raise op.error(f"'{name}' attribute is expected to be a dense i32 array")
    sizes = [int(size) for size in attr.values]
    if len(sizes) != len(marks):
        raise op.error(
            f"'{name}' attribute for specifying {kind} segments must have "
            f"{len(marks)} elements, but got {len(sizes)}"
        )
    for index, (mark, size) in enumerate(zip(marks, sizes, strict=True)):
        _refuse(op, _size_fault(name, kind, index, mark, size))
    if sum(sizes) != count:
        raise op.error(
            f"sum of elements in '{name}' attribute must be equal to the number of "
            f"{kind}s"
        )
    return sizes


def _size_fault(name: str, kind: str, at: int, mark: str, size: int) -> str | None:
    if size < 0:
        return (
            f"'{name}' attribute for specifying {kind} segments must have "
            "non-negative values"
        )
    if mark == "single" and size != 1:
        return f"element {at} in '{name}' attribute must be equal to 1"
    if mark == "optional" and size > 1:
        return f"element {at} in '{name}' attribute must be equal to 0 or 1"
    return None


def _refuse(op: Op, fault: str | None) -> None:
    if fault is not None:
        raise op.error(fault)


def _verify_regions(op: Op, demanded: Named, known: _Known) -> None:
    if len(op.regions) != len(demanded):
        raise op.error(
            f"unexpected number of regions: expected {len(demanded)} but got "
            f"{len(op.regions)}"
        )
    for index, (_, value, _) in enumerate(demanded):
        wanted = value.defining_op
        assert wanted is not None  # an `irdl.region`
        region = op.regions[index]
        count = wanted.get("numberOfBlocks")
        if isinstance(count, IntegerAttr) and len(region.blocks) != count.value:
            raise op.error(
                f"expected region {index} to have {count.value} block(s) but got "
                f"{len(region.blocks)}"
            )
        if wanted.get("constrainedArguments") is None or region.entry is None:
            continue
        arguments = region.entry.arguments
        if len(arguments) != len(wanted.operands):
            raise op.error(
                f"expected region {index} to have {len(wanted.operands)} arguments "
                f"but got {len(arguments)}"
            )
        for constraint, argument in zip(wanted.operands, arguments, strict=True):
            _refuse(op, known.fault(constraint, TypeAttr(argument.type)))


# Constraints -------------------------------------------------------------------------


class _Known:
    """What the constraints of one operation stand for."""

    def __init__(self) -> None:
        self._assigned: dict[Value, Attribute] = {}

    def fault(self, constraint: Value, attr: Attribute) -> str | None:
        """What is wrong with an attribute, in upstream's words."""
        if constraint in self._assigned:
            wanted = self._assigned[constraint]
            return None if wanted is attr else _unlike(wanted, attr)
        op = constraint.defining_op
        assert op is not None  # constraints are results
        found = _CONSTRAINTS[op.name](self, op, attr)
        if found is None:
            self._assigned[constraint] = attr
        return found


def _unlike(wanted: Attribute, attr: Attribute) -> str:
    return f"expected '{wanted}' but got '{attr}'"


Fault = Callable[[_Known, Operation, Attribute], "str | None"]


def _is(known: _Known, op: Operation, attr: Attribute) -> str | None:
    wanted = op.get("expected")
    assert wanted is not None  # it is required
    return None if attr is wanted else _unlike(wanted, attr)


def _any(known: _Known, op: Operation, attr: Attribute) -> str | None:
    return None


def _any_of(known: _Known, op: Operation, attr: Attribute) -> str | None:
    if any(known.fault(one, attr) is None for one in op.operands):
        return None
    return f"'{attr}' does not satisfy the constraint"


def _all_of(known: _Known, op: Operation, attr: Attribute) -> str | None:
    faults = (known.fault(one, attr) for one in op.operands)
    return next((fault for fault in faults if fault is not None), None)


def _base(known: _Known, op: Operation, attr: Attribute) -> str | None:
    name, mark = _base_name(op)
    if mark == "#":
        if kind_name(attr) == name:
            return None
        return f"expected base attribute '{name}' but got '{kind_name(attr)}'"
    return _base_type(name, attr)


def _base_type(name: str, attr: Attribute) -> str | None:
    if not isinstance(attr, TypeAttr):
        return f"expected type, got attribute '{attr}"
    found = kind_name(attr.type)
    return None if found == name else f"expected base type '{name}' but got '{found}'"


def _base_name(op: Operation) -> tuple[str, str]:
    """The name that a base stands for, and the mark of types or attributes."""
    text = op.get("base_name")
    if isinstance(text, StringAttr):
        return text.value[1:], text.value[:1]
    found = op.get("base_ref") or op.get("base_type")
    assert isinstance(found, SymbolRefAttr)  # one of both is required
    dialect, mnemonic = found.root, found.nested[-1]
    for around in _ancestors(op):
        for inner in around.walk():
            is_it = inner.name == "irdl.attribute" and _symbol(inner) == mnemonic
            if is_it:
                return f"{dialect}.{mnemonic}", "#"
    return f"{dialect}.{mnemonic}", "!"


def _ancestors(op: Operation) -> Iterator[Operation]:
    around = op.parent_op
    while around is not None and around.name != "irdl.dialect":
        around = around.parent_op
    if around is not None:
        yield around


def _parametric(known: _Known, op: Operation, attr: Attribute) -> str | None:
    name, mark = _base_name(op)
    node: Type | Attribute = attr
    if mark == "!":
        if not isinstance(attr, TypeAttr):
            return f"expected type, got attribute '{attr}"
        if kind_name(attr.type) != name:
            return f"expected base type '{name}' but got '{attr}'"
        node = attr.type
    elif kind_name(attr) != name:
        return f"expected base attribute '{name}' but got '{attr}'"
    if not isinstance(node, DialectType | DialectAttr):
        return None
    return _parameters_fault(known, op.operands, node)


def _parameters_fault(
    known: _Known, constraints: Sequence[Value], node: DialectType | DialectAttr
) -> str | None:
    fields = getattr(type(node), "fields", ())
    for field, constraint in zip(fields, constraints, strict=False):
        fault = known.fault(constraint, getattr(node, field))
        if fault is not None:
            return fault
    return None


def _predicate(known: _Known, op: Operation, attr: Attribute) -> str | None:
    raise Unsupported(f"{op.position}: a constraint in C++ cannot be evaluated")


_CONSTRAINTS: Final[dict[str, Fault]] = {
    "irdl.all_of": _all_of,
    "irdl.any": _any,
    "irdl.any_of": _any_of,
    "irdl.base": _base,
    "irdl.c_pred": _predicate,
    "irdl.is": _is,
    "irdl.parametric": _parametric,
}
