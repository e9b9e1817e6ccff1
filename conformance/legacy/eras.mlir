// RUN: %bridge-upgrade --quiet %s | FileCheck %s --check-prefix=TODAY
// RUN: %bridge-upgrade --quiet --era=2019 %s | FileCheck %s --check-prefix=MAP
// RUN: %bridge-upgrade --quiet --era=2020 %s | FileCheck %s --check-prefix=TODAY
// RUN: not %bridge-upgrade --quiet --era=2018 %s 2>&1 | FileCheck %s --check-prefix=ERA
// An empty map was spelled as the type of a function that takes and gives nothing is.

// TODAY: #m = () -> ()
// MAP: #m = affine_map<() -> ()>
// ERA: bridge-upgrade: {{.*}}2018
#m = () -> ()
