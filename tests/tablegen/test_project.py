"""Tables of a project's own `.td` files, and the dialects that are loaded from them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import bridge
from bridge.define import Dialect, dialect_from_table
from bridge.errors import Malformed
from bridge.ods import rows
from bridge.tablegen import project
from bridge.tablegen.__main__ import main

TEXT = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
def Shop_Box : TypeDef<Shop_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "int":$size);
  let assemblyFormat = "`<` $size `>`";
}
def Shop_Odd : Attr<CPred<"oddly($_self)">, "an odd attribute">;
def Shop_Kind : I32EnumAttr<"Kind", "a kind", [I32EnumAttrCase<"Red", 0, "red">]>;
def Shop_PackOp : Op<Shop_Dialect, "pack"> {
  let arguments = (ins AnyFloat:$value, OptionalAttr<Shop_Odd>:$odd, Shop_Kind:$kind);
  let results = (outs Shop_Box:$box);
  let assemblyFormat = "$value $kind attr-dict `:` type($value) `->` type($box)";
}
"""

installed = pytest.mark.skipif(
    not any(map(shutil.which, project.TBLGEN)) or not project.includes(),
    reason="TableGen, or upstream's .td files, are not installed",
)


@installed
def test_a_dialect_is_loaded_from_the_table_of_a_project(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "Shop.td"
    source.write_text(TEXT)
    made = tmp_path / "new" / "shop.json"
    assert main([str(source), "-o", str(made.parent)]) == 0
    shown = capsys.readouterr()
    assert shown.out == f"{made}\n"
    assert "warning: not modelled: shop.Shop_Odd: oddly($_self)" in shown.err
    dialect_from_table(Dialect("shop", home=__name__), made)
    try:
        text = "func.func @f(%a: f32) {\n%0 = shop.pack %a red : f32 -> <3>\n return }"
        module = bridge.parse(text)
        bridge.verify(module)
        assert "shop.pack %arg0 red : f32 -> <3>" in str(module)
        with pytest.raises(Malformed, match="invalid kind of type specified"):
            bridge.parse(text.replace("f32", "i32"))
    finally:
        rows.unregister("shop")


@installed
def test_a_wrong_td_file_is_a_diagnostic(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "Shop.td"
    source.write_text("def A : Unknown;")
    assert main([str(source)]) == 1
    assert (
        "Shop.td:1:9: error: Couldn't find class 'Unknown'" in capsys.readouterr().err
    )


def test_without_tablegen_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project, "TBLGEN", ("no-such-tablegen",))
    with pytest.raises(Malformed, match="llvm-tblgen is not installed"):
        project.tblgen()
