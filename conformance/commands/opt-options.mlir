// RUN: not %bridge-opt --nonsense %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not %bridge-opt --split-input-fil %s 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not %bridge-opt -o 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: %bridge-opt -o %t.first -o - --verify-each --verify-each=0 %s | FileCheck %s --check-prefix=TWICE
// RUN: not %bridge-opt --engine=diesel %s 2>&1 | FileCheck %s --check-prefix=CHOICE
// RUN: not %bridge-opt --mlir-elide-elementsattrs-if-larger=many %s 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not %bridge-opt --verify-each=perhaps %s 2>&1 | FileCheck %s --check-prefix=BOOLEAN
// RUN: not %bridge-opt %s %s 2>&1 | FileCheck %s --check-prefix=FILES
// Mistakes on the command line are told as LLVM's tools tell them.

// UNKNOWN: bridge-opt: Unknown command line argument '--nonsense'.  Try: 'bridge-opt --help'
// NEAR:    bridge-opt: Unknown command line argument '--split-input-fil'.  Try: 'bridge-opt --help'
// NEAR:    bridge-opt: Did you mean '--split-input-file'?
// VALUE:   bridge-opt: for the -o option: requires a value!
// TWICE:   module {
// CHOICE:  bridge-opt: for the --engine option: Cannot find option named 'diesel'!
// NUMBER:  bridge-opt: for the --mlir-elide-elementsattrs-if-larger option: 'many' value invalid for uint argument!
// BOOLEAN: bridge-opt: for the --verify-each option: 'perhaps' is invalid value for boolean argument! Try 0 or 1
// FILES:   bridge-opt: Too many positional arguments specified!
// FILES:   Can specify at most 1 positional arguments: See: bridge-opt --help
