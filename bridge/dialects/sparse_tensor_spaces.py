"""Types of the sparse_tensor dialect: `<#encoding, lvls = 0 to 2>`."""

from __future__ import annotations

from bridge.dialects.sparse_tensor_encoding import ENCODING
from bridge.ir.attributes import DialectAttr
from bridge.ods.definition_parameters import read_integer, without_mnemonic
from bridge.ods.definitions import OWN_SYNTAX
from bridge.ods.enums import Complaint
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader


def _read_space(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    if r.peek().kind == "#":
        encoding = read_attribute(r)
    else:
        body = ENCODING.read(r)
        encoding = DialectAttr("sparse_tensor", ("encoding", *body))
    r.expect(",", "expected ','")
    r.expect("lvls", "expected 'lvls'")
    r.expect("=", "expected '='")
    low = read_integer(r)
    high = read_integer(r) if r.accept("to") else low + 1
    if high <= low:
        message = "expect larger level upper bound than lower bound"
        raise Complaint(r.peek().pos, message)
    r.expect(">", "expected '>'")
    levels = str(low) if high == low + 1 else f"{low} to {high}"
    return ("<", *without_mnemonic(encoding), f", lvls = {levels}>")


OWN_SYNTAX["sparse_tensor", "iter_space", "types"] = _read_space
OWN_SYNTAX["sparse_tensor", "iterator", "types"] = _read_space
