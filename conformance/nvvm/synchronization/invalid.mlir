// RUN: %bridge-opt --engine=native --split-input-file --verify-diagnostics %s
// RUN: %bridge-opt --engine=upstream --split-input-file --verify-diagnostics %s
// What breaks a rule of an operation that keeps threads together is refused.

llvm.func @f() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy' op async_shared fence requires space attribute}}
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy' op only async_shared fence can have space attribute}}
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cta>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute}}
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cta>, fromProxy = #nvvm.proxy_kind<tensormap>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support tensormap for to_proxy attribute}}
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cta>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<generic>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute}}
  "nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<cta>, fromProxy = #nvvm.proxy_kind<alias>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute}}
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<async>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute}}
  "nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<generic>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  "nvvm.fence.proxy.acquire"(%p, %n) <{scope = #nvvm.mem_scope<cta>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute}}
  "nvvm.fence.proxy.acquire"(%p, %n) <{scope = #nvvm.mem_scope<cta>, fromProxy = #nvvm.proxy_kind<tensormap>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support tensormap for to_proxy attribute}}
  "nvvm.fence.proxy.acquire"(%p, %n) <{scope = #nvvm.mem_scope<cta>, fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<generic>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op requires specification of either cache level or tensormap}}
  "nvvm.prefetch"(%p) <{}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  "nvvm.prefetch"(%p) <{tensormap}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op cannot specify both tensormap and cache level}}
  "nvvm.prefetch"(%p) <{tensormap, cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<4>, %c: i1) {
  "nvvm.prefetch"(%p) <{tensormap}> : (!llvm.ptr<4>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch tensormap requires a generic or constant pointer}}
  "nvvm.prefetch"(%p) <{tensormap}> : (!llvm.ptr<1>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<4>, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op in_param_space can only be specified for a generic pointer}}
  "nvvm.prefetch"(%p) <{tensormap, in_param_space}> : (!llvm.ptr<4>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  "nvvm.prefetch"(%p) <{tensormap, in_param_space}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch tensormap does not support eviction priority}}
  "nvvm.prefetch"(%p) <{tensormap, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<4>, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch to cache level requires a generic, global, or local pointer}}
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr<4>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L1>, uniform}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1}}
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L2>, uniform}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch to uniform cache requires a generic pointer}}
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L1>, uniform}> : (!llvm.ptr<1>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op cache eviction priority supported only for cache level L2}}
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L1>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr<1>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op cache eviction priority requires a global pointer}}
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %c: i1) {
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr<1>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op unsupported cache eviction priority, only evict_last and evict_normal are supported}}
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_first>}> : (!llvm.ptr<1>) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  "nvvm.prefetch"(%p, %c) <{tensormap}> : (!llvm.ptr, i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %c: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op predicate supported only on prefetch tensormap}}
  "nvvm.prefetch"(%p, %c) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr, i1) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  "nvvm.pmevent"() <{eventId = 3 : i32}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  "nvvm.pmevent"() <{maskedEventId = 3 : i16}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op either `id` or `mask` must be set}}
  "nvvm.pmevent"() <{}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` and `mask` cannot be set at the same time}}
  "nvvm.pmevent"() <{eventId = 3 : i32, maskedEventId = 3 : i16}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  "nvvm.pmevent"() <{eventId = 16 : i32}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  "nvvm.setmaxregister"() <{regCount = 32 : i32, action = #nvvm<action increase>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  "nvvm.setmaxregister"() <{regCount = 16 : i32, action = #nvvm<action increase>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  "nvvm.setmaxregister"() <{regCount = 264 : i32, action = #nvvm<action increase>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be multiple of 8}}
  "nvvm.setmaxregister"() <{regCount = 33 : i32, action = #nvvm<action increase>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'i32' but got 'f32' instead}}
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(f32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead}}
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type}}
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be of type 'i32' but got 'f32' instead}}
  %0 = "nvvm.shfl.sync"(%a, %a, %a, %a) <{kind = #nvvm<shfl_kind bfly>}> : (i32, i32, i32, i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = "nvvm.match.sync"(%a, %a) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = "nvvm.match.sync"(%a, %a) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = "nvvm.match.sync"(%a, %a) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = "nvvm.match.sync"(%a, %a) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = "nvvm.match.sync"(%a, %a) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'any' returns an i32}}
  %0 = "nvvm.match.sync"(%a, %a) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1) {
  %0 = "nvvm.vote.sync"(%a, %c) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1) {
  // expected-error@+1 {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
  %0 = "nvvm.vote.sync"(%a, %c) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1) {
  // expected-error@+1 {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
  %0 = "nvvm.vote.sync"(%a, %c) <{kind = #nvvm<vote_sync_kind all>}> : (i32, i1) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1) {
  // expected-error@+1 {{'nvvm.vote.sync' op vote.sync 'ballot' returns an i32}}
  %0 = "nvvm.vote.sync"(%a, %c) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1) {
  %0 = "nvvm.vote.sync"(%a, %c) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  %0 = "nvvm.redux.sync"(%b, %a) <{kind = #nvvm<reduction_kind fmin>}> : (f32, i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.redux.sync' op 'add' reduction kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %0 = "nvvm.redux.sync"(%b, %a) <{kind = #nvvm<reduction_kind add>}> : (f32, i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  %0 = "nvvm.redux.sync"(%b, %a) <{kind = #nvvm<reduction_kind add>}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op abs attribute is supported only for f32 type}}
  %0 = "nvvm.redux.sync"(%b, %a) <{kind = #nvvm<reduction_kind add>, abs = true}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op nan attribute is supported only for f32 type}}
  %0 = "nvvm.redux.sync"(%b, %a) <{kind = #nvvm<reduction_kind add>, nan = true}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op 'fmin' reduction kind unsupported with 'i32' type. Only supported type is 'f32'.}}
  %0 = "nvvm.redux.sync"(%b, %a) <{kind = #nvvm<reduction_kind fmin>}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = "nvvm.prmt"(%a, %a, %a) <{mode = #nvvm.permute_mode<default>}> : (i32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{mode 'default' requires 'hi' operand.}}
  %0 = "nvvm.prmt"(%a, %a) <{mode = #nvvm.permute_mode<default>}> : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{mode 'rc8' does not accept 'hi' operand.}}
  %0 = "nvvm.prmt"(%a, %a, %a) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = "nvvm.prmt"(%a, %a) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> i32
  llvm.return
}
