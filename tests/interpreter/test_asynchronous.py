"""Tasks of the async dialect: run where they begin; they fail as assertions do."""

from __future__ import annotations

import pytest

import bridge

VALUES = """
func.func @f(%x: i32) -> (i32, index) {
  %c2 = arith.constant 2 : index
  %token, %value = async.execute -> !async.value<i32> {
    %0 = arith.muli %x, %x : i32
    async.yield %0 : i32
  }
  %next, %sum = async.execute [%token] (%value as %v: !async.value<i32>)
      -> !async.value<i32> {
    %inner = async.await %value : !async.value<i32>
    %1 = arith.addi %inner, %v : i32
    async.yield %1 : i32
  }
  %group = async.create_group %c2 : !async.group
  %2 = async.add_to_group %token, %group : !async.token
  %3 = async.add_to_group %next, %group : !async.token
  async.await_all %group
  %4 = async.await %sum : !async.value<i32>
  return %4, %3 : i32, index
}"""


def test_values_of_tasks_are_there_when_they_are_waited_for() -> None:
    assert bridge.interpret(bridge.parse(VALUES), "f", 5) == (50, 1)


FAILING = """
func.func @f(%c: i1) -> (i1, i1) {
  %token = async.execute {
    cf.assert %c, "first"
    async.yield
  }
  %after = async.execute [%token] {
    async.yield
  }
  async.runtime.await %after : !async.token
  %0 = async.runtime.is_error %token : !async.token
  %1 = async.runtime.is_error %after : !async.token
  return %0, %1 : i1, i1
}
func.func @waits(%c: i1) {
  %token = async.execute {
    cf.assert %c, "first"
    async.yield
  }
  async.await %token : !async.token
  return
}
func.func @group(%c: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %group = async.create_group %c1 : !async.group
  %token, %v = async.call @later(%c) : (i1) -> (!async.token, !async.value<i1>)
  %n = async.add_to_group %v, %group : !async.value<i1>
  %0 = async.runtime.is_error %group : !async.group
  return %0 : i1
}
async.func @later(%c: i1) -> (!async.token, !async.value<i1>) {
  cf.assert %c, "later"
  return %c : i1
}"""


@pytest.mark.parametrize("holds", [True, False])
def test_what_depends_on_a_task_fails_with_it(holds: bool) -> None:
    module = bridge.parse(FAILING)
    assert bridge.interpret(module, "f", holds) == (not holds, not holds)
    assert bridge.interpret(module, "group", holds) == (not holds,)


def test_waiting_for_what_failed_is_undefined_outside_of_tasks() -> None:
    module = bridge.parse(FAILING)
    assert bridge.interpret(module, "waits", True) == ()
    with pytest.raises(bridge.Trap, match="assertion failed: first"):
        bridge.interpret(module, "waits", False)
