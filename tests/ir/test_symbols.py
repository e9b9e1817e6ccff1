"""Symbols: found, named and renamed as upstream does."""

from __future__ import annotations

import pytest
from torch_mlir import ir

import bridge
from bridge.errors import Invalid
from bridge.ir.attributes import StringAttr, SymbolRefAttr
from bridge.ir.core import Block, Operation, Region
from bridge.ir.symbols import (
    SymbolTable,
    SymbolTables,
    is_symbol_table,
    lookup,
    lookup_nearest,
    nearest_symbol_table,
    replace_symbol_uses,
    symbol_name,
    symbol_uses,
)
from bridge.ir.types import I32
from tests.oracles.ir import steps

NESTED = """
module @top attributes {t.at = @f} {
  func.func private @f()
  "t.use"() {a = @f, b = [@f::@g, {k = @f, l = @g}], c = "f", d = @g::@f} : () -> ()
  func.func @g() {
    func.call @f() : () -> ()
    return
  }
  module @inner attributes {t.at = @f} {
    "t.use"() {a = @f, b = [@g]} : () -> ()
    func.func private @f()
  }
}
"""


def symbol(name: str, *inner: Operation) -> Operation:
    """A module with a name."""
    return Operation(
        "builtin.module",
        properties={"sym_name": StringAttr(name)},
        regions=[Region([Block((), inner)])],
    )


def test_a_table_finds_what_is_directly_inside() -> None:
    a, b, deep = symbol("a"), symbol("b", symbol("deep")), Operation("t.none")
    table = SymbolTable(symbol("top", a, deep, b))
    assert dict(zip(table, map(table.get, table), strict=True)) == {"a": a, "b": b}
    assert len(table) == 2
    assert "deep" not in table
    assert table.get("deep") is None
    assert table["a"] is a
    with pytest.raises(KeyError):
        _ = table["deep"]


def test_of_two_with_one_name_the_first_is_found() -> None:
    first, second = symbol("a"), symbol("a")
    assert SymbolTable(symbol("top", first, second))["a"] is first


def test_names_made_unique_are_upstreams() -> None:
    names = ["a", "a", "a", "b", "b", "a_0", "a", "b_4", "b", "c"]
    table = SymbolTable(symbol("top"))
    ours = [table.insert(symbol(name)) for name in names]
    with ir.Context():
        module = ir.Module.parse("module {}")
        reference = ir.SymbolTable(module.operation)
        wanted = []
        for name in names:
            op = ir.Operation.parse(f"func.func private @{name}()")
            # The bindings free an operation that only the table has inserted.
            module.body.append(op)
            wanted.append(reference.insert(op).value)
    assert ours == wanted
    assert [symbol_name(op) for op in table.op.body] == ours
    assert list(table) == ours


def test_many_of_one_name_cost_no_more_than_others() -> None:
    def cost(count: int) -> int:
        table = SymbolTable(symbol("top"))
        for _ in range(count):
            table.insert(symbol("a"))
        op = symbol("a")
        return steps(lambda: table.insert(op))

    assert cost(300) < 2 * cost(5)


def test_a_symbol_is_inserted_at_the_end_or_before_another() -> None:
    last = symbol("last")
    table = SymbolTable(symbol("top", last))
    table.insert(symbol("a"), before=last)
    table.insert(symbol("b"))
    assert [symbol_name(op) for op in table.op.body] == ["a", "last", "b"]


def test_inserting_what_is_there_changes_nothing() -> None:
    op = symbol("a")
    table = SymbolTable(symbol("top", op))
    assert table.insert(op) == "a"
    assert list(table.op.body) == [op]


def test_what_is_no_symbol_or_elsewhere_is_not_inserted() -> None:
    table, inner = SymbolTable(symbol("top")), symbol("inner")
    with pytest.raises(ValueError, match=r"t\.a has no symbol name"):
        table.insert(Operation("t.a"))
    symbol("other", inner)
    with pytest.raises(ValueError, match="in another operation"):
        table.insert(inner)
    assert len(table) == 0


def test_a_name_is_changed_where_it_stands() -> None:
    """Operations nobody has registered keep their name among the attributes."""
    op = Operation("t.a", attributes={"sym_name": StringAttr("a")})
    table = SymbolTable(symbol("top", op))
    table.rename(op, "b")
    assert symbol_name(op) == "b"
    assert "sym_name" not in op.properties


def test_an_erased_symbol_is_found_no_more() -> None:
    op, user = symbol("a"), Operation("t.user")
    table = SymbolTable(symbol("top", op, user))
    table.erase(op)
    assert "a" not in table
    assert list(table.op.body) == [user]
    with pytest.raises(ValueError, match="not in this symbol table"):
        table.erase(op)


