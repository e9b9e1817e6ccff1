"""Attributes that upstream refuses while it reads, in generic form and in custom."""

from __future__ import annotations

import pytest

from bridge.ods.inherent import inherent_fault, property_fault
from tests.oracles.syntax import check_refused


@pytest.mark.parametrize(
    "attributes",
    [
        'sym_name = "a", type = memref<2xf32>, alignment = 3 : i32',
        'sym_name = "a", type = memref<2xf32>, alignment = 48',
        'sym_name = "a", type = memref<2xf32>, alignment = -4',
        'sym_name = "a", type = memref<2xf32>, constant = 1',
        "sym_name = 3, type = memref<2xf32>",
        'sym_name = "a", type = i32',
        'sym_name = "a", type = 3',
    ],
)
def test_an_inherent_attribute_among_the_others_satisfies_its_constraint(
    attributes: str,
) -> None:
    message = check_refused(f'"memref.global"() {{{attributes}}} : () -> ()')
    assert "failed to satisfy constraint" in message


@pytest.mark.parametrize(
    "properties",
    [
        "{sym_name = 3, type = memref<2xf32>}",
        '{sym_name = "a", type = memref<2xf32>, constant = 1}',
        '{sym_name = "a", type = 3}',
        "[1]",
    ],
)
def test_a_property_is_of_the_class_that_it_is_kept_in(properties: str) -> None:
    message = check_refused(f'"memref.global"() <{properties}> : () -> ()')
    assert message.startswith("invalid properties ")


@pytest.mark.parametrize("predicate", ["<{predicate = 42 : i64}>", "{predicate = 42}"])
def test_an_enum_has_no_other_cases(predicate: str) -> None:
    check_refused(
        f"""
        %0 = "arith.constant"() <{{value = 3 : i32}}> : () -> i32
        %1 = "arith.cmpi"(%0, %0) {predicate} : (i32, i32) -> i1
        """
    )


def test_what_stands_in_front_of_the_dictionary_is_not_blamed() -> None:
    check_refused(
        """
        func.func @f(%m: memref<4xf32>, %i: index) {
          %0 = memref.load %m[%i] {note, alignment = 6 : i64} : memref<4xf32>
        }
        """
    )


def test_an_operand_that_does_not_fit_is_told_before_the_attributes() -> None:
    message = check_refused(
        """
        %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32
        %1 = "arith.cmpi"(%0, %0) {predicate = 42} : (i32, i64) -> i1
        """
    )
    assert "expects different type" in message


def test_an_op_that_is_not_known_demands_nothing() -> None:
    assert inherent_fault("not.known", {}) is None
    assert property_fault("not.known", {}) is None
