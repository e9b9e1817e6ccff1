"""What is told of passes: order of watchers, times, counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bridge
from bridge.errors import PassFailed
from bridge.ir.core import Operation
from bridge.passes import Instrumentation, Pass, PassManager, Step
from bridge.passes.registry import PASSES
from bridge.passes.statistics import statistics_report
from bridge.passes.timing import Timing

PROGRAM = "func.func @f() { return } func.func @g() { return }"


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """The passes of a test are forgotten after it."""
    before = dict(PASSES)
    yield
    PASSES.clear()
    PASSES.update(before)


def not_upstream(module: Operation, pipeline: str) -> None:
    raise AssertionError(pipeline)


def counting() -> type[Pass]:
    class Count(Pass, name="my-count", anchor="func.func"):
        by: int = 2
        fails: bool = False
        statistics = {"num-functions": "Functions", "x": "Nothing"}  # noqa: RUF012

        def run(self, op: Operation) -> None:
            self.count("num-functions", self.by)
            if self.fails:
                raise PassFailed("it fails")

    return Count


class Log(Instrumentation):
    def __init__(self, name: str, lines: list[str]) -> None:
        self.name, self.lines = name, lines

    def before(self, step: Step, op: Operation) -> None:
        self.lines.append(f"{self.name} before {step.text}")

    def after(self, step: Step, op: Operation) -> None:
        self.lines.append(f"{self.name} after {step.pipeline}")

    def failed(self, step: Step, op: Operation) -> None:
        self.lines.append(f"{self.name} failed {step.title}")


def test_the_last_watcher_before_is_the_first_after() -> None:
    counting()
    lines: list[str] = []
    watchers = [Log("a", lines), Log("b", lines)]
    text = "func.func(my-count)"
    module = bridge.parse("func.func @f() { return }")
    PassManager(text, not_upstream, watchers=watchers).run(module)
    whole = "builtin.module(func.func(my-count{by=2 fails=false}))"
    assert lines == [
        *(f"{name} before my-count{{by=2 fails=false}}" for name in "ab"),
        *(f"{name} after {whole}" for name in "ba"),
    ]


def test_a_failure_is_told_and_raised() -> None:
    counting()
    lines: list[str] = []
    manager = PassManager(
        "func.func(my-count{fails=true})", not_upstream, watchers=[Log("a", lines)]
    )
    with pytest.raises(PassFailed, match="it fails"):
        manager.run(bridge.parse(PROGRAM))
    # All functions are tried before the pipeline ends.
    assert lines == ["a before my-count{by=2 fails=true}", "a failed Count"] * 2


def test_passes_below_one_anchor_run_on_one_operation_after_another() -> None:
    counting()
    found: list[str] = []
    text = "func.func(my-count{by=1},my-count{by=3})"
    PassManager(
        text,
        not_upstream,
        before=[lambda name, op: found.append(f"{op.properties['sym_name']}")],
    ).run(bridge.parse(PROGRAM))
    assert found == ['"f"', '"f"', '"g"', '"g"']


def test_what_passes_count_is_reported() -> None:
    counting()
    manager = PassManager("func.func(my-count)", not_upstream)
    manager.run(bridge.parse(PROGRAM))
    report = statistics_report(manager.native)
    assert report.splitlines()[3:] == [
        "Count",
        "  (S) 4 num-functions - Functions",
        "  (S) 0 x             - Nothing",
    ]
    assert statistics_report(manager.native, "list") == report
    with pytest.raises(ValueError, match="my-count has no statistic 'y'"):
        manager.native[0].count("y")


def test_times_are_told_as_a_tree_a_list_and_in_json() -> None:
    counting()
    now = iter(range(100))
    timing = Timing(lambda: float(next(now)))
    text = "func.func(my-count)"
    PassManager(text, not_upstream, watchers=[timing]).run(bridge.parse(PROGRAM))
    assert timing.report().splitlines()[3:] == [
        "  Total Execution Time: 5.0000 seconds",
        "",
        "  ----Wall Time----  ----Name----",
        "    2.0000 ( 40.0%)  'func.func' Pipeline",
        "    2.0000 ( 40.0%)    Count",
        "    3.0000 ( 60.0%)  Rest",
        "    5.0000 (100.0%)  Total",
    ]
    assert timing.report("list").splitlines()[6:8] == [
        "    2.0000 ( 33.3%)  'func.func' Pipeline",
        "    2.0000 ( 33.3%)  Count",
    ]
    assert timing.report(json=True).splitlines()[:3] == [
        "[",
        '{"wall": {"duration":   2.0000, "percentage":  28.6}, "name": '
        '"\'func.func\' Pipeline", "passes": [',
        '  {"wall": {"duration":   2.0000, "percentage":  28.6}, "name": "Count", '
        '"passes": [',
    ]
