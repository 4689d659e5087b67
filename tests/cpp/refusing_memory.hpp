#pragma once

#include "tartan/memory.hpp"

namespace tartan::test {

/// Refuses memory after a number of grants, and records the last request.
class RefusingMemory final : public Memory {
 public:
  explicit RefusingMemory(int grants = 0) : grants_left(grants) {}

  std::byte* reserve(std::size_t bytes) noexcept override {
    asked_for = bytes;
    return grants_left-- > 0 ? system_memory().reserve(bytes) : nullptr;
  }
  void release(std::byte* memory) noexcept override {
    ++releases;
    system_memory().release(memory);
  }

  int grants_left;
  std::size_t asked_for = 0;
  int releases = 0;
};

}  // namespace tartan::test
