// RUN: %bridge-conform --run-lines %s

func.func @f() -> index {
  %r = vector.vscale
  return %r : index
}
// This machine has no scalable vectors to ask.
// judges: interpreter; see above
// run: @f() == 1
