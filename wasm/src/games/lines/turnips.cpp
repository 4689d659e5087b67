// Turnips: three coins at equal distances, which Winning Ways calls Ternups (chapter 14).
#include <array>
#include <cstddef>
#include <span>

#include "line_rules.hpp"
#include "mex_of_sums.hpp"

namespace tartan {
namespace {

class Turnips final : public LineRules {
 public:
  std::string name() const override { return "turnips"; }
  std::uint32_t origin() const noexcept override { return 0; }

  void add_sets(std::uint32_t place, MoveSets& sets) const override {
    if (place >= 2 && place % 2 == 0) sets.add(Places{0, place / 2, place});
  }

  std::uint64_t largest_count() const override { return most_by_loop; }

  // The middle coins of a place's moves are neighbours. The first ones are all even, or all odd,
  // and are neighbours in a list of their own.
  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    std::vector<SmallNimber> grundy;
    std::array<std::vector<SmallNimber>, 2> by_parity;
    MexFinder options;
    for (std::size_t place = 0; place < count; ++place) {
      auto& first_coins = by_parity[place % 2];
      const std::size_t moves = first_coins.size();
      grundy.push_back(mex_of_sums(std::span(grundy).subspan(place - moves), first_coins, options));
      first_coins.push_back(grundy.back());
    }
    return {grundy.begin(), grundy.end()};
  }

  std::optional<Places> find_move(std::uint32_t place, Nimber wanted,
                                  std::span<const Nimber> grundy) const override {
    for (std::uint32_t apart = 1; 2 * apart <= place; ++apart)
      if ((grundy[place - apart] ^ grundy[place - 2 * apart]) == wanted)
        return Places{place - 2 * apart, place - apart, place};
    return std::nullopt;
  }
};

}  // namespace

LineRulesPointer turnips_rules() { return std::make_unique<const Turnips>(); }

}  // namespace tartan
