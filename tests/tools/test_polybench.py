"""The kernels of PolyBench, and how their times are taken."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.errors import listening
from tools.bench_polyhedral import OURS, measured, rows
from tools.polybench import KERNELS, Kernel

NAMES = [kernel.name for kernel in KERNELS]


def results(module: bridge.Operation, kernel: Kernel, size: int) -> list[np.ndarray]:
    arrays = kernel.arrays(size)
    bridge.interpret(module, "f", *arrays)
    return arrays


@pytest.mark.parametrize("kernel", KERNELS, ids=NAMES)
def test_a_kernel_that_is_scheduled_anew_gives_the_same(kernel: Kernel) -> None:
    size = 7
    before = bridge.parse(kernel.text(size, steps=2))
    after = bridge.parse(kernel.text(size, steps=2))
    told: list[str] = []
    with listening(lambda diagnostic: told.append(diagnostic.message)):
        bridge.run_passes(after, OURS.format(kernel.options))
    assert any("is scheduled anew" in one for one in told) is kernel.reuses
    for have, want in zip(
        results(after, kernel, size), results(before, kernel, size), strict=True
    ):
        np.testing.assert_array_equal(have, want)


def test_a_product_is_a_product() -> None:
    matmul = KERNELS[0]
    a, b, c = results(bridge.parse(matmul.text(5)), matmul, 5)
    np.testing.assert_allclose(c, a @ b)


def test_what_gives_another_result_is_no_peer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    doitgen = KERNELS[NAMES.index("doitgen")]
    times = measured(doitgen, 1, size=8)
    assert "affine-loop-fusion{maximal}" not in times
    assert {"plain", "ours", "affine-loop-tile{tile-size=32}"} <= set(times)
    told = capsys.readouterr().err
    assert "doitgen, affine-loop-fusion{maximal}: a wrong result" in told


def test_each_kernel_has_two_figures() -> None:
    small = Kernel("small", KERNELS[0].arguments, KERNELS[0].body, size=8)
    found = list(rows(1, [small]))
    assert [row.path for row in found] == [
        "small scheduled, beside plain",
        "small scheduled, beside upstream's",
    ]
    assert all(row.ours > 0 for row in found)
