// Replaces operator new in the test program to count allocations and refuse some.
#pragma once

#include <cstdint>
#include <utility>

namespace tartan::test {

/// The number of calls of operator new in this thread.
struct Allocations {
  std::uint64_t all;
  std::uint64_t nothrow;  ///< calls of new (std::nothrow), which return nullptr if refused
};
Allocations allocations() noexcept;

/// The number of calls of operator new while `use` runs.
template <class Use>
Allocations allocations_of(Use&& use) {
  const Allocations before = allocations();
  std::forward<Use>(use)();
  const Allocations after = allocations();
  return {after.all - before.all, after.nothrow - before.nothrow};
}

/// Refuses new (std::nothrow) after a number of grants, as long as the object lives.
class RefusedNothrow {
 public:
  explicit RefusedNothrow(std::uint64_t granted) noexcept;
  ~RefusedNothrow();
  RefusedNothrow(const RefusedNothrow&) = delete;
  RefusedNothrow& operator=(const RefusedNothrow&) = delete;
};

}  // namespace tartan::test
