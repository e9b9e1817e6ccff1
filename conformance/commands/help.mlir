// RUN: %bridge-opt --help | FileCheck %s --check-prefix=OPT
// RUN: %bridge-run -help | FileCheck %s --check-prefix=RUN-HELP
// RUN: %bridge-conform --help | FileCheck %s --check-prefix=CONFORM
// RUN: %bridge-upgrade --help | FileCheck %s --check-prefix=UPGRADE
// RUN: %bridge-run --version | FileCheck %s --check-prefix=VERSION
// RUN: %bridge-conform --version | FileCheck %s --check-prefix=VERSION

// OPT:      OVERVIEW: MLIR modular optimizer driver
// OPT:      USAGE: bridge-opt [options] [--<pass>[=options]...] [input file]
// OPT:      OPTIONS:
// OPT:      --pass-pipeline=<string> {{ *}}- the passes to run
// OPT:      Passes:
// OPT:      --cse {{ *}}- Eliminate common sub-expressions
// RUN-HELP: USAGE: bridge-run [options] [input file]
// CONFORM:  USAGE: bridge-conform [options] <file or folder>...
// UPGRADE:  USAGE: bridge-upgrade [options] [file or folder]...
// VERSION:  mlir-bridge {{[0-9]+\.[0-9]+\.[0-9]+}}
