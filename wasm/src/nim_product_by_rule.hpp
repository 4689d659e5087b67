// The nim-product straight from its two rules, one bit at a time in the end. At some hundred
// thousand products a second it is too slow for the solver. It builds the solver's tables and is
// their oracle in tests.
#pragma once

#include "tartan/nimber.hpp"

namespace tartan {

/// a (x) b for a, b below F*F, where F = 2^half_bits is a Fermat 2-power (half_bits = 1, 2, 4 ...
/// 32) or half_bits = 0, for nimbers below 2.
///
/// Write a = a1*F + a0 and b likewise. As F (x) F = F + F/2,
///   a (x) b = (a1 b0 + a0 b1 + a1 b1) F  +  a0 b0 + a1 b1 (F/2),
/// and the factor of F is (a0 + a1)(b0 + b1) + a0 b0: three products of half the size, not four.
constexpr Nimber nim_product_by_rule(Nimber a, Nimber b, unsigned half_bits = 32) noexcept {
  if (half_bits == 0) return a & b;
  const Nimber low_mask = (Nimber{1} << half_bits) - 1;
  const Nimber a0 = a & low_mask, a1 = a >> half_bits;
  const Nimber b0 = b & low_mask, b1 = b >> half_bits;
  const unsigned quarter_bits = half_bits / 2;
  const Nimber low = nim_product_by_rule(a0, b0, quarter_bits);
  const Nimber high = nim_product_by_rule(a1, b1, quarter_bits);
  const Nimber mixed = nim_product_by_rule(a0 ^ a1, b0 ^ b1, quarter_bits);
  const Nimber half_fermat = Nimber{1} << (half_bits - 1);
  return ((mixed ^ low) << half_bits) ^ low ^ nim_product_by_rule(high, half_fermat, quarter_bits);
}

}  // namespace tartan
