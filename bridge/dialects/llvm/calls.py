"""Calls, with bundles of operands and attributes of arguments."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from bridge.dialects.llvm.call_rules import (
    verify_bundles,
    verify_callee,
    verify_clauses,
    verify_unwinding,
    verify_variadic,
)
from bridge.dialects.llvm.compare import entries_with_flags
from bridge.dialects.llvm.types import VOID, is_llvm
from bridge.dialects.llvm.words import read_word, word_attr, write_word
from bridge.ir.attributes import (
    UNIT,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import I32, NONE, FunctionType, Type
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Groups, Op, OpResult, Value, Values, of_signature
from bridge.op.interfaces.control_flow import Branch
from bridge.op.interfaces.functions import (
    Dictionaries,
    dictionaries,
    read_results,
    write_results,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState
from bridge.text.tokens import ParseError, Token


@dataclass(slots=True)
class Bundles:
    """`["tag"(%a : t)]`: operands that go along with a call, by tag."""

    tags: list[Attribute] = field(default_factory=list)
    operands: list[list[Token]] = field(default_factory=list)
    types: list[list[Type]] = field(default_factory=list)
    pos: int = 0

    @classmethod
    def read(cls, r: AsmReader, state: OperationState) -> Bundles:
        """The bundles that are written, which may be none."""
        found = cls(pos=r.here())
        if r.accept("[") and not r.accept("]"):
            found._read_one(r)
            while r.accept(","):
                found._read_one(r)
            r.expect("]", "expected ']'")
        if found.tags:
            state.properties["op_bundle_tags"] = ArrayAttr(tuple(found.tags))
        return found

    def _read_one(self, r: AsmReader) -> None:
        self.tags.append(StringAttr(_read_tag(r)))
        operands: list[Token] = []
        types: list[Type] = []
        r.expect("(", "expected '('")
        if not r.accept(")"):
            operands = r.operands()
            types = r.colon_types()
            r.expect(")", "expected ')'")
        self.operands.append(operands)
        self.types.append(types)

    def resolve(self, r: AsmReader, state: OperationState) -> int:
        """Adds the operands to the state; returns their number. Raises `ParseError`."""
        for number, operands in enumerate(self.operands):
            types = self.types[number]
            if len(operands) != len(types):
                raise r.op_error(
                    state,
                    f"expected {len(operands)} types for operand bundle operands for "
                    f"operand bundle #{number}, but actually got {len(types)}",
                    self.pos,
                )
            state.operands += r.resolve_all(operands, types, self.pos)
        sizes = [len(operands) for operands in self.operands]
        state.properties["op_bundle_sizes"] = DenseArrayAttr.of(I32, sizes)
        return sum(sizes)


def _read_tag(r: AsmReader) -> str:
    """A bundle's tag; upstream reports a missing one twice."""
    where = r.here()
    try:
        return r.string()
    except ParseError as error:
        r.follow(error, "expect operand bundle tag", where)
        raise


def _write_bundles(w: AsmWriter, op: Operation, operands: Groups) -> None:
    tags = op.properties.get("op_bundle_tags")
    if not operands:
        return
    names = tags.elements if isinstance(tags, ArrayAttr) else ()
    separator = " ["
    for tag, values in zip(names, operands, strict=False):
        w.text(separator)
        separator = ", "
        w.string(tag.value if isinstance(tag, StringAttr) else "")
        w.text("(")
        if values:
            w.values(values)
            w.text(" : ")
            w.types([value.type for value in values])
        w.text(")")
    w.text("]")


# The type after a call --------------------------------------------------------------


@dataclass(slots=True)
class CallSignature:
    """`(t {…}, t) -> t {…}`."""

    inputs: list[Type] = field(default_factory=list)
    attributes: Dictionaries = field(default_factory=list)
    results: list[Type] = field(default_factory=list)
    result_attributes: Dictionaries = field(default_factory=list)

    @classmethod
    def read(cls, r: AsmReader) -> CallSignature | None:
        """The signature at the cursor, or none without `->`; raises `ParseError`."""
        found = cls()

        def read_one() -> None:
            found.inputs.append(r.type())
            found.attributes.append(r.optional_dictionary())

        r.items(read_one, "(")
        if not r.accept("->"):
            return None
        found.results, found.result_attributes = read_results(r)
        return found


def _read_signature(
    r: AsmReader, state: OperationState, where: int, message: str
) -> CallSignature:
    """Adds the `message` that upstream reports after any error inside."""
    with r.followed_by(message, where):
        signature = CallSignature.read(r)
    if signature is None:
        raise r.op_error(state, message, where)
    return signature


