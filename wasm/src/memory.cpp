#include "tartan/memory.hpp"

#include <cstdlib>

#ifdef __EMSCRIPTEN__
#include <unistd.h>

#include <algorithm>
#endif

namespace tartan {
namespace {

class SystemMemory final : public Memory {
 public:
#ifdef __EMSCRIPTEN__
  // New memory of the module is zero already, and takes no room until it is touched. A calloc would
  // touch all of it at once, while a sweep needs one page after the other. The heap's break never
  // moves back.
  std::byte* reserve(std::size_t bytes) noexcept override {
    const auto* const never_used = static_cast<const std::byte*>(sbrk(0));
    auto* const memory = static_cast<std::byte*>(std::malloc(bytes));
    if (memory != nullptr && memory < never_used) {
      const auto used = static_cast<std::size_t>(never_used - memory);
      std::fill_n(memory, std::min(bytes, used), std::byte{0});
    }
    return memory;
  }
#else
  std::byte* reserve(std::size_t bytes) noexcept override {
    return static_cast<std::byte*>(std::calloc(bytes, 1));
  }
#endif
  void release(std::byte* memory) noexcept override { std::free(memory); }
};

}  // namespace

Memory& system_memory() noexcept {
  static SystemMemory memory;
  return memory;
}

}  // namespace tartan
