// The smallest number that is missing, of many lists one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tartan/nimber.hpp"

namespace tartan {

/// Forgets a list in one step: a number is seen when it carries the mark of this list.
class MexFinder {
 public:
  /// Begins a list of at most `most` numbers. A mex is at most their number, so that larger numbers
  /// do not matter.
  void begin(std::size_t most) {
    if (marks_.size() <= most) marks_.resize(most + 1);
    ++mark_;
  }
  void see(Nimber number) noexcept {
    if (number < marks_.size()) marks_[static_cast<std::size_t>(number)] = mark_;
  }
  Nimber mex() const noexcept {
    Nimber number = 0;
    while (number < marks_.size() && marks_[static_cast<std::size_t>(number)] == mark_) ++number;
    return number;
  }

 private:
  std::vector<std::uint32_t> marks_;
  std::uint32_t mark_ = 0;
};

}  // namespace tartan
