// Counts many wanted nimbers, with vectors of 16 bytes.
//
// The prefix XORs keep their high byte for hundreds of positions (see value_windows.hpp), and so
// does m = x[i] ^ x[i-l] along one lag. As long as it does, only wanted nimbers with this high byte
// can agree, and they agree if their low bytes do:
//
//      m / 256     2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 1 1 1 1 1 ...
//      m % 256     compared with the low bytes of what is wanted of 512 ... 767
//
// Of 16 wanted nimbers below 1024 that leaves about four. Where the high byte changes, the 16
// nimbers of the vector are counted one by one.
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "count_tiles.hpp"

namespace tartan::detail {
namespace {

constexpr std::uint32_t bytes_in_vector = 16;
using Bytes = std::uint8_t __attribute__((vector_size(bytes_in_vector)));
using Longs = std::uint64_t __attribute__((vector_size(bytes_in_vector)));

// A byte counts so many vectors before it could wrap around.
constexpr std::uint32_t most_vectors = 255;

constexpr std::uint32_t low_values = 256;

// So many wanted nimbers at a time: with more, vectors have to wait in memory.
constexpr std::size_t most_at_once = 8;

struct Lag {
  const std::uint16_t* from;  // x[i] of a tile's first position
  const std::uint16_t* seen;  // x[i-l]
};

bool is_zero(Lanes lanes) noexcept {
  const auto longs = reinterpret_cast<Longs>(lanes);
  return (longs[0] | longs[1]) == 0;
}

// Counts from position k on, for as long as the high byte is `high`, but not beyond `end`. Returns
// where it stopped, whole vectors further.
template <std::size_t count>
[[gnu::noinline]] std::uint32_t count_low_bytes(const Lag& lag, std::uint32_t k, std::uint32_t end,
                                                std::uint32_t high, const std::uint16_t* nimbers,
                                                TilePart* parts) noexcept {
  std::array<Bytes, count> wanted, counts{};
  for (std::size_t index = 0; index < count; ++index)
    wanted[index] = Bytes{} + static_cast<std::uint8_t>(nimbers[index] % low_values);
  const std::uint16_t base = static_cast<std::uint16_t>(high * low_values);
  const Lanes bases = Lanes{} + base;
  const Lanes high_bytes = Lanes{} + std::uint16_t{0xff00};
  for (; k < end; k += bytes_in_vector) {
    const Lanes first = load(lag.from + k) ^ load(lag.seen + k) ^ bases;
    const Lanes second = load(lag.from + k + lanes) ^ load(lag.seen + k + lanes) ^ bases;
    if (!is_zero((first | second) & high_bytes)) break;
    if constexpr (count > 0) {
      const Bytes low =
          __builtin_shufflevector(reinterpret_cast<Bytes>(first), reinterpret_cast<Bytes>(second),
                                  0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
#pragma GCC unroll 8
      for (std::size_t index = 0; index < count; ++index)
        // A comparison that holds is all ones, which is -1.
        counts[index] -= reinterpret_cast<Bytes>(low == wanted[index]);
    }
  }
  for (std::size_t index = 0; index < count; ++index) {
    TilePart sum = 0;
    for (std::uint32_t lane = 0; lane < bytes_in_vector; ++lane) sum += counts[index][lane];
    parts[nimbers[index]] += sum;
  }
  return k;
}

template <std::size_t... count>
constexpr auto kernels_for(std::index_sequence<count...>) {
  return std::array{&count_low_bytes<count>...};
}
constexpr auto kernels = kernels_for(std::make_index_sequence<most_at_once + 1>());

// What is wanted, by its high byte.
class WantedByHighByte {
 public:
  explicit WantedByHighByte(std::span<const std::uint16_t> ascending) noexcept
      : wanted_(ascending) {
    for (const std::uint16_t nimber : ascending) ++ends_[nimber / low_values + 1];
    std::partial_sum(ends_.begin(), ends_.end(), ends_.begin());
  }

  std::span<const std::uint16_t> operator[](std::uint32_t high) const noexcept {
    return wanted_.subspan(ends_[high], ends_[high + 1] - ends_[high]);
  }

 private:
  std::span<const std::uint16_t> wanted_;
  std::array<std::uint32_t, low_values + 1> ends_{};
};

// Where the high byte changes too often, it is better to count all.
constexpr std::uint32_t steady_positions = 100;

bool is_steady(std::span<const std::uint16_t> tile) noexcept {
  std::size_t changes = 0;
  for (std::size_t k = 1; k < tile.size(); ++k)
    changes += (tile[k] ^ tile[k - 1]) >= low_values ? 1U : 0U;
  return changes * steady_positions <= tile.size();
}

// Adds the tile's moves by a lag to `parts`: right for what is wanted, and only for that.
void count_in_tile(std::span<const std::uint16_t> tile, std::uint32_t lag,
                   const WantedByHighByte& wanted, TilePart* parts) noexcept {
  const Lag pairs{tile.data(), tile.data() - lag};
  const auto size = static_cast<std::uint32_t>(tile.size());
  for (std::uint32_t k = 0; k < size;) {
    const std::uint32_t high = (pairs.from[k] ^ pairs.seen[k]) / low_values;
    std::span<const std::uint16_t> nimbers = wanted[high];
    const std::uint32_t end = std::min(size, k + most_vectors * bytes_in_vector);
    std::uint32_t stop = end;
    do {
      const auto some = nimbers.first(std::min(nimbers.size(), most_at_once));
      stop = kernels[some.size()](pairs, k, stop, high, some.data(), parts);
      nimbers = nimbers.subspan(some.size());
    } while (!nimbers.empty());
    k = stop;
    if (k == end) continue;
    for (const std::uint32_t vector_end = k + bytes_in_vector; k < vector_end; ++k)
      ++parts[pairs.from[k] ^ pairs.seen[k]];
  }
}

}  // namespace

void count_many(const CountRange& range, std::span<const std::uint16_t> ascending,
                std::uint64_t* histogram, void* scratch) noexcept {
  const std::uint16_t* const x = range.prefix_xors;
  const WantedByHighByte by_high_byte(ascending);
  auto* const parts = static_cast<TilePart*>(scratch);
  bool high_byte_is_steady = true;
  for_each_tile(
      range, [&](std::span<const std::uint16_t> tile) { high_byte_is_steady = is_steady(tile); },
      [&](std::span<const std::uint16_t> tile, std::uint32_t lag) {
        if (high_byte_is_steady)
          count_in_tile(tile, lag, by_high_byte, parts);
        else
          count_all_in_tile(tile, lag, parts, range.width);
      },
      [&](std::uint32_t i, std::uint32_t lag) { ++parts[x[i] ^ x[i - lag]]; },
      [&] {
        for (const std::uint16_t nimber : ascending)
          for (std::uint32_t lane = 0; lane < lanes; ++lane)
            histogram[nimber] += parts[lane * range.width + nimber];
        std::fill_n(parts, lanes * range.width, TilePart{0});
      });
}

}  // namespace tartan::detail
