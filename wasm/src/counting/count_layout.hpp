#pragma once

#include <cstddef>
#include <cstdint>

#include "count_kernels.hpp"
#include "memory_layout.hpp"

namespace tartan::detail {

/// Where the parts of a count lie in its memory, where every nimber is below `width`.
struct CountLayout {
  MemoryLayout memory;
  std::size_t histogram, scratch;  // offsets in bytes

  explicit CountLayout(std::uint32_t width)
      : histogram(memory.add<std::uint64_t>(width)),
        scratch(memory.add<std::byte>(count_all_scratch_bytes(width))) {}
};

}  // namespace tartan::detail
