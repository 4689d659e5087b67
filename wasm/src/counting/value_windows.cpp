#include "tartan/counting/detail/value_windows.hpp"

#include <algorithm>

namespace tartan::detail {
namespace {

// Maps are read four bytes at a time.
constexpr std::size_t bytes_behind = 3;

std::size_t bytes_of_map(std::uint32_t size) noexcept {
  return size / ValueWindows::group_size / 8 + 1 + bytes_behind;
}

constexpr std::size_t maps = 2 * ValueWindows::most_windows + 1;

}  // namespace

std::size_t ValueWindows::bytes(std::uint32_t size) noexcept { return maps * bytes_of_map(size); }

ValueWindows::ValueWindows(std::uint32_t size, std::uint8_t* memory) noexcept
    : map_bytes_(bytes_of_map(size)),
      maps_(memory),
      mixed_(memory + 2 * most_windows * map_bytes_) {}

void ValueWindows::resize(std::uint32_t bits, std::span<const std::uint16_t> prefix_xors) noexcept {
  std::fill_n(maps_, maps * map_bytes_, std::uint8_t{0});
  bits_ = bits;
  for (std::uint32_t i = 0; i < prefix_xors.size(); ++i) record(prefix_xors.data(), i);
}

}  // namespace tartan::detail
