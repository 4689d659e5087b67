// Counts many wanted nimbers.
//
// The prefix XORs stay in a window for hundreds of positions (see value_windows.hpp), so that
// m = x[i] ^ x[i-l] keeps its high bits along one lag. As long as it does, only wanted nimbers with
// these high bits can agree, and they agree if their low bits do:
//
//      m / 256     2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 1 1 1 1 1 ...
//      m % 256     compared with the low bytes of what is wanted of 512 ... 767
//
// Of 16 wanted nimbers below 1024 that leaves about four, and 16 positions fit a vector of bytes.
// Where the values leave windows of 256 too often, windows of 512 are looked at, in two vectors;
// and where they leave these too, all nimbers are counted. Where the high bits change, the nimbers
// of one vector are counted one by one.
#include <algorithm>
#include <array>
#include <numeric>
#include <type_traits>
#include <utility>

#include "count_tiles.hpp"
#include "narrow_vectors.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t positions_at_once = 16;
constexpr std::uint32_t byte_bits = 8;
constexpr std::uint32_t word_bits = 9;

// So many wanted nimbers at a time: with more, vectors have to wait in memory.
constexpr std::size_t most_at_once = 6;

struct Lag {
  const std::uint16_t* from;  // x[i] of a tile's first position
  const std::uint16_t* seen;  // x[i-l]
};

// Adds the lanes of two 64-bit words; the sum is below 2^16.
TilePart sum(Lanes counts) noexcept {
  const auto longs = reinterpret_cast<Longs>(counts);
  return static_cast<TilePart>((longs[0] + longs[1]) * 0x0001'0001'0001'0001 >> 48);
}
TilePart sum(Bytes counts) noexcept {
  const auto pairs = reinterpret_cast<Lanes>(counts);
  return sum((pairs & 0x00ff) + (pairs >> 8));
}

// Counts from position k on, for as long as the nimbers have the high bits of `window`, but not
// beyond `end`. Returns where it stopped, whole vectors further.
template <std::uint32_t bits, std::size_t count>
[[gnu::noinline]] std::uint32_t count_in_window(const Lag& lag, std::uint32_t k, std::uint32_t end,
                                                std::uint32_t window, const std::uint16_t* nimbers,
                                                TilePart* parts) noexcept {
  constexpr bool fits_bytes = bits <= byte_bits;
  using Vector = std::conditional_t<fits_bytes, Bytes, Lanes>;
  using Lane = std::conditional_t<fits_bytes, std::uint8_t, std::uint16_t>;
  constexpr std::uint16_t high_bits = static_cast<std::uint16_t>(~0U << bits);
  std::array<Vector, count> wanted, counts{};
  for (std::size_t index = 0; index < count; ++index)
    wanted[index] = Vector{} + static_cast<Lane>(nimbers[index] & ~high_bits);
  const Lanes base = Lanes{} + static_cast<std::uint16_t>(window << bits);
  for (; k < end; k += positions_at_once) {
    const Lanes first = load(lag.from + k) ^ load(lag.seen + k) ^ base;
    const Lanes second = load(lag.from + k + lanes) ^ load(lag.seen + k + lanes) ^ base;
    if (!is_zero((first | second) & high_bits)) break;
    // A comparison that holds is all ones, which is -1.
    if constexpr (fits_bytes) {
      [[maybe_unused]] const Bytes low = low_bytes(first, second);
#pragma GCC unroll 8
      for (std::size_t index = 0; index < count; ++index)
        counts[index] -= reinterpret_cast<Bytes>(low == wanted[index]);
    } else {
#pragma GCC unroll 8
      for (std::size_t index = 0; index < count; ++index)
        counts[index] -= reinterpret_cast<Vector>(first == wanted[index]) +
                         reinterpret_cast<Vector>(second == wanted[index]);
    }
  }
  for (std::size_t index = 0; index < count; ++index) parts[nimbers[index]] += sum(counts[index]);
  return k;
}

// What is wanted, by its window.
template <std::uint32_t bits>
class WantedInWindows {
 public:
  // So far no count of a lane can wrap around.
  static constexpr std::uint32_t most_positions =
      bits <= byte_bits ? 255 * positions_at_once : longest_tile;

  explicit WantedInWindows(std::span<const std::uint16_t> ascending) noexcept : wanted_(ascending) {
    for (const std::uint16_t nimber : ascending) ++ends_[(nimber >> bits) + 1];
    std::partial_sum(ends_.begin(), ends_.end(), ends_.begin());
  }

  // Below so many changes, of 64 that are looked at on either side, it pays to look at windows of
  // this size: never, where too many are wanted in each.
  std::uint32_t most_changes(std::uint32_t width) const noexcept {
    constexpr std::size_t most_wanted = 16;
    constexpr std::uint32_t of_tile_and_lag = 6;
    return wanted_.size() / std::max(1U, width >> bits) > most_wanted ? 0 : of_tile_and_lag;
  }

  // Adds the tile's moves by a lag to `parts`: right for what is wanted, and only for that.
  void count(std::span<const std::uint16_t> tile, std::uint32_t lag,
             TilePart* parts) const noexcept {
    const Lag pairs{tile.data(), tile.data() - lag};
    const auto size = static_cast<std::uint32_t>(tile.size());
    for (std::uint32_t k = 0; k < size;) {
      const auto window = static_cast<std::uint32_t>(pairs.from[k] ^ pairs.seen[k]) >> bits;
      const std::uint32_t end = std::min(size, k + most_positions);
      const std::uint32_t stop = count_window(pairs, k, end, window, parts);
      k = stop;
      if (stop == end) continue;
      for (; k < stop + positions_at_once; ++k) ++parts[pairs.from[k] ^ pairs.seen[k]];
    }
  }

 private:
  std::uint32_t count_window(const Lag& pairs, std::uint32_t k, std::uint32_t end,
                             std::uint32_t window, TilePart* parts) const noexcept {
    static constexpr auto kernels = []<std::size_t... count>(std::index_sequence<count...>) {
      return std::array{&count_in_window<bits, count>...};
    }(std::make_index_sequence<most_at_once + 1>());
    std::span<const std::uint16_t> nimbers =
        wanted_.subspan(ends_[window], ends_[window + 1] - ends_[window]);
    do {
      const auto some = nimbers.first(std::min(nimbers.size(), most_at_once));
      end = kernels[some.size()](pairs, k, end, window, some.data(), parts);
      nimbers = nimbers.subspan(some.size());
    } while (!nimbers.empty());
    return end;
  }

  std::span<const std::uint16_t> wanted_;
  std::array<std::uint32_t, (65536 >> bits) + 1> ends_{};
};

// How often values that are 16 positions apart are in different windows. It is asked of the tile
// and of what every lag sees from it, and so it looks at a few places only.
constexpr std::size_t probes = 64;

struct Changes {
  std::uint32_t of_byte_windows = 0;
  std::uint32_t of_word_windows = 0;

  Changes operator+(const Changes& other) const noexcept {
    return {of_byte_windows + other.of_byte_windows, of_word_windows + other.of_word_windows};
  }
};

Changes probe(const std::uint16_t* values, std::size_t size) noexcept {
  Changes changes;
  const std::size_t step = std::max<std::size_t>(size / probes, 1);
  for (std::size_t k = 0; k + positions_at_once < size; k += step) {
    const std::uint32_t change = values[k] ^ values[k + positions_at_once];
    changes.of_byte_windows += change >> byte_bits != 0 ? 1U : 0U;
    changes.of_word_windows += change >> word_bits != 0 ? 1U : 0U;
  }
  return changes;
}

}  // namespace

