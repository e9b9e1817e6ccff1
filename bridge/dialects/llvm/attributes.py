"""Attributes of the llvm dialect that no format describes wholly."""

from __future__ import annotations

# The types of the dialect are known where its attributes are.
from bridge.dialects.llvm import types as _types  # noqa: F401
from bridge.ir.types import IntegerType
from bridge.ods.definitions import OWN_SYNTAX
from bridge.text.state import Parts, Reader
from bridge.text.types import read_type


def _read_range(r: Reader) -> Parts:
    """`<i32, 0, 12>` of a constant range."""
    r.expect("<", "expected '<'")
    ty = read_type(r)
    if not isinstance(ty, IntegerType):
        raise r.error("invalid kind of type specified")
    bounds = []
    for _ in range(2):
        r.expect(",", "expected ','")
        sign = -1 if r.accept("-") else 1
        token = r.expect_kind("integer", "expected integer value")
        value = sign * int(token.text, 16 if "x" in token.text else 10)
        half = 1 << (ty.width - 1) if ty.width else 0
        bounds.append(((value + half) & ((1 << ty.width) - 1)) - half)
    r.expect(">", "expected '>'")
    return (f"<i{ty.width}, {bounds[0]}, {bounds[1]}>",)


def _read_operation(r: Reader) -> Parts:
    """`DW_OP_LLVM_fragment(32, 32)`: an operation of a debug expression."""
    token = r.peek()
    if token.kind != "bare" or not token.text.startswith("DW_OP_"):
        raise r.error(
            "invalid debug info debug info operation encoding name: " + token.text
        )
    r.take()
    if not r.accept("("):
        return (f" {token.text}",)
    arguments = [_read_argument(r)]
    while r.accept(","):
        arguments.append(_read_argument(r))
    r.expect(")", "expected ')'")
    return (f" {token.text}({', '.join(arguments)})",)


def _read_argument(r: Reader) -> str:
    """A number, or the encoding that a value is converted to."""
    token = r.peek()
    if token.kind == "bare" and token.text.startswith("DW_ATE_"):
        r.take()
        return token.text
    found = r.expect_kind("integer", "expected integer value")
    return str(int(found.text, 16 if "x" in found.text else 10))


OWN_SYNTAX["llvm", "constant_range", "attributes"] = _read_range
OWN_SYNTAX["llvm", "di_expression_elem", "attributes"] = _read_operation
