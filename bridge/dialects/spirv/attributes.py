"""SPIR-V's attributes that no format describes: targets and interfaces."""

from __future__ import annotations

from typing import Final

from bridge.dialects.spirv.types import Part, cases, read_case
from bridge.ir.attributes import Attribute
from bridge.ods.definition_nodes import is_of
from bridge.ods.definition_parameters import optional_unsigned, read_unsigned
from bridge.ods.definitions import Syntax
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import Complaint, Unreadable


def _read_words(r: Reader, name: str, what: str) -> str:
    """`[Shader, Int8]`."""
    r.expect("[", "expected '['")
    words = []
    if not r.accept("]"):
        while True:
            words.append(read_case(r, name, f"unknown {what}: {{}}"))
            if not r.accept(","):
                break
        r.expect("]", "expected ']'")
    return f"[{', '.join(words)}]"


def _read_version(r: Reader) -> str:
    """`v1.0,`: the comma is asked for before the version is looked up."""
    token = r.peek()
    if token.kind != "bare":
        raise r.error("expected valid keyword")
    r.take()
    r.expect(",", "expected ','")
    if cases("Version").value(token.text) is None:
        raise Unreadable(token.pos, f"unknown version: {token.text}")
    return token.text


def _read_triple(r: Reader) -> Parts:
    """`<v1.0, [Shader], [SPV_KHR_16bit_storage]>`."""
    r.expect("<", "expected '<'")
    version = _read_version(r)
    capabilities = _read_words(r, "Capability", "capability")
    r.expect(",", "expected ','")
    extensions = _read_words(r, "Extension", "extension")
    r.expect(">", "expected '>'")
    return (f"<{version}, {capabilities}, {extensions}>",)


def _read_target(r: Reader) -> Parts:
    """`<#spirv.vce<…>, api=Vulkan, AMD:DiscreteGPU:1, #spirv.resource_limits<>>`."""
    r.expect("<", "expected '<'")
    parts: list[Part] = ["<", _read_one(r, "vce")]
    r.expect(",", "expected ','")
    if r.accept("api"):
        r.expect("=", "expected '='")
        api = read_case(r, "ClientAPI", "unknown client API: {}")
        parts.append("" if api == "Unknown" else f", api={api}")
        r.expect(",", "expected ','")
    if r.peek().kind == "bare":
        parts.append(_read_device(r))
        r.expect(",", "expected ','")
    parts += [", ", _read_one(r, "resource_limits"), ">"]
    r.expect(">", "expected '>'")
    return tuple(parts)


def _read_one(r: Reader, mnemonic: str) -> Attribute:
    """An attribute of the dialect, of one kind."""
    pos = r.peek().pos
    found = read_attribute(r)
    if not is_of(found, "spirv", frozenset({mnemonic})):
        raise Complaint(pos, "invalid kind of attribute specified")
    return found


def _read_device(r: Reader) -> str:
    """`AMD:DiscreteGPU:1`; what is unknown is not printed."""
    vendor = read_case(r, "Vendor", "unknown vendor: {}")
    kind = "Unknown"
    number = ""
    if r.accept(":"):
        kind = read_case(r, "DeviceType", "unknown device type: {}")
        if r.accept(":"):
            number = f":{read_unsigned(r)}"
    if vendor == "Unknown":
        return ""
    return f", {vendor}" + ("" if kind == "Unknown" else f":{kind}{number}")


def _read_interface(r: Reader) -> Parts:
    """`<(0, 1), Uniform>`: descriptor set, binding, storage class."""
    r.expect("<", "expected '<'")
    r.expect("(", "expected '('")
    group = _read_index(r, "missing descriptor set")
    r.expect(",", "expected ','")
    binding = _read_index(r, "missing binding")
    r.expect(")", "expected ')'")
    storage = ""
    if r.accept(","):
        storage = ", " + read_case(r, "StorageClass", "unknown storage class: {}")
    r.expect(">", "expected '>'")
    return (f"<({group}, {binding}){storage}>",)


def _read_index(r: Reader, missing: str) -> int:
    pos = r.peek().pos
    with r.followed_by(missing, pos):
        found = optional_unsigned(r)
    if found is None:
        raise Unreadable(pos, missing)
    return found


SYNTAX: Final[Syntax] = {
    ("vce", "attributes"): _read_triple,
    ("target_env", "attributes"): _read_target,
    ("interface_var_abi", "attributes"): _read_interface,
}
