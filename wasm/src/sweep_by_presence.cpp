// Which values of a window are present among x[i-l], for 16 positions at a time and without any
// table.
//
// The mex is small: about 17 on average at n = 10^6, where all nimbers are below 512. So of all the
// values that the lags of position i see, only those matter that agree with x[i-1] but for their
// low bits: the window of x[i-1]. A window is one word of 32 values or two.
//
//      x = 1 0 1 1 0 | 0 1 | 1 0 1
//            word    | plane        8 values a plane, 4 planes a word
//            plane of x    | bit in the plane
//
// For every position the plane, x / 8, and the bit in it, 1 << x % 8, are kept as bytes. A vector
// holds 16 positions, and one lag adds 16 neighbouring positions to what is present in four planes:
//
//      present[p] |= bits & (planes == p)         for the 4 planes p of a word
//
// Nothing is stored in the loop. The four bytes of a position then are a word with a bit for each
// of 32 values; moving its bits by XOR with x[i-1] puts the bit of option g at place g, and the mex
// is the number of ones at its low end.
//
// As long as the mex fits the window, x[i] stays in the window of x[i-1]. A block ends early before
// a position whose options of the window are all present; the next block starts with it, in the
// next window. A wider window costs more and ends fewer blocks early: which one pays is found by
// trial.
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "blocks.hpp"
#include "sweep_kernels.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t word_bits = 5;
constexpr std::uint32_t word_size = 1U << word_bits;
constexpr std::uint32_t planes_per_word = word_size / plane_size;

// A mex is looked for in words up to twice the width, and each of their planes needs its own byte.
static_assert(2 * widest_for_presence / plane_size <= 256);

// A window of several words looks at the same lags once for each word. So many lags at a time stay
// in the first-level cache meanwhile: 16 positions are a cache line or two in each of two arrays.
constexpr std::size_t lags_in_cache = 128;

// A block that ends early wastes the rest of its vectors. Where blocks finish too few positions on
// average, a window of two words is faster than one, and marks are faster than that. Measured, they
// take 1 : 1.75 : 3.4 where the values are in the second-level cache, and 1 : 1.3 : 1.6 where they
// are not. If a word is full with the chance p, a block of 16 is expected to finish
// (1 - (1-p)^16) / p positions, and two words are full with the chance p^2.
constexpr std::uint32_t blocks_on_trial = 256;
constexpr std::uint32_t positions_in_cache = 1'500'000;

/// Positions that the blocks of a trial must finish.
constexpr std::uint32_t too_few_positions(std::uint32_t words, std::uint32_t position) {
  if (words == 1) return blocks_on_trial * 86 / 10;
  return blocks_on_trial * (position < positions_in_cache ? 83 : 130) / 10;
}
constexpr std::uint32_t enough_for_one_word = blocks_on_trial * 152 / 10;

using Bytes = std::uint8_t __attribute__((vector_size(block_size)));
// The same 16 bytes. As wasm a compiler makes of "bits & (planes == p)" in bytes a selection, which
// takes three instructions of the processor; in words it leaves the "and" alone.
using Words = std::uint32_t __attribute__((vector_size(block_size)));

template <class Vector>
Vector load(const std::uint8_t* from) noexcept {
  Vector bytes;
  std::memcpy(&bytes, from, sizeof(bytes));
  return bytes;
}

/// Which of 32 neighbouring values are present at 16 positions.
class PresentWord {
 public:
  [[gnu::noinline]] void add_lags(const AxisState& state, std::uint32_t start,
                                  std::span<const std::uint32_t> lags,
                                  std::uint32_t word) noexcept {
    const std::uint8_t* const planes = state.planes + start;
    const std::uint8_t* const bits = state.plane_bits + start;
    std::array<Bytes, planes_per_word> wanted;
    for (std::uint32_t p = 0; p < planes_per_word; ++p)
      wanted[p] = Bytes{} + static_cast<std::uint8_t>(word * planes_per_word + p);
    std::array<Words, planes_per_word> present = present_;
    const auto add = [&](Bytes seen_planes, Words seen_bits) {
#pragma GCC unroll 4
      for (std::uint32_t p = 0; p < planes_per_word; ++p)
        present[p] |= seen_bits & reinterpret_cast<Words>(seen_planes == wanted[p]);
    };
    std::size_t index = 0;
    // Two lags a round: a fifth less time as wasm, where a round costs more than its instructions.
    for (; index + 1 < lags.size(); index += 2) {
      const std::uint32_t first = lags[index], second = lags[index + 1];
      const auto first_planes = load<Bytes>(planes - first);
      const auto first_bits = load<Words>(bits - first);
      const auto second_planes = load<Bytes>(planes - second);
      const auto second_bits = load<Words>(bits - second);
      add(first_planes, first_bits);
      add(second_planes, second_bits);
    }
    if (index < lags.size())
      add(load<Bytes>(planes - lags[index]), load<Words>(bits - lags[index]));
    present_ = present;
  }

