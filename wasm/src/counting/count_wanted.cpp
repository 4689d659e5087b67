// Counts wanted move nimbers by the stretch of positions that they end in. Each stretch has a
// vector of counts, which is added up where a window or a stretch ends.
#include "count_wanted.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tartan::detail {
namespace {

// Adds the lanes of two 64-bit words; the sum is below 2^16.
std::uint32_t sum(Lanes counts) noexcept {
  const auto longs = reinterpret_cast<Longs>(counts);
  return static_cast<std::uint32_t>((longs[0] + longs[1]) * 0x0001'0001'0001'0001 >> 48);
}
std::uint32_t sum(Bytes counts) noexcept {
  const auto pairs = reinterpret_cast<Lanes>(counts);
  return sum((pairs & 0x00ff) + (pairs >> 8));
}

// Stretches that follow on each other, and the counts of the first one. All but the last have
// whole vectors.
struct Stretches {
  const PositionRange* at;
  std::uint32_t* counts;
  std::size_t entries;

  void next() noexcept {
    ++at;
    counts += entries;
  }
};

// Some positions whose vectors are counted, and the first that a lag sees from them.
template <class Value>
struct Values {
  const Value* from;
  const Value* seen;
  std::uint32_t first;
  std::uint32_t size;

  std::uint32_t size_until(std::uint32_t last) const noexcept {
    return std::min(size, last + 1 - first);
  }
};

// Counts positions whose nimbers have the high byte of these: at most 255 vectors.
template <std::size_t count>
[[gnu::noinline]] void count_steady(const Values<std::uint8_t>& values,
                                    const std::uint16_t* nimbers, Stretches stretches) noexcept {
  const auto [from, seen, first, size] = values;
  std::array<Bytes, count> wanted;
  for (std::size_t index = 0; index < count; ++index)
    wanted[index] = Bytes{} + static_cast<std::uint8_t>(nimbers[index]);
  for (std::uint32_t k = 0; k < size; stretches.next()) {
    std::array<Bytes, count> counts{};
    for (const std::uint32_t end = values.size_until(stretches.at->last); k < end;
         k += positions_at_once) {
      const Bytes low = load_bytes(from + k) ^ load_bytes(seen + k);
#pragma GCC unroll 8
      for (std::size_t index = 0; index < count; ++index)
        // A comparison that holds is all ones, which is -1.
        counts[index] -= reinterpret_cast<Bytes>(low == wanted[index]);
    }
    for (std::size_t index = 0; index < count; ++index)
      stretches.counts[index] += sum(counts[index]);
  }
}

// Counts for as long as the nimbers have the high bits of `window`, at most 2^16 positions. Returns
// how many positions that were, in whole vectors.
template <std::size_t count>
[[gnu::noinline]] std::uint32_t count_in_window(const Values<std::uint16_t>& values,
                                                std::uint32_t window, const std::uint16_t* nimbers,
                                                Stretches stretches) noexcept {
  constexpr std::uint16_t high_bits = static_cast<std::uint16_t>(~0U << word_bits);
  const auto [from, seen, first, size] = values;
  std::array<Lanes, count> wanted;
  for (std::size_t index = 0; index < count; ++index)
    wanted[index] = Lanes{} + static_cast<std::uint16_t>(nimbers[index] & ~high_bits);
  const Lanes base = Lanes{} + static_cast<std::uint16_t>(window << word_bits);
  bool is_in_window = true;
  std::uint32_t k = 0;
  for (; k < size && is_in_window; stretches.next()) {
    std::array<Lanes, count> counts{};
    for (const std::uint32_t end = values.size_until(stretches.at->last); k < end;
         k += positions_at_once) {
      const Lanes one = load(from + k) ^ load(seen + k) ^ base;
      const Lanes other = load(from + k + lanes) ^ load(seen + k + lanes) ^ base;
      is_in_window = is_zero((one | other) & high_bits);
      if (!is_in_window) break;
#pragma GCC unroll 8
      for (std::size_t index = 0; index < count; ++index)
        counts[index] -= reinterpret_cast<Lanes>(one == wanted[index]) +
                         reinterpret_cast<Lanes>(other == wanted[index]);
    }
    for (std::size_t index = 0; index < count; ++index)
      stretches.counts[index] += sum(counts[index]);
  }
  return k;
}

template <std::size_t... counts>
consteval auto steady_kernels(std::index_sequence<counts...>) {
  return std::array{&count_steady<counts + 1>...};
}
template <std::size_t... counts>
consteval auto window_kernels(std::index_sequence<counts...>) {
  return std::array{&count_in_window<counts>...};
}

// Adds to the counts of stretches, along which the pairs go on.
struct StretchKernels {
  // With more, vectors have to wait in memory.
  static constexpr std::uint32_t most_bytes = 6, most_words = 6;

  const WantedWalk& walk;
  Stretches stretches;

  // Stretches from the one with the first position of `pairs` on, with their counts from `entry`
  // on.
  Stretches from(const SeenPairs& pairs, std::size_t entry) noexcept {
    while (stretches.at->last < pairs.first) stretches.next();
    return {stretches.at, stretches.counts + entry, stretches.entries};
  }

  void steady(const SeenPairs& pairs, std::size_t some, std::size_t entry) noexcept {
    static constexpr auto kernels = steady_kernels(std::make_index_sequence<most_bytes>());
    const std::uint8_t* const low = walk.low_bytes();
    kernels[some - 1]({low + pairs.first, low + pairs.seen, pairs.first, pairs.size},
                      &walk.wanted()[entry], from(pairs, entry));
  }
  std::uint32_t in_window(const SeenPairs& pairs, std::uint32_t window, std::size_t some,
                          std::size_t entry) noexcept {
    static constexpr auto kernels = window_kernels(std::make_index_sequence<most_words + 1>());
    const std::uint16_t* const x = walk.values();
    return kernels[some]({x + pairs.first, x + pairs.seen, pairs.first, pairs.size}, window,
                         walk.wanted().data() + entry, from(pairs, entry));
  }
  void one_vector(const SeenPairs& pairs) noexcept { one_by_one(pairs); }
  // All of one stretch.
  void one_by_one(const SeenPairs& pairs) noexcept {
    if (pairs.size == 0) return;
    std::uint32_t* const counts = from(pairs, 0).counts;
    for (std::uint32_t k = 0; k < pairs.size; ++k)
      ++counts[walk.entry(pairs.first + k, pairs.seen + k)];
  }
};

// The number of stretches that one pass can cover, from the first one on.
std::uint32_t walked_at_once(std::span<const PositionRange> stretches) noexcept {
  std::uint32_t count = 1;
  while (count < stretches.size() && stretches[count].first == stretches[count - 1].last + 1 &&
         (stretches[count - 1].last + 1 - stretches[count - 1].first) % positions_at_once == 0)
    ++count;
  return count;
}

}  // namespace

void count_wanted(const WantedWalk& walk, std::span<const std::uint32_t> lags,
                  std::span<const PositionRange> stretches, std::uint32_t* counts,
                  std::span<std::uint32_t> runs) noexcept {
  std::size_t run_count = 0;
  for (std::size_t at = 0; at < stretches.size(); at += runs[run_count++])
    runs[run_count] = walked_at_once(stretches.subspan(at));
  runs = runs.first(run_count);
  const std::uint32_t tile_first = stretches.front().first, last = stretches.back().last;
  const std::uint32_t changing = walk.changing_groups(tile_first, last);
  for (const std::uint32_t lag : lags) {
    if (lag > last) break;
    const std::uint32_t first = std::max(tile_first, lag);
    const bool in_bytes = walk.pays_in_bytes({first, first - lag, last - first + 1}, changing);
    const auto count = [&](std::size_t at, std::size_t end) {
      if (lag > stretches[end - 1].last) return;
      const std::uint32_t from = std::max(stretches[at].first, lag);
      const SeenPairs pairs{from, from - lag, stretches[end - 1].last - from + 1};
      const std::uint32_t in_vectors = walk.in_vectors(pairs.size);
      StretchKernels kernels{walk, {&stretches[at], counts + at * walk.entries(), walk.entries()}};
      if (in_bytes)
        walk.in_bytes(pairs.begin(in_vectors), kernels);
      else
        walk.in_words(pairs.begin(in_vectors), kernels);
      kernels.one_by_one(pairs.from(in_vectors));
    };
    std::size_t at = 0;
    for (const std::uint32_t some : runs) {
      // A lag that doesn't fit all of them, one of few, has its vectors elsewhere in each.
      if (lag <= stretches[at].first && walk.pays_in_vectors())
        count(at, at + some);
      else
        for (std::size_t k = at; k < at + some; ++k) count(k, k + 1);
      at += some;
    }
  }
}

}  // namespace tartan::detail
