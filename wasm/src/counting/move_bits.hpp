#pragma once

#include <bit>
#include <cstdint>

namespace tartan::detail {

/// Moves bit g of a word to bit g ^ by, for by < 64: each set bit of `by` swaps neighbouring bits,
/// pairs, nibbles ... There are no branches, because no processor could predict them.
constexpr std::uint64_t move_bits_by_xor(std::uint64_t word, std::uint32_t by) noexcept {
  const auto swap = [&](std::uint32_t distance, std::uint64_t low_halves) {
    const std::uint64_t wanted = std::uint64_t{0} - (by / distance & 1);
    const std::uint64_t changed = (word ^ word >> distance) & low_halves & wanted;
    word ^= changed ^ changed << distance;
  };
  word = std::rotl(word, static_cast<int>(by & 32));
  swap(16, 0x0000'ffff'0000'ffff);
  swap(8, 0x00ff'00ff'00ff'00ff);
  swap(4, 0x0f0f'0f0f'0f0f'0f0f);
  swap(2, 0x3333'3333'3333'3333);
  swap(1, 0x5555'5555'5555'5555);
  return word;
}

}  // namespace tartan::detail
