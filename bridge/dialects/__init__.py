"""The rules of dialects that no table can hold: a module or folder a dialect.

A dialect's module is loaded when one of its ops is first needed.
"""