def _read_types(
    r: AsmReader, state: OperationState, operands: list[Token], *, direct: bool
) -> None:
    """`: t, (t) -> t`: the type of an indirect callee, and the signature."""
    where = r.here()
    r.expect(":", "expected ':'")
    types: list[Type] = []
    missing = "expected direct call to have 1 trailing types"
    if not direct:
        missing = "expected trailing function type"
        types.append(r.type())
        if not r.accept(","):
            message = "expected indirect call to have 2 trailing types"
            raise r.op_error(state, message, where)
    signature = _read_signature(r, state, where, missing)
    results = signature.results
    if len(results) > 1:
        raise r.op_error(state, "expected function with 0 or 1 result", where)
    if results and is_llvm(results[0], "void"):
        raise r.op_error(state, "expected a non-void result type", where)
    types += signature.inputs
    state.operands += r.resolve_all(operands, types, state.pos)
    state.types += results
    lists = {
        "arg_attrs": signature.attributes,
        "res_attrs": signature.result_attributes,
    }
    for name, found in lists.items():
        if any(found):
            state.properties[name] = ArrayAttr(tuple(found))


def _write_types(w: AsmWriter, op: Operation, values: Values, callee: bool) -> None:
    w.text(" : ")
    if not callee:
        w.type(op.operands[0].type)
        w.text(", ")
    inputs = [value.type for value in values]
    attributes = dictionaries(op.properties.get("arg_attrs"), len(inputs))
    w.text("(")
    for number, (ty, found) in enumerate(zip(inputs, attributes, strict=True)):
        w.text(", " if number else "")
        w.type(ty)
        w.dictionary(found.entries)
    w.text(") -> ")
    results = tuple(result.type for result in op.results)
    if results:
        given = dictionaries(op.properties.get("res_attrs"), len(results))
        write_results(w, results, given)
    else:
        w.text("()")


def _read_callee(r: AsmReader, state: OperationState) -> tuple[list[Token], bool]:
    """`@f(%a)` or `%f(%a)`: what is called, and with what; whether by its name."""
    pointer = r.optional_operand()
    if pointer is None:
        callee = r.attribute_of(SymbolRefAttr)
        # Upstream drops what the property cannot be.
        if not callee.nested:
            state.properties["callee"] = callee
        return r.operands("("), True
    return [pointer, *r.operands("(")], False


def _write_callee(w: AsmWriter, op: Operation, values: Values) -> Values:
    """The callee and its arguments, which are given back."""
    callee = op.properties.get("callee")
    if isinstance(callee, SymbolRefAttr):
        w.symbol(callee.root)
    else:
        w.value(values[0])
        values = values[1:]
    w.text("(")
    w.values(values)
    w.text(")")
    return values


def _read_variadic(r: AsmReader, state: OperationState) -> None:
    """`vararg(!llvm.func<…>)`, if it is there."""
    if r.accept_word("vararg"):
        r.expect("(", "expected '('")
        state.properties["var_callee_type"] = r.attribute_of(TypeAttr)
        r.expect(")", "expected ')'")


def _write_variadic(w: AsmWriter, op: Operation) -> None:
    ty = op.properties.get("var_callee_type")
    if isinstance(ty, TypeAttr):
        w.text(" vararg(")
        w.type(ty.type)
        w.text(")")


_HIDDEN = (
    "callee",
    "TailCallKind",
    "var_callee_type",
    "CConv",
    OPERAND_SIZES,
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
)


# A direct call without anything that may be left out, to the end of its line.
_match_plain: Final = re.compile(
    r" @([A-Za-z_][A-Za-z0-9_$.]*+)\(((?:%[A-Za-z0-9_$.]++(?:, (?=%))?+)*+)\) : "
    r"(\([^(){}\n]*+\) -> (?:\(\)|!?[A-Za-z0-9_.]++(?:<[^<>(){}\n]*+>)?+))(?=\n)"
).match
_find_names: Final = re.compile(r"%[A-Za-z0-9_$.]++").finditer


def _read_plain(r: AsmReader, state: OperationState) -> bool:
    """Reads the most common form at once; otherwise nothing is taken."""
    match = _match_plain(r.text, r.pos)
    if match is None:
        return False
    spelled = match[3]
    memo = r.state.rule_memo
    ty = memo.get(("llvm.call", spelled))
    if ty is None:
        before, r.pos = r.pos, match.start(3)
        ty = r.type()
        end, r.pos = r.pos, before
        if end != match.end(3) or not isinstance(ty, FunctionType):
            return False
        memo["llvm.call", spelled] = ty
    start = match.start(2)
    names = [
        Token("%", m.group(), start + m.start(), start + m.end())
        for m in _find_names(match[2])
    ]
    if len(names) != len(ty.inputs) or ty.results == (VOID,):
        return False
    state.operands += r.resolve_all(names, ty.inputs, state.pos)
    state.types += ty.results
    r.pos = match.end()
    state.properties.update(_plain())
    state.properties["callee"] = SymbolRefAttr(match[1])
    set_operand_sizes(state.properties, (len(names), 0))
    return True


@cache
def _plain() -> dict[str, Attribute]:
    """The properties of a call that has only a callee."""
    return {
        "CConv": word_attr("CConv", "ccc"),
        "TailCallKind": word_attr("TailCallKind", "none"),
        "op_bundle_sizes": DenseArrayAttr.of(I32, []),
    }


