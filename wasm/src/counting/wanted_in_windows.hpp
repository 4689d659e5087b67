#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>

namespace tartan::detail {

/// Wanted nimbers in a window of 2^bits nimbers: the indices first ... end - 1.
struct InWindow {
  std::uint32_t first;
  std::uint32_t end;
};

/// Finds wanted nimbers by their window of 2^bits nimbers; the nimbers ascend.
template <std::uint32_t bits>
class WantedInWindows {
 public:
  explicit WantedInWindows(std::span<const std::uint16_t> ascending) noexcept {
    for (const std::uint16_t nimber : ascending) ++ends_[(nimber >> bits) + 1];
    std::partial_sum(ends_.begin(), ends_.end(), ends_.begin());
  }

  InWindow of(std::uint32_t window) const noexcept { return {ends_[window], ends_[window + 1]}; }

  // The average number of wanted nimbers in a window below `width`.
  std::size_t in_each(std::uint32_t width) const noexcept {
    return ends_.back() / std::max(1U, width >> bits);
  }

 private:
  std::array<std::uint32_t, (65536 >> bits) + 1> ends_{};
};

}  // namespace tartan::detail
