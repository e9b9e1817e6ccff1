"""The gpu dialect: kernels, and what launches them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.gpu.ops import check_distributed
from bridge.dialects.gpu.rules import (
    check_function_body,
    check_function_type,
    verify_launched,
    workgroup_count,
)
from bridge.ir.attributes import (
    UNIT,
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    elements_of,
)
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import I64, INDEX, FunctionType
from bridge.ir.values import BlockArgument
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.directives_gpu import DEPENDENCIES
from bridge.ods.format_types import Reading

# The rule of modules is about targets of other dialects.
from bridge.ods.nodes import dialect_type
from bridge.op.base import Op, Value, Values, of_signature
from bridge.op.interfaces.functions import (
    add_argument_attributes,
    read_signature,
    write_signature,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.tokens import ParseError, Token

ASYNC_TOKEN: Final = dialect_type("gpu.async.token")


def read_attributions(r: AsmReader, word: str) -> list[Argument]:
    """`workgroup(%a: t {…}, …)`: buffers that are arguments of the body."""
    if not r.accept_word(word):
        return []
    return r.items(lambda: r.typed_argument(attributes=True), "(", " in argument list")


def write_attributions(
    w: AsmWriter,
    word: str,
    arguments: Sequence[BlockArgument],
    attributes: Attribute | None = None,
) -> None:
    """` workgroup(%a : t {…}, …)`, or nothing for none."""
    found = iter(elements_of(attributes))

    def write(argument: BlockArgument) -> None:
        w.typed(argument)
        dictionary = next(found, None)
        if isinstance(dictionary, DictionaryAttr):
            w.dictionary(dictionary.entries)

    w.items(arguments, write, f" {word}(", ")")


def _count(workgroup: Sequence[Argument], state: OperationState) -> None:
    # None is the default, and is not stored.
    if workgroup:
        state.properties["workgroup_attributions"] = IntegerAttr(len(workgroup), I64)


class Box:
    """`(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`: identifiers and sizes."""

    def __init__(self, r: AsmReader, word: str) -> None:
        self.identifiers = r.items(r.argument, "(", " in operand list")
        r.word("in")
        r.expect("(", "expected '('")
        if len(self.identifiers) != 3:
            message = f"{word} expects 3 arguments, but got {len(self.identifiers)}"
            raise r.op_error_here(message, r.name_pos)
        self.arguments: list[Token] = []
        self.sizes: list[Token] = []
        for mark in (",", ",", ")"):
            self.arguments.append(r.argument())
            r.expect("=", "expected '='")
            self.sizes.append(r.operand())
            r.expect(mark, f"expected '{mark}'")


def _write_box(
    w: AsmWriter,
    word: str,
    identifiers: Sequence[Value],
    arguments: Sequence[BlockArgument],
    sizes: Sequence[Value],
) -> None:
    w.put(f" {word}(", identifiers, ")")
    w.assignments(" in ", arguments, sizes)


class LaunchOp(Op, name="gpu.launch"):
    """Launches its region once for each thread of a grid of blocks.

    The region's arguments: identifiers of block and thread, sizes of grid and block,
    the same of clusters where there are any, then the buffers.
    """

    cluster_size_x: Value | None
    cluster_size_y: Value | None
    cluster_size_z: Value | None

    syntax = """
        `` custom<LaunchDependencies>(type($asyncToken), $asyncDependencies)
        resolve($asyncDependencies)
        (` ` `<` $asyncObject^ `:` type($asyncObject) `>`)?
        `` custom<LaunchBoxes>(
            $gridSizeX, $gridSizeY, $gridSizeZ, $blockSizeX, $blockSizeY, $blockSizeZ,
            $clusterSizeX, $clusterSizeY, $clusterSizeZ
        )
        resolve(
            $gridSizeX, $gridSizeY, $gridSizeZ, $blockSizeX, $blockSizeY, $blockSizeZ,
            $clusterSizeX, $clusterSizeY, $clusterSizeZ
        )
        (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)?
        resolve($dynamicSharedMemorySize, $asyncObject)
        (`module` `` `(` $module^ `)`)? (`function` `` `(` $function^ `)`)?
        (`cooperative` $cooperative^)? `` custom<LaunchBody>($body) attr-dict
    """

    @of_signature
    def verify(self) -> None:
        sizes = (self.cluster_size_x, self.cluster_size_y, self.cluster_size_z)
        if None in sizes and sizes != (None, None, None):
            raise self.error("cluster size must be all present")

    def verify_regions(self) -> None:
        verify_launched(self, 18 if self.cluster_size_x is not None else 12)


def _read_launched(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`async [%t, …]`."""
    token, dependencies = arguments
    DEPENDENCIES.read(r, reading, arguments)
    tokens = dependencies.known(reading)
    if token.known(reading):
        return
    if tokens:
        # Upstream has no type for them, and reports that.
        value = r.resolve(tokens[0], ASYNC_TOKEN)
        raise ParseError(
            tokens[0].pos,
            f"use of value '{tokens[0].text}' expects different type than prior uses: "
            f"'<<NULL TYPE>>' vs '{value.type}'",
        )
    if r.is_named:
        message = "gpu.launch requires 'async' keyword to return a value"
        raise r.op_error(reading.state, message)


