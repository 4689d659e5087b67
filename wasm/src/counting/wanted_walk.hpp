// Walks along one lag where nimbers are wanted.
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
// vectors of words. Where one window gives way to the next, a vector is counted by itself.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "tartan/counting/countable_axis.hpp"
#include "vectors.hpp"
#include "wanted_in_windows.hpp"

namespace tartan::detail {

/// Neighbouring positions, and the first that a lag sees from them.
struct SeenPairs {
  std::uint32_t first;
  std::uint32_t seen;
  std::uint32_t size;

  SeenPairs from(std::uint32_t k) const noexcept { return {first + k, seen + k, size - k}; }
  SeenPairs begin(std::uint32_t positions) const noexcept { return {first, seen, positions}; }
};

inline constexpr std::uint32_t word_bits = 9;

/// The wanted nimbers of an axis. Counts have one entry for each of them, in this order, and one
/// more for all other nimbers.
class WantedWalk {
 public:
  /// The wanted nimbers ascend, each given once. Those that are not below axis.width never occur.
  /// `entries` is memory for the walk to fill, with axis.width numbers. Both must outlive it.
  WantedWalk(const CountableAxis& axis, std::span<const std::uint16_t> wanted,
             std::uint16_t* entries) noexcept
      : axis_(axis), wanted_(wanted), in_bytes_(wanted), in_words_(wanted), entry_of_(entries) {
    std::fill_n(entry_of_, axis.width, static_cast<std::uint16_t>(wanted.size()));
    for (std::size_t entry = 0; entry < wanted.size() && wanted[entry] < axis.width; ++entry)
      entry_of_[wanted[entry]] = static_cast<std::uint16_t>(entry);
  }

  std::span<const std::uint32_t> lengths() const noexcept { return axis_.lengths; }
  std::span<const std::uint16_t> wanted() const noexcept { return wanted_; }
  std::size_t entries() const noexcept { return wanted_.size() + 1; }
  const std::uint16_t* values() const noexcept { return axis_.prefix_xors.data(); }
  const std::uint8_t* low_bytes() const noexcept { return axis_.count_map.low_bytes(); }

  /// With more wanted nimbers in each window of 256 it is faster to count one by one.
  bool pays_in_vectors() const noexcept {
    constexpr std::size_t most_in_window = 24;
    return in_bytes_.in_each(axis_.width) <= most_in_window;
  }
  /// The number of positions in whole vectors; the others are counted one by one, by their entries.
  std::uint32_t in_vectors(std::uint32_t positions) const noexcept {
    return pays_in_vectors() ? positions / positions_at_once * positions_at_once : 0;
  }
  std::size_t entry(std::uint32_t first, std::uint32_t seen) const noexcept {
    return entry_of_[static_cast<std::size_t>(values()[first] ^ values()[seen])];
  }

  std::uint32_t changing_groups(std::uint32_t first, std::uint32_t last) const noexcept {
    return axis_.count_map.changing_groups(first, last);
  }
  /// True if windows of bytes pay off for pairs near these; `changing` is the number of groups
  /// among their positions that change their window.
  bool pays_in_bytes(const SeenPairs& pairs, std::uint32_t changing) const noexcept {
    // One group in so many may change its high byte, on either side.
    constexpr std::uint32_t steady_groups = 30;
    changing += changing_groups(pairs.seen, pairs.seen + pairs.size - 1);
    return changing * steady_groups <= 2 * pairs.size / CountMap::group_size;
  }

  /// Shows whole vectors of pairs to `kernels`: those whose nimbers have one high byte with up to
  /// Kernels::most_bytes entries of it at a time, and others a vector at a time.
  template <class Kernels>
  void in_bytes(const SeenPairs& pairs, Kernels& kernels) const noexcept {
    const CountMap& map = axis_.count_map;
    for (std::uint32_t k = 0; k < pairs.size;) {
      const auto [first, seen, left] = pairs.from(k);
      const std::uint32_t both_steady =
          std::min(map.steady_positions(first), map.steady_positions(seen));
      const std::uint32_t steady =
          std::min(both_steady, left) / positions_at_once * positions_at_once;
      if (steady == 0) {
        kernels.one_vector(pairs.from(k).begin(positions_at_once));
        k += positions_at_once;
        continue;
      }
      auto [entry, end] = in_bytes_.of(nimber(first, seen) >> 8);
      while (entry < end) {
        const std::uint32_t some = std::min<std::uint32_t>(end - entry, Kernels::most_bytes);
        kernels.steady(pairs.from(k).begin(steady), some, entry);
        entry += some;
      }
      k += steady;
    }
  }

  /// Shows whole vectors of pairs to `kernels` by windows of words; the kernel returns how many
  /// pairs lie in the window, in whole vectors.
  template <class Kernels>
  void in_words(const SeenPairs& pairs, Kernels& kernels) const noexcept {
    for (std::uint32_t k = 0; k < pairs.size;) {
      const auto window = nimber(pairs.first + k, pairs.seen + k) >> word_bits;
      auto [entry, end] = in_words_.of(window);
      std::uint32_t done = 0;
      do {
        const std::uint32_t some = std::min<std::uint32_t>(end - entry, Kernels::most_words);
        done = kernels.in_window(pairs.from(k), window, some, entry);
        entry += some;
      } while (entry < end);
      k += done;
      if (k == pairs.size) break;
      kernels.one_vector(pairs.from(k).begin(positions_at_once));
      k += positions_at_once;
    }
  }

 private:
  std::uint32_t nimber(std::uint32_t first, std::uint32_t seen) const noexcept {
    return static_cast<std::uint32_t>(values()[first] ^ values()[seen]);
  }

  CountableAxis axis_;
  std::span<const std::uint16_t> wanted_;
  WantedInWindows<8> in_bytes_;
  WantedInWindows<word_bits> in_words_;
  std::uint16_t* entry_of_;  // of each nimber below the width
};

}  // namespace tartan::detail
