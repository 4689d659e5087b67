#include "tartan/nim_product_steps.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

namespace tartan {
namespace {

// The largest Fermat 2-power that is at most `power`, a power of two from 2 on. The highest bit of
// the power's exponent is the exponent of F.
Nimber fermat_within(Nimber power) {
  const auto exponent = static_cast<unsigned>(std::countr_zero(power));
  return Nimber{1} << std::bit_floor(exponent);
}

// From 2 on.
bool is_fermat(Nimber nimber) {
  return std::has_single_bit(nimber) && fermat_within(nimber) == nimber;
}

bool is_ordinary(Nimber a, Nimber b) { return (is_fermat(a) && b < a) || (is_fermat(b) && a < b); }

// The powers of two that add up to a nimber, the largest first.
std::vector<Nimber> powers_of(Nimber nimber) {
  std::vector<Nimber> powers;
  for (Nimber rest = nimber; rest != 0; rest -= powers.back())
    powers.push_back(std::bit_floor(rest));
  return powers;
}

class Explanation {
 public:
  explicit Explanation(std::size_t most) : most_(most) {}

  /// Appends a (x) b with all its parts; returns the product. Nothing is explained any more once
  /// there are too many steps.
  Nimber explain(Nimber a, Nimber b) {
    if (has_too_many()) return 0;
    if (std::min(a, b) <= 1) return append(a, b, ProductRule::trivial, a * b);
    if (is_ordinary(a, b)) return append(a, b, ProductRule::fermat, a * b);
    if (a == b && is_fermat(a)) return append(a, b, ProductRule::square, a / 2 * 3);

    const bool are_powers = std::has_single_bit(a) && std::has_single_bit(b);
    const std::size_t place = steps_.size();
    append(a, b, are_powers ? ProductRule::regroup : ProductRule::distribute, 0);
    const Parts parts = are_powers ? regroup(a, b) : distribute(a, b);
    steps_[place].product = parts.product;
    steps_[place].part_count = parts.count;
    return parts.product;
  }

  bool has_too_many() const { return steps_.size() > most_; }
  std::vector<ProductStep> finish() && { return std::move(steps_); }

 private:
  struct Parts {
    Nimber product;  // of the step that they belong to
    std::uint16_t count;
  };

  Nimber append(Nimber a, Nimber b, ProductRule rule, Nimber product) {
    steps_.push_back({a, b, product, rule, 0});
    return product;
  }

  Parts distribute(Nimber a, Nimber b) {
    Parts parts{0, 0};
    const std::vector<Nimber> powers_of_b = powers_of(b);
    for (const Nimber power_of_a : powers_of(a))
      for (const Nimber power_of_b : powers_of_b) {
        parts.product ^= explain(power_of_a, power_of_b);
        ++parts.count;
      }
    return parts;
  }

  Parts regroup(Nimber a, Nimber b) {
    const Nimber fermat = fermat_within(std::max(a, b));
    if (std::min(a, b) < fermat) {
      const Nimber rest = a < b ? explain(a, b / fermat) : explain(a / fermat, b);
      return {explain(fermat, rest), 2};
    }
    const Nimber square = explain(fermat, fermat);
    const Nimber rest = explain(a / fermat, b / fermat);
    return {explain(square, rest), 3};
  }

  std::size_t most_;
  std::vector<ProductStep> steps_;
};

}  // namespace

Result<std::vector<ProductStep>> nim_product_steps(Nimber a, Nimber b, std::uint32_t most) {
  Explanation explanation(most);
  explanation.explain(a, b);
  if (explanation.has_too_many()) return Error{ErrorKind::too_many_steps, most};
  return std::move(explanation).finish();
}

}  // namespace tartan