def test_a_symbol_that_is_used_as_a_value_stays() -> None:
    op = Operation("t.a", (), [I32], attributes={"sym_name": StringAttr("a")})
    table = SymbolTable(symbol("top", op, Operation("t.user", op.results)))
    with pytest.raises(Invalid, match="still has uses"):
        table.erase(op)
    assert table["a"] is op


def test_a_removed_symbol_stays_in_the_body() -> None:
    op = symbol("a")
    table = SymbolTable(symbol("top", op))
    table.remove(op)
    assert "a" not in table
    assert list(table.op.body) == [op]


def test_a_taken_name_is_refused() -> None:
    a, b = symbol("a"), symbol("b")
    table = SymbolTable(symbol("top", a, b))
    with pytest.raises(ValueError, match="@b is taken"):
        table.rename(a, "b")
    table.rename(a, "a")
    with pytest.raises(ValueError, match="not in this symbol table"):
        table.rename(symbol("b"), "c")
    assert list(table) == ["a", "b"]


@pytest.mark.parametrize(("old", "new"), [("f", "z"), ("g", "z"), ("inner", "z")])
def test_renaming_changes_the_references_that_upstream_changes(
    old: str, new: str
) -> None:
    ours = bridge.parse(NESTED, allow_unregistered=True)
    top = next(iter(ours.walk()))
    table = SymbolTable(top)
    table.rename(table[old], new)
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(NESTED)
        ir.SymbolTable.replace_all_symbol_uses(old, new, module.operation)
        reference = ir.SymbolTable(module.operation)
        ir.SymbolTable.set_symbol_name(reference[old], new)
        wanted = module.operation.get_asm(print_generic_op_form=True)
    assert bridge.format(ours, generic=True).strip() == wanted.strip()


def test_uses_in_a_scope_are_not_those_of_tables_inside() -> None:
    top = bridge.parse(NESTED, allow_unregistered=True)
    uses = [(op.name, str(reference)) for op, reference in symbol_uses(top, "f")]
    assert uses == [
        ("t.use", "@f"),
        ("t.use", "@f::@g"),
        ("t.use", "@f"),
        ("func.call", "@f"),
        ("builtin.module", "@f"),
    ]
    assert len([*symbol_uses(top)]) == 7
    inner = SymbolTable(top)["inner"]
    assert [str(reference) for _, reference in symbol_uses(inner)] == ["@f", "@g"]


def test_attributes_without_the_name_stay_the_same_object() -> None:
    top = bridge.parse(NESTED, allow_unregistered=True)
    before = [op.attributes for op in top.walk()]
    replace_symbol_uses(top, "nobody", "z")
    assert all(op.attributes is old for op, old in zip(top.walk(), before, strict=True))


def test_a_nested_reference_goes_through_one_table_a_step() -> None:
    leaf = symbol("leaf")
    middle = symbol("middle", leaf)
    function = Operation(
        "func.func",
        properties={"sym_name": StringAttr("f")},
        regions=[Region([Block((), [symbol("hidden")])])],
    )
    top = symbol("top", middle, function)
    assert lookup(top, SymbolRefAttr("middle")) is middle
    assert lookup(top, SymbolRefAttr("middle", ("leaf",))) is leaf
    assert lookup(top, "middle") is middle
    assert lookup(top, SymbolRefAttr("none", ("leaf",))) is None
    assert lookup(top, SymbolRefAttr("middle", ("none",))) is None
    assert lookup(top, SymbolRefAttr("f", ("hidden",))) is None
    assert not is_symbol_table(function)


def test_a_reference_is_looked_up_in_the_nearest_table() -> None:
    user, outer_a, inner_a = Operation("t.user"), symbol("a"), symbol("a")
    around = Operation("t.around", regions=[Region([Block((), [user])])])
    inner = symbol("inner", inner_a, around)
    top = symbol("top", outer_a, inner)
    tables = SymbolTables()
    assert lookup_nearest(user, "a") is inner_a
    assert tables.lookup_nearest(user, SymbolRefAttr("a")) is inner_a
    assert nearest_symbol_table(user) is nearest_symbol_table(inner) is inner
    assert tables.lookup_nearest(top, "a") is outer_a
    assert tables.lookup_nearest(user, "inner") is None
    assert tables.of(inner) is tables.of(inner)
    assert lookup_nearest(Operation("t.loose"), "a") is None


def test_a_reference_in_a_distinct_attribute_is_a_use() -> None:
    text = """
        func.func private @f()
        func.func private @g() attributes {test.use = distinct[0]<@f>}"""
    module = bridge.parse(text, allow_unregistered=True)
    assert [user.name for user, _ in symbol_uses(module, "f")] == ["func.func"]
