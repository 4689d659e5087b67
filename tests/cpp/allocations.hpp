// The operator new of the test program, which counts what it is asked for and may refuse it.
#pragma once

#include <cstdint>
#include <utility>

namespace tartan::test {

/// How often this thread called operator new.
struct Allocations {
  std::uint64_t all;
  std::uint64_t
      nothrow;  ///< those of new (std::nothrow), which are answered with nullptr if refused
};
Allocations allocations() noexcept;

/// How often operator new is called while `use` runs.
template <class Use>
Allocations allocations_of(Use&& use) {
  const Allocations before = allocations();
  std::forward<Use>(use)();
  const Allocations after = allocations();
  return {after.all - before.all, after.nothrow - before.nothrow};
}

/// While it lives, new (std::nothrow) is refused once it has been granted so many times.
class RefusedNothrow {
 public:
  explicit RefusedNothrow(std::uint64_t granted) noexcept;
  ~RefusedNothrow();
  RefusedNothrow(const RefusedNothrow&) = delete;
  RefusedNothrow& operator=(const RefusedNothrow&) = delete;
};

}  // namespace tartan::test
