// Along one lag a block of neighbouring positions is compared with neighbouring values, 16 at once.
// What agrees is counted where it is, in a row of bytes for each wanted nimber:
//
//      x[s]   x[s+1]  ...  x[s+255]          the block, which stays in the cache
//      x[s-l] x[s-l+1] ... x[s-l+255]        what one lag sees
//      -------------------------------
//      1      0       ...  0                 where x[i] ^ x[i-l] is the first wanted nimber
//      0      0       ...  1                 ... the second one
//
// A byte holds 255 lags; then the rows are added to counts of 16 bits, which hold all lags there
// can be.
#include "count_by_position.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace tartan::detail {
namespace {

constexpr std::uint32_t longest_block = 2048;

void store_bytes(Bytes bytes, std::uint8_t* to) noexcept { std::memcpy(to, &bytes, sizeof(bytes)); }

template <std::size_t count>
[[gnu::noinline]] void compare(const std::uint8_t* from, const std::uint8_t* seen,
                               std::uint32_t positions, const std::uint16_t* nimbers,
                               std::uint8_t* rows, std::uint32_t row_bytes) noexcept {
  std::array<Bytes, count> wanted;
  for (std::size_t index = 0; index < count; ++index)
    wanted[index] = Bytes{} + static_cast<std::uint8_t>(nimbers[index]);
  for (std::uint32_t k = 0; k < positions; k += positions_at_once) {
    const Bytes low = load_bytes(from + k) ^ load_bytes(seen + k);
#pragma GCC unroll 4
    for (std::size_t index = 0; index < count; ++index) {
      std::uint8_t* const counts = rows + index * row_bytes + k;
      // A comparison that holds is all ones, which is -1.
      store_bytes(load_bytes(counts) - reinterpret_cast<Bytes>(low == wanted[index]), counts);
    }
  }
}

template <std::size_t... counts>
consteval auto compare_kernels(std::index_sequence<counts...>) {
  return std::array{&compare<counts + 1>...};
}

constexpr std::uint16_t high_bits = static_cast<std::uint16_t>(~0U << word_bits);

// The move nimbers that a lag gives in two vectors of words.
struct Nimbers {
  Lanes first;
  Lanes second;

  Nimbers(const std::uint16_t* from, const std::uint16_t* seen) noexcept
      : first(load(from) ^ load(seen)), second(load(from + lanes) ^ load(seen + lanes)) {}

  Bytes are(std::uint16_t nimber) const noexcept {
    const Lanes wanted = Lanes{} + nimber;
    return narrow(reinterpret_cast<Lanes>(first == wanted),
                  reinterpret_cast<Lanes>(second == wanted));
  }
};

// Compares for as long as the nimbers have the high bits of `window`. Returns how many positions
// that were, in whole vectors.
template <std::size_t count>
[[gnu::noinline]] std::uint32_t compare_words(const std::uint16_t* from, const std::uint16_t* seen,
                                              std::uint32_t positions, std::uint32_t window,
                                              const std::uint16_t* nimbers, std::uint8_t* rows,
                                              std::uint32_t row_bytes) noexcept {
  const Lanes base = Lanes{} + static_cast<std::uint16_t>(window << word_bits);
  std::uint32_t k = 0;
  for (; k < positions; k += positions_at_once) {
    const Nimbers changes(from + k, seen + k);
    if (!is_zero(((changes.first ^ base) | (changes.second ^ base)) & high_bits)) break;
#pragma GCC unroll 8
    for (std::size_t index = 0; index < count; ++index) {
      std::uint8_t* const counts = rows + index * row_bytes + k;
      store_bytes(load_bytes(counts) - changes.are(nimbers[index]), counts);
    }
  }
  return k;
}

template <std::size_t... counts>
consteval auto word_kernels(std::index_sequence<counts...>) {
  return std::array{&compare_words<counts>...};
}

// Adds to the rows of a block.
struct BlockKernels {
  static constexpr std::uint32_t most_bytes = 3, most_words = 3;

