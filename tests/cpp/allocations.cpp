#include "allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

constexpr std::uint64_t no_end = ~std::uint64_t{0};

thread_local tartan::test::Allocations calls{};
thread_local std::uint64_t nothrow_left = no_end;

void* allocated(std::size_t bytes) noexcept {
  ++calls.all;
  return std::malloc(bytes == 0 ? 1 : bytes);
}

}  // namespace

namespace tartan::test {

Allocations allocations() noexcept { return calls; }

RefusedNothrow::RefusedNothrow(std::uint64_t granted) noexcept { nothrow_left = granted; }
RefusedNothrow::~RefusedNothrow() { nothrow_left = no_end; }

}  // namespace tartan::test

// The array forms call these.
void* operator new(std::size_t bytes) {
  if (void* const memory = allocated(bytes)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  ++calls.nothrow;
  if (nothrow_left == 0) return nullptr;
  if (nothrow_left != no_end) --nothrow_left;
  return allocated(bytes);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
