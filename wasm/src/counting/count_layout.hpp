#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "count_kernels.hpp"
#include "memory_layout.hpp"
#include "tartan/counting/move_count.hpp"
#include "tartan/counting/position_range.hpp"
#include "wanted_walk.hpp"

namespace tartan::detail {

/// The parts of a count of some nimbers besides its histogram, all in the memory of its axis.
struct WantedCount {
  WantedWalk walk;
  // Working space for the stretches of one tile.
  std::span<PositionRange> stretches;
  std::span<std::uint32_t> runs;
};

/// Offsets of a count's parts in its memory; every nimber is below `width`.
struct CountLayout {
  MemoryLayout memory;
  std::size_t histogram, scratch, wanted_count, wanted, entries;  // offsets in bytes
  std::size_t stretches_of_tile;
  std::size_t stretches, runs;  // offsets in bytes

  CountLayout(std::uint32_t size, std::uint32_t width)
      : histogram(memory.add<std::uint64_t>(width)),
        scratch(memory.add<std::byte>(count_all_scratch_bytes(width))),
        wanted_count(memory.add<WantedCount>(1)),
        wanted(memory.add<std::uint16_t>(MoveCount::most_wanted(width))),
        entries(memory.add<std::uint16_t>(width)),
        stretches_of_tile(std::min(size, longest_tile) / StretchCounts::shortest_stride + 2),
        stretches(memory.add<PositionRange>(stretches_of_tile)),
        runs(memory.add<std::uint32_t>(stretches_of_tile)) {}
};

}  // namespace tartan::detail
