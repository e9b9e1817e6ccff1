"""Which functions call which."""

from __future__ import annotations

from collections.abc import Sequence

import bridge
from bridge.analysis import call_graph
from bridge.ir.core import Operation

PROGRAM = """
func.func private @outside()
func.func @main(%f: () -> ()) {
  call @left() : () -> ()
  call @left() : () -> ()
  call @outside() : () -> ()
  func.call_indirect %f() : () -> ()
  return
}
func.func @left() {
  call @right() : () -> ()
  return
}
func.func @right() {
  call @left() : () -> ()
  call @leaf() : () -> ()
  return
}
func.func @leaf() {
  return
}
"""


def names(found: Sequence[Operation]) -> list[str]:
    return [str(op.properties["sym_name"]).strip('"') for op in found]


def test_calls_lead_from_function_to_function() -> None:
    graph = call_graph(bridge.parse(PROGRAM))
    outside, main, left, right, leaf = graph.functions
    assert names(graph.callees(main)) == ["left", "outside"]
    assert names(graph.callers(left)) == ["main", "right"]
    assert not graph.callees(outside)
    assert set(graph.reachable(main)) == {outside, left, right, leaf}
    assert graph.is_recursive(left)
    assert not graph.is_recursive(main)
    assert [call.name for call in graph.unresolved] == ["func.call_indirect"]
    assert len(graph.calls) == 6
    order = names(list(graph.bottom_up()))
    assert sorted(order) == sorted(names(graph.functions))
    assert order.index("leaf") < order.index("right") < order.index("main")
    assert order.index("outside") < order.index("main")
