// The field of the nimbers below 2^16 by logarithms: a (x) b = g^(log a + log b).
#pragma once

#include <array>
#include <cstdint>

namespace tartan {

class NimField16 {
 public:
  using Element = std::uint16_t;

  /// The non-zero elements are the powers g^0 ... g^65534 of one of them.
  static constexpr std::uint32_t order = 65535;
  static constexpr Element generator = 10279;

  NimField16() noexcept;

  Element product(Element a, Element b) const noexcept {
    return a != 0 && b != 0 ? power_[std::uint32_t{logarithm_[a]} + logarithm_[b]] : Element{0};
  }

  /// For a != 0.
  Element inverse(Element a) const noexcept { return power_[order - logarithm_[a]]; }

  /// Half the logarithm; an odd one is made even by adding the odd order of the group.
  Element square_root(Element a) const noexcept {
    if (a == 0) return 0;
    const std::uint32_t exponent = logarithm_[a];
    return power_[(exponent % 2 == 0 ? exponent : exponent + order) / 2];
  }

 private:
  std::array<std::uint16_t, order + 1> logarithm_;  // logarithm_[0] stays 0 and is never used
  std::array<Element, 2 * order> power_;            // twice over, so that a sum needs no remainder
};

/// The one copy of the tables (384 KiB), filled at the first call.
const NimField16& nim_field_16() noexcept;

}  // namespace tartan