def _write_launched(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    if arguments[0].of(op):
        w.text(" ")
        DEPENDENCIES.write(w, op, arguments)


_BOXES: Final = ("blocks", "threads", "clusters")


def _read_boxes(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`clusters(…) in (…) blocks(…) in (…) threads(…) in (…)`, the first if wanted."""
    boxes = {"clusters": Box(r, "clusters")} if r.accept_word("clusters") else {}
    for word in _BOXES[:2]:
        r.word(word)
        boxes[word] = Box(r, word)
    for number, word in enumerate(_BOXES):
        sizes = boxes[word].sizes if word in boxes else []
        for argument, size in zip(arguments[3 * number :], sizes, strict=False):
            argument.put(reading, [size])
    blocks, threads = boxes.pop("blocks"), boxes.pop("threads")
    names = [*blocks.identifiers, *threads.identifiers]
    names += [*blocks.arguments, *threads.arguments]
    for clusters in boxes.values():
        names += [*clusters.identifiers, *clusters.arguments]
    reading.noted["names"] = names


def _write_boxes(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    inner = op.regions[0].blocks[0].arguments
    sizes = [value for argument in arguments for value in argument.of(op)]
    if len(sizes) > 6:
        _write_box(w, "clusters", inner[12:15], inner[15:18], sizes[6:])
    _write_box(w, "blocks", inner[:3], inner[6:9], sizes[:3])
    _write_box(w, "threads", inner[3:6], inner[9:12], sizes[3:6])


def _read_body(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    names: list[Token] = reading.noted["names"]
    workgroup = read_attributions(r, "workgroup")
    _count(workgroup, reading.state)
    buffers = workgroup + read_attributions(r, "private")
    inner = [Argument(name, INDEX) for name in names]
    arguments[0].put(reading, [r.braced_region([*inner, *buffers])])


def _write_body(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    clustered = isinstance(op, LaunchOp) and op.cluster_size_x is not None
    buffers = op.regions[0].blocks[0].arguments[18 if clustered else 12 :]
    count = workgroup_count(op)
    write_attributions(w, "workgroup", buffers[:count])
    write_attributions(w, "private", buffers[count:])
    w.text(" ")
    w.region(op.regions[0], entry_arguments=False)


_COUNT: Final = frozenset({"workgroup_attributions"})

DIRECTIVES: Final[Directives] = {
    "LaunchBody": Directive(_read_body, _write_body, lambda op, arguments: _COUNT),
    "LaunchBoxes": Directive(_read_boxes, _write_boxes),
    "LaunchDependencies": Directive(_read_launched, _write_launched),
}


class FuncOp(Op, name="gpu.func"):
    """A device function, with workgroup and private buffer arguments."""

    function_type: TypeAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.attributes["sym_name"] = r.symbol_name()
        where = r.here()
        signature = read_signature(r)
        if signature.arguments and not signature.named:
            raise r.op_error(state, "gpu.func requires named arguments", where)
        state.properties["function_type"] = TypeAttr(signature.type)
        add_argument_attributes(state, signature)
        workgroup = read_attributions(r, "workgroup")
        _count(workgroup, state)
        _keep_attributes(state, "workgroup_attrib_attrs", workgroup)
        private = read_attributions(r, "private")
        _keep_attributes(state, "private_attrib_attrs", private)
        if r.accept_word("kernel"):
            state.properties["kernel"] = UNIT
        r.attr_dict_with_keyword(state)
        arguments = [*signature.arguments, *workgroup, *private]
        state.regions.append(r.braced_region(arguments))

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        name = self.get("sym_name")
        w.symbol(name.value if isinstance(name, StringAttr) else "")
        ty = self.function_type.type
        start = 0
        if isinstance(ty, FunctionType):
            write_signature(w, self, ty)
            start = len(ty.inputs)
        end = start + workgroup_count(self)
        arguments = self.body.arguments
        for word, buffers in (
            ("workgroup", arguments[start:end]),
            ("private", arguments[end:]),
        ):
            write_attributions(w, word, buffers, self.get(f"{word}_attrib_attrs"))
        said_otherwise = self.attributes.get("gpu.kernel") is UNIT
        w.text(" kernel" if said_otherwise or "kernel" in self.properties else "")
        w.attr_dict_with_keyword(self, _FUNC_WRITTEN)
        w.text(" ")
        w.region(self.regions[0], entry_arguments=False)

    verify_type = check_function_type

    verify_body = check_function_body


_FUNC_WRITTEN: Final = (
    "sym_name",
    "sym_visibility",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "workgroup_attributions",
    "workgroup_attrib_attrs",
    "private_attrib_attrs",
    "kernel",
    "gpu.kernel",
)


def _keep_attributes(
    state: OperationState, name: str, arguments: Sequence[Argument]
) -> None:
    """Keeps the attributes of buffers, where there are any."""
    found = [argument.attributes for argument in arguments]
    if any(found):
        state.properties[name] = ArrayAttr(tuple(found))


class WarpExecuteOnLane0Op(Op, name="gpu.warp_execute_on_lane_0"):
    """Runs a region on lane 0; vectors are distributed over the lanes."""

    laneid: Value
    args: Values
    warp_size: IntegerAttr
    warp_region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        r.expect("(", "expected '('")
        lane = r.argument()
        r.expect(")", "expected ')'")
        r.expect("[", "expected '['")
        state.properties["warp_size"] = IntegerAttr(r.integer(), I64)
        r.expect("]", "expected ']'")
        state.operands.append(r.resolve(lane, INDEX))
        if r.accept_word("args"):
            r.expect("(", "expected '('")
            where = r.here()
            operands = r.operands()
            types = r.colon_types()
            r.expect(")", "expected ')'")
            state.operands += r.resolve_all(operands, types, where)
        state.types += r.optional_arrow_types()
        state.regions.append(r.ensure_terminator(r.braced_region(), "gpu.yield", state))
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        w.put("(", self.laneid, f")[{self.warp_size.value}]")
        if self.args:
            w.put(" args(", self.args, " : ", [value.type for value in self.args], ")")
        shown = bool(self.results)
        if shown:
            w.put(" -> (", [result.type for result in self.results], ")")
        w.text(" ")
        w.region(self.warp_region, terminators=shown)
        w.attr_dict(self, ("warp_size",))

    def verify(self) -> None:
        block = self.warp_region.blocks[0]
        size = self.warp_size.value
        if len(self.args) != len(block.arguments):
            raise self.error("expected same number op arguments and block arguments.")
        last = block.last
        if last is None or last.name != "gpu.yield":
            raise self.error("expected body to be terminated with 'gpu.yield'")
        if len(last.operands) != len(self.results):
            raise self.error(
                "expected same number of yield operands and return values."
            )
        for whole, part in (
            *zip(block.arguments, self.args, strict=True),
            *zip(last.operands, self.results, strict=True),
        ):
            problem = check_distributed(self, whole.type, part.type, size)
            if problem is not None:
                raise problem
