// RUN: mlir-opt -allow-unregistered-dialect %s
"unknown.here"() : () -> ()
