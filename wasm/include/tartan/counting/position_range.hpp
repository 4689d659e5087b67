// Ranges of an axis' positions, the pieces of a long count, and the number of pairs (i, l) in them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tartan {

/// The positions first ... last of an axis, 1 <= first <= last <= its size.
struct PositionRange {
  std::uint32_t first;
  std::uint32_t last;
};

/// The number of pairs (i, l) with i in the range and l <= i; `lengths` ascend.
std::uint64_t pairs_within(std::span<const std::uint32_t> lengths, PositionRange range) noexcept;

/// Cuts 1 ... size into `parts` ranges (1 or more) or fewer, whose numbers of pairs differ by less
/// than those of one position where there are enough of them.
std::vector<PositionRange> cut_evenly(std::span<const std::uint32_t> lengths, std::uint32_t size,
                                      std::uint32_t parts);

/// Cuts a range behind each multiple of the stride that lies in it. The parts are written to
/// `room`, which has space for all of them, and returned.
std::span<const PositionRange> cut_at_multiples(PositionRange range, std::uint32_t stride,
                                                std::span<PositionRange> room) noexcept;

}  // namespace tartan
