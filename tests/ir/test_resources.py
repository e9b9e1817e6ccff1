"""Resources: a blob as bytes and as hex, each made from the other when asked for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.resources import Resource


@given(st.binary(max_size=40))
def test_bytes_and_digits_are_each_others_inverse(blob: bytes) -> None:
    digits = Resource("a", blob).digits
    assert digits == blob.hex().upper()
    assert Resource("a", digits=digits).blob == blob


def test_a_blob_is_its_alignment_and_its_data() -> None:
    resource = Resource("a", digits="0800000001020304")
    assert resource.alignment == 8
    assert bytes(resource.data) == b"\x01\x02\x03\x04"


def test_setting_one_form_forgets_the_other() -> None:
    resource = Resource("a", b"\x04\0\0\0a")
    resource.digits = "0400000062"
    assert resource.blob == b"\x04\0\0\0b"
    resource.blob = b"\x04\0\0\0c"
    assert resource.digits == "0400000063"
    resource.blob = None
    assert resource.blob is None
    assert resource.digits is None


def test_a_resource_without_a_blob_has_no_data() -> None:
    resource = Resource("a")
    assert (resource.blob, resource.digits, resource.alignment) == (None, None, 0)
    assert bytes(resource.data) == b""


def test_digits_are_decoded_when_first_asked_for() -> None:
    resource = Resource("a", digits="no digits")
    assert resource.digits == "no digits"
    with pytest.raises(ValueError, match="hexadecimal"):
        _ = resource.blob


def test_a_resource_equals_itself_alone() -> None:
    one, two = Resource("a", b"\0"), Resource("a", b"\0")
    assert one != two
    assert len({one, two, one}) == 2
    assert repr(one) == "<resource a of builtin>"
