#include "nim_field_16.hpp"

#include "nim_product_by_rule.hpp"

namespace tartan {

NimField16::NimField16() noexcept : logarithm_{} {
  // Multiplying by g is linear over the bits of the other factor, so the product is looked up byte
  // by byte: g (x) (high * 256 + low) = times_high[high] + times_low[low].
  std::array<Element, 256> times_low{}, times_high{};
  for (unsigned bit = 0; bit < 8; ++bit) {
    const auto low_image = static_cast<Element>(nim_product_by_rule(generator, 1U << bit, 8));
    const auto high_image = static_cast<Element>(nim_product_by_rule(generator, 256U << bit, 8));
    for (unsigned rest = 0; rest < (1U << bit); ++rest) {
      times_low[(1U << bit) + rest] = times_low[rest] ^ low_image;
      times_high[(1U << bit) + rest] = times_high[rest] ^ high_image;
    }
  }
  Element value = 1;
  for (std::uint32_t exponent = 0; exponent < order; ++exponent) {
    power_[exponent] = power_[exponent + order] = value;
    logarithm_[value] = static_cast<std::uint16_t>(exponent);
    value = times_low[value & 255U] ^ times_high[value >> 8U];
  }
}

const NimField16& nim_field_16() noexcept {
  static const NimField16 field;
  return field;
}

}  // namespace tartan
