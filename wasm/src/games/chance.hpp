// Random numbers that are the same on every platform: splitmix64 (G. L. Steele, D. Lea, C. H.
// Flood, "Fast splittable pseudorandom number generators", 2014). The distributions of the standard
// library differ between implementations.
#pragma once

#include <cstdint>

namespace tartan {

class Chance {
 public:
  /// Each pair of arguments has a sequence of its own.
  Chance(std::uint32_t seed, std::uint32_t turn) noexcept
      : state_(mixed(std::uint64_t{seed} << 32 | turn)) {}

  /// Each of 0 ... count - 1 is equally likely. `count` is not 0.
  std::uint64_t below(std::uint64_t count) noexcept {
    // The first 2^64 mod count numbers are drawn again: the others fall evenly on the remainders.
    const std::uint64_t uneven = (0 - count) % count;
    std::uint64_t number = next();
    while (number < uneven) number = next();
    return number % count;
  }

  bool coin() noexcept { return below(2) == 0; }

 private:
  static std::uint64_t mixed(std::uint64_t bits) noexcept {
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
    return bits ^ bits >> 31;
  }
  std::uint64_t next() noexcept { return mixed(state_ += 0x9E3779B97F4A7C15); }

  std::uint64_t state_;
};

}  // namespace tartan
