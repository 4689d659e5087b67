#include "tartan/nimber.hpp"

#include "nim_field_16.hpp"

namespace tartan {
namespace {

// The nimbers below 2^32 are the pairs a1*F + a0 over the nimbers below F = 2^16, and those below
// 2^64 are the pairs over them with F = 2^32. One class serves both steps: what it needs of the
// smaller field is its product, inverse and square root.
//
// With (F/2) as a constant of the smaller field:
//   product   three smaller products, as in nim_product_by_rule.hpp (Karatsuba)
//   inverse   conj(a) = a1*F + (a0 + a1) is the other root of a's quadratic, and
//             a (x) conj(a) = a0 (a0 + a1) + a1^2 (F/2) lies in the smaller field
//   root      (r1*F + r0)^2 = r1^2 F + (r0^2 + r1^2 (F/2)), so r1 = root(a1), r0 = root(a0 + a1
//   (F/2))
template <class Half, class WideElement>
class QuadraticExtension {
 public:
  using Element = WideElement;

  explicit QuadraticExtension(const Half& half) noexcept : half_(half) {}

  Element product(Element a, Element b) const noexcept {
    const HalfElement a0 = low(a), a1 = high(a), b0 = low(b), b1 = high(b);
    const HalfElement lows = half_.product(a0, b0);
    const HalfElement mixed = half_.product(a0 ^ a1, b0 ^ b1);
    return join(mixed ^ lows, lows ^ times_half_fermat(half_.product(a1, b1)));
  }

  Element inverse(Element a) const noexcept {
    const HalfElement a0 = low(a), a1 = high(a);
    const HalfElement norm = half_.product(a0, a0 ^ a1) ^ times_half_fermat(half_.product(a1, a1));
    const HalfElement scale = half_.inverse(norm);
    return join(half_.product(a1, scale), half_.product(a0 ^ a1, scale));
  }

  Element square_root(Element a) const noexcept {
    const HalfElement a0 = low(a), a1 = high(a);
    return join(half_.square_root(a1), half_.square_root(a0 ^ times_half_fermat(a1)));
  }

 private:
  using HalfElement = typename Half::Element;
  static constexpr unsigned half_bits = 8 * sizeof(HalfElement);
  static constexpr HalfElement half_fermat = HalfElement{1} << (half_bits - 1);

  static HalfElement low(Element a) noexcept { return static_cast<HalfElement>(a); }
  static HalfElement high(Element a) noexcept { return static_cast<HalfElement>(a >> half_bits); }
  static Element join(HalfElement high, HalfElement low) noexcept {
    return Element{high} << half_bits | low;
  }
  HalfElement times_half_fermat(HalfElement a) const noexcept {
    return half_.product(a, half_fermat);
  }

  const Half& half_;
};

using NimField32 = QuadraticExtension<NimField16, std::uint32_t>;
using NimField64 = QuadraticExtension<NimField32, std::uint64_t>;

// Calls `use` with the field of all nimbers below 2^64.
template <class Use>
auto with_field(Use use) noexcept {
  const NimField32 field_32(nim_field_16());
  return use(NimField64(field_32));
}

}  // namespace

Nimber nim_product(Nimber a, Nimber b) noexcept {
  return with_field([=](const NimField64& field) { return field.product(a, b); });
}

std::optional<Nimber> nim_inverse(Nimber a) noexcept {
  if (a == 0) return std::nullopt;
  return with_field([=](const NimField64& field) { return field.inverse(a); });
}

std::optional<Nimber> nim_quotient(Nimber dividend, Nimber divisor) noexcept {
  const std::optional<Nimber> inverse = nim_inverse(divisor);
  if (!inverse) return std::nullopt;
  return nim_product(dividend, *inverse);
}

Nimber nim_power(Nimber base, std::uint64_t exponent) noexcept {
  return with_field([=](const NimField64& field) {
    Nimber power = 1;
    Nimber square = base;
    for (std::uint64_t rest = exponent; rest != 0; rest >>= 1U) {
      if (rest % 2 == 1) power = field.product(power, square);
      square = field.product(square, square);
    }
    return power;
  });
}

Nimber nim_square_root(Nimber a) noexcept {
  return with_field([=](const NimField64& field) { return field.square_root(a); });
}

}  // namespace tartan
