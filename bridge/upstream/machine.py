"""The processor that code is made for, and whether it computes floats loosely.

LLVM takes both from the lowered module: the processor from attributes of its functions,
and what floats may do from flags of its operations.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bridge.upstream.provider import Bound, Module, bindings


@dataclass(frozen=True, slots=True)
class Machine:
    """What code is made for; this machine and exact floats, unless something is said.

    Raises `ValueError` for what is no name of a processor, or of features. Whether LLVM
    knows the name is found out when it makes code.
    """

    cpu: str = ""
    features: str = ""
    fast_math: bool = False

    def __post_init__(self) -> None:
        if self.cpu and not _CPU.fullmatch(self.cpu):
            raise ValueError(f"cpu is a name such as 'skylake', not {self.cpu!r}")
        if self.features and not _FEATURES.fullmatch(self.features):
            raise ValueError(
                f"features are such as '+avx2,-fma', not {self.features!r}"
            )

    @property
    def is_other(self) -> bool:
        """Whether it may be another than the one that runs."""
        return bool(self.cpu or self.features)

    def prepare(self, module: Module) -> None:
        """Writes it into a lowered module."""
        context = module.context
        if self.is_other:
            for op in module.body.operations:
                if op.operation.name == "llvm.func":
                    self._choose(op.operation, context)
        if self.fast_math:
            parse = bindings().ir.Attribute.parse
            _loosen(module.operation, parse("#llvm.fastmath<fast>", context))

    def _choose(self, function: Bound, context: Bound) -> None:
        # Features without a processor are added to this one's; without features, one
        # has its own, and none of this one's.
        chosen = [f'["target-features", "{self.features}"]']
        if str(function.attributes.get(_LINKAGE, "")) not in _LOCAL:
            # Else it becomes a part of what calls it from here, for this processor.
            chosen.append('"noinline"')
        if self.cpu:
            chosen.append(f'["target-cpu", "{self.cpu}"]')
        if _PASSED in function.attributes:
            chosen[:0] = [str(one) for one in function.attributes[_PASSED]]
        text = f"[{', '.join(chosen)}]"
        function.attributes[_PASSED] = bindings().ir.Attribute.parse(text, context)


def _loosen(op: Bound, flags: Bound) -> None:
    """Gives the operations inside one the flags, where they take any."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                if _FLAGS in inner.operation.attributes:
                    inner.operation.attributes[_FLAGS] = flags
                _loosen(inner.operation, flags)


_CPU: Final = re.compile(r"[\w.-]+")
_FEATURES: Final = re.compile(r"[+-][\w.-]+(,[+-][\w.-]+)*")
_PASSED: Final = "passthrough"
_LINKAGE: Final = "linkage"
_LOCAL: Final = ("#llvm.linkage<private>", "#llvm.linkage<internal>")
_FLAGS: Final = "fastmathFlags"

THIS_MACHINE: Final = Machine()

UNRECOGNIZED: Final = re.compile(
    r"'([^']*)' is not a recognized (processor|feature) for this target"
)
"""What LLVM says of a name that it does not know, and then ignores."""
