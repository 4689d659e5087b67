// Nimbers below 2^64: the field in which coin-turning games are added and multiplied.
//
// Nimbers below 2^(2^k) form a field of that many elements (J. H. Conway, On Numbers and Games,
// chapter 6). Its sum is the bitwise exclusive or. Its product is fixed by two rules for the Fermat
// 2-powers F = 2^(2^n):  F (x) x = F*x for x < F,  and  F (x) F = F + F/2.
#pragma once

#include <cstdint>
#include <optional>

namespace tartan {

using Nimber = std::uint64_t;

constexpr Nimber nim_sum(Nimber a, Nimber b) noexcept { return a ^ b; }

/// a (x) b, exact for all a, b below 2^64.
Nimber nim_product(Nimber a, Nimber b) noexcept;

/// The nimber whose product with `a` is 1; none for a = 0.
std::optional<Nimber> nim_inverse(Nimber a) noexcept;

/// The nimber whose product with `divisor` is `dividend`; none for divisor = 0.
std::optional<Nimber> nim_quotient(Nimber dividend, Nimber divisor) noexcept;

/// base (x) base (x) ... with `exponent` factors, an ordinary whole number; the empty product is 1,
/// so 0 to the power 0 is 1.
Nimber nim_power(Nimber base, std::uint64_t exponent) noexcept;

/// The only nimber whose square is `a`: squaring is one-to-one in a field of characteristic 2.
Nimber nim_square_root(Nimber a) noexcept;

}  // namespace tartan
