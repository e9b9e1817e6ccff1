"""Choosing aliases: which types and attributes get one, its name, and the order.

Upstream prints everything once into the void and notes each type and attribute that
would be printed, in order. Those of some classes get an alias. Aliases are defined in
the order of their depth (an alias follows those it needs), types before
attributes, then by name, then as they were met.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    SpelledAs,
    Stripped,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.base import Node
from bridge.ir.locations import (
    UNKNOWN_LOC,
    CallSiteLoc,
    DialectLoc,
    FileLineColLoc,
    FusedLoc,
    Location,
    NameLoc,
    UnknownLoc,
)
from bridge.ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from bridge.later import later
from bridge.text.tokens import STRING

_LARGE_TUPLE: Final = 16
"""A tuple of more types gets an alias."""

DIALECT_ALIASES: Final[dict[tuple[str, str], str]] = {
    ("ml_program", "extern"): "extern",
    ("sparse_tensor", "encoding"): "sparse",
    **{
        ("llvm", mnemonic): mnemonic
        for mnemonic in (
            "access_group",
            "alias_scope",
            "alias_scope_domain",
            "di_basic_type",
            "di_common_block",
            "di_compile_unit",
            "di_composite_type",
            "di_derived_type",
            "di_file",
            "di_global_variable",
            "di_global_variable_expression",
            "di_imported_entity",
            "di_label",
            "di_lexical_block",
            "di_lexical_block_file",
            "di_local_variable",
            "di_module",
            "di_namespace",
            "di_null_type",
            "di_string_type",
            "di_subprogram",
            "di_subroutine_type",
            "loop_annotation",
            "loop_distribute",
            "loop_interleave",
            "loop_licm",
            "loop_peeled",
            "loop_pipeline",
            "loop_unroll",
            "loop_unroll_and_jam",
            "loop_unswitch",
            "loop_vectorize",
            "mmra_tag",
            "tbaa_root",
            "tbaa_tag",
            "tbaa_type_desc",
        )
    },
}
"""The alias names of dialects' attributes, by dialect and mnemonic."""


ALIASING: Final[list[Callable[[Type | Attribute], str]]] = []
"""What dialects of one's own ask of any node: the alias it gets, or nothing."""


class Alias(NamedTuple):
    """An alias with its sigil.

    Every use of a deferrable one can be resolved after the operations, where it is
    defined then.
    """

    node: Node
    name: str
    deferrable: bool


class _Entry:
    """What is known of a node that was met."""

    __slots__ = ("children", "deferrable", "depth", "name")

    def __init__(self, name: str, depth: int, deferrable: bool) -> None:
        self.name = name
        self.depth = depth
        self.deferrable = deferrable
        self.children: Sequence[Node] = ()


class AliasCollector:
    """Meets nodes in the order of printing, then assigns aliases.

    `visit` takes what would be printed; `assign` names the aliases in the order of
    their definitions.
    """

    __slots__ = ("_entries", "leaves")

    def __init__(self) -> None:
        self._entries: dict[Node, _Entry] = {}
        self.leaves = frozenset() if ALIASING else _LEAVES
        """Classes whose nodes have neither an alias nor anything printed inside."""

    def visit(
        self, node: Node, deferrable: bool = False, elide_type: bool = False
    ) -> int:
        """Visits a node and all that is printed in it; returns the depth of its alias.

        A use that is not `deferrable` needs the definition before it. With
        `elide_type` the node's type is not printed after it.
        """
        entry = self._entries.get(node)
        if entry is not None:
            if entry.deferrable and not deferrable:
                self._forbid_deferral(entry)
            return entry.depth
        kind = node.ground
        if kind is FileLineColLoc:
            self._entries[node] = _Entry("loc", 1, deferrable)
            return 1
        naming = _NAMES.get(kind)
        name = naming(node) if naming is not None else ""
        if ALIASING and isinstance(node, Type | Attribute):
            name = next(filter(None, [ask(node) for ask in ALIASING]), name)
        entry = self._entries[node] = _Entry(name, 1 if name else 0, deferrable)
        children = printed_in(node)
        if elide_type and children:
            children = [c for c in children if c is not getattr(node, "type", None)]
        if not children:
            return entry.depth
        entry.children = children
        levels = _levels(node.parts) if isinstance(node, DialectAttr) else None
        deepest = 0
        for index, child in enumerate(children):
            if child.ground in self.leaves:
                continue
            depth = self.visit(child, deferrable)
            if depth and levels is not None and index < len(levels):
                depth += levels[index]
            if depth > deepest:
                deepest = depth
        if deepest:
            entry.depth = deepest + 1
        return entry.depth

    def _forbid_deferral(self, entry: _Entry) -> None:
        pending = [entry]
        while pending:
            entry = pending.pop()
            if entry.deferrable:
                entry.deferrable = False
                inside = map(self._entries.get, entry.children)
                pending += [child for child in inside if child is not None]

    def assign(self) -> list[Alias]:
        """The aliases in the order of their definitions."""
        named = [(node, entry) for node, entry in self._entries.items() if entry.name]
        named.sort(key=_order)
        counts: dict[str, int] = {}
        aliases: list[Alias] = []
        for node, entry in named:
            name = entry.name
            number = counts.get(name, 0)
            counts[name] = number + 1
            sigil = "!" if isinstance(node, Type) else "#"
            text = f"{sigil}{name}{number}" if number else sigil + name
            aliases.append(Alias(node, text, entry.deferrable))
        return aliases


