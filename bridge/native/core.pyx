# cython: language_level=3, boundscheck=False, initializedcheck=False
# cython: embedsignature=False, auto_pickle=False
"""What `bridge` does most often, compiled; see `bridge.native`."""

from operator import itemgetter
from sys import intern

from cpython.object cimport PyObject
from cpython.type cimport PyType_IsSubtype
from libc.string cimport memcmp, memcpy

cdef extern from "Python.h":
    Py_ssize_t PyUnicode_GET_LENGTH(object text)
    int PyUnicode_KIND(object text)
    void* PyUnicode_DATA(object text)
    object PyUnicode_FromKindAndData(int kind, const void* data, Py_ssize_t size)
    PyObject* PyDict_GetItem(object found, object key)
    PyObject* PyDict_GetItemWithError(object found, object key) except? NULL
    object PyObject_CallFunctionObjArgs(object function, ...)
    int PyDict_Contains(object found, object key) except -1
    int PyDict_SetItem(object found, object key, object value) except -1
    PyObject* PyTuple_GET_ITEM(object found, Py_ssize_t index)
    unsigned long long PyLong_AsUnsignedLongLongMask(object number)

include "layout.pxi"
include "making.pxi"
include "tokens.pxi"
include "lines.pxi"
include "memos.pxi"
include "reading.pxi"
include "signatures.pxi"
include "scopes.pxi"
include "arguments.pxi"
include "nodes.pxi"
include "parsing.pxi"
include "asking.pxi"
include "demanding.pxi"
include "changing.pxi"
include "rewriting.pxi"
include "verifying.pxi"
include "generic.pxi"
include "numbering.pxi"
include "printing.pxi"
include "decoding.pxi"
include "encoding.pxi"
include "ordering.pxi"
include "referring.pxi"
