"""The spv dialect, which is spirv today."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.dialects.spirv.shapes import element_type, is_composite
from bridge.dialects.spirv.types import PointerType, cases, pointee, storage_class
from bridge.dialects.spirv.words import case_attr, read_string_case
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import I32, Type
from bridge.ir.values import Value
from bridge.legacy.rows import Adjusted, Changed, Renamed, Row
from bridge.legacy.state import todays_attribute
from bridge.legacy.upgrade import read_todays
from bridge.op.interfaces.functions import add_argument_attributes, read_signature

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState

_NAMES: Final = {
    "_address_of": "mlir.addressof",
    "_merge": "mlir.merge",
    "_reference_of": "mlir.referenceof",
    "constant": "Constant",
    "globalVariable": "GlobalVariable",
    "loop": "mlir.loop",
    "selection": "mlir.selection",
    "specConstant": "SpecConstant",
    "undef": "Undef",
    "SubgroupBallotKHR": "KHR.SubgroupBallot",
}
"""Ops that got other names with their dialect."""

GROUPS: Final = {"GLSL.": "GL.", "OCL.": "CL."}
"""Sets of instructions that got other names."""

# Quoted words that are in angle brackets today, of the same length.

_QUOTED: Final = (
    r"Atomic\w+|MemoryBarrier|ControlBarrier|GroupNonUniform\w+|SubgroupBallotKHR"
)
_find_quoted: Final = re.compile(rf'spv\.(?:{_QUOTED})((?:\s*"[\w|]+",?)+)').finditer
_find_words: Final = re.compile(r'"([\w|]+)"').finditer


def bracketed(text: str) -> str:
    """A text whose words in quotes are in brackets, with the same offsets."""
    pieces = []
    pos = 0
    for match in _find_quoted(text):
        pieces += [text[pos : match.start(1)], _in_brackets(match[1])]
        pos = match.end()
    return "".join([*pieces, text[pos:]])


def _in_brackets(words: str) -> str:
    return re.sub(r'"([\w|]+)"', r"<\1>", words)


def _note_words(r: LegacyReader, op: Operation, start: int) -> None:
    """Records the brackets that replaced quotes."""
    match = _match_quoted(r.source.text, start)
    if match is None:
        return
    for word in _find_words(match[1]):
        first = match.start(1) + word.start()
        text = f"<{word[1]}>"
        r.legacy.edits.replace(first, first + len(text), text, "word in quotes")


_match_quoted: Final = re.compile(r'spv\.\w+((?:\s*"[\w|]+",?)+)').match

# Modules and functions


def _read_module(r: LegacyReader, state: OperationState) -> bool:
    """`"Logical" "GLSL450" { … } attributes {…}`; as today from 2020 on."""
    if r.peek().kind != "string":
        r.become(state, "spirv.module")
        return r.read_todays(state)
    for name in ("AddressingModel", "MemoryModel"):
        state.attributes[name] = StringAttr(read_string_case(r, name))
    r.enter_dialect("spirv")
    region = r.braced_region()
    r.leave_dialect()
    if not region.blocks:
        region.append(Block())
    state.regions.append(region)
    r.attr_dict_with_keyword(state)
    return False


def _upgrade_module(up: Upgrade) -> None:
    """Its requirements come before its body today."""
    models = {today: _case(up, name, today) for today, name in _MODELS.items()}
    attributes = up.others(*_MODELS, *_MODELS.values(), *_NEEDS, *_NEEDS.values())
    needs = [_words(up, plural) or _words(up, _NEEDS[plural]) for plural in _NEEDS]
    if any(needs):
        lists = ", ".join([f"[{', '.join(words)}]" for words in needs])
        attributes["vce_triple"] = todays_attribute(f"#spirv.vce<v1.0, {lists}>")
    up.new("spirv.module", [], [], {**models, **attributes})


_MODELS: Final = {"addressing_model": "AddressingModel", "memory_model": "MemoryModel"}
_NEEDS: Final = {"capabilities": "capability", "extensions": "extension"}


def _case(up: Upgrade, name: str, today: str) -> Attribute:
    """A word, which was a number in generic form."""
    given = up.attribute(name) or up.attribute(today)
    word = given.value if isinstance(given, StringAttr) else ""
    if isinstance(given, IntegerAttr):
        word = cases(name).text(given.value)
    elif given is not None and not word:
        return given
    if not word:
        raise up.error(f"'{up.op.name}' has '{today}'")
    return case_attr(name, word)


def _words(up: Upgrade, name: str) -> list[str]:
    given = up.attribute(name)
    elements = given.elements if isinstance(given, ArrayAttr) else ()
    return [a.value for a in elements if isinstance(a, StringAttr)]


def _read_function(r: LegacyReader, state: OperationState) -> bool:
    """A function, which has to say today how it is to be compiled."""
    state.properties["sym_name"] = r.symbol_name()
    signature = read_signature(r)
    state.properties["function_type"] = TypeAttr(signature.type)
    end = r.pos
    control = r.accept_kind("string")
    word = control.text[1:-1] if control is not None else "None"
    if control is None:
        r.legacy.edits.insert(end, ' "None"', "function of 'spv.module'")
    state.properties["function_control"] = case_attr("FunctionControl", word)
    r.attr_dict_with_keyword(state)
    add_argument_attributes(state, signature)
    state.regions.append(r.optional_region(signature.named) or Region())
    if r.text.startswith("func", state.pos):
        r.become(state, "spirv.func")
    return True


# Access


def _read_access_chain(r: LegacyReader, state: OperationState) -> bool:
    """`%p[%i] : t`, where today the types of indices and result are written too."""
    base = r.operand()
    indices = r.operands("[")
    r.attr_dict(state)
    ty = r.colon_type()
    end = r.pos
    state.operands = [r.resolve(base, ty)]
    text = ""
    if r.accept(","):
        types = r.types()
        end = r.pos
    else:
        known = [r.names.values.get(index.text) for index in indices]
        types = [I32 if value is None else value.type for value in known]
        text = f", {', '.join(map(str, types))}"
    values = r.resolve_all(indices, types, base.pos)
    if r.at("->"):
        state.types = r.arrow_types()
    else:
        state.types = [_component(r, state, ty, values)]
        text += f" -> {state.types[0]}"
        r.legacy.edits.insert(end, text, "'spv.AccessChain'")
    state.operands += values
    return r.become(state, "spirv.AccessChain")


def _component(
    r: LegacyReader, state: OperationState, ty: Type, indices: list[Value]
) -> Type:
    """What an access chain points to."""
    found: Type | str | None = pointee(ty)
    for value in indices:
        if not isinstance(found, Type):
            break
        number = _number(value)
        if number is None and not is_composite(found):
            number = 0
        found = element_type(found, number or 0)
    if not isinstance(found, Type):
        raise r.op_error(state, found or "expected a pointer to composite type")
    return PointerType(found, storage_class(ty))


def _number(value: Value) -> int | None:
    """The constant that a value is."""
    op = value.defining_op
    given = op.get("value") if op is not None else None
    return given.value if isinstance(given, IntegerAttr) else None


def _read_construct(r: LegacyReader, state: OperationState) -> bool:
    """`%a, %b : t`, where today the types of the parts are written too."""
    operands = r.operands()
    r.attr_dict(state)
    r.expect(":", "expected ':'")
    start = r.here()
    if r.at("("):
        types = r.items(r.type, "(")
        state.types = r.arrow_types()
    else:
        state.types = [r.type()]
        known = [r.names.values.get(operand.text) for operand in operands]
        if None in known:
            raise r.op_error(state, "has a part that is not defined before it")
        types = [value.type for value in known if value is not None]
        text = f"({', '.join(map(str, types))}) -> "
        r.legacy.edits.replace(start, start, text, "'spv.CompositeConstruct'")
    state.operands = r.resolve_all(operands, types, start)
    return r.become(state, "spirv.CompositeConstruct")


def _read_group(r: LegacyReader, state: OperationState) -> bool:
    """`"Workgroup" "Reduce" %v : t`, after which the result's type follows today."""
    start = r.pos
    while r.accept("<"):
        r.any_word()
        r.expect(">", "expected '>'")
    words = r.text[start : r.pos]
    value = r.operand()
    size = None
    if r.accept_word("cluster_size"):
        r.expect("(", "expected '('")
        size = r.operand()
        r.expect(")", "expected ')'")
    ty = r.colon_type()
    values = [r.resolve(value, ty)]
    cluster = ""
    if size is not None:
        values.append(r.resolve(size, I32))
        cluster = " cluster_size(%1)"
    name = state.name.replace("spv.", "spirv.")
    types = f"{ty}, i32" if size is not None else f"{ty}"
    text = f"{name} {words} %0{cluster} : {types} -> {ty}"
    r.legacy.edits.insert(r.pos, text.partition(f" : {ty}")[2], f"'{state.name}'")
    made = read_todays(text, values)
    state.operands = list(made.operands)
    state.types = [result.type for result in made.results]
    state.properties = dict(made.properties.items())
    made.erase()
    for word in _find_words(r.source.text, start, start + len(words)):
        edit = f"<{word[1]}>"
        r.legacy.edits.replace(word.start(), word.end(), edit, "word in quotes")
    return r.become(state, name)


