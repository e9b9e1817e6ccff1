"""SPIR-V's attributes that no format describes: targets and interfaces."""

from __future__ import annotations

from typing import Final

from bridge.dialects.spirv.types import cases, read_case
from bridge.errors import warn
from bridge.ir.attributes import Attribute
from bridge.ods.definition_formats import Body, Fields
from bridge.ods.definition_nodes import is_of
from bridge.ods.definition_parameters import optional_unsigned, read_unsigned
from bridge.ods.definitions import Syntax
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import NestedParseError, ParseError

_WORDS: Final = ("bare", "inttype")


def _read_words(r: Reader, name: str, what: str) -> tuple[str, ...]:
    """`[Shader, Int8]`."""
    r.expect("[", "expected '['")
    words = []
    if not r.accept("]"):
        while True:
            words.append(read_case(r, name, f"unknown {what}: {{}}"))
            if not r.accept(","):
                break
        r.expect("]", "expected ']'")
    return tuple(words)


def _read_version(r: Reader) -> str:
    """`v1.0,`: the comma is expected before the version is looked up."""
    token = r.peek()
    if token.kind not in ("bare", "inttype"):
        raise r.error("expected valid keyword")
    r.take()
    r.expect(",", "expected ','")
    if cases("Version").value(token.text) is None:
        raise ParseError(token.pos, f"unknown version: {token.text}")
    return token.text


def _read_triple(r: Reader) -> Fields:
    """`<v1.0, [Shader], [SPV_KHR_16bit_storage]>`."""
    r.expect("<", "expected '<'")
    version = _read_version(r)
    capabilities = _read_words(r, "Capability", "capability")
    r.expect(",", "expected ','")
    extensions = _read_words(r, "Extension", "extension")
    r.expect(">", "expected '>'")
    return dict(zip(_TRIPLE, (version, capabilities, extensions), strict=True))


def _triple_parts(values: Fields) -> Parts:
    capabilities = ", ".join(values["capabilities"])
    extensions = ", ".join(values["extensions"])
    return (f"<{values['version']}, [{capabilities}], [{extensions}]>",)


def _read_target(r: Reader) -> Fields:
    """`<#spirv.vce<…>, api=Vulkan, AMD:DiscreteGPU:1, #spirv.resource_limits<>>`."""
    r.expect("<", "expected '<'")
    values: Fields = {**dict.fromkeys(_TARGET), "triple": _read_one(r, "vce")}
    r.expect(",", "expected ','")
    if r.accept("api"):
        r.expect("=", "expected '='")
        api = _read_case_or_unknown(r, "ClientAPI", "client API")
        values["client_api"] = None if api == "Unknown" else api
        r.expect(",", "expected ','")
    if r.peek().kind in _WORDS:
        values.update(_read_device(r))
        r.expect(",", "expected ','")
    values["resource_limits"] = _read_one(r, "resource_limits")
    r.expect(">", "expected '>'")
    return values


def _target_parts(values: Fields) -> Parts:
    words = [f"api={values['client_api']}"] if values["client_api"] else []
    device = [values["vendor"], values["device_type"], values["device_id"]]
    if device[0]:
        words.append(":".join([str(part) for part in device if part is not None]))
    text = "".join([f", {word}" for word in words])
    return ("<", values["triple"], f"{text}, ", values["resource_limits"], ">")


def _read_one(r: Reader, mnemonic: str) -> Attribute:
    """An attribute of the dialect, of one kind."""
    pos = r.peek().pos
    found = read_attribute(r)
    if not is_of(found, "spirv", frozenset({mnemonic})):
        raise NestedParseError(pos, "invalid kind of attribute specified")
    return found


def _read_case_or_unknown(r: Reader, name: str, what: str) -> str:
    """A case of an enum; where it has none of the name, only that is reported."""
    token = r.peek()
    if token.kind not in _WORDS or cases(name).value(token.text) is not None:
        return read_case(r, name, "")
    warn(r.source.diagnostic(token.pos, f"unknown {what}: {token.text}"))
    r.take()
    return "Unknown"


def _read_device(r: Reader) -> Fields:
    """`AMD:DiscreteGPU:1`; what is unknown is not printed."""
    vendor = _read_case_or_unknown(r, "Vendor", "vendor")
    kind, number = "Unknown", None
    if r.accept(":"):
        kind = _read_case_or_unknown(r, "DeviceType", "device type")
        if r.accept(":"):
            number = read_unsigned(r)
    if vendor == "Unknown":
        return {}
    if kind == "Unknown":
        return {"vendor": vendor}
    return {"vendor": vendor, "device_type": kind, "device_id": number}


def _read_interface(r: Reader) -> Fields:
    """`<(0, 1), Uniform>`: descriptor set, binding, storage class."""
    r.expect("<", "expected '<'")
    r.expect("(", "expected '('")
    group = _read_index(r, "missing descriptor set")
    r.expect(",", "expected ','")
    binding = _read_index(r, "missing binding")
    r.expect(")", "expected ')'")
    storage = None
    if r.accept(","):
        storage = read_case(r, "StorageClass", "unknown storage class: {}")
    r.expect(">", "expected '>'")
    return dict(zip(_INTERFACE, (group, binding, storage), strict=True))


def _interface_parts(values: Fields) -> Parts:
    group, binding, storage = [values[name] for name in _INTERFACE]
    return (f"<({group}, {binding}){f', {storage}' if storage else ''}>",)


def _read_index(r: Reader, missing: str) -> int:
    pos = r.peek().pos
    with r.followed_by(missing, pos):
        found = optional_unsigned(r)
    if found is None:
        raise ParseError(pos, missing)
    return found


_TRIPLE: Final = ("version", "capabilities", "extensions")
_TARGET: Final = (
    "triple",
    "client_api",
    "vendor",
    "device_type",
    "device_id",
    "resource_limits",
)
_INTERFACE: Final = ("descriptor_set", "binding", "storage_class")

SYNTAX: Final[Syntax] = {
    ("vce", "attributes"): Body(_TRIPLE, _read_triple, _triple_parts),
    ("target_env", "attributes"): Body(_TARGET, _read_target, _target_parts),
    ("interface_var_abi", "attributes"): Body(
        _INTERFACE, _read_interface, _interface_parts
    ),
}
