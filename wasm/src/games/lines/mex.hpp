// The smallest number that is missing, of many lists one after the other.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tartan/nimber.hpp"

namespace tartan {

/// Forgets a list in one step: a number is seen when it carries the mark of this list.
class MexFinder {
 public:
  /// Begins a list of fewer than 2^22 numbers.
  void begin() noexcept { ++mark_; }

  void see(Nimber number) {
    // The mex of so few is below 2^22, so that larger numbers do not matter.
    if (number >= limit) return;
    const auto place = static_cast<std::size_t>(number);
    if (place >= marks_.size()) marks_.resize(std::bit_ceil(place + 1));
    marks_[place] = mark_;
  }
  Nimber mex() const noexcept {
    Nimber number = 0;
    while (number < marks_.size() && marks_[static_cast<std::size_t>(number)] == mark_) ++number;
    return number;
  }

 private:
  static constexpr Nimber limit = Nimber{1} << 22U;

  std::vector<std::uint32_t> marks_;
  std::uint32_t mark_ = 0;
};

}  // namespace tartan
