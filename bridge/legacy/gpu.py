"""The gpu dialect: dimensions in quotes, kernels by two names, launches' arguments."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import StringAttr, SymbolRefAttr
from bridge.ir.blocks import put_arguments
from bridge.ir.core import Operation
from bridge.ir.types import INDEX, FloatType
from bridge.legacy.rows import Changed, Row
from bridge.legacy.state import todays_attribute
from bridge.ods.slots import OPERAND_SIZES, segment_sizes
from bridge.text.blocks import Argument

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState
    from bridge.text.tokens import Token

_SIZES: Final = 6
"""Of a grid and of its blocks."""

_INDICES: Final = 12
"""Arguments of a launch's body: identifiers and sizes of blocks and threads."""


def _has_string(name: str) -> Callable[[Operation], bool]:
    return lambda op: isinstance(op.get(name), StringAttr)


# Identifiers and reductions


def _upgrade_dimension(up: Upgrade) -> None:
    given = up.attribute("dimension")
    word = given.value if isinstance(given, StringAttr) else ""
    if word not in ("x", "y", "z"):
        raise up.error(f"'{up.op.name}' is of 'x', 'y' or 'z'")
    attributes = {
        **up.others("dimension"),
        "dimension": todays_attribute(f"#gpu<dim {word}>"),
    }
    up.new(up.op.name, [], [INDEX], attributes)


_BY_TYPE: Final = {"min": ("minsi", "minnumf"), "max": ("maxsi", "maxnumf")}
"""What a reduction is called today, of integers and of floats."""


def _upgrade_all_reduce(up: Upgrade) -> None:
    given = up.attribute("op")
    word = given.value if isinstance(given, StringAttr) else ""
    types = [result.type for result in up.op.results]
    word = _BY_TYPE.get(word, (word, word))[isinstance(types[0], FloatType)]
    attributes = {
        **up.others("op"),
        "op": todays_attribute(f"#gpu<all_reduce_op {word}>"),
    }
    up.new("gpu.all_reduce", up.operands, types, attributes)


# Kernels


def _upgrade_launch_func(up: Upgrade) -> None:
    """The kernel is named through its module."""
    kernel, module = up.attribute("kernel"), up.attribute("kernel_module")
    if isinstance(kernel, StringAttr) and isinstance(module, SymbolRefAttr):
        kernel = SymbolRefAttr(module.root, (kernel.value,))
    if not isinstance(kernel, SymbolRefAttr):
        raise up.error("'gpu.launch_func' names a kernel and its module")
    rest = len(up.operands) - _SIZES
    attributes = {
        **up.others("kernel", "kernel_module"),
        "kernel": kernel,
        OPERAND_SIZES: segment_sizes(0, *[1] * _SIZES, 0, 0, 0, 0, rest, 0),
    }
    up.new("gpu.launch_func", up.operands, [], attributes)


def _is_kernel_module(op: Operation) -> bool:
    return "gpu.kernel_module" in op.attributes


def _upgrade_module(up: Upgrade) -> None:
    """A module of kernels has an op of its own, and a name."""
    attributes = up.others("gpu.kernel_module")
    attributes.setdefault("sym_name", StringAttr("kernels"))
    up.new("gpu.module", [], [], attributes)


def _upgrade_return(up: Upgrade) -> None:
    """What ends the body of a launch."""
    parent = up.op.parent_op
    if parent is not None and parent.name == "gpu.launch" and up.is_custom(parent):
        up.rename("gpu.terminator")
    else:
        up.keep()


# Launches

_has_arguments: Final = re.compile(r"[^{]*?\bargs\s*\(").match


def _read_launch(r: LegacyReader, state: OperationState) -> bool:
    """`blocks(…) in (…) threads(…) in (…) args(%a = %b) : t { … }`."""
    names: list[Token] = []
    sizes: list[Token] = []
    arguments: list[Token] = []
    for word in ("blocks", "threads"):
        r.word(word)
        names += r.items(r.argument, "(")
        r.word("in")
        pairs = r.assignments()
        arguments += [name for name, _ in pairs]
        sizes += [size for _, size in pairs]
    if len(names) != _SIZES or len(arguments) != _SIZES:
        raise r.op_error(state, "expects three arguments for blocks and for threads")
    r.word("args")
    passed = r.assignments()
    types = r.colon_types() if passed else []
    if len(types) != len(passed):
        raise r.op_error(state, "has another number of types than of arguments")
    values = [r.resolve(v, t) for (_, v), t in zip(passed, types, strict=True)]
    state.operands = [*r.resolve_same(sizes, INDEX), *values]
    inside = [Argument(name, INDEX) for name in (*names, *arguments)]
    inside += [Argument(n, t) for (n, _), t in zip(passed, types, strict=True)]
    body = r.pos
    region = r.braced_region(inside, isolated=True)
    state.regions.append(region)
    for argument, token in zip(region.blocks[0].arguments, inside, strict=True):
        r.spelled[argument] = token.name.text
    r.attr_dict(state)
    for name, value in passed:
        _rename_uses(r, body, name.text, value.text)
    return False


def _rename_uses(r: LegacyReader, start: int, name: str, value: str) -> None:
    """Writes the value that an argument had instead of the argument."""
    uses = re.compile(rf"{re.escape(name)}(?![A-Za-z0-9$._-])")
    for use in uses.finditer(r.text, start, r.pos):
        r.legacy.edits.replace(*use.span(), value, "argument of 'gpu.launch'")


def _upgrade_launch(up: Upgrade) -> None:
    """The body sees what is around it: it needs no arguments for that."""
    (region,) = up.op.regions
    block = region.blocks[0]
    passed = block.arguments[_INDICES:]
    for argument, value in zip(passed, up.operands[_SIZES:], strict=True):
        argument.replace_all_uses(value)
    put_arguments(block, block.arguments[:_INDICES])
    attributes = {
        **up.others(),
        OPERAND_SIZES: segment_sizes(0, *[1] * _SIZES, *[0] * 5),
    }
    up.new("gpu.launch", up.operands[:_SIZES], [], attributes)


_IDENTIFIERS: Final = ("thread_id", "block_id", "block_dim", "grid_dim")

ROWS: Final[dict[str, Row]] = {
    **{
        f"gpu.{name}": Changed(
            None, _upgrade_dimension, _has_string("dimension"), loose=True
        )
        for name in _IDENTIFIERS
    },
    "gpu.all_reduce": Changed(None, _upgrade_all_reduce, _has_string("op"), loose=True),
    "gpu.launch_func": Changed(
        None, _upgrade_launch_func, lambda op: op.get(OPERAND_SIZES) is None, loose=True
    ),
    "gpu.launch": Changed(
        _read_launch,
        _upgrade_launch,
        when=lambda r: _has_arguments(r.text, r.pos) is not None,
    ),
    "gpu.return": Changed(None, _upgrade_return, lambda op: not op.operands),
    "builtin.module": Changed(None, _upgrade_module, _is_kernel_module),
}
