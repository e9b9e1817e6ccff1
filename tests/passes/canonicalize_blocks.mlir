func.func @same(%p: i1, %x: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "test.a"() : () -> ()
  cf.br ^bb3(%x : i32)
^bb2:
  "test.b"() : () -> ()
  cf.br ^bb3(%x : i32)
^bb3(%r: i32):
  return %r : i32
}
func.func @loop(%p: i1, %x: i32) -> i32 {
  cf.br ^l(%x : i32)
^l(%r: i32):
  "test.a"(%r) : (i32) -> ()
  cf.cond_br %p, ^l(%r : i32), ^e
^e:
  return %r : i32
}
func.func @loop2(%p: i1, %x: i32) -> i32 {
  cf.br ^l(%x, %x : i32, i32)
^l(%r: i32, %s: i32):
  "test.a"(%r, %s) : (i32, i32) -> ()
  cf.cond_br %p, ^l(%s, %r : i32, i32), ^e
^e:
  return %r : i32
}
func.func @consts(%p: i1, %x: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "test.a"() : () -> ()
  %c = arith.constant 3 : i32
  cf.br ^bb3(%c : i32)
^bb2:
  "test.b"() : () -> ()
  %d = arith.constant 3 : i32
  cf.br ^bb3(%d : i32)
^bb3(%r: i32):
  return %r : i32
}
// -----
func.func @llvm(%p: i1, %x: i32) -> i32 {
  llvm.cond_br %p, ^bb1, ^bb2
^bb1:
  "test.a"() : () -> ()
  llvm.br ^bb3(%x : i32)
^bb2:
  "test.b"() : () -> ()
  llvm.br ^bb3(%x : i32)
^bb3(%r: i32):
  return %r : i32
}
func.func @mixed(%p: i1, %x: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "test.a"() : () -> ()
  llvm.br ^bb3(%x : i32)
^bb2:
  "test.b"() : () -> ()
  cf.br ^bb3(%x : i32)
^bb3(%r: i32):
  return %r : i32
}
func.func @unknown(%p: i1, %x: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "test.a"() : () -> ()
  "test.br"(%x) [^bb3] : (i32) -> ()
^bb2:
  "test.b"() : () -> ()
  cf.br ^bb3(%x : i32)
^bb3(%r: i32):
  return %r : i32
}
func.func @switch(%p: i1, %f: i32, %x: i32, %y:i32) -> i32 {
  "test.a"() : () -> ()
  cf.switch %f : i32, [
    default: ^bb2(%x, %y: i32, i32),
    42: ^bb2(%x, %f: i32, i32),
    43: ^bb3(%y : i32)
  ]
^bb2(%a: i32, %b: i32):
  %g = "test.b"(%a, %b) : (i32,i32) -> (i32)
  cf.br ^bb3(%g : i32)
^bb3(%r: i32):
  return %r : i32
}
func.func @inreg(%p: i1, %f: i32, %x: i32, %y:i32) -> i32 {
  %r = scf.execute_region -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "test.a"() : () -> ()
  cf.br ^bb3(%x : i32)
^bb2:
  "test.b"() : () -> ()
  cf.br ^bb3(%x : i32)
^bb3(%r: i32):
  "test.b"() : () -> ()
  scf.yield %r : i32
  }
  return %r : i32
}
func.func @single(%p: i1, %x: i32) -> i32 {
  cf.cond_br %p, ^bb1(%x : i32), ^bb2
^bb1(%q: i32):
  "test.a"(%q) : (i32) -> ()
  cf.br ^bb2
^bb2:
  "test.b"() : () -> ()
  return %x : i32
}
// -----
module {
func.func @llvm(%p: i1, %x: i32) -> i32 {
  "test.cond"(%p) [^bb1, ^bb2] : (i1) -> ()
^bb1:
  "test.a"() : () -> ()
  llvm.br ^bb3(%x : i32)
^bb2:
  "test.b"() : () -> ()
  llvm.br ^bb3(%x : i32)
^bb3(%r: i32):
  "test.ret"(%r): (i32) -> ()
}
func.func @twice(%p: i1, %x: i32) {
  llvm.cond_br %p, ^bb1(%x : i32), ^bb1(%x : i32)
^bb1(%r: i32):
  "test.b"(%r) : (i32) -> ()
  return
}
func.func @own(%p: i1, %x: i32) {
  llvm.br ^bb1(%x: i32)
^bb1(%r: i32):
  %c = "test.b"(%r) : (i32) -> i1
  llvm.cond_br %c, ^bb1(%x : i32), ^bb2
^bb2:
  return
}
func.func @cfown(%p: i1, %x: i32) {
  cf.br ^bb1(%x: i32)
^bb1(%r: i32):
  %c = "test.b"(%r) : (i32) -> i1
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb2:
  return
}
func.func @cfother(%p: i1, %x: i32) {
  "test.b"() : () -> ()
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "test.b"() : () -> ()
  cf.br ^bb3(%p, %x, %x: i1, i32, i32)
^bb2:
  "test.b"() : () -> ()
  cf.br ^bb3(%p, %x, %x: i1, i32, i32)
^bb3(%c: i1, %r: i32, %s: i32):
  "test.b"(%s, %r, %c) : (i32, i32, i1) -> ()
  return
}
}
// -----
llvm.func @f(i32) -> i32
llvm.func @g(%p: i1, %x: i32) -> i32 attributes { personality = @h } {
  llvm.cond_br %p, ^a, ^b
^a:
  %i = llvm.invoke @f(%x) to ^n(%x : i32) unwind ^u : (i32) -> i32
^b:
  %j = llvm.invoke @f(%x) to ^n(%x : i32) unwind ^u : (i32) -> i32
^n(%v: i32):
  llvm.return %v : i32
^u:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %x : i32
}
llvm.func @h(...) -> i32
llvm.func @chain(%p: i1, %x: i32) {
  llvm.cond_br %p, ^a, ^b
^a:
  llvm.br ^n(%x : i32)
^b:
  llvm.br ^n(%x : i32)
^n(%v: i32):
  llvm.cond_br %p, ^c, ^d
^c:
  llvm.br ^m(%v : i32)
^d:
  llvm.br ^m(%x : i32)
^m(%w: i32):
  "test.b"(%w) : (i32) -> ()
  llvm.return
}
func.func @constants(%p: i1) -> i32 {
  %a = arith.constant 1 : i32
  %b = llvm.mlir.constant(1 : i32) : i32
  "test.b"() : () -> ()
  cf.cond_br %p, ^m(%a : i32), ^m(%b : i32)
^m(%w: i32):
  return %w : i32
}
func.func @unreach(%p: i1, %y: i32) -> i32 {
  cf.br ^m(%y : i32)
^u:
  %z = "test.z"() : () -> i32
  cf.br ^m(%z : i32)
^m(%w: i32):
  "test.b"(%w) : (i32) -> ()
  return %w : i32
}
func.func @unreach2(%p: i1, %y: i32) -> i32 {
  cf.cond_br %p, ^m(%y : i32), ^o
^u:
  cf.br ^m(%y : i32)
^m(%w: i32):
  "test.b"(%w) : (i32) -> ()
  return %w : i32
^o:
  "test.b"(%y) : (i32) -> ()
  return %y : i32
}
// -----
func.func @f(%arg0: f32, %pred: i1) {
  %0 = "test.s"(%arg0) : (f32) -> f32
  cf.cond_br %pred, ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}
func.func @g(%arg0: f32, %pred: i1) {
  cf.cond_br %pred, ^bb1(%arg0 : f32), ^bb2(%arg0 : f32)
^bb1(%a:f32):
  return
^bb2(%b:f32):
  return
}
func.func @h(%pred: i1) {
  cf.cond_br %pred, ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}
// -----
func.func @f(%p: i1, %x: i32) {
  %d = arith.addi %x, %x : i32
  cf.br ^a(%d : i32)
^a(%y : i32):
  "test.a"() : () -> ()
  cf.cond_br %p, ^b, ^c
^b:
  "test.b"() : () -> ()
  return
^c:
  "test.b"() : () -> ()
  return
^u:
  return
}
// -----
func.func @indirect_target(%x: i32) -> i32 {
  return %x : i32
}
func.func @indirect(%x: i32) -> i32 {
  %f = constant @indirect_target : (i32) -> i32
  %r = call_indirect %f(%x) : (i32) -> i32
  return %r : i32
}
