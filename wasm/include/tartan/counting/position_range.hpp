// Ranges of an axis' positions, and how many pairs (i, l) they have: the pieces that a long count
// is cut into.
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

/// How many pairs (i, l) with l <= i the positions of the range have; `lengths` ascend.
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
