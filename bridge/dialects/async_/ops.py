"""The async dialect: work that runs on its own, and functions that wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import DialectType, FunctionType, Type
from bridge.later import deferred
from bridge.ods.definition_formats import Body
from bridge.ods.definitions import Syntax
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.ods.nodes import DefinedType
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Op, Value, Values, of_signature
from bridge.op.interfaces.control_flow import Edge, RegionBranch, forwarded
from bridge.op.interfaces.functions import FunctionOp, signature_of, verify_call
from bridge.op.interfaces.symbols import Symbol
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.state import Reader
from bridge.text.tokens import ParseError, Token
from bridge.text.types import read_type

if TYPE_CHECKING:
    from bridge.interpreter import asynchronous, programs
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    asynchronous = deferred("bridge.interpreter.asynchronous")
    programs = deferred("bridge.interpreter.programs")


def _read_value(r: Reader) -> dict[str, object]:
    """`<i32>`."""
    with r.followed_by("failed to parse async value type", r.pos - len("value")):
        r.expect("<", "expected '<'")
        held = read_type(r)
        r.expect(">", "expected '>'")
    return {"valueType": held}


SYNTAX: Final[Syntax] = {
    ("value", "types"): Body(
        ("valueType",), _read_value, lambda values: ("<", values["valueType"], ">")
    )
}


class TokenType(DefinedType, name="async.token"):
    """`!async.token`: completion of an asynchronous operation."""


class ValueType(DefinedType, name="async.value"):
    """`!async.value<f32>`: a value that becomes available asynchronously."""

    value_type: Type


TOKEN: Final = TokenType()


def _held(ty: Type) -> Type | None:
    """What an `!async.value` holds; None for another type."""
    return ty.value_type if isinstance(ty, ValueType) else None


def _held_type(ty: Type, pos: int) -> Type:
    found = _held(ty)
    if found is None:
        # Upstream goes on without a type, and ends.
        raise ParseError(pos, "expected a value of the async dialect")
    return found


def _awaited(ty: Type) -> Type:
    """What an `!async.value` will be; any other type itself."""
    if not isinstance(ty, DialectType) or ty.dialect != "async":
        return ty
    held: Type = getattr(ty, "value_type", ty)
    return held


class ExecuteOp(RegionBranch, name="async.execute"):
    """Runs a region asynchronously when its dependencies are ready."""

    dependencies: Values
    body_operands: Values
    body_results: Values
    body_region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        if r.accept("["):
            state.operands += r.resolve_same(r.operands(), TOKEN)
            r.expect("]", "expected ']'")
        dependencies = len(state.operands)
        values: list[Token] = []
        types: list[Type] = []
        names: list[tuple[Token, int]] = []

        def read_one() -> None:
            values.append(r.operand())
            r.word("as")
            name = r.argument()
            r.expect(":", "expected ':'")
            names.append((name, r.here()))
            types.append(r.type())

        where = r.here()
        if r.at("("):
            r.items(read_one, "(")
        state.operands += r.resolve_all(values, types, where)
        arguments = [
            Argument(name, _held_type(ty, pos))
            for (name, pos), ty in zip(names, types, strict=True)
        ]
        set_operand_sizes(state.properties, [dependencies, len(values)])
        state.types += [TOKEN, *r.optional_arrow_types()]
        r.attr_dict_with_keyword(state)
        state.regions.append(r.braced_region(arguments))

    def write(self, w: AsmWriter) -> None:
        if self.dependencies:
            w.put(" [", self.dependencies, "]")
        pairs = zip(self.body_operands, self.body.arguments, strict=False)

        def write(pair: tuple[Value, Value]) -> None:
            w.put(pair[0], " as ", pair[1], ": ", pair[0].type)

        w.items(pairs, write, " (", ")")
        w.arrow_types([result.type for result in self.body_results])
        w.attr_dict_with_keyword(self, (OPERAND_SIZES,))
        w.text(" ")
        w.region(self.body_region, entry_arguments=False)

    def interpret(self, machine: Machine) -> Meaning:
        return asynchronous.execute(len(self.dependencies), len(self.results))

    def possible_edges(self, point: Operation | None) -> Iterator[Edge]:
        if point is not None:
            yield Edge(None, forwarded(point), self.results[1:])
            return
        body = self.regions[0]
        yield Edge(body, self.body_operands, body.blocks[0].arguments)

    def carries(self, operand: Type, value: Type) -> bool:
        return _awaited(operand) is _awaited(value)


class YieldOp(Op, name="async.yield"):
    """Ends an asynchronous region, with the values that it gives."""

    def interpret(self, machine: Machine) -> programs.Returns:
        return programs.RETURNS


class CreateGroupOp(Op, name="async.create_group"):
    """Makes a group of so many tokens or values, which are waited for together."""

    size: Value

    def interpret(self, machine: Machine) -> Meaning:
        return lambda size: asynchronous.Group()


class AddToGroupOp(Op, name="async.add_to_group"):
    """Adds a token or a value to a group, and gives its number there."""

    operand: Value
    group: Value

    def interpret(self, machine: Machine) -> Meaning:
        return asynchronous.join


class AwaitAllOp(Op, name="async.await_all"):
    """Waits for all of a group."""

    operand: Value

    def interpret(self, machine: Machine) -> Meaning:
        return asynchronous.await_(0)


class RuntimeAwaitOp(Op, name="async.runtime.await"):
    """Waits, whether what it waits for fails or not."""

    operand: Value

    def interpret(self, machine: Machine) -> Meaning:
        return lambda task: None


class RuntimeIsErrorOp(Op, name="async.runtime.is_error"):
    """Whether a token, a value or one of a group failed."""

    operand: Value

    def interpret(self, machine: Machine) -> Meaning:
        return lambda task: int(bool(task.why))


class AwaitOp(Op, name="async.await"):
    """Waits for a token, or for an async value and returns its value."""

    operand: Value

    def interpret(self, machine: Machine) -> Meaning:
        return asynchronous.await_(len(self.results))

    @of_signature
    def verify(self) -> None:
        held = _held(self.operand.type)
        if self.operand.type is TOKEN and self.results:
            raise self.error("awaiting on a token must have empty result")
        if held is not None and self.results and self.results[0].type is not held:
            raise self.error(
                f"result type '{self.results[0].type}' does not match async value "
                f"type '{held}'"
            )


class FuncOp(Symbol, FunctionOp, name="async.func"):
    """A coroutine function, which may await without blocking its thread."""

    may_be_declared = True

    sym_name: StringAttr
    function_type: TypeAttr

    @of_signature
    def verify(self) -> None:
        ty = signature_of(self.function_type)
        if not ty.results:
            raise self.error("result is expected to be at least of size 1, but got 0")
        for i, result in enumerate(ty.results):
            if result is not TOKEN and _held(result) is None:
                raise self.error(
                    "result type must be async value type or async token type, but "
                    f"got '{result}'"
                )
            if result is TOKEN and i:
                raise self.error(
                    " results' (optional) async token type is expected to appear as "
                    f"the 1st return value, but got {i + 1}"
                )


class CallOp(Op, name="async.call"):
    """Calls an async function by symbol."""

    callee: SymbolRefAttr

    def interpret(self, machine: Machine) -> Meaning:
        return asynchronous.call(machine.callee(self, self.callee), len(self.results))

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        function = tables.lookup_nearest(self, self.callee)
        if not isinstance(function, FuncOp):
            raise self.error(
                f"'{self.callee.root}' does not reference a valid async function"
            )
        ty = signature_of(function.function_type)
        verify_call(self, ty)


class ReturnOp(Op, name="async.return"):
    """Returns the values of an async function, without its token."""

    def interpret(self, machine: Machine) -> Meaning:
        around = self.parent_op
        assert isinstance(around, FuncOp)
        ty = around.function_type.type
        assert isinstance(ty, FunctionType)
        return asynchronous.returned(TOKEN in ty.results)

    def verify(self) -> None:
        around = self.parent_op
        while around is not None and not isinstance(around, FuncOp):
            around = around.parent_op
        if around is None:
            return
        ty = signature_of(around.function_type)
        held = [_held(result) for result in ty.results if result is not TOKEN]
        if held != [operand.type for operand in self.operands]:
            raise self.error(
                "operand types do not match the types returned from the parent FuncOp"
            )


def _read_awaited(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """The type of what is waited for; what it holds, if anything, is the result's."""
    awaited, result = arguments
    ty = r.type()
    awaited.put(reading, [ty])
    held = _held(ty)
    result.put(reading, [] if held is None else [held])


def _write_awaited(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.type(op.operands[0].type)


DIRECTIVES: Final[Directives] = {
    "AwaitResultType": Directive(_read_awaited, _write_awaited)
}
