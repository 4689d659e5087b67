#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>

namespace tartan::detail {

/// What is wanted, by its window of 2^bits nimbers; the nimbers ascend.
template <std::uint32_t bits>
class WantedInWindows {
 public:
  explicit WantedInWindows(std::span<const std::uint16_t> ascending) noexcept : wanted_(ascending) {
    for (const std::uint16_t nimber : ascending) ++ends_[(nimber >> bits) + 1];
    std::partial_sum(ends_.begin(), ends_.end(), ends_.begin());
  }

  std::span<const std::uint16_t> of(std::uint32_t window) const noexcept {
    return wanted_.subspan(ends_[window], ends_[window + 1] - ends_[window]);
  }

  // How many are wanted of a window, on average.
  std::size_t in_each(std::uint32_t width) const noexcept {
    return wanted_.size() / std::max(1U, width >> bits);
  }

 private:
  std::span<const std::uint16_t> wanted_;
  std::array<std::uint32_t, (65536 >> bits) + 1> ends_{};
};

}  // namespace tartan::detail
