"""`bridge.ods.rows`: what a row says, and that rows say what the reference says."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge.ods import rows
from bridge.ods.rows import Row, Trait
from bridge.ods.slots import Arity
from bridge.tablegen.predicates import split
from tools.ods import probing, reference


def row(name: str) -> Row:
    found = rows.row(name)
    assert found is not None, name
    return found


def combined(predicate: rows.Predicate) -> Iterator[rows.Predicate]:
    """A predicate and those that it combines."""
    yield predicate
    if isinstance(predicate, list):
        for child in split(predicate)[1]:
            yield from combined(child)


def constraints_of(row: Row) -> Iterator[str]:
    for slot in (*row.operands, *row.results, *row.regions, *row.successors):
        yield slot.constraint
    yield from (attribute.constraint for attribute in row.attributes)
    yield from (prop.constraint for prop in row.properties)


class TestRow:
    def test_names_operands_with_how_often_they_stand(self) -> None:
        loop = row("affine.for")
        assert [(slot.name, slot.arity) for slot in loop.operands] == [
            ("lowerBoundOperands", Arity.VARIADIC),
            ("upperBoundOperands", Arity.VARIADIC),
            ("inits", Arity.VARIADIC),
        ]

    def test_says_which_attribute_sizes_groups_of_operands(self) -> None:
        cases = row("cf.switch").operands[-1]
        assert cases.arity is Arity.GROUPS
        assert cases.segments == "case_operand_segments"

    def test_keeps_the_effects_that_an_op_has_on_an_operand(self) -> None:
        assert row("affine.load").operands[0].effects == ("Read",)

    def test_counts_segment_sizes_among_what_is_stored_as_a_property(self) -> None:
        assert row("affine.for").inherent == {
            "lowerBoundMap",
            "upperBoundMap",
            "step",
            "operandSegmentSizes",
        }

    def test_counts_properties_that_are_no_attributes_too(self) -> None:
        linearize = row("affine.linearize_index")
        assert [prop.name for prop in linearize.properties] == ["disjoint"]
        assert "disjoint" in linearize.inherent

    def test_opens_named_lists_of_traits(self) -> None:
        assert row("arith.addi").trait_names >= {
            "ConditionallySpeculatable",
            "AlwaysSpeculatableImplTrait",
            "NoMemoryEffect",
        }

    def test_opens_a_list_that_holds_a_trait_of_its_own_name(self) -> None:
        assert row("affine.yield").has_trait("ReturnLike")

    def test_puts_structural_traits_first_since_they_are_verified_first(self) -> None:
        names = [trait.name for trait in row("scf.parallel").traits]
        assert names[:3] == [
            "AttrSizedOperandSegments",
            "SingleBlock",
            "SingleBlockImplicitTerminator",
        ]

    @pytest.mark.parametrize(
        ("name", "isolated", "terminator", "symbol_table"),
        [
            ("builtin.module", True, False, True),
            ("func.func", True, False, False),
            ("cf.br", False, True, False),
            ("affine.for", False, False, False),
        ],
    )
    def test_knows_what_shapes_the_tree(
        self, name: str, isolated: bool, terminator: bool, symbol_table: bool
    ) -> None:
        found = row(name)
        facts = (found.isolated, found.terminator, found.symbol_table)
        assert facts == (isolated, terminator, symbol_table)

    def test_names_the_terminator_that_syntax_leaves_out(self) -> None:
        assert row("affine.for").implicit_terminator == "affine.yield"
        assert row("func.func").implicit_terminator == ""

    def test_names_the_parents_an_op_may_have(self) -> None:
        parent = row("func.return").trait("HasParent")
        assert parent == Trait("HasParent", ("func.func",))

    def test_keeps_what_a_trait_of_types_is_about(self) -> None:
        match = row("arith.cmpi").trait("TypesMatchWith")
        assert match is not None
        assert match.fields is not None
        assert (match.fields["lhs"], match.fields["rhs"]) == ("lhs", "result")

    def test_tells_a_format_from_hand_written_syntax_and_from_none(self) -> None:
        assert row("arith.cmpi").format is not None
        assert (row("affine.for").format, row("affine.for").own_syntax) == (None, True)
        generic = row("llvm.intr.vscale")
        assert (generic.format, generic.own_syntax) == (None, False)

    def test_is_made_once(self) -> None:
        assert row("arith.addi") is row("arith.addi")

    def test_is_frozen(self) -> None:
        with pytest.raises(AttributeError):
            row("arith.addi").name = "arith.subi"  # type: ignore[misc]


class TestLookup:
    @pytest.mark.parametrize(
        "name", ["", "addi", "arith.", "arith.no_such_op", "nowhere.addi", "../x.y"]
    )
    def test_finds_nothing_under_a_name_that_is_no_ops(self, name: str) -> None:
        assert rows.row(name) is None
        assert not rows.is_registered(name)
        assert rows.default_properties(name) == {}

    def test_fills_in_defaults_as_attribute_text(self) -> None:
        filled = {"fastmath": "#arith.fastmath<none>"}
        assert rows.default_properties("arith.addf") == filled

    def test_fills_in_nothing_for_a_default_that_may_be_absent(self) -> None:
        assert rows.default_properties("arith.divsi") == {}

    def test_names_the_dialects_of_the_reference(self) -> None:
        assert {"affine", "builtin", "x86"} <= set(rows.dialects())
        assert not {"amx", "test", "x86vector"} & set(rows.dialects())

    def test_names_that_are_no_dialects_are_not_kept(self) -> None:
        kept = len(rows._TABLES)
        for name in ("nobody", "../affine", "affine.json", "", "\0"):
            assert rows.table(name) is None
            assert rows.row(f"{name}.op") is None
        assert len(rows._TABLES) == kept

    def test_knows_which_dialects_read_ops_they_do_not_know(self) -> None:
        tolerant = [d for d in rows.dialects() if rows.accepts_unknown_operations(d)]
        assert tolerant == ["llvm", "nvvm", "rocdl", "shape", "spirv"]


class TestConstraint:
    def test_has_the_text_of_the_reference_and_a_test(self) -> None:
        table = rows.table("memref")
        assert table is not None
        memref = table.constraint("AnyMemRef")
        assert memref.summary == "memref of any non-token type values"
        assert memref.test[:2] == ["and", ["is", "self", "MemRefType"]]
        assert memref.facts["class"] == "MemRefType"

    def test_is_true_where_anything_will_do(self) -> None:
        table = rows.table("affine")
        assert table is not None
        assert table.constraint("AnyRegion").test == ["anything"]

    def test_is_found_by_its_name_only(self) -> None:
        table = rows.table("affine")
        assert table is not None
        with pytest.raises(KeyError):
            table.constraint("no such constraint")


class TestTables:
    def test_hold_every_constraint_that_rows_mention(self) -> None:
        for found in reference.all_rows():
            table = rows.table(found.name.partition(".")[0])
            assert table is not None
            missing = set(constraints_of(found)) - set(table.data["constraints"])
            assert not missing, found.name

    def test_resolve_every_shared_part_of_a_predicate(self) -> None:
        for dialect in rows.dialects():
            table = rows.table(dialect)
            assert table is not None
            shared = len(table.data["tests"])
            for entry in table.data["constraints"].values():
                for node in combined(entry.get("test", ["anything"])):
                    if isinstance(node, int):
                        assert 0 <= node < shared
                        assert not isinstance(table.test(node), int)

    def test_put_each_op_on_a_line_of_its_own(self) -> None:
        for dialect in rows.dialects():
            text = Path(rows.TABLES, f"{dialect}.json").read_text()
            ops = json.loads(text)["ops"]
            lines = text.splitlines()
            assert all(sum(f'"{op}":{{' in line for line in lines) for op in ops)


class TestReference:
    """What has been reconciled with the reference stays so."""

    def test_registers_exactly_the_ops_that_have_rows(self) -> None:
        assert list(reference.registration()) == []

    def test_has_the_same_arguments_in_the_same_order(self) -> None:
        assert list(reference.arguments()) == []

    def test_fills_in_the_same_defaults_for_every_op(self) -> None:
        assert list(reference.defaults()) == []

    def test_says_the_same_of_attributes_that_do_not_fit(self) -> None:
        assert list(reference.COMPARISONS["texts"]()) == []

    def test_has_the_same_cases_in_its_enums(self) -> None:
        assert list(reference.enums()) == []

    @pytest.mark.skipif(not shutil.which("nm"), reason="binutils reads the symbols")
    def test_has_the_same_traits_and_interfaces(self) -> None:
        assert list(reference.traits()) == []

    @pytest.mark.parametrize(
        "dialect", ["affine", "arith", "memref", "scf", "vector", "xegpu"]
    )
    def test_says_the_same_of_operands_that_do_not_fit(self, dialect: str) -> None:
        report = probing.compared(f"{dialect}.")
        assert report.differences == []
        assert report.alike >= 10
