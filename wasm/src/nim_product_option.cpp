#include "tartan/nim_product_option.hpp"

#include <bit>
#include <cassert>

// We look for the differences d = a' + a and e = b' + b. Say that d lowers a when a + d < a: that
// is when the highest bit of d is a bit of a.
//
// The claim: where s lowers a (x) b, there are d and e with d (x) e = s, d lowers a, e lowers b.
// For nimbers below 2 all three are 1. For larger ones write a = p F + q, b = r F + t and
// s = s1 F + s0 with a Fermat 2-power F, and d = d1 F + d0, e = e1 F + e0. Then
//
//   a (x) b = (pr + pt + qr) F  +  (qt + pr (F/2)),
//   d (x) e = (d1 e1 + d1 e0 + d0 e1) F  +  (d0 e0 + d1 e1 (F/2)),
//
// and d lowers a when d1 lowers p, whatever d0 is, or when d1 = 0 and d0 lowers q. The highest bit
// of s is in one of the terms of a (x) b. Each of them is a product of nimbers below F, for which
// the claim is known; a case for each term is below.
namespace tartan {
namespace {

bool lowers(Nimber difference, Nimber nimber) {
  return difference != 0 && (nimber & std::bit_floor(difference)) != 0;
}

Nimber quotient(Nimber dividend, Nimber divisor) { return *nim_quotient(dividend, divisor); }

// Some z with z (x) z + z = f, for f < F/2. For z = 2^(k+1) the highest bit of this is 2^k, so f is
// taken apart from its highest bit on.
Nimber artin_schreier_root(Nimber f) {
  Nimber z = 0;
  while (f != 0) {
    const Nimber bit = std::bit_floor(f) << 1U;
    z ^= bit;
    f ^= nim_product(bit, bit) ^ bit;
  }
  return z;
}

// The two numbers d and e of the claim, for nimbers below F*F with F = 2^half_bits, or below 2 for
// half_bits = 0.
NimProductOption lowering_factors(Nimber a, Nimber b, Nimber s, unsigned half_bits) {
  if (half_bits == 0) return {1, 1};
  const unsigned quarter_bits = half_bits / 2;
  const Nimber low_mask = (Nimber{1} << half_bits) - 1;
  const Nimber half_fermat = Nimber{1} << (half_bits - 1);
  const Nimber p = a >> half_bits, q = a & low_mask;
  const Nimber r = b >> half_bits, t = b & low_mask;
  const Nimber s1 = s >> half_bits, s0 = s & low_mask;
  const auto join = [=](Nimber high, Nimber low) { return high << half_bits | low; };

  if (lowers(s1, nim_product(p, t))) {  // e1 = 0: d1 e0 = s1 and d0 e0 = s0
    const auto [d1, e0] = lowering_factors(p, t, s1, quarter_bits);
    return {join(d1, quotient(s0, e0)), e0};
  }
  if (lowers(s1, nim_product(q, r))) {  // d1 = 0: d0 e1 = s1 and d0 e0 = s0
    const auto [d0, e1] = lowering_factors(q, r, s1, quarter_bits);
    return {d0, join(e1, quotient(s0, d0))};
  }
  if (s1 != 0) {  // d1 e1 = s1, and d1 e0 = d0 e1 = x with x (x) x = s1 d0 e0
    const auto [d1, e1] = lowering_factors(p, r, s1, quarter_bits);
    const Nimber x = nim_square_root(nim_product(s1, s0 ^ nim_product(s1, half_fermat)));
    return {join(d1, quotient(x, e1)), join(e1, quotient(x, d1))};
  }
  if (lowers(s0, nim_product(q, t))) return lowering_factors(q, t, s0, quarter_bits);
  // s0 lowers pr (F/2). Take it apart twice: s0 = d1 e1 (F/2 + f), where f < F/2. With
  // z (x) z + z = f the numbers d0 = d1 (z + 1) and e0 = e1 z give d0 e0 = d1 e1 f, and
  // d1 e0 + d0 e1 = d1 e1, so that nothing is left of the multiples of F.
  const auto [product, factor] = lowering_factors(nim_product(p, r), half_fermat, s0, quarter_bits);
  const auto [d1, e1] = lowering_factors(p, r, product, quarter_bits);
  const Nimber z = artin_schreier_root(factor ^ half_fermat);
  return {join(d1, nim_product(d1, z ^ 1)), join(e1, nim_product(e1, z))};
}

}  // namespace

NimProductOption nim_product_option(Nimber a, Nimber b, Nimber wanted) noexcept {
  const Nimber product = nim_product(a, b);
  assert(wanted < product);
  const auto [d, e] = lowering_factors(a, b, wanted ^ product, 32);
  return {a ^ d, b ^ e};
}

}  // namespace tartan
