"""Operations as HTML: the same text, highlighted, where values know their uses."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

import bridge
from bridge.ir.core import Operation
from bridge.view.html import MOST_LINES, html

LOOP = """
#map = affine_map<(d0)[s0] -> (d0 + s0)>
func.func @f(%A: memref<8x8xf32>, %n: index) -> f32 {
  %c = arith.constant 1.5 : f32
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to #map(%c0)[%n] {
    %0 = affine.load %A[%i, %i + 1] : memref<8x8xf32>
    affine.store %0, %A[%i, %i] : memref<8x8xf32>
  }
  %r:2 = scf.for %k = %c0 to %n step %n iter_args(%x = %c, %y = %c) -> (f32, f32) {
    scf.yield %y, %x : f32, f32
  }
  "t.op"() {text = "a < b & \\"c\\" // not a comment"} : () -> ()
  cf.br ^bb1(%r#1 : f32)
^bb1(%q: f32):
  return %q : f32
}"""


class _Text(HTMLParser):
    """The text of HTML, without its style, and the attributes of what is in it."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.spans: list[dict[str, str | None]] = []
        self._is_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._is_style = tag == "style"
        if tag == "span":
            self.spans.append(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        self._is_style = False

    def handle_data(self, data: str) -> None:
        if not self._is_style:
            self.text += data


def shown(op: Operation) -> _Text:
    found = _Text()
    found.feed(html(op))
    return found


def loop() -> Operation:
    return bridge.parse(LOOP, allow_unregistered=True)


def test_what_is_shown_is_the_text_that_is_printed() -> None:
    assert shown(loop()).text == str(loop())


@pytest.mark.parametrize(
    "dialect", ["affine", "builtin", "cf", "gpu", "llvm", "vector"]
)
def test_the_text_of_every_case_is_shown_as_it_is(dialect: str, root: Path) -> None:
    paths = sorted((root / "conformance" / dialect).rglob("syntax.mlir"))
    assert paths
    for path in paths:
        for text in re.split(r"(?m)^// -----.*$", path.read_text("utf-8")):
            module = bridge.parse(text, allow_unregistered=True)
            assert shown(module).text == str(module)


def test_a_value_has_one_key_wherever_it_occurs() -> None:
    module = loop()
    keys = re.findall(r'data-key="(v\d+)"[^>]*>(%[^<]*)<', html(module))
    names = {key: {name for k, name in keys if k == key} for key, _ in keys}
    assert all(
        len({n.partition("#")[0] for n in found}) == 1 for found in names.values()
    )
    # The two induction variables have one name, and are two values.
    assert list(names.values()).count({"%arg2"}) == 2


def test_a_value_tells_its_type_its_origin_and_its_users() -> None:
    titles = [unescape(span.get("title") or "") for span in shown(loop()).spans]
    assert (
        "index\nargument 0 of a block of affine.for\n"
        "used by affine.load, affine.store" in titles
    )
    assert "f32\nresult 0 of scf.for\nnot used" in titles


def test_strings_symbols_and_types_are_told_apart() -> None:
    text = html(loop())
    assert '<span class="op">affine.load</span>' in text
    assert '<span class="symbol">@f</span>' in text
    assert '<span class="type">memref</span>&lt;8x8xf32&gt;' in text
    string = "&quot;a &lt; b &amp; \\22c\\22 // not a comment&quot;"
    assert f'<span class="string">{string}</span>' in text
    assert '<span class="comment">// pred: </span>' in text


def test_of_a_long_text_the_rest_is_counted() -> None:
    body = "func.func private @f%d()\n"
    module = bridge.parse("".join([body % i for i in range(MOST_LINES + 500)]))
    assert "502 more lines" in html(module)
    assert html(module).count("\n") < MOST_LINES + 20


def test_notebooks_ask_an_operation_for_it() -> None:
    assert loop()._repr_html_() == html(loop())
