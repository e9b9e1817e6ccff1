"""Chains of slices, paddings and casts that are drawn, each in bounds."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.dialects.tensor_element_rules import function


class Chain:
    """A program that is drawn, with the sizes that its last tensor has."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.lines: list[str] = []
        rank = draw(st.integers(1, 3))
        self.shape = [draw(st.integers(1, 4)) for _ in range(rank)]
        self.start = tuple(self.shape)
        self.value, self.type = "%t", written(self.shape)

    def number(self, value: int) -> str:
        """A number as it is, as a constant, or as a value that nobody knows."""
        return self.draw(st.sampled_from([f"{value}", f"%c{value}", f"%n{value}"]))

    def made(self, line: str, shape: list[int], ty: str) -> None:
        self.value = f"%{len(self.lines)}"
        self.lines.append(f"{self.value} = {line}")
        self.shape, self.type = shape, ty

    def open(self, sizes: list[str]) -> str:
        """A type whose sizes are known where they are numbers."""
        shape = "".join(f"{'?' if s[0] == '%' else s}x" for s in sizes)
        return f"tensor<{shape}i32>"

    def cast(self) -> None:
        ty = self.open([self.number(size) for size in self.shape])
        self.made(f"tensor.cast {self.value} : {self.type} to {ty}", self.shape, ty)

    def place(self, whole: list[int]) -> tuple[list[str], list[int], list[str]]:
        """Offsets, sizes and strides of a part, as they are written, and the sizes."""
        lists: list[list[str]] = [[], [], []]
        sizes = []
        for full in whole:
            first = self.draw(st.integers(0, full - 1)) if full else 0
            step = self.draw(st.integers(0, 2))
            most = full - first if step < 2 else (full - first + 1) // 2
            sizes.append(self.draw(st.integers(0, max(0, most))))
            for one, number in zip(lists, (first, sizes[-1], step), strict=True):
                one.append(self.number(number))
        return [f"[{', '.join(one)}]" for one in lists], sizes, lists[1]

    def extract(self) -> None:
        where, sizes, texts = self.place(self.shape)
        kept = [
            n for n, text in enumerate(texts) if text != "1" or self.draw(st.booleans())
        ]
        ty = self.open([texts[n] for n in kept])
        line = (
            f"tensor.extract_slice {self.value}{''.join(where)} : {self.type} to {ty}"
        )
        self.made(line, [sizes[n] for n in kept], ty)

    def insert(self) -> None:
        """Takes a part, changes it where that is drawn, and puts it somewhere."""
        whole, old, shape = self.value, self.type, self.shape
        where, sizes, texts = self.place(shape)
        ty = self.open(texts)
        line = f"tensor.extract_slice {whole}{''.join(where)} : {old} to {ty}"
        self.made(line, sizes, ty)
        other = self.draw(st.sampled_from([whole, "%u"]))
        if other == "%u":
            full = written(shape)
            self.made(f"tensor.splat %x : {full}", shape, full)
            other, old = self.value, full
            part = f"%{len(self.lines) - 2}"
        else:
            part = self.value
        line = f"tensor.insert_slice {part} into {other}{''.join(where)}"
        self.made(f"{line} : {ty} into {old}", shape, old)

    def pad(self) -> None:
        sides = [[self.draw(st.integers(0, 2)) for _ in self.shape] for _ in range(2)]
        texts = [[self.number(one) for one in side] for side in sides]
        shape = [sum(one) for one in zip(self.shape, *sides, strict=True)]
        known = [
            all(text[0] != "%" for text in row) and size != "?"
            for size, *row in zip(self.sizes(), *texts, strict=True)
        ]
        ty = self.open(
            [
                str(size) if one or self.draw(st.booleans()) else "%"
                for size, one in zip(shape, known, strict=True)
            ]
        )
        fill = self.draw(st.sampled_from(["%x", "%x", "%k"]))
        nofold = self.draw(st.sampled_from(["", "", " nofold"]))
        arguments = ", ".join(f"%i{n}: index" for n in range(len(shape)))
        head = f"^bb0({arguments}):" if shape else "^bb0:"
        low, high = [", ".join(one) for one in texts]
        self.made(
            f"tensor.pad {self.value}{nofold} low[{low}] high[{high}] {{\n{head}\n"
            f"tensor.yield {fill} : i32\n}} : {self.type} to {ty}",
            shape,
            ty,
        )

    def sizes(self) -> list[str]:
        return self.type.removeprefix("tensor<").split("x")[:-1]

    def text(self) -> str:
        last = written(self.shape)
        if self.type != last:
            self.made(
                f"tensor.cast {self.value} : {self.type} to {last}", self.shape, last
            )
        numbers = ", ".join(f"%n{n}: index" for n in range(5))
        constants = "\n".join(f"%c{n} = arith.constant {n} : index" for n in range(5))
        return function(
            f"(%t: {written(self.start)}, %x: i32, {numbers}) -> {last}",
            "\n".join(
                [
                    constants,
                    "%k = arith.constant 7 : i32",
                    *self.lines,
                    f"return {self.value} : {last}",
                ]
            ),
        )


def written(shape: list[int] | tuple[int, ...]) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}i32>"


@st.composite
def chains(draw: st.DrawFn) -> tuple[str, tuple[int, ...]]:
    """The text of a program, and the shape of the tensor it is given."""
    chain = Chain(draw)
    steps = st.sampled_from([chain.cast, chain.extract, chain.insert, chain.pad])
    for _ in range(draw(st.integers(1, 6))):
        if all(size <= 4 for size in chain.shape):
            draw(steps)()
    return chain.text(), chain.start
