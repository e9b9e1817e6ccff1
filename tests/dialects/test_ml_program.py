"""The syntax of ml_program: functions, and what they load."""

from __future__ import annotations

from tests.oracles.syntax import check_printed, check_refused


def test_functions_are_written_as_those_of_func() -> None:
    check_printed(
        """
        ml_program.func @f(%a: i32) -> i32 attributes {foo} {
          ml_program.return %a : i32
        }
        ml_program.func private @g(i32)
        ml_program.subgraph @h(%a: i32) -> i32 {
          %0 = "ml_program.global_load_const"() {global = @z} : () -> i32
          ml_program.output %0 : i32
        }
        ml_program.global private @z(1 : i32) : i32
        """
    )


def test_what_is_inside_has_its_dialect_before_it() -> None:
    check_refused("ml_program.func @f(%a: i32) -> i32 { return %a : i32 }")
