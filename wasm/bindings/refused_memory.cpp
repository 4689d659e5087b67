// The modules' operator new. Memory for long work is reserved where a refusal is an ordinary value
// (tartan/memory.hpp). If any other allocation is refused, an exception is thrown straight into
// JavaScript, even through noexcept functions. No destructor has run by then, so whoever catches it
// must stop using the module.
#include <emscripten/em_js.h>

#include <cstddef>
#include <cstdlib>
#include <new>

// clang-format off
EM_JS(void, throw_refused_memory, (double bytes), {
  const refusal = new Error("Memory was refused.");
  refusal["refusedBytes"] = bytes;
  throw refusal;
})
// clang-format on

namespace {

void* granted(void* memory, std::size_t bytes) {
  if (memory == nullptr) throw_refused_memory(static_cast<double>(bytes));
  return memory;
}

}  // namespace

void* operator new(std::size_t bytes) { return granted(operator new(bytes, std::nothrow), bytes); }

// Vectors of SIMD values and of 128-bit numbers come here.
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return granted(operator new(bytes, alignment, std::nothrow), bytes);
}

void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  return std::malloc(bytes == 0 ? 1 : bytes);
}
