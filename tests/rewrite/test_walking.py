"""The walking driver: each operation once, the inner first."""

from __future__ import annotations

from collections.abc import Sequence

import bridge
from bridge.ir.attributes import UNIT
from bridge.ir.core import Operation, Value
from bridge.rewrite import Listener, Rewriter, apply_walking, pattern

PROGRAM = """
"t.outer"() ({
  "t.inner"() : () -> ()
  "t.branch"() [^end] : () -> ()
^unreachable:
  "t.inner"() {unreachable} : () -> ()
^end:
  "t.inner"() {last} : () -> ()
}) : () -> ()
"t.inner"() {after} : () -> ()
"""


def module_of(text: str) -> Operation:
    return bridge.parse(text, allow_unregistered=True)


def seen(module: Operation) -> list[str]:
    """The names and attributes of what the driver looks at."""
    found: list[str] = []

    @pattern("t.inner", "t.outer", "t.branch")
    def look(op: Operation, rewriter: Rewriter) -> None:
        found.append(f"{op.name} {', '.join(op.attributes.keys())}".strip())

    assert apply_walking(module, [look]) == 0
    return found


def test_inner_operations_come_first_and_unreachable_ones_never() -> None:
    assert seen(module_of(PROGRAM)) == [
        "t.inner",
        "t.branch",
        "t.inner last",
        "t.outer",
        "t.inner after",
    ]


def test_what_is_made_before_an_operation_is_not_looked_at() -> None:
    @pattern("t.inner")
    def double(op: Operation, rewriter: Rewriter) -> None:
        rewriter("t.inner")

    module = module_of(PROGRAM)
    # One for each that can be reached.
    assert apply_walking(module, [double]) == 3
    assert [op.name for op in module.walk()].count("t.inner") == 7


def test_an_operation_that_is_moved_further_on_is_looked_at_again() -> None:
    @pattern("t.moved")
    def move(op: Operation, rewriter: Rewriter) -> None:
        around = op.parent_op
        if around is not None and around.name == "t.outer":
            rewriter.move_after(op, around)

    @pattern("t.moved", benefit=0)
    def mark(op: Operation, rewriter: Rewriter) -> None:
        with rewriter.modify(op):
            op.set_attribute("marked", UNIT)

    module = module_of('"t.outer"() ({ "t.moved"() : () -> () }) : () -> ()')
    assert apply_walking(module, [move, mark]) == 2
    outer, moved = module.body
    assert moved.get("marked") is UNIT
    assert not list(outer.regions[0].blocks[0])


def test_an_operation_may_erase_itself_and_what_is_in_it() -> None:
    @pattern("t.outer", "t.inner")
    def erase(op: Operation, rewriter: Rewriter) -> None:
        rewriter.erase(op)

    module = module_of(PROGRAM)
    assert apply_walking(module, [erase]) == 4
    assert not list(module.body)


def test_a_listener_is_told() -> None:
    class Told(Listener):
        def __init__(self) -> None:
            self.told: list[str] = []

        def replaced(self, op: Operation, values: Sequence[Value]) -> None:
            self.told.append(f"replaced {op.name}")

        def inserted(self, op: Operation) -> None:
            self.told.append(f"inserted {op.name}")

    @pattern("t.inner")
    def replace(op: Operation, rewriter: Rewriter) -> None:
        rewriter.replace(op, rewriter("t.new"))

    listener = Told()
    apply_walking(module_of('"t.inner"() : () -> ()'), [replace], listener=listener)
    assert listener.told == ["inserted t.new", "replaced t.inner"]


def test_deep_nesting_is_no_matter_of_the_stack() -> None:
    text = '"t.inner"() : () -> ()'
    module = module_of(text)
    inner = module.body.operations[0]
    for _ in range(5_000):
        block = bridge.Block()
        block.append(inner.detach())
        region = bridge.Region()
        region.append(block)
        inner = Operation("t.outer", regions=[region])
        module.body.append(inner)
    assert len(seen(module)) == 5_001
