// Named line games by their rules, set by set, further along the line than line_by_rule.hpp can
// list all sets.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "line_by_rule.hpp"
#include "tartan/length_family.hpp"

namespace tartan::test {

class SetsByRule {
 public:
  /// Reads a name that LineGame::parse knows, except patterns.
  explicit SetsByRule(const std::string& game);

  /// True if a move turns exactly these places, which ascend.
  bool has(const Places& places) const;

  /// Calls see(value) for each set that ends at a place, with the XOR of its other coins. Games of
  /// many coins, and sym, have exponentially many sets.
  void visit(std::uint32_t place, std::span<const Nimber> grundy,
             const std::function<void(Nimber)>& see) const;

  /// The mex of these values, place by place.
  std::vector<Nimber> grundy_numbers(std::uint32_t count) const;

  /// The least number of coins in a set, for games that turn a number of coins anywhere; for other
  /// games most is 0.
  std::uint32_t fewest() const { return fewest_; }
  std::uint32_t most() const { return most_; }

 private:
  enum class Rule { coins, runs, twins_within, sym, turnips, grunt };

  using See = std::function<void(Nimber)>;
  void visit_coins(std::uint32_t below, std::uint32_t coins, std::span<const Nimber> grundy,
                   Nimber value, const See& see) const;
  void visit_sym(std::uint32_t place, std::span<const Nimber> grundy, const See& see) const;

  Rule rule_ = Rule::coins;
  std::uint32_t fewest_ = 0, most_ = 0, furthest_ = 0;
  LengthFamily lengths_{LengthFamily::Kind::all};
};

}  // namespace tartan::test