def _quoted_rows(names: str) -> dict[str, Row]:
    return {f"spv.{n}": Adjusted(f"spirv.{n}", _note_words) for n in names.split()}


_WITH_QUOTES: Final = """
    AtomicAnd AtomicCompareExchangeWeak AtomicIAdd AtomicIDecrement AtomicIIncrement
    AtomicISub AtomicOr AtomicSMax AtomicSMin AtomicUMax AtomicUMin AtomicXor
    ControlBarrier GroupNonUniformBallot GroupNonUniformElect MemoryBarrier
"""
_OF_GROUPS: Final = [
    "FAdd",
    "FMax",
    "FMin",
    "FMul",
    "IAdd",
    "IMul",
    "SMax",
    "SMin",
    "UMax",
    "UMin",
]

ROWS: Final[dict[str, Row]] = {
    **{f"spv.{old}": Renamed(f"spirv.{new}") for old, new in _NAMES.items()},
    **_quoted_rows(_WITH_QUOTES),
    **{f"spv.GroupNonUniform{name}": Changed(_read_group) for name in _OF_GROUPS},
    "spv.AccessChain": Changed(_read_access_chain),
    "spv.CompositeConstruct": Changed(_read_construct),
    "spv._module_end": Changed(
        lambda r, state: False, lambda up: up.drop_end("spv.module", "spirv.module")
    ),
    "spv.func": Renamed("spirv.func"),
    "spirv.func": Changed(_read_function),
    "spv.module": Changed(_read_module, _upgrade_module),
}