void count_many(const CountRange& range, std::span<const std::uint16_t> ascending,
                std::uint64_t* histogram, void* scratch) noexcept {
  const std::uint16_t* const x = range.prefix_xors;
  const WantedInWindows<byte_bits> as_bytes(ascending);
  const WantedInWindows<word_bits> as_words(ascending);
  const std::uint32_t most_byte_changes = as_bytes.most_changes(range.width);
  const std::uint32_t most_word_changes = as_words.most_changes(range.width);
  auto* const parts = static_cast<TilePart*>(scratch);
  const std::uint32_t histograms = parallel_histograms(range.width);
  Changes of_tile;
  for_each_tile(
      range,
      [&](std::span<const std::uint16_t> tile) { of_tile = probe(tile.data(), tile.size()); },
      [&](std::span<const std::uint16_t> tile, std::uint32_t lag) {
        const Changes changes = of_tile + probe(tile.data() - lag, tile.size());
        if (changes.of_byte_windows < most_byte_changes)
          as_bytes.count(tile, lag, parts);
        else if (changes.of_word_windows < most_word_changes)
          as_words.count(tile, lag, parts);
        else
          count_all_in_tile(tile, lag, parts, range.width);
      },
      [&](std::uint32_t i, std::uint32_t lag) { ++parts[x[i] ^ x[i - lag]]; },
      [&] {
        for (const std::uint16_t nimber : ascending)
          for (std::uint32_t part = 0; part < histograms; ++part)
            histogram[nimber] += parts[part * range.width + nimber];
        std::fill_n(parts, histograms * range.width, TilePart{0});
      });
}

}  // namespace tartan::detail
