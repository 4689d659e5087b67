// The kernel for any axis: mark every value that a position's lags see in a table of its own, and
// take the first g for which x[i-1] ^ g is not marked.
#include "lag_tables.hpp"
#include "sweep_kernels.hpp"

namespace tartan::detail {
namespace {

class MarkSweep {
 public:
  explicit MarkSweep(AxisState& state) noexcept : state_(state), lags_(state.lengths) {}

  void advance(const SweepGoal& goal) noexcept {
    while (!goal.is_reached(state_)) sweep_block(goal.last);
  }

 private:
  // A block ends early behind a position whose nimber needs wider tables.
  void sweep_block(std::uint32_t last) noexcept {
    const std::uint32_t start = state_.position + 1;
    const std::uint32_t positions = std::min(block_size, last - state_.position);
    const std::uint32_t width = state_.width;
    const std::uint32_t pitch = table_pitch(width);
    lags_.move_to(start);
    mark_far_lags(state_.prefix_xors + start, lags_.far(), width, state_.marks);
    for (std::uint32_t k = 0; k < positions && state_.width == width; ++k)
      take_mex(state_.marks + k * pitch);
    for (std::uint32_t k = 0; k < block_size; ++k) std::fill_n(state_.marks + k * pitch, width, 0);
  }

  void take_mex(std::uint8_t* marks) noexcept {
    const std::uint32_t before = state_.prefix_xors[state_.position];
    lags_.for_each_other(state_.position + 1, [&](std::uint32_t lag) {
      marks[state_.prefix_xors[state_.position + 1 - lag]] = 1;
    });
    std::uint32_t grundy = 0;
    while (grundy < state_.width && marks[before ^ grundy] != 0) ++grundy;
    finish_position(state_, before ^ grundy, lags_.fitting());
  }

  AxisState& state_;
  BlockLags lags_;
};

}  // namespace

std::size_t marks_bytes(std::uint32_t nimber_bound) noexcept {
  return lag_table_entries(nimber_bound);
}

void sweep_by_marks(AxisState& state, const SweepGoal& goal) noexcept {
  MarkSweep(state).advance(goal);
}

}  // namespace tartan::detail
