"""What LLVM is known to compile for any processor, so that nobody need try it first.

LLVM ends the process over much that it cannot compile: intrinsics of another processor,
attributes it does not know, odd types. There is no list of that; there is one of what
compilers emit all day, and whatever is not on it is in doubt.
"""

from __future__ import annotations

import re
from typing import Final

from bridge.errors import Position
from bridge.upstream.diagnostics import position
from bridge.upstream.jit import inside
from bridge.upstream.provider import Bound

MANY: Final = 20
"""Doubts that are reported; one is enough to try first."""

_OPERATIONS: Final = frozenset(
    "llvm." + name
    for name in [
        "add",
        "sub",
        "mul",
        "udiv",
        "sdiv",
        "urem",
        "srem",
        "and",
        "or",
        "xor",
        "shl",
        "lshr",
        "ashr",
        "icmp",
        "fadd",
        "fsub",
        "fmul",
        "fdiv",
        "fneg",
        "fcmp",
        "select",
        "freeze",
        "sext",
        "zext",
        "trunc",
        "sitofp",
        "uitofp",
        "fptosi",
        "fptoui",
        "fpext",
        "fptrunc",
        "bitcast",
        "ptrtoint",
        "inttoptr",
        "load",
        "store",
        "alloca",
        "getelementptr",
        "br",
        "cond_br",
        "switch",
        "return",
        "unreachable",
        "call",
        "func",
        "mlir.constant",
        "mlir.zero",
        "mlir.undef",
        "mlir.poison",
        "mlir.global",
        "mlir.addressof",
        "insertvalue",
        "extractvalue",
        "insertelement",
        "extractelement",
        "shufflevector",
        "intr.fabs",
        "intr.sqrt",
        "intr.floor",
        "intr.ceil",
        "intr.trunc",
        "intr.rint",
        "intr.copysign",
        "intr.fma",
        "intr.fmuladd",
        "intr.minnum",
        "intr.maxnum",
        "intr.minimum",
        "intr.maximum",
        "intr.exp",
        "intr.log",
        "intr.pow",
        "intr.sin",
        "intr.cos",
        "intr.round",
        "intr.roundeven",
        "intr.smax",
        "intr.smin",
        "intr.umax",
        "intr.umin",
        "intr.abs",
        "intr.ctlz",
        "intr.cttz",
        "intr.ctpop",
        "intr.bswap",
        "intr.bitreverse",
        "intr.memcpy",
        "intr.memset",
        "intr.memmove",
        "intr.stacksave",
        "intr.stackrestore",
        "intr.masked.load",
        "intr.masked.store",
        "intr.masked.gather",
        "intr.masked.scatter",
        "intr.vector.reduce.add",
        "intr.vector.reduce.mul",
        "intr.vector.reduce.and",
        "intr.vector.reduce.or",
        "intr.vector.reduce.xor",
        "intr.vector.reduce.smax",
        "intr.vector.reduce.smin",
        "intr.vector.reduce.umax",
        "intr.vector.reduce.umin",
        "intr.vector.reduce.fadd",
        "intr.vector.reduce.fmul",
        "intr.vector.reduce.fmax",
        "intr.vector.reduce.fmin",
        "intr.vector.reduce.fmaximum",
        "intr.vector.reduce.fminimum",
    ]
)

_ATTRIBUTES: Final = frozenset(
    [
        "CConv",
        "TailCallKind",
        "addr_space",
        "alignment",
        "arg_attrs",
        "callee",
        "callee_type",
        "case_operand_segments",
        "case_values",
        "constant",
        "dso_local",
        "elem_type",
        "exactFlag",
        "isExact",
        "fastmathFlags",
        "function_type",
        "global_type",
        "isVolatile",
        "is_int_min_poison",
        "is_zero_poison",
        "linkage",
        "llvm.emit_c_interface",
        "mask",
        "noWrapFlags",
        "nonNeg",
        "op_bundle_sizes",
        "operandSegmentSizes",
        "ordering",
        "overflowFlags",
        "position",
        "predicate",
        "rawConstantIndices",
        "res_attrs",
        "sym_name",
        "sym_visibility",
        "unnamed_addr",
        "value",
        "visibility_",
        "global_name",
    ]
)
_VALUES: Final = {
    "CConv": re.compile(r"#llvm\.cconv<ccc>"),
    "TailCallKind": re.compile(r"#llvm\.tailcallkind<none>"),
    "alignment": re.compile(r"(1|2|4|8|16|32|64|128|256) : i64"),
    "addr_space": re.compile(r"0 : i32"),
    "linkage": re.compile(r"#llvm\.linkage<(external|private|internal)>"),
    "arg_attrs": re.compile(r"\[(\{\},? ?)*\]"),
    "res_attrs": re.compile(r"\[(\{\},? ?)*\]"),
    "ordering": re.compile(r"0 : i64"),
}
"""Attributes of which only some values are known."""

_SCALAR: Final = r"(?:i1|i8|i16|i32|i64|f32|f64|ptr|!llvm\.ptr)"
# One flag as a vector is too much for some targets: the copy of a mask register.
_VECTOR: Final = rf"(?:vector<(?!1xi1>)(?:[1-9]\d?)x{_SCALAR}>)"
_ARRAY: Final = re.compile(r"(?:!llvm\.)?array<\d{1,9} x (\w+)>")
_STRUCT: Final = re.compile(r"(?:!llvm\.)?struct<(?:packed )?\((\w*(?:, \w+)*)\)>")
_FUNCTION: Final = re.compile(r"!llvm\.func<(?:void|known) \((\w*(?:, \w+)*)\)>")


def doubts(module: Bound) -> list[tuple[str, Position]]:
    """The first operations of a lowered module that LLVM may not compile."""
    known: dict[str, bool] = {}
    found = []
    for op in inside(module.operation):
        if not _is_known(op, known):
            found.append((op.name, position(op.location)))
            if len(found) == MANY:
                break
    if not found and len(module.operation.attributes):
        found.append((module.operation.name, position(module.operation.location)))
    return found


def _is_known(op: Bound, known: dict[str, bool]) -> bool:
    if op.name not in _OPERATIONS:
        return False
    types = [str(result.type) for result in op.results]
    for name in op.attributes:
        if name not in _ATTRIBUTES:
            return False
        wanted = _VALUES.get(name)
        value = str(op.attributes[name]) if wanted or name in _TYPED else ""
        if wanted and not wanted.fullmatch(value):
            return False
        if name in _TYPED:
            types.append(value)
    return all(_is_known_type(text, known) for text in types)


_TYPED: Final = ("elem_type", "function_type", "global_type")
"""Attributes that are types."""


def _is_known_type(text: str, known: dict[str, bool]) -> bool:
    found = known.get(text)
    if found is None:
        found = known[text] = _reduced(text) == "known"
    return found


def _reduced(text: str) -> str:
    """A type's text with all that is known of it replaced, innermost first."""
    before = ""
    text = re.sub(rf"{_VECTOR}|(?<![\w.!]){_SCALAR}(?![\w<])", "known", text)
    while text != before:
        before = text
        for pattern in (_ARRAY, _STRUCT, _FUNCTION):
            text = pattern.sub(_if_known, text)
    return text


def _if_known(match: re.Match[str]) -> str:
    inner = match[1].split(", ") if match[1] else []
    return "known" if set(inner) <= {"known"} else match[0]
