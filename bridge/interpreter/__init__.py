"""What programs mean: a machine that runs them, and the values it works on.

No op is known here. What an op does is its class's `interpret(machine)`, which gives
the function from the values of its operands to those of its results.
"""
