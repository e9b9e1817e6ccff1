// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of `transform.irdl.collect_matching` is refused; what keeps them all is not.

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
%r = "transform.irdl.collect_matching"(%h) ({}) : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op expects a single operation in the body}}
%r = "transform.irdl.collect_matching"(%h) ({^bb0:}) : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op expects IRDL to contain exactly one operation}}
%r = "transform.irdl.collect_matching"(%h) ({^bb0:
irdl.dialect @d {}}) : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
%r = "transform.irdl.collect_matching"(%h) ({irdl.dialect @d {
irdl.operation @o {}}}) : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op expects IRDL to contain exactly one operation}}
%r = "transform.irdl.collect_matching"(%h) ({irdl.dialect @d {
irdl.operation @o {}
irdl.operation @p {}}}) : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op IRDL types and attributes are not yet supported}}
%r = "transform.irdl.collect_matching"(%h) ({irdl.dialect @d {
irdl.operation @o {}
irdl.type @p {}}}) : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op IRDL types and attributes are not yet supported}}
%r = "transform.irdl.collect_matching"(%h) ({irdl.dialect @d {
irdl.operation @o {}
irdl.attribute @p {}}}) : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op expects a single operation in the body}}
%r = "transform.irdl.collect_matching"(%h) ({irdl.dialect @d {
irdl.operation @o {}}
irdl.dialect @e {
irdl.operation @o {}}}) : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op expects IRDL to contain exactly one operation}}
%r = "transform.irdl.collect_matching"(%h) ({irdl.dialect @d {
irdl.attribute @p {}}}) : (!transform.any_op) -> !transform.any_op

// -----

%h = "builtin.unrealized_conversion_cast"() : () -> !transform.any_op
// expected-error@+1 {{'transform.irdl.collect_matching' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
%r = "transform.irdl.collect_matching"(%h) ({irdl.dialect @d {
irdl.operation @o {}}
^bb1:}) : (!transform.any_op) -> !transform.any_op
