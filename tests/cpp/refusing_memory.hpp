#pragma once

#include "tartan/memory.hpp"

namespace tartan::test {

/// Says no, and remembers what it was asked for.
class RefusingMemory final : public Memory {
 public:
  std::byte* reserve(std::size_t bytes) noexcept override {
    asked_for = bytes;
    return nullptr;
  }
  void release(std::byte*) noexcept override { ++releases; }

  std::size_t asked_for = 0;
  int releases = 0;
};

}  // namespace tartan::test
