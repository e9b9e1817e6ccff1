"""Constructors of ops: one Python function for each, made of its row when first called.

The text of the function is kept for `inspect.getsource` and tracebacks. What it calls
is in `bridge.op.constructing`.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Iterator
from functools import update_wrapper
from types import FunctionType
from typing import Any, Final, TypeAlias

from bridge.ir.attributes import DictionaryAttr
from bridge.ir.core import Operation
from bridge.ir.values import BlockArgument, OpResult
from bridge.ods.defaults import default_of
from bridge.ods.dialect import entry
from bridge.ods.rows import Constraint, Table, table
from bridge.ods.slots import OPERAND_SIZES, RESULT_SIZES, Arity, segment_sizes
from bridge.op import constructing
from bridge.op.arguments import Argument, arguments, trailing
from bridge.op.base import Op
from bridge.op.constructing import InferTypes
from bridge.op.conversions import Convert, any_attr, conversion
from bridge.op.result_types import (
    Source,
    attribute_type,
    by_destinations,
    by_reader,
    sources,
)

_HELPERS: Final = {
    "_KINDS": (OpResult, BlockArgument),
    "_attribute_type": attribute_type,
    "_construct": constructing.construct,
    "_segment_sizes": segment_sizes,
    **{
        f"_{name}": getattr(constructing, name)
        for name in (
            "EMPTY",
            "block",
            "blocks",
            "detached",
            "discard",
            "discardable",
            "grouped",
            "infer",
            "mixed",
            "one_type",
            "optional",
            "placed",
            "region",
            "regions",
            "take_regions",
            "types",
            "uninferred",
            "value",
            "values",
            "without",
        )
    },
}
"""What the functions call; what begins with a line is no argument."""


def infers(cls: type[Op]) -> InferTypes | None:
    """What infers the results of an op once it is made; None where a table says them.

    The dialect's table counts first, then what the verifier or the reader infers by.
    """
    own: InferTypes | None = entry(cls.op_name, "building", "RESULT_TYPES")
    if own is not None or sources(cls.row) is not None:
        return own
    found: InferTypes | None = getattr(cls, "infer_types", None)
    return found or by_reader(cls.op_name) or by_destinations(cls.row)


Maker: TypeAlias = Callable[..., Any]
"""What the class of an op is called with; the stubs say how."""


def natural(cls: type[Op]) -> Maker:
    """What a class is called with: what its dialect says, else its row."""
    found: Maker | None
    found = entry(cls.op_name, "building", "CONSTRUCTORS")
    return constructor(cls) if found is None else _named_as(cls, found)


def _named_as(cls: type[Op], found: Maker) -> Maker:
    """A function as one that complaints about its arguments call by the class's name.

    It may serve several classes, and other code by its own name.
    """
    if not isinstance(found, FunctionType):
        return found
    made = FunctionType(
        found.__code__,
        found.__globals__,
        cls.__name__,
        found.__defaults__,
        found.__closure__,
    )
    made.__kwdefaults__ = found.__kwdefaults__
    made.__qualname__ = cls.__name__
    return update_wrapper(made, found, ("__module__", "__doc__", "__annotations__"))


def arguments_of(cls: type[Op]) -> list[Argument]:
    """The arguments of the constructor that is made for a class of ops."""
    return arguments(cls.row, inferred=_inferred(cls))


def _inferred(cls: type[Op]) -> bool:
    return infers(cls) is not None or sources(cls.row) is not None


def constructor(cls: type[Op]) -> Maker:
    """The function that makes an op of a class; see `bridge.op.arguments`."""
    made = _Writer(cls)
    text = made.text()
    filename = f"<bridge constructor of {cls.op_name}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    exec(compile(text, filename, "exec"), made.names)
    found: Maker = made.names[cls.__name__]
    found.__module__ = cls.__module__
    return found


class _Writer:
    """Writes the constructor of one op; `names` are those that its text may use."""

    def __init__(self, cls: type[Op]) -> None:
        line = cls.row
        owner = table(line.name.partition(".")[0])
        assert owner is not None  # a row is one of a table
        self.owner: Table = owner
        self.cls = cls
        self.line = line
        self.inferred = _inferred(cls)
        self.late = infers(cls)
        self.given = arguments(line, inferred=self.inferred)
        self.names: dict[str, Any] = dict(_HELPERS)
        self.where = repr(cls.__name__)

    def _of(self, role: str) -> list[Argument]:
        found = [a for a in self.given if a.role == role]
        return sorted(found, key=lambda argument: argument.index)

    def text(self) -> str:
        """The whole function."""
        body = [
            *self._values(),
            *self._properties(),
            *self._types(),
            *self._making(),
        ]
        lines = "".join(f"    {line}\n" for line in body)
        doc = (self.cls.__doc__ or "").replace("\\", "\\\\").replace('"""', "'''")
        return (
            f'def {self.cls.__name__}({self._signature()}):\n    """{doc}"""\n{lines}'
        )

    def _signature(self) -> str:
        may_miss = trailing(self.given)
        positional = [
            a.name + (f"={self._empty(a)}" if a.name in may_miss else "")
            for a in self.given
            if not a.is_optional
        ]
        named = [
            a.name + ("=()" if a.arity in _SEVERAL else "=None")
            for a in self.given
            if a.is_optional
        ]
        common = ["results=None"] if self.inferred and self.line.results else []
        common += ["attributes=None", "location=None"]
        return ", ".join([*positional, "*", *named, *common])

    def _empty(self, a: Argument) -> str:
        """What a list is where it is left out: not even the numbers may be there."""
        parts = [p for p in self.line.attributes if p.name == a.static]
        return "None" if any(p.optional or p.default or p.text for p in parts) else "()"

    # Values --------------------------------------------------------------------------

    def _values(self) -> Iterator[str]:
        for a in self._of("operand"):
            said = f"({a.name}, {a.name!r}, {self.where})"
            if a.static:
                yield f"{a.name}, _static_{a.name} = _mixed{said}"
            elif a.arity is Arity.ONE:
                yield f"if {a.name}.__class__ not in _KINDS: {a.name} = _value{said}"
            elif a.arity is Arity.GROUPS:
                yield f"{a.name}, _sizes_{a.name} = _grouped{said}"
            else:
                helper = "_values" if a.arity is Arity.VARIADIC else "_optional"
                yield f"{a.name} = {helper}{said}"

    def _operands(self) -> str:
        return _tuple(
            a.name if a.arity is Arity.ONE else f"*{a.name}"
            for a in self._of("operand")
        )

    def _sizes(self, role: str) -> str:
        counts = [
            "1" if a.arity is Arity.ONE else f"len({a.name})" for a in self._of(role)
        ]
        return f"_segment_sizes({', '.join(counts)})"

    # Properties -----------------------------------------------------------------------

    def _properties(self) -> Iterator[str]:
        line = self.line
        implied = dict(self._implied())
        parts = self._of("attribute") + self._of("property")
        defaults = {n: default_of(text) for n, text in line.defaults.items()}
        kept = {n: attr for n, attr in defaults.items() if n not in implied and attr}
        self.names["_DEFAULTS"] = DictionaryAttr.of(kept)
        if not parts and not implied:
            yield "_properties = _DEFAULTS"
            return
        always = [a for a in parts if not a.is_optional]
        may_miss = [a for a in parts if a.is_optional]
        indent = ""
        if may_miss and not always and not implied:
            test = " and ".join(f"{a.name} is None" for a in may_miss)
            yield f"if {test}: _properties = _DEFAULTS"
            yield "else:"
            indent = "    "
        first = [f"{a.source!r}: {self._converted(a)}" for a in always]
        first += [f"{name!r}: {text}" for name, text in implied.items()]
        yield f"{indent}_entries = {{**_DEFAULTS, {', '.join(first)}}}"
        for a in may_miss:
            put = f"_entries[{a.source!r}] = {self._converted(a)}"
            yield f"{indent}if {a.name} is not None: {put}"
        yield f"{indent}_properties = _without(_entries)"

    def _converted(self, a: Argument) -> str:
        """The attribute of what is given."""
        own = f"_to_{a.name}"
        known = a.constraint in self.owner.data["constraints"]
        convert: Convert = any_attr
        if known:
            constraint = self.owner.constraint(a.constraint)
            is_property = a.role == "property"
            convert = conversion(constraint, self.owner, is_property=is_property)
        self.names[own] = constructing.naming(convert, a.name, self.cls.__name__)
        return f"{own}({a.name})"

    def _implied(self) -> Iterator[tuple[str, str]]:
        """What follows from how many values there are, and mixed lists."""
        line = self.line
        if line.operands.sizes:
            yield OPERAND_SIZES, self._sizes("operand")
        if line.results.sizes and not self.inferred:
            yield from self._type_checks_first()
        for a in self._of("operand"):
            if a.static:
                yield a.static, f"_static_{a.name}"
            if a.arity is Arity.GROUPS:
                sizes = f"_segment_sizes(*_sizes_{a.name})"
                yield line.operands[a.index].segments, sizes

    def _type_checks_first(self) -> Iterator[tuple[str, str]]:
        parts = [
            "1" if a.arity is Arity.ONE else f"len({self._result(a)})"
            for a in self._of("result")
        ]
        yield RESULT_SIZES, f"_segment_sizes({', '.join(parts)})"

    # Types ----------------------------------------------------------------------------

    def _result(self, a: Argument) -> str:
        """The types given for one slot of results."""
        said = f"({a.name}, {a.name!r}, {self.where})"
        if a.arity is Arity.ONE:
            return f"_one_type{said}"
        if a.arity is Arity.OPTIONAL:
            return f"(() if {a.name} is None else (_one_type{said},))"
        return f"_types{said}"

    def _types(self) -> Iterator[str]:
        if not self.line.results:
            yield "_result_types = ()"
            return
        if not self.inferred:
            parts = [
                ("" if a.arity is Arity.ONE else "*") + self._result(a)
                for a in self._of("result")
            ]
            yield f"_result_types = {_tuple(parts)}"
            return
        given = f"_types(results, 'results', {self.where})"
        if self.late is not None:
            yield f"_result_types = () if results is None else {given}"
            return
        found = sources(self.line) or []
        yield "if results is None:"
        for source in found:
            yield from self._must_be_there(source)
        parts = [self._type(i, source) for i, source in enumerate(found)]
        yield f"    _result_types = {_tuple(parts)}"
        if any(s.make is not None or self._is_attribute(s) for s in found):
            yield "    if None in _result_types:"
            yield f"        raise _uninferred({self.where})"
        yield f"else: _result_types = {given}"

    def _is_attribute(self, source: Source) -> bool:
        return bool(source.origin) and not self._slot(source)

    def _slot(self, source: Source) -> Argument | None:
        named = [a for a in self._of("operand") if a.source == source.origin]
        return named[0] if named else None

    def _must_be_there(self, source: Source) -> Iterator[str]:
        slot = self._slot(source)
        if slot is not None and slot.arity is not Arity.ONE:
            yield f"    if not {slot.name}: raise _uninferred({self.where})"

    def _type(self, index: int, source: Source) -> str:
        """The type, or the types after a star, of one slot of results."""
        if source.type is not None:
            self.names[f"_TYPE{index}"] = source.type
            return f"_TYPE{index}"
        slot = self._slot(source)
        if slot is None:
            base = f"_attribute_type(_properties.get({source.origin!r}))"
        else:
            first = slot.name if slot.arity is Arity.ONE else f"{slot.name}[0]"
            base = f"{first}._type"
        if source.make is None:
            return base
        self.names[f"_type{index}"] = source.make
        single = self.line.results[index].arity is Arity.ONE
        return f"_type{index}({base})" if single else f"*(_type{index}({base}) or ())"

    # The operation --------------------------------------------------------------------

    def _making(self) -> Iterator[str]:
        line = self.line
        discardable = f"_discardable(attributes, {self.where})"
        yield f"_more = _EMPTY if attributes is None else {discardable}"
        said = (
            f"({line.name!r}, {self._operands()}, _result_types, "
            "(_properties, _more), location)"
        )
        if not line.regions and not line.successors and self.late is None:
            yield f"return _construct{said}"
            return
        yield f"_op = _detached{said}"
        yield "try:"
        yield from self._rest()
        yield "except BaseException:"
        yield "    _discard(_op)"
        yield "    raise"
        yield "return _placed(_op)"

    def _rest(self) -> Iterator[str]:
        line = self.line
        if line.successors:
            yield f"    _op.successors = {self._listed('successor', 'block')}"
        if line.results and self.late is not None:
            self.names["_infer_types"] = self.late
            yield "    if results is None: _infer(_op, _infer_types)"
        if line.regions:
            own = entry(line.name, "building", "ENTRY_TYPES")
            self.names["_entry_types"] = own or _no_arguments
            several = any(s.arity in _SEVERAL for s in line.regions)
            single = () if several else tuple(self._single())
            listed = self._listed("region", "region")
            said = f"_entry_types, {single!r}, {line.implicit_terminator!r}"
            yield f"    _take_regions(_op, {listed}, {said})"
        yield "    pass"

    def _listed(self, role: str, helper: str) -> str:
        parts = []
        for a in self._of(role):
            several = a.arity in _SEVERAL
            star, plural = ("*", "s") if several else ("", "")
            parts.append(f"{star}_{helper}{plural}({a.name}, {a.name!r}, {self.where})")
        return _tuple(parts)

    def _single(self) -> Iterator[bool]:
        """Whether each region has one block, which is made with it."""
        for slot in self.line.regions:
            constraint: Constraint = self.owner.constraint(slot.constraint)
            whole = slot.constraint == "AnyRegion"
            always = whole and self.line.has_trait("SingleBlock")
            yield constraint.facts.get("blocks") == 1 or always


def _no_arguments(op: Operation, region: int) -> None:
    """The arguments of regions of which nothing is known."""


_SEVERAL: Final = (Arity.VARIADIC, Arity.GROUPS)


def _tuple(parts: Iterable[str]) -> str:
    """The text of a tuple."""
    listed = list(parts)
    return "(" + ", ".join(listed) + ("," if len(listed) == 1 else "") + ")"
