"""The leaves of constraints: what a C++ text asks of a type, an attribute, a region.

A text stands without its blanks and the namespaces `mlir` and `llvm`. What is asked of
a part is asked of the part: `cast<VectorType>($_self).getRank() > 0` is `$_self > 0`
of the rank. The words are those of `bridge.ods.predicates`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from bridge.tablegen.cpp_text import Node, Unrecognised, bare
from bridge.tablegen.kinds import Classes

COMPARISON = "(>=|<=|==|!=|>|<)"


class Leaves:
    """Recognises the leaves of one dialect's constraints."""

    def __init__(self, classes: Classes, dialect: str) -> None:
        self.classes = classes
        self.dialect = dialect

    def predicate(self, text: str) -> Node:
        """What a text asks. Raises `Unrecognised`."""
        return self._leaf(bare(text))

    def _leaf(self, text: str) -> Node:
        if text in _WHOLE:
            return _WHOLE[text]
        for pattern, made in _PATTERNS:
            match = pattern.fullmatch(text)
            if match is not None:
                return made(match, self)
        several = _conjuncts(text)
        if len(several) > 1:
            return ["and", *map(self._leaf, several)]
        if text.startswith("!"):
            return ["not", self._leaf(text[1:])]
        part = _PART.search(text)
        if part is None:
            raise Unrecognised(text)
        return put(self._leaf(text.replace(part[0], "$_self")), term(part[0]))


def _conjuncts(text: str) -> list[str]:
    """The operands of `&&` in a text, but for those in brackets."""
    found, depth, begin = [], 0, 0
    for at, mark in enumerate(text):
        depth += (mark in "([{") - (mark in ")]}")
        if not depth and text.startswith("&&", at):
            found.append(text[begin:at])
            begin = at + 2
    return [*found, text[begin:]]


def put(node: Node, part: Node) -> Node:
    """A predicate asked of a part of what it was asked of."""
    if node == "self":
        return part
    if not isinstance(node, list):
        return node
    if node[0] in ("of", "each"):
        return [node[0], put(node[1], part), node[2]]
    return [node[0], *(put(child, part) for child in node[1:])]


def term(text: str) -> Node:
    """The part that a chain of calls gives. Raises `Unrecognised`."""
    cast = _CAST.match(text)
    if cast is None and not text.startswith("$_self"):
        raise Unrecognised(text)
    found: Node = "self"
    at = cast.end() if cast is not None else len("$_self")
    while at < len(text):
        call = _CALL.match(text, at)
        if call is None or call[1] not in _CALLS:
            raise Unrecognised(text)
        found = put(_CALLS[call[1]], found)
        at = call.end()
    return found


_PART = re.compile(
    r"(?:cast<[\w:]+>\(\$_self\)|\$_self)(?:\.[\w<>:]+\(\)(?:\[[0-9]\])?)+"
)
"""The longest part in a text."""
_CALL = re.compile(r"\.([\w<>:]+\(\)(?:\[[0-9]\])?)")
_CAST = re.compile(r"cast<[\w:]+>\(\$_self\)")


# Patterns ----------------------------------------------------------------------------


def _class(match: re.Match[str], leaves: Leaves) -> Node:
    kinds = [
        kind
        for cpp in match[1].split(",")
        for kind in leaves.classes.kinds(cpp, leaves.dialect)
    ]
    return ["is", "self", *kinds]


def _width(match: re.Match[str], leaves: Leaves) -> Node:
    marks = {"": ("i", "si", "ui"), "Signless": "i", "Signed": ["si"]}
    return ["is", "self", *(f"{m}{match[2]}" for m in marks.get(match[1], ["ui"]))]


def _compared(match: re.Match[str], leaves: Leaves) -> Node:
    return [match[1], "self", int(match[2])]


def _each_compared(match: re.Match[str], leaves: Leaves) -> Node:
    return ["each", "self", [match[1], "self", int(match[2])]]


def _one_of(match: re.Match[str], leaves: Leaves) -> Node:
    return ["in", "self", *json.loads(f"[{match[1]}]")]


