"""Directives of the dialects of devices: tokens, launches, dimensions."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import DenseArrayAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC, I32, I64, INDEX, Type
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.enums import enum
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr, dialect_type
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.tokens import Token
from bridge.text.types import read_dimensions, read_size, read_static_size

TOKEN: Final = dialect_type("gpu.async.token")


def _read_dependencies(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    token, dependencies = arguments
    where = r.here()
    asynchronous = r.accept_word("async")
    if asynchronous and not r.is_named:
        raise r.op_error_here("needs to be named when marked 'async'", where)
    token.put(reading, [TOKEN] if asynchronous else [])
    dependencies.put(reading, r.operands("[") if r.at("[") else [])


def _write_dependencies(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    token, dependencies = arguments[0].of(op), arguments[1].of(op)
    if token:
        w.text("async")
    if not dependencies:
        return
    w.put(" [" if token else "[", dependencies, "]")


def _read_reduction(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    token = r.peek()
    if token.kind not in ("bare", "inttype"):
        return
    r.take()
    cases = enum("gpu", "GPU_AllReduceOperation")
    if cases is not None and cases.value(token.text) is None:
        raise r.op_error_here("invalid op kind", r.here())
    arguments[0].put(reading, dialect_attr("gpu.all_reduce_op", token.text))


def _write_reduction(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    attr = arguments[0].of(op)
    if attr is not None:
        w.stripped(attr)


NO_OBJECT: Final = dialect_attr("gpu.select_object")


def _read_handler(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    handler = NO_OBJECT
    if r.accept("<"):
        arguments[0].put(reading, r.attribute())
        r.expect(">", "expected '>'")
        return
    arguments[0].put(reading, handler)


def _write_handler(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    attr = arguments[0].of(op)
    if attr is not None and attr is not NO_OBJECT:
        w.put("<", attr, ">")


def _read_size_type(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    size, cluster, *others = arguments
    ty = r.type() if r.accept(":") else INDEX
    size.put(reading, [ty])
    there = bool(cluster.known(reading))
    for other in others:
        other.put(reading, [ty] if there else [])


def _write_size_type(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    ty = arguments[0].of(op)[0]
    if ty is not INDEX:
        w.put(": ", ty)


def _read_kernel_operands(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    operands: list[Token] = []
    types: list[Type] = []

    def one() -> None:
        operands.append(r.operand())
        types.append(r.colon_type())

    if r.accept_word("args"):
        r.items(one, "(", " in argument list")
    arguments[0].put(reading, operands)
    arguments[1].put(reading, types)


def _write_kernel_operands(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.items(arguments[0].of(op), w.typed, "args(", ")")


def _read_dimension_list(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    if r.accept("["):
        with r.followed_by("Failed parsing dimension list."):
            r.expect("]", "expected ']'")
        arguments[0].put(reading, DenseArrayAttr.of(I64, ()))
        return
    with r.followed_by("Failed parsing dimension list."):
        sizes = read_dimensions(r, read_size)
    if not sizes:
        message = (
            "Failed parsing dimension list. Did you mean an empty list? It must be "
            'denoted by "[]".'
        )
        raise r.fault(message)
    arguments[0].put(reading, DenseArrayAttr.of(I64, sizes))


def _write_dimension_list(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    sizes = arguments[0].of(op).values
    texts = ["?" if size == DYNAMIC else str(size) for size in sizes]
    w.text("x".join(texts) or "[]")


def _read_tile_sizes(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    sizes = read_dimensions(r, read_static_size)
    if len(sizes) != 3:
        raise r.fault("expected 3 dimensions in MNK dimension list")
    for argument, size in zip(arguments, sizes, strict=True):
        argument.put(reading, IntegerAttr.wrapped(size, I32))


def _write_tile_sizes(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text("x".join([str(argument.of(op).value) for argument in arguments]))


DEPENDENCIES: Final = Directive(_read_dependencies, _write_dependencies)
DIRECTIVES: Final[Directives] = {
    "AsyncDependencies": DEPENDENCIES,
    "AllReduceOperation": Directive(_read_reduction, _write_reduction),
    "OffloadingHandler": Directive(_read_handler, _write_handler),
    "LaunchDimType": Directive(_read_size_type, _write_size_type),
    "LaunchFuncOperands": Directive(_read_kernel_operands, _write_kernel_operands),
    "DimensionList": Directive(_read_dimension_list, _write_dimension_list),
    "MNKDimensionList": Directive(_read_tile_sizes, _write_tile_sizes),
}
