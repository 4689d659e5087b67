// Counts the move nimbers that are wanted.
//
// The prefix XORs stay in a window of 256 values for hundreds of positions (see count_map.hpp), so
// that m = x[i] ^ x[i-l] keeps its high byte along one lag. As long as it does, only wanted nimbers
// with this high byte can agree, and they agree if their low bytes do:
//
//      m / 256     2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 1 1 1 1 1 ...
//      m % 256     compared with the low bytes of what is wanted of 512 ... 767
//
// Of 12 wanted nimbers below 1024 that leaves about three, and of two often none. Bytes are
// compared, 16 in a vector. Where the high byte changes too often, windows of 512 are used, and
// vectors of words. Where the values leave these too often as well, all nimbers are counted. Where
// one window gives way to the next, the nimbers of a vector are counted one by one.
#include <algorithm>
#include <array>
#include <utility>

#include "count_tiles.hpp"
#include "narrow_vectors.hpp"
#include "wanted_in_windows.hpp"

namespace tartan::detail {
namespace {

// So many wanted nimbers at a time: with more, vectors have to wait in memory.
constexpr std::size_t most_at_once = 6;

// A tile, and what a lag sees from it.
struct TileAndLag {
  const std::uint16_t* from;  // x[i] of the tile's first position
  const std::uint16_t* seen;  // x[i-l]
  std::uint32_t size;         // positions, in whole vectors
};

void count_one_by_one(const TileAndLag& pairs, std::uint32_t k, TilePart* parts) noexcept {
  for (const std::uint32_t end = k + positions_at_once; k < end; ++k)
    ++parts[pairs.from[k] ^ pairs.seen[k]];
}

// Adds the lanes of two 64-bit words; the sum is below 2^16.
TilePart sum(Lanes counts) noexcept {
  const auto longs = reinterpret_cast<Longs>(counts);
  return static_cast<TilePart>((longs[0] + longs[1]) * 0x0001'0001'0001'0001 >> 48);
}
TilePart sum(Bytes counts) noexcept {
  const auto pairs = reinterpret_cast<Lanes>(counts);
  return sum((pairs & 0x00ff) + (pairs >> 8));
}

// The low bytes of a tile, and of what a lag sees from it.
struct LowBytes {
  const std::uint8_t* from;
  const std::uint8_t* seen;
};

// Counts some positions, at most 255 vectors, whose nimbers have the high byte of these.
template <std::size_t count>
[[gnu::noinline]] void count_steady(const LowBytes& bytes, std::uint32_t positions,
                                    const std::uint16_t* nimbers, TilePart* parts) noexcept {
  const auto [from, seen] = bytes;
  std::array<Bytes, count> wanted, counts{};
  for (std::size_t index = 0; index < count; ++index)
    wanted[index] = Bytes{} + static_cast<std::uint8_t>(nimbers[index]);
  for (std::uint32_t k = 0; k < positions; k += positions_at_once) {
    const Bytes low = load_bytes(from + k) ^ load_bytes(seen + k);
#pragma GCC unroll 8
    for (std::size_t index = 0; index < count; ++index)
      // A comparison that holds is all ones, which is -1.
      counts[index] -= reinterpret_cast<Bytes>(low == wanted[index]);
  }
  for (std::size_t index = 0; index < count; ++index) parts[nimbers[index]] += sum(counts[index]);
}

constexpr std::uint32_t word_bits = 9;

// Counts from position k on for as long as the nimbers have the high bits of `window`. Returns
// where it stopped, whole vectors further.
template <std::size_t count>
[[gnu::noinline]] std::uint32_t count_in_window(const TileAndLag& pairs, std::uint32_t k,
                                                std::uint32_t window, const std::uint16_t* nimbers,
                                                TilePart* parts) noexcept {
  constexpr std::uint16_t high_bits = static_cast<std::uint16_t>(~0U << word_bits);
  std::array<Lanes, count> wanted, counts{};
  for (std::size_t index = 0; index < count; ++index)
    wanted[index] = Lanes{} + static_cast<std::uint16_t>(nimbers[index] & ~high_bits);
  const Lanes base = Lanes{} + static_cast<std::uint16_t>(window << word_bits);
  for (; k < pairs.size; k += positions_at_once) {
    const Lanes first = load(pairs.from + k) ^ load(pairs.seen + k) ^ base;
    const Lanes second = load(pairs.from + k + lanes) ^ load(pairs.seen + k + lanes) ^ base;
    if (!is_zero((first | second) & high_bits)) break;
#pragma GCC unroll 8
    for (std::size_t index = 0; index < count; ++index)
      counts[index] -= reinterpret_cast<Lanes>(first == wanted[index]) +
                       reinterpret_cast<Lanes>(second == wanted[index]);
  }
  for (std::size_t index = 0; index < count; ++index) parts[nimbers[index]] += sum(counts[index]);
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

// How often values that are 16 positions apart are in different windows of 512: of 64 at most.
std::uint32_t probe(const std::uint16_t* values, std::size_t size) noexcept {
  constexpr std::size_t probes = 64;
  std::uint32_t changes = 0;
  const std::size_t step = std::max<std::size_t>(size / probes, 1);
  for (std::size_t k = 0; k + positions_at_once < size; k += step)
    changes += (values[k] ^ values[k + positions_at_once]) >> word_bits != 0 ? 1U : 0U;
  return changes;
}

// Each method adds the tile's moves by a lag to `parts`. The counts of what is wanted are right,
// the others need not be.
class WantedCount {
 public:
  WantedCount(const CountRange& tile, const CountMap& map, std::span<const std::uint16_t> ascending,
              TilePart* parts) noexcept
      : prefix_xors_(tile.prefix_xors),
        width_(tile.width),
        map_(map),
        in_bytes_(ascending),
        in_words_(ascending),
        parts_(parts),
        changing_groups_(map.changing_groups(tile.first, tile.last)),
        changed_probes_(probe(tile.prefix_xors + tile.first, tile.last - tile.first + 1)) {}

  void count(std::span<const std::uint16_t> positions, std::uint32_t lag) const noexcept {
    const TileAndLag pairs{positions.data(), positions.data() - lag,
                           static_cast<std::uint32_t>(positions.size())};
    if (pays_in_bytes(pairs))
      count_in_bytes(pairs);
    else if (pays_in_words(pairs))
      count_in_words(pairs);
    else
      count_all_in_tile(positions, lag, parts_, width_);
  }

 private:
  std::uint32_t position_of(const std::uint16_t* x) const noexcept {
    return static_cast<std::uint32_t>(x - prefix_xors_);
  }

  bool pays_in_bytes(const TileAndLag& pairs) const noexcept {
    // One group in so many may change its high byte, on either side.
    constexpr std::uint32_t steady_groups = 30;
    const std::uint32_t first_seen = position_of(pairs.seen);
    const std::uint32_t changing =
        changing_groups_ + map_.changing_groups(first_seen, first_seen + pairs.size - 1);
    return changing * steady_groups <= 2 * pairs.size / CountMap::group_size;
  }

  bool pays_in_words(const TileAndLag& pairs) const noexcept {
    constexpr std::size_t most_in_window = 8;
    constexpr std::uint32_t most_changes = 6;
    return in_words_.in_each(width_) <= most_in_window &&
           changed_probes_ + probe(pairs.seen, pairs.size) < most_changes;
  }

  void count_in_bytes(const TileAndLag& pairs) const noexcept {
    static constexpr auto kernels = steady_kernels(std::make_index_sequence<most_at_once>());
    const std::uint32_t first = position_of(pairs.from);
    const std::uint32_t first_seen = position_of(pairs.seen);
    for (std::uint32_t k = 0; k < pairs.size;) {
      const std::uint32_t both_steady =
          std::min(map_.steady_positions(first + k), map_.steady_positions(first_seen + k));
      const std::uint32_t steady = std::min(both_steady, pairs.size - k);
      if (steady < positions_at_once) {
        count_one_by_one(pairs, k, parts_);
        k += positions_at_once;
        continue;
      }
      const std::uint32_t in_vectors = steady / positions_at_once * positions_at_once;
      const LowBytes bytes{map_.low_bytes() + first + k, map_.low_bytes() + first_seen + k};
      for (auto nimbers = in_bytes_.of((pairs.from[k] ^ pairs.seen[k]) >> 8); !nimbers.empty();) {
        const auto some = nimbers.first(std::min(nimbers.size(), most_at_once));
        kernels[some.size() - 1](bytes, in_vectors, some.data(), parts_);
        nimbers = nimbers.subspan(some.size());
      }
      k += in_vectors;
    }
  }

  void count_in_words(const TileAndLag& pairs) const noexcept {
    static constexpr auto kernels = window_kernels(std::make_index_sequence<most_at_once + 1>());
    for (std::uint32_t k = 0; k < pairs.size;) {
      const auto window = static_cast<std::uint32_t>(pairs.from[k] ^ pairs.seen[k]) >> word_bits;
      std::span<const std::uint16_t> nimbers = in_words_.of(window);
      std::uint32_t end = k;
      do {
        const auto some = nimbers.first(std::min(nimbers.size(), most_at_once));
        end = kernels[some.size()](pairs, k, window, some.data(), parts_);
        nimbers = nimbers.subspan(some.size());
      } while (!nimbers.empty());
      k = end;
      if (k == pairs.size) break;
      count_one_by_one(pairs, k, parts_);
      k += positions_at_once;
    }
  }

  const std::uint16_t* prefix_xors_;
  std::uint32_t width_;
  CountMap map_;
  WantedInWindows<8> in_bytes_;
  WantedInWindows<word_bits> in_words_;
  TilePart* parts_;
  // Of the tile:
  std::uint32_t changing_groups_;
  std::uint32_t changed_probes_;
};

}  // namespace

void count_wanted(const CountRange& tile, const CountMap& map,
                  std::span<const std::uint16_t> ascending, std::uint64_t* histogram,
                  void* scratch) noexcept {
  const std::uint16_t* const x = tile.prefix_xors;
  auto* const parts = static_cast<TilePart*>(scratch);
  const std::uint32_t histograms = parallel_histograms(tile.width);
  const WantedCount wanted(tile, map, ascending, parts);
  for_each_lag(
      tile,
      [&](std::span<const std::uint16_t> positions, std::uint32_t lag) {
        wanted.count(positions, lag);
      },
      [&](std::uint32_t i, std::uint32_t lag) { ++parts[x[i] ^ x[i - lag]]; });
  for (const std::uint16_t nimber : ascending)
    for (std::uint32_t part = 0; part < histograms; ++part)
      histogram[nimber] += parts[part * tile.width + nimber];
  std::fill_n(parts, histograms * tile.width, TilePart{0});
}

}  // namespace tartan::detail