def _last_is_one_of(match: re.Match[str], leaves: Leaves) -> Node:
    return ["in", ["last", ["shape", "self"]], *json.loads(f"[{match[1]}]")]


def _is_list(match: re.Match[str], leaves: Leaves) -> Node:
    return ["==", "self", json.loads(f"[{match[1]}]")]


def _is_text(match: re.Match[str], leaves: Leaves) -> Node:
    return ["==", "self", match[1]]


def _is_case(match: re.Match[str], leaves: Leaves) -> Node:
    """A case is a word where it is an attribute's, and a number elsewhere."""
    name = leaves.classes.enum_of_class(match[1], leaves.dialect)
    if name is None:
        raise Unrecognised(match[0])
    for symbol, number, *written in leaves.classes.facts_of_enum(name)["cases"]:
        if symbol == match[2]:
            return ["in", "self", number, *(written or [symbol])]
    raise Unrecognised(match[0])


def _blocks(match: re.Match[str], leaves: Leaves) -> Node:
    compare = {"": "==", "OrLess": "<=", "OrMore": ">="}[match[1]]
    return [compare, ["blocks", "self"], int(match[2])]


def _only_bits(match: re.Match[str], leaves: Leaves) -> Node:
    mask = int(match[1])
    return ["in", "self", *(n for n in range(mask + 1) if n & ~mask == 0)]


_ROWS: tuple[tuple[str, Callable[[re.Match[str], Leaves], Node]], ...] = (
    (r"isa<([\w:,]+)>\(\$_self\)", _class),
    (r"\$_self\.is(Signless|Signed|Unsigned|)Integer\(([0-9]+)\)", _width),
    (rf"\$_self{COMPARISON}(-?[0-9]+)", _compared),
    (r"\$_self==ArrayRef<int64_t>\(\{([0-9,]+)\}\)", _is_list),
    (r'\$_self=="([^"]*)"', _is_text),
    (r"is_contained\(\{([-0-9,]+)\},\$_self\)", _one_of),
    (
        rf"all_of\(\$_self,\[&?\]\(autov\)\{{returnv{COMPARISON}(-?[0-9]+);\}}\)",
        _each_compared,
    ),
    (
        r"is_contained\(ArrayRef<int64_t>\(\{([0-9,]+)\}\),"
        r"cast<ShapedType>\(\$_self\)\.getDimSize\("
        r"cast<ShapedType>\(\$_self\)\.getRank\(\)\+-1\)\)",
        _last_is_one_of,
    ),
    (r"\$_self\.(?:hasTrait|hasPromiseOrImplementsInterface)<([\w:]+)>\(\)", _class),
    (r"hasNItems(|OrLess|OrMore)\(\$_self,([0-9]+)\)", _blocks),
    (r"\(static_cast<\w+>\(\$_self\)&~([0-9]+)\)==0", _only_bits),
    (r"\$_self==([\w:]+)::(\w+)", _is_case),
)
_PATTERNS = [(re.compile(pattern), made) for pattern, made in _ROWS]
"""Texts that hold numbers and names, and what makes their predicates."""

_LLVM_FLOATS = ["bf16", "f16", "f32", "f64", "f80", "f128", "!llvm.ppc_fp128"]
_EMITC_INTEGERS = [
    *("index", "!emitc.ptrdiff_t", "!emitc.size_t", "!emitc.ssize_t", "!emitc.opaque"),
    *(f"{mark}{width}" for width in (1, 8, 16, 32, 64) for mark in ("i", "si", "ui")),
]
_SMT = ["!smt.array", "!smt.bool", "!smt.bv", "!smt.int", "!smt.sort"]

