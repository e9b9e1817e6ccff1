"""Graphs of things that refer to one another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

Node = TypeVar("Node")


def components(edges: Mapping[Node, Iterable[Node]]) -> Iterator[list[Node]]:
    """The strongly connected components, each after those that it leads to.

    Of the nodes of one the last met comes first. R. Tarjan, "Depth-First Search and
    Linear Graph Algorithms", SIAM Journal on Computing 1 (1972).
    """
    number: dict[Node, int] = {}
    low: dict[Node, int] = {}
    met: list[Node] = []
    for start in edges:
        if start in number:
            continue
        number[start] = low[start] = len(number)
        met.append(start)
        stack = [(start, iter(edges[start]))]
        while stack:
            node, others = stack[-1]
            other = next(others, None)
            if other is None:
                stack.pop()
                if stack:
                    outer = stack[-1][0]
                    low[outer] = min(low[outer], low[node])
                if low[node] == number[node]:
                    yield _closed(node, met, low, len(edges))
            elif other in number:
                low[node] = min(low[node], low[other])
            else:
                number[other] = low[other] = len(number)
                met.append(other)
                stack.append((other, iter(edges[other])))


def _closed(node: Node, met: list[Node], low: dict[Node, int], done: int) -> list[Node]:
    """Takes the component that ends with a node off those that were met."""
    at = met.index(node)
    found = met[at:][::-1]
    del met[at:]
    low.update(dict.fromkeys(found, done))
    return found