  /// Bit v tells whether the word's value v is present at position k of the block.
  std::uint32_t at(std::uint32_t k) const noexcept {
    using Planes = std::array<std::array<std::uint8_t, block_size>, planes_per_word>;
    const auto planes = std::bit_cast<Planes>(present_);
    return std::uint32_t{planes[0][k]} | std::uint32_t{planes[1][k]} << 8 |
           std::uint32_t{planes[2][k]} << 16 | std::uint32_t{planes[3][k]} << 24;
  }

 private:
  std::array<Words, planes_per_word> present_{};
};

// The word whose bit g is bit g ^ by of the given word: each set bit of `by` swaps neighbours.
constexpr std::uint32_t move_bits_by_xor(std::uint32_t word, std::uint32_t by) noexcept {
  constexpr std::array<std::uint32_t, word_bits> low_halves{0x55555555, 0x33333333, 0x0f0f0f0f,
                                                            0x00ff00ff, 0x0000ffff};
  for (std::uint32_t bit = 0; bit < word_bits; ++bit)
    if ((by >> bit & 1) != 0) {
      const std::uint32_t distance = 1U << bit;
      word = (word & low_halves[bit]) << distance | (word >> distance & low_halves[bit]);
    }
  return word;
}

/// Sweeps with windows of so many words, 1 or 2.
template <std::uint32_t words>
class PresenceSweep {
 public:
  explicit PresenceSweep(AxisState& state) noexcept : state_(state), lags_(state.lengths) {}

  /// On to the goal, to the end of a trial, or until the width is too much.
  void advance(const SweepGoal& goal) noexcept {
    const std::uint32_t before = state_.position;
    while (state_.trial.blocks < blocks_on_trial && !goal.is_reached(state_) &&
           state_.width <= widest_for_presence) {
      sweep_block(goal.last);
      ++state_.trial.blocks;
    }
    state_.trial.positions += state_.position - before;
  }

 private:
  using Window = std::array<PresentWord, words>;

  void sweep_block(std::uint32_t last) noexcept {
    const std::uint32_t start = state_.position + 1;
    const std::uint32_t positions = std::min(block_size, last - state_.position);
    // The first word of the window of the options g = 0 ... 32 * words - 1, or of those after them.
    const std::uint32_t first_word =
        (state_.prefix_xors[state_.position] / word_size & ~(words - 1)) ^ windows_full_ * words;
    lags_.move_to(start);
    const Window window = find_present(start, first_word);

    for (std::uint32_t k = 0; k < positions; ++k) {
      const std::uint32_t before = state_.prefix_xors[state_.position];
      std::array<std::uint32_t, words> present;
      for (std::uint32_t w = 0; w < words; ++w) present[w] = window[w].at(k);
      lags_.for_each_other(start + k, [&](std::uint32_t lag) {
        const std::uint32_t value = state_.prefix_xors[start + k - lag];
        const std::uint32_t word = value / word_size - first_word;
        if (word < words) present[word] |= 1U << value % word_size;
      });
      const std::uint32_t grundy = first_absent(present, before);
      if (grundy == words * word_size) {
        ++windows_full_;
        return;
      }
      const std::uint32_t x = before ^ (grundy + windows_full_ * words * word_size);
      windows_full_ = 0;
      finish_position(state_, x, lags_.fitting());
      if (state_.width > widest_for_presence) return;
    }
  }

  Window find_present(std::uint32_t start, std::uint32_t first_word) const noexcept {
    Window window;
    std::span<const std::uint32_t> lags = lags_.far();
    while (!lags.empty()) {
      const auto some = lags.first(words == 1 ? lags.size() : std::min(lags.size(), lags_in_cache));
      for (std::uint32_t w = 0; w < words; ++w)
        window[w].add_lags(state_, start, some, first_word + w);
      lags = lags.subspan(some.size());
    }
    return window;
  }

  // The first option of the window that no lag leads to; the window's size where all are present.
  static std::uint32_t first_absent(const std::array<std::uint32_t, words>& present,
                                    std::uint32_t before) noexcept {
    for (std::uint32_t w = 0; w < words; ++w) {
      const std::uint32_t word = present[w ^ (before / word_size & (words - 1))];
      const std::uint32_t options = move_bits_by_xor(word, before % word_size);
      if (options != ~std::uint32_t{0})
        return w * word_size + static_cast<std::uint32_t>(std::countr_one(options));
    }
    return words * word_size;
  }

  AxisState& state_;
  BlockLags lags_;
  // Full windows of the next position: it has all options g below the window's size times this.
  std::uint32_t windows_full_ = 0;
};

}  // namespace

void sweep_by_presence(AxisState& state, const SweepGoal& goal) noexcept {
  while (!goal.is_reached(state) && state.width <= widest_for_presence) {
    PresenceTrial& trial = state.trial;
    if (trial.words == 1)
      PresenceSweep<1>(state).advance(goal);
    else
      PresenceSweep<2>(state).advance(goal);
    if (trial.blocks < blocks_on_trial) continue;

    const std::uint32_t finished = std::exchange(trial, {.words = trial.words}).positions;
    if (finished < too_few_positions(trial.words, state.position)) {
      if (trial.words == 2) return;
      trial.words = 2;
    } else if (trial.words == 2 && finished > enough_for_one_word) {
      trial.words = 1;
    }
  }
}

}  // namespace tartan::detail
