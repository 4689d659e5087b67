#include "tartan/memory.hpp"

#include <cstdlib>

namespace tartan {
namespace {

class SystemMemory final : public Memory {
 public:
  std::byte* reserve(std::size_t bytes) noexcept override {
    return static_cast<std::byte*>(std::calloc(bytes, 1));
  }
  void release(std::byte* memory) noexcept override { std::free(memory); }
};

}  // namespace

Memory& system_memory() noexcept {
  static SystemMemory memory;
  return memory;
}

}  // namespace tartan