class CallOp(Op, name="llvm.call"):
    """Calls a function by symbol or through a pointer."""

    callee: SymbolRefAttr | None
    callee_operands: Values
    op_bundle_operands: Groups

    @of_signature
    def verify(self) -> None:
        verify_bundles(self)

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        verify_callee(self, tables)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        if not r.exact and _read_plain(r, state):
            return
        read_word(r, state, "CConv")
        read_word(r, state, "TailCallKind")
        operands, direct = _read_callee(r, state)
        _read_variadic(r, state)
        bundles = Bundles.read(r, state)
        r.attr_dict(state)
        _read_types(r, state, operands, direct=direct)
        sizes = [len(operands), bundles.resolve(r, state)]
        set_operand_sizes(state.properties, sizes)

    def write(self, w: AsmWriter) -> None:
        write_word(w, self, "CConv")
        write_word(w, self, "TailCallKind")
        w.text(" ")
        values = _write_callee(w, self, self.callee_operands)
        _write_variadic(w, self)
        _write_bundles(w, self, self.op_bundle_operands)
        w.dictionary(entries_with_flags(w, self, *_HIDDEN))
        _write_types(w, self, values, self.callee is not None)


class InvokeOp(Branch, name="llvm.invoke"):
    """Calls a function with a normal and an unwind successor."""

    kept_operands = frozenset({"callee_operands", "op_bundle_operands"})

    callee: SymbolRefAttr | None
    callee_operands: Values
    normal_dest_operands: Values
    unwind_dest_operands: Values
    op_bundle_operands: Groups
    normal_dest: Block
    unwind_dest: Block

    def verify(self) -> None:
        verify_variadic(self)
        verify_unwinding(self)
        verify_bundles(self)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        read_word(r, state, "CConv")
        operands, direct = _read_callee(r, state)
        passed: list[list[Value]] = []
        for word in ("to", "unwind"):
            r.word(word)
            block, values = r.successor_and_operands()
            state.successors.append(block)
            passed.append(values)
        _read_variadic(r, state)
        bundles = Bundles.read(r, state)
        r.attr_dict(state)
        _read_types(r, state, operands, direct=direct)
        # Operands come in the row's order, bundles last, whatever upstream's reader
        # does: it mixes them up where there are both.
        bundled = bundles.resolve(r, state)
        state.operands += passed[0] + passed[1]
        sizes = [len(operands), len(passed[0]), len(passed[1]), bundled]
        set_operand_sizes(state.properties, sizes)

    def write(self, w: AsmWriter) -> None:
        write_word(w, self, "CConv")
        w.text(" ")
        values = _write_callee(w, self, self.callee_operands)
        w.text(" to ")
        w.successor_and_operands(self.normal_dest, self.normal_dest_operands)
        w.text(" unwind ")
        w.successor_and_operands(self.unwind_dest, self.unwind_dest_operands)
        _write_variadic(w, self)
        _write_bundles(w, self, self.op_bundle_operands)
        w.attr_dict(self, _HIDDEN)
        _write_types(w, self, values, self.callee is not None)


class CallIntrinsicOp(Op, name="llvm.call_intrinsic"):
    """Calls an LLVM intrinsic by name."""

    intrin: StringAttr
    args: Values
    op_bundle_operands: Groups

    @of_signature
    def verify(self) -> None:
        if not self.intrin.value.startswith("llvm."):
            raise self.error("intrinsic name must start with 'llvm.'")
        verify_bundles(self)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["intrin"] = r.attribute_of(StringAttr, NONE)
        r.expect("(", "expected '('")
        operands = r.operands()
        r.expect(")", "expected ')'")
        bundles = Bundles.read(r, state)
        r.attr_dict(state)
        _read_types(r, state, operands, direct=True)
        sizes = [len(operands), bundles.resolve(r, state)]
        set_operand_sizes(state.properties, sizes)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.bare_attribute(self.intrin)
        w.text("(")
        w.values(self.args)
        w.text(")")
        _write_bundles(w, self, self.op_bundle_operands)
        w.dictionary(entries_with_flags(w, self, "intrin", *_HIDDEN))
        _write_types(w, self, self.args, callee=True)


class LandingpadOp(Op, name="llvm.landingpad"):
    """The exception values at the start of an unwind destination."""

    res: OpResult

    def verify(self) -> None:
        verify_clauses(self)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        if r.accept_word("cleanup"):
            state.properties["cleanup"] = UNIT
        while r.accept("("):
            if r.word_of(("filter", "catch")) is None:
                break
            operand = r.operand()
            state.operands.append(r.resolve(operand, r.colon_type()))
            r.expect(")", "expected ')'")
        state.types.append(r.colon_type())

    def write(self, w: AsmWriter) -> None:
        w.text(" cleanup " if "cleanup" in self.properties else " ")
        for value in self.operands:
            filters = is_llvm(value.type, "array")
            w.text("(filter " if filters else "(catch ")
            w.value(value)
            w.text(" : ")
            w.type(value.type)
            w.text(") ")
        w.attr_dict(self, ("cleanup",))
        w.text(": ")
        w.type(self.res.type)
