"""Ops whose rows say all but the names of their results."""

from __future__ import annotations

from bridge.dialects.op import Op
from bridge.text.draft import SetName


class VscaleOp(Op, name="vector.vscale"):
    """The number that the sizes of scalable vectors are multiples of."""

    def name_results(self, set_name: SetName) -> None:
        set_name(self.results[0], "vscale")
