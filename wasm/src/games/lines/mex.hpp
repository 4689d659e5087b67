// The mex of many lists, one after the other.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "tartan/nimber.hpp"

namespace tartan {

/// Forgets a list in one step: a number is seen when it carries the mark of this list.
class MexFinder {
 public:
  /// Begins a list of fewer than 2^22 numbers.
  void begin() noexcept { ++mark_; }

  void see(Nimber number) {
    if (number < marks_.size())
      marks_[static_cast<std::size_t>(number)] = mark_;
    else
      see_first(number);
  }
  Nimber mex() const noexcept {
    Nimber number = 0;
    while (number < marks_.size() && marks_[static_cast<std::size_t>(number)] == mark_) ++number;
    return number;
  }

 private:
  static constexpr Nimber limit = Nimber{1} << 22U;

  // One that is larger than all before.
  void see_first(Nimber number) {
    // The mex of so few is below the limit, and so are nim-sums of such numbers.
    assert(number < limit);
    marks_.resize(std::bit_ceil(static_cast<std::size_t>(number) + 1));
    marks_[static_cast<std::size_t>(number)] = mark_;
  }

  std::vector<std::uint32_t> marks_;
  std::uint32_t mark_ = 0;
};

/// The Grundy numbers of the first `count` places by their definition: for each place in turn
/// visit_options(place, grundy, see) calls see(value) with what the other coins of each of its
/// moves are worth together, by the numbers of the places before it.
template <class VisitOptions>
std::vector<Nimber> grundy_by_options(std::uint64_t count, VisitOptions visit_options) {
  std::vector<Nimber> grundy;
  MexFinder options;
  for (std::uint32_t place = 0; place < count; ++place) {
    options.begin();
    visit_options(place, std::as_const(grundy), [&](Nimber value) { options.see(value); });
    grundy.push_back(options.mex());
  }
  return grundy;
}

}  // namespace tartan
