"""The linalg dialect, whose operands were in one list, the outputs last."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.blocks import Block, Region, put_arguments
from bridge.ir.core import Operation
from bridge.ir.types import I64, INDEX, ShapedType, Type
from bridge.ir.values import Value
from bridge.legacy.linalg_views import VIEWS, upgrade_copy
from bridge.legacy.rows import Changed, Gone, Row
from bridge.legacy.state import todays_attribute
from bridge.ods.slots import OPERAND_SIZES, segment_sizes
from bridge.text.patterns import DICTIONARY
from bridge.text.tokens import SPACE, SUFFIX_ID

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState

# Ops with names

_has_list: Final = re.compile(rf"{SPACE}(?:\({SPACE})?%").match


def _is_list(r: LegacyReader) -> bool:
    return _has_list(r.text, r.pos) is not None


def _read_named(r: LegacyReader, state: OperationState) -> bool:
    """`(%a, %b, %c) {…} : t, t, t`; in May 2020 the types were in the parentheses."""
    closed = r.at("(")
    operands = r.operands("(" if closed else "")
    r.attr_dict(state)
    r.expect(":", "expected ':'")
    where = r.here()
    types = r.types() if closed else r.items(r.type, "(")
    state.operands = r.resolve_all(operands, types, where)
    return False


def _ins_and_outs(
    up: Upgrade,
    name: str,
    ins: list[Value],
    outs: list[Value],
    attributes: dict[str, Attribute],
) -> None:
    """An op of buffers, read from its text of today."""
    groups = []
    number = 0
    for word, values in (("ins", ins), ("outs", outs)):
        names = ", ".join([f"%{number + i}" for i in range(len(values))])
        types = ", ".join([str(value.type) for value in values])
        groups.append(f"{word}({names} : {types})")
        number += len(values)
    made = up.written(f"{name} {' '.join(groups)}", [*ins, *outs])
    made.attributes = {**dict(made.attributes.items()), **attributes}


def _upgrade_named(up: Upgrade) -> None:
    """The last operand is the output."""
    *ins, out = up.operands
    _ins_and_outs(up, up.op.name, ins, [out], up.others())


def _upgrade_fill(up: Upgrade) -> None:
    """The output came first."""
    out, value = up.operands
    _ins_and_outs(up, "linalg.fill", [value], [out], up.others())


_CONVOLUTIONS: Final = {
    3: "linalg.conv_1d_nwc_wcf",
    4: "linalg.conv_2d_nhwc_hwcf",
    5: "linalg.conv_3d_ndhwc_dhwcf",
}
"""What a convolution of these many dimensions is called."""


def _upgrade_conv(up: Upgrade) -> None:
    """The filter came first; dimensions are batch, windows, channels."""
    filter_, input_, output = up.operands
    rank = len(getattr(input_.type, "shape", ()))
    name = _CONVOLUTIONS.get(rank)
    if name is None:
        raise up.error(
            f"a convolution of {rank} dimensions has no equivalent today but "
            "'linalg.generic'"
        )
    windows = rank - 2
    known = []
    for key in ("dilations", "strides"):
        given = up.attribute(key)
        elements = given.elements if isinstance(given, ArrayAttr) else ()
        numbers = [str(a.value) for a in elements if isinstance(a, IntegerAttr)]
        values = f"[{', '.join(numbers)}]" if numbers else "1"
        known.append(f"{key} = dense<{values}> : tensor<{windows}xi64>")
    if "padding" in up.others():
        raise up.error("padding is done by 'tensor.pad' or 'memref' ops today")
    attributes = up.others("dilations", "strides")
    text = f"{name} {{{', '.join(known)}}}"
    _ins_and_outs(up, text, [input_, filter_], [output], attributes)


# Generic ops

_has_trait: Final = re.compile(rf"{SPACE}(?:\#{SUFFIX_ID}|{DICTIONARY}){SPACE}%").match


def _is_old_generic(r: LegacyReader) -> bool:
    return _has_trait(r.text, r.pos) is not None


def _read_generic(r: LegacyReader, state: OperationState) -> bool:
    """`#trait %a, %b { … } {…} : t, t`."""
    state.attributes.update(r.attribute_of(DictionaryAttr).items())
    operands = r.operands()
    # A body and a dictionary begin alike.
    if r.at("{") and not _is_dictionary(r):
        r.enter_dialect("")
        state.regions.append(r.braced_region())
        r.leave_dialect()
    r.attr_dict(state)
    where = r.here()
    state.operands = r.resolve_all(operands, r.colon_types(), where)
    state.types = r.optional_arrow_types()
    return False


_match_dictionary: Final = re.compile(rf"{DICTIONARY}{SPACE}:").match
_match_block: Final = re.compile(rf"\{{{SPACE}(?:\^|%|[a-z_]+\.)").match


def _is_dictionary(r: LegacyReader) -> bool:
    pos = r.here()
    return (
        _match_block(r.text, pos) is None and _match_dictionary(r.text, pos) is not None
    )


_COUNTS: Final = ("args_in", "args_out", "n_views", "fun")


def _upgrade_generic(up: Upgrade) -> None:
    """Strings become cases of an enum; operands are divided into segments."""
    inputs = _count_of_inputs(up)
    attributes = up.others(*_COUNTS)
    iterators = up.attribute("iterator_types")
    if not isinstance(iterators, ArrayAttr):
        raise up.error(f"'{up.op.name}' has 'iterator_types'")
    attributes["iterator_types"] = ArrayAttr(
        tuple([_iterator(a) for a in iterators.elements])
    )
    outputs = len(up.operands) - inputs
    attributes[OPERAND_SIZES] = segment_sizes(inputs, outputs)
    types = [result.type for result in up.op.results]
    regions = [] if up.op.regions else [_calling(up)]
    if up.op.name == "linalg.indexed_generic":
        _index(up, regions)
    up.new("linalg.generic", up.operands, types, attributes, regions=regions)


def _count_of_inputs(up: Upgrade) -> int:
    given = up.attribute("args_in")
    views = up.attribute("n_views")
    if isinstance(views, ArrayAttr) and views.elements:
        given = views.elements[0]
    if isinstance(given, IntegerAttr) and 0 <= given.value <= len(up.operands):
        return given.value
    raise up.error(f"'{up.op.name}' says how many inputs it has")


def _iterator(attr: Attribute) -> Attribute:
    word = attr.value if isinstance(attr, StringAttr) else ""
    word = "reduction" if word == "window" else word
    return todays_attribute(f"#linalg.iterator_type<{word}>")


def _elements(up: Upgrade) -> list[Type]:
    return [
        value.type.element if isinstance(value.type, ShapedType) else value.type
        for value in up.operands
    ]


def _calling(up: Upgrade) -> Region:
    """A body that calls the function that stood for it."""
    callee = up.attribute("fun")
    if not isinstance(callee, SymbolRefAttr):
        raise up.error(f"'{up.op.name}' has neither a body nor a function for it")
    outputs = _elements(up)[_count_of_inputs(up) :]
    block = Block(_elements(up))
    indices: list[Type] = []
    if up.op.name == "linalg.indexed_generic":
        iterators = up.attribute("iterator_types")
        count = len(iterators.elements) if isinstance(iterators, ArrayAttr) else 0
        indices = [INDEX] * count
        block = Block([*indices, *_elements(up)])
    place = up.op.location
    call = Operation(
        "func.call",
        block.arguments,
        outputs,
        properties={"callee": callee},
        location=place,
    )
    block.append(call)
    block.append(Operation("linalg.yield", call.results, location=place))
    return Region([block])


def _index(up: Upgrade, regions: list[Region]) -> None:
    """The indices that were arguments of the body are ops in it."""
    iterators = up.attribute("iterator_types")
    count = len(iterators.elements) if isinstance(iterators, ArrayAttr) else 0
    region = regions[0] if regions else up.op.regions[0]
    block = region.blocks[0]
    first = block.first
    names = []
    for number, argument in enumerate(block.arguments[:count]):
        op = Operation(
            "linalg.index",
            [],
            [INDEX],
            properties={"dim": IntegerAttr(number, I64)},
            location=argument.location,
        )
        op.result.name = argument.name
        if first is None:
            block.append(op)
        else:
            block.insert_before(first, op)
        argument.replace_all_uses(op.result)
        names.append(number)
    rest = block.arguments[count:]
    for number, argument in enumerate(rest):
        argument.index = number
    put_arguments(block, rest)
    if not regions:
        _note_indices(up, len(names))


_match_label: Final = re.compile(
    rf"\{{{SPACE}\^{SUFFIX_ID}{SPACE}\(([^)]*)\){SPACE}:(\s*)"
).match


def _note_indices(up: Upgrade, count: int) -> None:
    """The text of indices that are ops: after the label, where they were written."""
    label = _match_label(up.reader.text, up.change.bodies[0][0])
    if label is None:
        raise up.error("the body of 'linalg.indexed_generic' begins with its arguments")
    arguments = [argument.strip() for argument in label[1].split(",")]
    kind = "argument of 'linalg.indexed_generic'"
    edits = up.reader.legacy.edits
    edits.replace(*label.span(1), ", ".join(arguments[count:]), kind)
    lines = [
        f"{argument.partition(':')[0].strip()} = linalg.index {number} : index"
        for number, argument in enumerate(arguments[:count])
    ]
    between = label[2] or " "
    text = "".join([line + between for line in lines])
    edits.replace(label.end(), label.end(), text, kind)


_RANGES: Final = (
    "ranges and views of linalg are gone, 'memref.subview' and loops took their place"
)

ROWS: Final[dict[str, Row]] = {
    **{
        f"linalg.{name}": Changed(_read_named, _upgrade_named, when=_is_list)
        for name in ("matmul", "matvec", "dot")
    },
    "linalg.fill": Changed(_read_named, _upgrade_fill, when=_is_list),
    "linalg.copy": Changed(_read_named, upgrade_copy, when=_is_list),
    "linalg.conv": Changed(_read_named, _upgrade_conv),
    "linalg.generic": Changed(_read_generic, _upgrade_generic, when=_is_old_generic),
    "linalg.indexed_generic": Changed(_read_generic, _upgrade_generic),
    **{
        f"linalg.{name}": Gone(_RANGES)
        for name in ("range", "slice", "view", "buffer_alloc", "buffer_dealloc")
    },
    **VIEWS,
}
