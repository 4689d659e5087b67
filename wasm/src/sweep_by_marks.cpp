// The kernel for any axis: mark every value that a position's lags see in a table of its own, and
// take the first g for which x[i-1] ^ g is not marked.
//
// What a lag sees from 32 positions is one or two cache lines. On an axis that no cache holds, the
// lines come from afar, and the processor looks ahead only as far as some lags, for a lag has many
// marks. So the lines of some lags are asked for first, all at once, and then marked.
#include <array>
#include <cstddef>

#include "blocks.hpp"
#include "lag_tables.hpp"
#include "sweep_kernels.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t positions_in_block = 32;
constexpr std::size_t lags_asked_for = 64;

// One table lies so many marks after the other, padded as those of lag_tables.hpp are.
constexpr std::array<std::uint32_t, 5> pitches{512 + 64, 1024 + 64, 2048 + 64, 4096 + 64,
                                               65536 + 64};

// Reads the first and the last value that each lag sees. The sum is of no use but to its caller,
// who must use it, or the compiler would leave out the loads.
std::uint32_t ask_for(const std::uint16_t* block, std::span<const std::uint32_t> lags) noexcept {
  std::uint32_t sum = 0;
  for (const std::uint32_t lag : lags) {
    const std::uint16_t* const seen = block - lag;
    sum += seen[0] + seen[positions_in_block - 1];
  }
  return sum;
}

template <std::uint32_t pitch>
[[gnu::noinline]] void mark_at_pitch(const std::uint16_t* block,
                                     std::span<const std::uint32_t> lags,
                                     std::uint8_t* tables) noexcept {
  for (const std::uint32_t lag : lags) {
    const std::uint16_t* const seen = block - lag;
#pragma GCC unroll 32
    for (std::uint32_t k = 0; k < positions_in_block; ++k) tables[k * pitch + seen[k]] = 1;
  }
}

void mark_lags(const std::uint16_t* block, std::span<const std::uint32_t> lags, std::uint32_t width,
               std::uint8_t* tables) noexcept {
  switch (first_wide_enough(pitches, width)) {
    case 0:
      return mark_at_pitch<pitches[0]>(block, lags, tables);
    case 1:
      return mark_at_pitch<pitches[1]>(block, lags, tables);
    case 2:
      return mark_at_pitch<pitches[2]>(block, lags, tables);
    case 3:
      return mark_at_pitch<pitches[3]>(block, lags, tables);
    default:
      return mark_at_pitch<pitches[4]>(block, lags, tables);
  }
}

class MarkSweep {
 public:
  explicit MarkSweep(AxisState& state) noexcept
      : state_(state), lags_(state.lengths, positions_in_block) {}

  void advance(const SweepGoal& goal) noexcept {
    while (!goal.is_reached(state_)) sweep_block(goal.last);
  }

 private:
  // A block ends early behind a position whose nimber needs wider tables.
  void sweep_block(std::uint32_t last) noexcept {
    const std::uint32_t start = state_.position + 1;
    const std::uint32_t positions = std::min(positions_in_block, last - state_.position);
    const std::uint32_t width = state_.width;
    const std::uint32_t pitch = pitches[first_wide_enough(pitches, width)];
    lags_.move_to(start);
    mark_far_lags(state_.prefix_xors + start, width, pitch);
    for (std::uint32_t k = 0; k < positions && state_.width == width; ++k)
      take_mex(state_.marks + k * pitch);
    for (std::uint32_t k = 0; k < positions_in_block; ++k)
      std::fill_n(state_.marks + k * pitch, width, 0);
  }

  void mark_far_lags(const std::uint16_t* block, std::uint32_t width,
                     std::uint32_t pitch) noexcept {
    std::span<const std::uint32_t> lags = lags_.far();
    while (!lags.empty()) {
      const auto some = lags.first(std::min(lags.size(), lags_asked_for));
      // The padding of a table is written and never read.
      state_.marks[pitch - 1] = static_cast<std::uint8_t>(ask_for(block, some));
      mark_lags(block, some, width, state_.marks);
      lags = lags.subspan(some.size());
    }
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
  return std::size_t{positions_in_block} * pitches[first_wide_enough(pitches, nimber_bound)];
}

void sweep_by_marks(AxisState& state, const SweepGoal& goal) noexcept {
  MarkSweep(state).advance(goal);
}

}  // namespace tartan::detail
