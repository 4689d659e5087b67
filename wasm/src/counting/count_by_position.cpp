// Along one lag a block of neighbouring positions is compared with neighbouring values, 16 at once,
// as in count_wanted.cpp; but what agrees is counted where it is, in a row of bytes for each wanted
// nimber:
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
#include <utility>

#include "narrow_vectors.hpp"

namespace tartan::detail {

struct CountByPosition::Block {
  std::uint32_t first;
  std::uint32_t positions;
  std::uint32_t in_vectors;  // of them, those that fill vectors
  std::uint32_t changing_groups;
  std::uint8_t* bytes;
  std::uint16_t* counts;
};

namespace {

constexpr std::uint32_t longest_block = 2048;
constexpr std::size_t most_at_once = 4;

// With more wanted nimbers in each window of 256 it is faster to count one by one.
constexpr std::size_t most_in_window = 24;

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

constexpr std::uint32_t word_bits = 9;
constexpr std::uint16_t high_bits = static_cast<std::uint16_t>(~0U << word_bits);

// What a lag changes two vectors of words by.
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

constexpr std::size_t most_words_at_once = 6;

template <std::size_t... counts>
consteval auto word_kernels(std::index_sequence<counts...>) {
  return std::array{&compare_words<counts>...};
}

}  // namespace

std::uint32_t CountByPosition::block_positions(std::size_t wanted) noexcept {
  constexpr std::size_t most_bytes = 64 * 1024;
  const auto room = static_cast<std::uint32_t>(most_bytes / (wanted + 1));
  return std::clamp(room / positions_at_once * positions_at_once, positions_at_once, longest_block);
}

std::size_t CountByPosition::scratch_bytes(std::size_t wanted) noexcept {
  return wanted * block_positions(wanted);
}

std::size_t CountByPosition::counts(std::size_t wanted) noexcept {
  return (wanted + 1) * block_positions(wanted);
}

CountByPosition::CountByPosition(const CountableAxis& axis, std::span<const std::uint16_t> wanted)
    : axis_(axis),
      wanted_(wanted),
      in_bytes_(wanted),
      in_words_(wanted),
      block_positions_(block_positions(wanted.size())),
      in_vectors_(in_bytes_.in_each(axis.width) <= most_in_window),
      rows_(axis.width, static_cast<std::uint16_t>(wanted.size())) {
  for (std::size_t row = 0; row < wanted.size(); ++row)
    rows_[wanted[row]] = static_cast<std::uint16_t>(row);
}

void CountByPosition::count(std::uint32_t first, std::uint32_t last, std::uint16_t* counts,
                            std::byte* scratch) const noexcept {
  const std::uint32_t positions = last - first + 1;
  const Block block{
      .first = first,
      .positions = positions,
      .in_vectors = in_vectors_ ? positions / positions_at_once * positions_at_once : 0,
      .changing_groups = axis_.count_map.changing_groups(first, last),
      .bytes = reinterpret_cast<std::uint8_t*>(scratch),
      .counts = counts,
  };
  std::fill_n(counts, CountByPosition::counts(wanted_.size()), std::uint16_t{0});
  std::uint32_t lags = 0;
  for (const std::uint32_t lag : axis_.lengths) {
    if (lag > last) break;
    count_lag(block, lag);
    if (++lags % 255 == 0) add_bytes(block);
  }
  add_bytes(block);
}

void CountByPosition::count_lag(const Block& block, std::uint32_t lag) const noexcept {
  // A lag that does not fit the whole block is one of few.
  if (lag > block.first) return count_one_by_one(block, lag, lag - block.first);
  count_in_vectors(block, block.first - lag);
  count_one_by_one(block, lag, block.in_vectors);
}

void CountByPosition::count_in_vectors(const Block& block, std::uint32_t seen) const noexcept {
  const CountMap& map = axis_.count_map;
  // One group in so many may change its high byte, on either side.
  constexpr std::uint32_t steady_groups = 30;
  const std::uint32_t changing =
      block.changing_groups + map.changing_groups(seen, seen + block.positions - 1);
  if (changing * steady_groups <= 2 * block.positions / CountMap::group_size)
    count_in_bytes(block, seen);
  else
    count_in_words(block, seen);
}

void CountByPosition::count_in_bytes(const Block& block, std::uint32_t seen) const noexcept {
  const CountMap& map = axis_.count_map;
  for (std::uint32_t k = 0; k < block.in_vectors;) {
    const std::uint32_t both_steady =
        std::min(map.steady_positions(block.first + k), map.steady_positions(seen + k));
    const std::uint32_t steady = std::min(both_steady, block.in_vectors - k);
    if (steady < positions_at_once) {
      count_changing(block, seen, k);
      k += positions_at_once;
      continue;
    }
    const std::uint32_t in_vectors = steady / positions_at_once * positions_at_once;
    count_steady(block, seen, k, in_vectors);
    k += in_vectors;
  }
}

void CountByPosition::count_in_words(const Block& block, std::uint32_t seen) const noexcept {
  static constexpr auto kernels = word_kernels(std::make_index_sequence<most_words_at_once + 1>());
  const std::uint16_t* const from = axis_.prefix_xors.data() + block.first;
  const std::uint16_t* const others = axis_.prefix_xors.data() + seen;
  for (std::uint32_t k = 0; k < block.in_vectors;) {
    const auto window = static_cast<std::uint32_t>(from[k] ^ others[k]) >> word_bits;
    auto nimbers = in_words_.of(window);
    std::uint32_t done = 0;
    do {
      const auto some = nimbers.first(std::min(nimbers.size(), most_words_at_once));
      const auto row = static_cast<std::size_t>(some.data() - wanted_.data());
      done = kernels[some.size()](from + k, others + k, block.in_vectors - k, window, some.data(),
                                  block.bytes + row * block_positions_ + k, block_positions_);
      nimbers = nimbers.subspan(some.size());
    } while (!nimbers.empty());
    k += done;
    if (k == block.in_vectors) break;
    count_changing(block, seen, k);
    k += positions_at_once;
  }
}

// Positions whose nimbers have one high byte.
void CountByPosition::count_steady(const Block& block, std::uint32_t seen, std::uint32_t k,
                                   std::uint32_t positions) const noexcept {
  static constexpr auto kernels = compare_kernels(std::make_index_sequence<most_at_once>());
  const std::uint16_t* const x = axis_.prefix_xors.data();
  const std::uint8_t* const low = axis_.count_map.low_bytes();
  auto nimbers = in_bytes_.of(static_cast<std::uint32_t>(x[block.first + k] ^ x[seen + k]) >> 8);
  while (!nimbers.empty()) {
    const auto some = nimbers.first(std::min(nimbers.size(), most_at_once));
    const auto row = static_cast<std::size_t>(some.data() - wanted_.data());
    kernels[some.size() - 1](low + block.first + k, low + seen + k, positions, some.data(),
                             block.bytes + row * block_positions_ + k, block_positions_);
    nimbers = nimbers.subspan(some.size());
  }
}

// A vector of positions whose nimbers lie in several windows.
void CountByPosition::count_changing(const Block& block, std::uint32_t seen,
                                     std::uint32_t k) const noexcept {
  const std::uint16_t* const x = axis_.prefix_xors.data();
  const Nimbers changes(x + block.first + k, x + seen + k);
  std::uint8_t* counts = block.bytes + k;
  for (const std::uint16_t nimber : wanted_) {
    store_bytes(load_bytes(counts) - changes.are(nimber), counts);
    counts += block_positions_;
  }
}

// From the k-th position of the block on.
void CountByPosition::count_one_by_one(const Block& block, std::uint32_t lag,
                                       std::uint32_t k) const noexcept {
  const std::uint16_t* const from = axis_.prefix_xors.data() + block.first;
  for (; k < block.positions; ++k) {
    const std::uint32_t row = rows_[from[k] ^ *(from + k - lag)];
    ++block.counts[row * block_positions_ + k];
  }
}

void CountByPosition::add_bytes(const Block& block) const noexcept {
  if (block.in_vectors == 0) return;
  const std::size_t bytes = scratch_bytes(wanted_.size());
  for (std::size_t index = 0; index < bytes; ++index) block.counts[index] += block.bytes[index];
  std::fill_n(block.bytes, bytes, std::uint8_t{0});
}

}  // namespace tartan::detail
