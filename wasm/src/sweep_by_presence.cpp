// Which of 32 values are present among x[i-l], for 16 positions at a time and without any table.
//
// The mex is small: about 13 on average at n = 10^6. So of all the values that the lags of position
// i see, only those matter that agree with x[i-1] but for their low five bits: the window of
// x[i-1].
//
//      x = 1 0 1 1 0 | 0 1 | 1 0 1
//          window    | plane        8 values a plane, 4 planes a window
//            plane of x    | bit in the plane
//
// For every position the plane, x / 8, and the bit in it, 1 << x % 8, are kept as bytes. A vector
// holds 16 positions, and one lag adds 16 neighbouring positions to what is present in four planes:
//
//      present[p] |= bits & (planes == p)         for the 4 planes p of the window
//
// Nothing is stored in the loop. The four bytes of a position then are a word with a bit for each
// value of the window; moving its bits by XOR with x[i-1] puts the bit of option g at place g, and
// the mex is the number of ones at its low end.
//
// As long as the mex is below 32, x[i] stays in the window of x[i-1]. A block ends early before a
// position whose 32 options are all present; the next block starts with it, in the next window.
#include <array>
#include <bit>
#include <cstring>

#include "blocks.hpp"
#include "sweep_kernels.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t window_bits = 5;
constexpr std::uint32_t window_size = 1U << window_bits;
constexpr std::uint32_t planes_per_window = window_size / plane_size;

// A mex is looked for in windows up to twice the width, and each of their planes needs its own
// byte.
static_assert(2 * widest_for_presence / plane_size <= 256);

// A block that ends early wastes the rest of its vectors. Marks are faster than blocks that finish
// fewer positions than this on average.
constexpr std::uint32_t fewest_positions = 7;
constexpr std::uint32_t blocks_on_trial = 256;

using Bytes = std::uint8_t __attribute__((vector_size(block_size)));

Bytes load(const std::uint8_t* from) noexcept {
  Bytes bytes;
  std::memcpy(&bytes, from, sizeof(bytes));
  return bytes;
}

struct WindowPresence {
  std::array<std::array<std::uint8_t, block_size>, planes_per_window> planes;

  /// Bit v tells whether value v of the window is present at position k of the block.
  std::uint32_t at(std::uint32_t k) const noexcept {
    return std::uint32_t{planes[0][k]} | std::uint32_t{planes[1][k]} << 8 |
           std::uint32_t{planes[2][k]} << 16 | std::uint32_t{planes[3][k]} << 24;
  }
};

class PresenceOfLags {
 public:
  explicit PresenceOfLags(std::uint32_t window) noexcept {
    for (std::uint32_t p = 0; p < planes_per_window; ++p)
      wanted_[p] = Bytes{} + static_cast<std::uint8_t>(window * planes_per_window + p);
  }

  void add(Bytes planes, Bytes bits) noexcept {
#pragma GCC unroll 4
    for (std::uint32_t p = 0; p < planes_per_window; ++p)
      present_[p] |= bits & reinterpret_cast<Bytes>(planes == wanted_[p]);
  }

  WindowPresence finish() const noexcept { return std::bit_cast<WindowPresence>(present_); }

 private:
  std::array<Bytes, planes_per_window> wanted_;
  std::array<Bytes, planes_per_window> present_{};
};

WindowPresence find_present(const AxisState& state, std::uint32_t start,
                            std::span<const std::uint32_t> lags, std::uint32_t window) noexcept {
  const std::uint8_t* const planes = state.planes + start;
  const std::uint8_t* const bits = state.plane_bits + start;
  PresenceOfLags presence(window);
  std::size_t index = 0;
  // Two lags a round: a fifth less time as wasm, where a round costs more than its instructions.
  for (; index + 1 < lags.size(); index += 2) {
    const std::uint32_t first = lags[index], second = lags[index + 1];
    const Bytes first_planes = load(planes - first), first_bits = load(bits - first);
    const Bytes second_planes = load(planes - second), second_bits = load(bits - second);
    presence.add(first_planes, first_bits);
    presence.add(second_planes, second_bits);
  }
  if (index < lags.size()) presence.add(load(planes - lags[index]), load(bits - lags[index]));
  return presence.finish();
}

// The word whose bit g is bit g ^ by of the given word: each set bit of `by` swaps neighbours.
constexpr std::uint32_t move_bits_by_xor(std::uint32_t word, std::uint32_t by) noexcept {
  constexpr std::array<std::uint32_t, window_bits> low_halves{0x55555555, 0x33333333, 0x0f0f0f0f,
                                                              0x00ff00ff, 0x0000ffff};
  for (std::uint32_t bit = 0; bit < window_bits; ++bit)
    if ((by >> bit & 1) != 0) {
      const std::uint32_t distance = 1U << bit;
      word = (word & low_halves[bit]) << distance | (word >> distance & low_halves[bit]);
    }
  return word;
}

class PresenceSweep {
 public:
  explicit PresenceSweep(AxisState& state) noexcept : state_(state), lags_(state.lengths) {}

  void advance(const SweepGoal& goal) noexcept {
    bool pays = true;
    while (pays && !goal.is_reached(state_)) {
      const std::uint32_t before = state_.position;
      std::uint32_t blocks = 0;
      for (; blocks < blocks_on_trial && !goal.is_reached(state_); ++blocks) {
        if (state_.width > widest_for_presence) return;
        sweep_block(goal.last);
      }
      pays = state_.position - before >= fewest_positions * blocks;
    }
  }

 private:
  void sweep_block(std::uint32_t last) noexcept {
    const std::uint32_t start = state_.position + 1;
    const std::uint32_t positions = std::min(block_size, last - state_.position);
    const std::uint32_t window = state_.prefix_xors[state_.position] / window_size ^ windows_tried_;
    lags_.move_to(start);
    const WindowPresence presence = find_present(state_, start, lags_.far(), window);

    for (std::uint32_t k = 0; k < positions; ++k) {
      const std::uint32_t before = state_.prefix_xors[state_.position];
      std::uint32_t present = presence.at(k);
      lags_.for_each_other(start + k, [&](std::uint32_t lag) {
        const std::uint32_t value = state_.prefix_xors[start + k - lag];
        if (value / window_size == window) present |= 1U << value % window_size;
      });
      const std::uint32_t options = move_bits_by_xor(present, before % window_size);
      if (options == ~std::uint32_t{0}) {
        ++windows_tried_;
        return;
      }
      const auto grundy =
          static_cast<std::uint32_t>(std::countr_one(options)) + windows_tried_ * window_size;
      windows_tried_ = 0;
      finish_position(state_, before ^ grundy, lags_.fitting());
      if (state_.width > widest_for_presence) return;
    }
  }

  AxisState& state_;
  BlockLags lags_;
  // Full windows of the next position: it has all options g below 32 times this.
  std::uint32_t windows_tried_ = 0;
};

}  // namespace

void sweep_by_presence(AxisState& state, const SweepGoal& goal) noexcept {
  PresenceSweep(state).advance(goal);
}

}  // namespace tartan::detail