def _order(item: tuple[Node, _Entry]) -> tuple[int, bool, str]:
    node, entry = item
    return entry.depth, not isinstance(node, Type), entry.name


def _location_name(node: Node) -> str:
    return "loc"


_NAMES: Final[dict[type, Callable[[Any], str]]] = {
    AffineMapAttr: lambda node: "map",
    IntegerSetAttr: lambda node: "set",
    DistinctAttr: lambda node: (
        "" if isinstance(node.referenced, UnitAttr) else "distinct"
    ),
    TupleType: lambda node: "tuple" if len(node.types) > _LARGE_TUPLE else "",
    DialectAttr: lambda node: DIALECT_ALIASES.get((node.dialect, node.mnemonic), ""),
    SpelledAs: lambda node: _NAMES[node.of.ground](node.of),
    DialectLoc: _location_name,
    UnknownLoc: _location_name,
    NameLoc: _location_name,
    CallSiteLoc: _location_name,
    FusedLoc: _location_name,
}
"""The alias a node gets, or no text where it gets none, by its class."""


def printed_in(node: Node) -> Sequence[Node]:
    """What is printed inside a node, in order."""
    inside = _CHILDREN.get(node.ground)
    return inside(node) if inside is not None else _type_after(node)


def _type_after(node: Node) -> Sequence[Node]:
    """The type that is printed after an attribute."""
    if isinstance(node, Type | Location):
        return ()
    ty = getattr(node, "type", None)
    return () if ty is None else (ty,)


_match_bare: Final = later("search", r"(?<![A-Za-z0-9_$.])<")
_find_brackets: Final = later("finditer", rf"{STRING}|->|([A-Za-z0-9_$.]?)<|>")


def _levels(parts: Sequence[str | Node]) -> list[int] | None:
    """The depth of each node of a body: how many unnamed attributes enclose it.

    `{<#a, 0>}` is an attribute that holds another: it adds to the depth as well,
    though its text is all there is of it.
    """
    if not any(isinstance(part, str) and _match_bare(part) for part in parts):
        return None
    levels: list[int] = []
    opened: list[bool] = []
    for part in parts:
        if not isinstance(part, str):
            levels.append(sum(opened))
            continue
        for match in _find_brackets(part):
            mark = match.group()
            if mark[-1] == "<":
                opened.append(not match[1])
            elif mark == ">" and opened:
                opened.pop()
    return levels


def _nothing(node: Node) -> Sequence[Node]:
    return ()


def _of_dialect_attr(node: DialectAttr) -> Sequence[Node]:
    nodes = _of_parts(node.parts)
    return nodes if node.type is None else [*nodes, node.type]


def _of_dialect_type(node: DialectType) -> Sequence[Node]:
    return _of_parts(node.parts)


def _of_parts(parts: Sequence[str | Node]) -> list[Node]:
    nodes: list[Node] = [part for part in parts if not isinstance(part, str)]
    return [node.of if isinstance(node, Stripped) else node for node in nodes]


def _of_fused(node: FusedLoc) -> Sequence[Node]:
    if node.metadata is None:
        return node.locations
    return (node.metadata, *node.locations)


def _of_memref(node: MemRefType) -> Sequence[Node]:
    parts = (node.element, node.layout, node.memory_space)
    return [part for part in parts if part is not None]


def _of_unranked_memref(node: UnrankedMemRefType) -> Sequence[Node]:
    if node.memory_space is None:
        return (node.element,)
    return (node.element, node.memory_space)


def _of_tensor(node: RankedTensorType) -> Sequence[Node]:
    return (node.element,) if node.encoding is None else (node.element, node.encoding)


def _element(node: Any) -> Sequence[Node]:
    return (node.element,)


_CHILDREN: Final[dict[type, Callable[[Any], Sequence[Node]]]] = {
    AffineMapAttr: _nothing,
    ArrayAttr: lambda node: node.elements,
    DialectAttr: _of_dialect_attr,
    DictionaryAttr: lambda node: [value for _, value in node.entries],
    DistinctAttr: lambda node: (node.referenced,),
    IntegerSetAttr: _nothing,
    SpelledAs: lambda node: _CHILDREN[node.of.ground](node.of),
    TypeAttr: lambda node: (node.type,),
    # Numbers are printed without looking for an alias of their type.
    IntegerAttr: _nothing,
    FloatAttr: _nothing,
    DenseArrayAttr: _nothing,
    CallSiteLoc: lambda node: (node.callee, node.caller),
    DialectLoc: lambda node: (node.attribute,),
    FusedLoc: _of_fused,
    NameLoc: lambda node: () if node.child is UNKNOWN_LOC else (node.child,),
    ComplexType: _element,
    DialectType: _of_dialect_type,
    FunctionType: lambda node: node.inputs + node.results,
    MemRefType: _of_memref,
    RankedTensorType: _of_tensor,
    TupleType: lambda node: node.types,
    UnrankedMemRefType: _of_unranked_memref,
    UnrankedTensorType: _element,
    VectorType: _element,
}
"""What is printed inside a node, in order, by its class."""


_LEAVES: Final = frozenset(
    {
        DenseArrayAttr,
        FloatAttr,
        FloatType,
        IndexType,
        IntegerAttr,
        IntegerType,
        NoneType,
        SymbolRefAttr,
        UnitAttr,
    }
)
