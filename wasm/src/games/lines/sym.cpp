// Sym: any set that is its own mirror image (Winning Ways, chapter 14).
//
// Between the two ends of such a set, each pair of coins that mirror each other, and the middle
// coin if there is one, is in it or not. So the values of the other coins of all sets with the same
// ends form an affine space over the field of two elements: the value of the far end, and any XOR
// of the values of those pairs.
#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "line_rules.hpp"
#include "mex.hpp"

namespace tartan {
namespace {

// The coins that are taken together between the ends, by the distance of the nearer one: bit i - 1
// stands for those at i and reach - i.
using PairSet = std::uint64_t;

// The XORs of some values, each with the set of values that make it.
class Span {
 public:
  void add(Nimber value, PairSet pairs) {
    for (const auto& [known, known_pairs] : basis_)
      if (std::bit_floor(known) & value) {
        value ^= known;
        pairs ^= known_pairs;
      }
    // In the range of known Grundy numbers, no such value is the nim-sum of others.
    assert(value != 0);
    basis_.push_back({value, pairs});
  }

  std::optional<PairSet> find(Nimber wanted) const {
    PairSet pairs = 0;
    for (const auto& [known, known_pairs] : basis_)
      if (std::bit_floor(known) & wanted) {
        wanted ^= known;
        pairs ^= known_pairs;
      }
    return wanted == 0 ? std::optional(pairs) : std::nullopt;
  }

  /// Calls visit(value ^ start) for each: from one to the next one basis value changes.
  template <class Visit>
  void for_each_from(Nimber start, Visit visit) const {
    visit(start);
    for (std::uint64_t step = 1; step >> basis_.size() == 0; ++step)
      visit(start ^= basis_[static_cast<std::size_t>(std::countr_zero(step))].first);
  }

 private:
  std::vector<std::pair<Nimber, PairSet>> basis_;
};

// The span of the pairs between a place and the coin `reach` before it.
Span span_between(std::uint32_t place, std::uint32_t reach, std::span<const Nimber> grundy) {
  Span span;
  for (std::uint32_t near = 1; 2 * near <= reach; ++near) {
    const Nimber far = 2 * near == reach ? 0 : grundy[place - reach + near];
    span.add(grundy[place - near] ^ far, PairSet{1} << (near - 1));
  }
  return span;
}

Places distances_of(std::uint32_t reach, PairSet pairs) {
  Places distances{0};
  for (std::uint32_t away = 1; away < reach; ++away)
    if ((pairs >> (std::min(away, reach - away) - 1) & 1U) != 0) distances.push_back(away);
  if (reach != 0) distances.push_back(reach);
  return distances;
}

class Sym final : public LineRules {
 public:
  std::string name() const override { return "sym"; }
  std::uint32_t origin() const noexcept override { return 1; }

  void add_sets(std::uint32_t place, MoveSets& sets) const override {
    OrderedSets ordered;
    for (PairSet pairs = 0; pairs >> place / 2 == 0; ++pairs)
      ordered.insert(distances_of(place, pairs));
    ordered.add_to(sets);
  }

  std::uint64_t largest_count() const override { return 44; }  // below 2^22

  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    return grundy_by_options(count, [](std::uint32_t place, const auto& grundy, auto see) {
      see(0);
      for (std::uint32_t reach = 1; reach <= place; ++reach)
        span_between(place, reach, grundy).for_each_from(grundy[place - reach], see);
    });
  }

  std::optional<Places> find_move(std::uint32_t place, Nimber wanted,
                                  std::span<const Nimber> grundy) const override {
    if (wanted == 0) return Places{place};
    for (std::uint32_t reach = 1; reach <= place; ++reach) {
      const auto pairs = span_between(place, reach, grundy).find(wanted ^ grundy[place - reach]);
      if (pairs) return places_before(place, distances_of(reach, *pairs));
    }
    return std::nullopt;
  }
};

}  // namespace

LineRulesPointer sym_rules() { return std::make_unique<const Sym>(); }

}  // namespace tartan
