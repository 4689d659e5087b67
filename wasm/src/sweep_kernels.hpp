// The kernels that find the prefix XORs, block by block.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tartan/detail/axis_state.hpp"

namespace tartan::detail {

/// A kernel stops behind the position `last`, or once `pairs` are done in all, or a little later.
struct SweepGoal {
  std::uint32_t last;
  std::uint64_t pairs;

  bool is_reached(const AxisState& state) const noexcept {
    return state.position >= last || state.pairs_done >= pairs;
  }
};

/// For as long as every nimber is below this width; then it stops early. On wider axes a mex is
/// looked for in several windows, and marks are faster.
inline constexpr std::uint32_t widest_for_presence = 512;
void sweep_by_presence(AxisState& state, const SweepGoal& goal) noexcept;

/// For any width.
void sweep_by_marks(AxisState& state, const SweepGoal& goal) noexcept;

/// The bytes that `marks` must have where every nimber is below `nimber_bound`.
std::size_t marks_bytes(std::uint32_t nimber_bound) noexcept;

}  // namespace tartan::detail