_WHOLE: dict[str, Node] = {
    "!!sparse_tensor::getSparseTensorEncoding($_self)": ["sparse", "self"],
    "!!sparse_tensor::getSparseTensorEncoding($_self)&&"
    "sparse_tensor::getSparseTensorEncoding($_self).isSlice()": ["slice", "self"],
    # An array that is not there is an empty one to the reference.
    "!$_self": ["==", ["size", "self"], 0],
    "LLVM::isCompatibleFloatingPointType($_self)": ["is", "self", *_LLVM_FLOATS],
    "LLVM::isCompatibleOuterType($_self)": ["llvm type", "self"],
    "LLVM::isCompatibleVectorType($_self)": ["llvm vector", "self"],
    "LLVM::isLoadableType($_self)": ["llvm loadable", "self"],
    # The reference takes whatever is no vector for one.
    "!LLVM::isScalableVectorType($_self)": ["is", "self", "FixedVectorType"],
    "$_self": "self",
    "[](ArrayRef<int64_t>a){returnstd::adjacent_find(std::begin(a),std::end(a))=="
    "std::end(a);}($_self)": ["no neighbours alike", "self"],
    "emitc::isIntegerIndexOrOpaqueType($_self)": ["is", "self", *_EMITC_INTEGERS],
    "emitc::isSupportedEmitCType($_self)": ["emitc type", "self"],
    "emitc::isSupportedFloatType($_self)": ["is", "self", "f16", "bf16", "f32", "f64"],
    "isSharedMemory(cast<MemRefType>($_self))": ["shared memory", "self"],
    "is_contained($_self,true)": ["not", ["each", "self", ["not", "self"]]],
    "is_sorted($_self)": ["sorted", "self"],
    "smt::isAnyNonFuncSMTValueType($_self)": ["is", "self", *_SMT],
    "smt::isAnySMTValueType($_self)": ["is", "self", *_SMT, "!smt.func"],
    "tosa::isa_tosa_shape_type($_self)": ["is", "self", "!tosa.shape"],
    "true": ["anything"],
}
"""Texts that hold neither."""

_CALLS: dict[str, Node] = {
    "allDimsScalable()": ["all scalable", "self"],
    "asArrayRef()": ["items", "self"],
    "back()": ["last", "self"],
    "drop_back()": ["but last", "self"],
    "getAddressSpace()": ["parameter", "self", "!llvm.ptr", "address_space"],
    "getBody()[0]": ["member", "self", 0],
    "getBody()[1]": ["member", "self", 1],
    "getElementType()": ["element", "self"],
    "getInt()": ["value", "self"],
    "getIntOrFloatBitWidth()": ["bits", "self"],
    "getNumElements()": ["count", "self"],
    "getOperationName()": ["parameter", "self", "!transform.op", "operation_name"],
    "getRank()": ["rank", "self"],
    "getScalableDims()": ["scalable dims", "self"],
    "getShape()": ["shape", "self"],
    "getStorageTypeIntegralWidth()": ["storage bits", "self"],
    "getType()": ["type", "self"],
    "getValue()": ["value", "self"],
    "getValueType()": ["parameter", "self", "!emitc.lvalue", "value_type"],
    "getValues<int32_t>()": ["items", "self"],
    "hasRank()": ["ranked", "self"],
    "hasStaticShape()": ["static", "self"],
    "isBF16()": ["is", "self", "bf16"],
    "isF16()": ["is", "self", "f16"],
    "isF32()": ["is", "self", "f32"],
    "isF64()": ["is", "self", "f64"],
    "isIndex()": ["is", "self", "index"],
    "isIntOrFloat()": ["is", "self", "IntegerType", "FloatType"],
    "isNegative()": ["<", "self", 0],
    "isPowerOf2()": ["power of two", "self"],
    "isSignedInteger()": ["is", "self", "SignedIntegerType"],
    "isSignlessIntOrIndex()": ["is", "self", "SignlessIntegerType", "index"],
    "isSignlessInteger()": ["is", "self", "SignlessIntegerType"],
    "isStrictlyPositive()": [">", "self", 0],
    "isStrided()": ["strided", "self"],
    "isUnsignedInteger()": ["is", "self", "UnsignedIntegerType"],
    "size()": ["size", "self"],
}
"""What a call on a type, an attribute, a number or a list gives or asks."""
