"""Reproducers: what is written is read."""

from __future__ import annotations

import pytest

import bridge
from bridge.cli.reproducers import Pipeline, read, written


@pytest.mark.parametrize(
    "pipeline",
    [
        Pipeline("builtin.module(cse)"),
        Pipeline('any(a{x="b \\ c" y={z}})', verify_each=False),
        Pipeline("", threading=False),
    ],
)
def test_what_is_written_is_read(pipeline: Pipeline) -> None:
    text = written("module {}", pipeline)
    assert read(text) == pipeline._replace(threading=True)
    assert str(bridge.parse(text)) == "module {\n}"


def test_a_text_without_a_pipeline_has_none() -> None:
    assert read("module {}") == Pipeline("")
    assert read("module {}\n{-# dialect_resources: {} #-}") == Pipeline("")
