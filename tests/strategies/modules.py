"""Random texts of generic operations, all of them valid: regions, blocks, branches.

Values are used in the blocks that their definition dominates, often before the text
has defined them. What stands between tokens is drawn too, so that both the common
forms and the whole grammar are read.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from tests.strategies.builtin import attributes, point_locations, quote, types

VALUE_NAMES = ("a", "x-1", "_", "$", ".", "-", "a.b", "arg0", "b$", "A_")
LABELS = ("bb0", "bb", "loop", "-", "a.b", "x$1", "7", "entry")
OP_NAMES = ("t.op", "t.f.g", "t", "u.x-y", "t.\N{LATIN SMALL LETTER E WITH ACUTE}")
KEYS = ("a", "b.c", "_", "$", "loc", "i32", "value", "x y", '"', "\N{SNOWMAN}")
GAPS = (" ", " ", "", " // {}\n\t")
"""What stands between tokens: as it is printed, nothing, or more than is needed."""

Value = tuple[str, str]
"""How a value is referred to, and its type."""


@dataclass(frozen=True, slots=True)
class Pools:
    """What texts are made of: types, attributes and locations."""

    types: list[str]
    attributes: list[str]
    locations: list[str]


class _Writer:
    """Writes operations, regions and blocks by the toss of a coin."""

    def __init__(self, rng: Random, pools: Pools) -> None:
        self.rng = rng
        self.pools = pools
        self.used: set[str] = set()
        self.gap = rng.choice(GAPS)
        self.aliases: dict[str, str] = {}

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def module(self) -> str:
        body = self.block([], 2, [])
        defined = [f"#{name} = {text}\n" for name, text in self.aliases.items()]
        cut = self.rng.randint(0, len(defined))
        return "".join([*defined[:cut], body, *defined[cut:]])

    def block(self, visible: list[Value], depth: int, last: list[str]) -> str:
        """Some operations; the last one goes to the blocks `last`."""
        ops = [
            self.operation(visible, depth, []) for _ in range(self.rng.randint(0, 3))
        ]
        if last or not ops:
            ops.append(self.operation(visible, depth, last))
        return "\n".join(ops) + "\n"

    def operation(self, visible: list[Value], depth: int, to: list[str]) -> str:
        """An operation; its results are visible from then on."""
        rng, gap = self.rng, self.gap
        operands = rng.choices(visible, k=rng.randint(0, 3)) if visible else []
        results = rng.choices(self.pools.types, k=rng.choice((0, 0, 1, 1, 2, 3)))
        names, defined = self.results(results)
        text = names + quote(rng.choice(OP_NAMES))
        text += f"({', '.join([name for name, _ in operands])})"
        if to:
            text += f"{gap}[{', '.join(to)}]"
        if self.chance(0.2):
            text += f"{gap}<{self.dictionary()}>"
        if depth and self.chance(0.4):
            regions = [self.region(visible, depth) for _ in range(rng.randint(1, 2))]
            text += f"{gap}({', '.join(regions)})"
        if self.chance(0.3):
            text += f"{gap}{self.dictionary()}"
        inputs = ", ".join([ty for _, ty in operands])
        # One function must be written in parentheses, any other type may be.
        single = len(results) == 1 and results[0][0] != "(" and self.chance(0.8)
        outputs = results[0] if single else f"({', '.join(results)})"
        text += f"{gap}:{gap}({inputs}){gap}->{gap}{outputs}"
        visible += defined
        return text + self.location()

    def results(self, types: list[str]) -> tuple[str, list[Value]]:
        """`%a, %b:2 = ` and the values; an operation may leave its results unnamed."""
        if not types or self.chance(0.1):
            return "", []
        texts, values = [], []
        index = 0
        while index < len(types):
            size = self.rng.randint(1, len(types) - index)
            name = f"%{self.value_name()}"
            texts.append(name if size == 1 else f"{name}:{size}")
            for number in range(size):
                mark = f"#{number}" if number or self.chance(0.1) else ""
                values.append((name + mark, types[index + number]))
            index += size
        return f"{', '.join(texts)} = ", values

    def value_name(self) -> str:
        """A name that is new here: a number, or a word."""
        words = VALUE_NAMES if self.chance(0.5) else ("",)
        name = self.rng.choice(words) or "0"
        while name in self.used:
            digits = str(self.rng.randint(1, 10**6))
            name = digits if name[0].isdigit() else f"{name}_{digits}"
        self.used.add(name)
        return name

    def region(self, visible: list[Value], depth: int) -> str:
        return f"{{{self.blocks(list(visible), depth)}}}"

    def blocks(self, visible: list[Value], depth: int) -> str:
        """No block, one, or several: the first goes to the last, that one to others."""
        count = self.rng.choice((0, 1, 1, 1, 2, 3))
        if not count:
            return ""
        labels = [f"^{name}" for name in self.rng.sample(LABELS, k=count)]
        first, last = labels[0], labels[-1]
        if count == 1:
            head = self.label(first, visible) if self.chance(0.5) else "\n"
            return head + self.block(visible, depth - 1, [])
        texts = [self.label(first, visible) if self.chance(0.5) else "\n"]
        texts.append(self.block(visible, depth - 1, [last]))
        # The last block comes before the others but for the text.
        head = self.label(last, visible)
        end = head + self.block(visible, depth - 1, labels[1:-1])
        for label in labels[1:-1]:
            inside = list(visible)
            texts.append(self.label(label, inside))
            texts.append(self.block(inside, depth - 1, []))
        return "".join([*texts, end])

    def label(self, label: str, visible: list[Value]) -> str:
        return f"\n{label}{self.arguments(visible)}{self.gap}:\n"

    def arguments(self, visible: list[Value]) -> str:
        """`(%a: i32, %b: f32)`, or nothing at all."""
        found = self.rng.choices(self.pools.types, k=self.rng.randint(0, 2))
        if not found and self.chance(0.7):
            return ""
        texts = []
        for ty in found:
            name = f"%{self.value_name()}"
            visible.append((name, ty))
            texts.append(f"{name}{self.gap}: {ty}{self.location()}")
        return f"({', '.join(texts)})"

    def dictionary(self) -> str:
        keys = self.rng.sample(KEYS, k=self.rng.randint(0, 3))
        return f"{{{', '.join([self.entry(key) for key in keys])}}}"

    def entry(self, key: str) -> str:
        name = key if key.isidentifier() and key.isascii() else quote(key)
        if self.chance(0.2):
            return name
        return f"{name}{self.gap}={self.gap}{self.attribute()}"

    def attribute(self) -> str:
        return self.rng.choice(self.pools.attributes)

    def location(self) -> str:
        """A location, an alias of one that is defined anywhere, or nothing."""
        if not self.pools.locations or self.chance(0.6):
            return ""
        text = self.rng.choice(self.pools.locations)
        if self.chance(0.4):
            name = f"loc{len(self.aliases)}"
            self.aliases[name] = text
            return f" loc(#{name})"
        return f" {text}"


EXTRA = (
    "distinct[3]<1 : i32>",
    "distinct[4]<>",
    "[distinct[3]<1 : i32>]",
    "dense_resource<blob> : tensor<2xi8>",
    'dense_resource<"a b"> : tensor<1xf32>',
    "affine_map<(d0) -> (d0 + 1)>",
)
METADATA = """
{-#
  dialect_resources: {
    builtin: {
      blob: "0x01000000AAbb",
      unused: "0x0400000001"
    }
  }
#-}
"""

plain_types = types.filter(lambda ty: "token" not in ty)
"""Tokens may stand in few places."""


@st.composite
def modules(draw: st.DrawFn, *, metadata: str = METADATA) -> str:
    """Operations of unregistered dialects, with aliases, and metadata behind them."""
    found = st.one_of(attributes, st.sampled_from(EXTRA))
    pools = Pools(
        draw(st.lists(plain_types, min_size=1, max_size=4)),
        draw(st.lists(found, min_size=1, max_size=4)),
        draw(st.lists(point_locations, max_size=3)),
    )
    rng = Random(draw(st.integers(0, 1 << 32)))
    return _Writer(rng, pools).module() + metadata