  const WantedWalk& walk;
  std::uint32_t first;
  std::uint32_t row_size;
  std::uint8_t* bytes;
  std::uint16_t* counts;

  std::uint8_t* place(const SeenPairs& pairs, std::size_t entry) const noexcept {
    return bytes + entry * row_size + (pairs.first - first);
  }

  void steady(const SeenPairs& pairs, std::size_t some, std::size_t entry) const noexcept {
    static constexpr auto kernels = compare_kernels(std::make_index_sequence<most_bytes>());
    const std::uint8_t* const low = walk.low_bytes();
    kernels[some - 1](low + pairs.first, low + pairs.seen, pairs.size, &walk.wanted()[entry],
                      place(pairs, entry), row_size);
  }
  std::uint32_t in_window(const SeenPairs& pairs, std::uint32_t window, std::size_t some,
                          std::size_t entry) const noexcept {
    static constexpr auto kernels = word_kernels(std::make_index_sequence<most_words + 1>());
    const std::uint16_t* const x = walk.values();
    return kernels[some](x + pairs.first, x + pairs.seen, pairs.size, window,
                         walk.wanted().data() + entry, place(pairs, entry), row_size);
  }
  void one_vector(const SeenPairs& pairs) const noexcept {
    const Nimbers changes(walk.values() + pairs.first, walk.values() + pairs.seen);
    std::uint8_t* row = place(pairs, 0);
    for (const std::uint16_t nimber : walk.wanted()) {
      store_bytes(load_bytes(row) - changes.are(nimber), row);
      row += row_size;
    }
  }
  void one_by_one(const SeenPairs& pairs) const noexcept {
    for (std::uint32_t k = 0; k < pairs.size; ++k) {
      const std::size_t entry = walk.entry(pairs.first + k, pairs.seen + k);
      ++counts[entry * row_size + (pairs.first - first) + k];
    }
  }
  void add_bytes() const noexcept {
    const std::size_t size = walk.wanted().size() * row_size;
    for (std::size_t index = 0; index < size; ++index) counts[index] += bytes[index];
    std::fill_n(bytes, size, std::uint8_t{0});
  }
};

}  // namespace

std::uint32_t PositionBlock::positions(std::size_t wanted) noexcept {
  constexpr std::size_t most_bytes = 64 * 1024;
  const auto room = static_cast<std::uint32_t>(most_bytes / (wanted + 1));
  return std::clamp(room / positions_at_once * positions_at_once, positions_at_once, longest_block);
}

std::size_t PositionBlock::scratch_bytes(std::size_t wanted) noexcept {
  return wanted * positions(wanted);
}

std::size_t PositionBlock::counts(std::size_t wanted) noexcept {
  return (wanted + 1) * positions(wanted);
}

void count_by_position(const WantedWalk& walk, std::uint32_t first, std::uint32_t last,
                       std::uint16_t* counts, std::byte* scratch) noexcept {
  const std::size_t wanted = walk.wanted().size();
  const BlockKernels kernels{walk, first, PositionBlock::positions(wanted),
                             reinterpret_cast<std::uint8_t*>(scratch), counts};
  const std::uint32_t changing = walk.changing_groups(first, last);
  std::fill_n(counts, PositionBlock::counts(wanted), std::uint16_t{0});
  std::uint32_t lags = 0;
  for (const std::uint32_t lag : walk.lengths()) {
    if (lag > last) break;
    const std::uint32_t from = std::max(first, lag);
    const SeenPairs pairs{from, from - lag, last - from + 1};
    const std::uint32_t in_vectors = walk.in_vectors(pairs.size);
    if (walk.pays_in_bytes(pairs, changing))
      walk.in_bytes(pairs.begin(in_vectors), kernels);
    else
      walk.in_words(pairs.begin(in_vectors), kernels);
    kernels.one_by_one(pairs.from(in_vectors));
    // A byte holds no more.
    if (++lags % 255 == 0) kernels.add_bytes();
  }
  kernels.add_bytes();
}

}  // namespace tartan::detail
