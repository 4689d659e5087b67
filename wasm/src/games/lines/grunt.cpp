// Grunt: four coins placed symmetrically, one of them the first coin of the line: 0, k, n - k and n
// with 1 <= k < n/2. The coin at 0 is worth nothing, so a coin at n becomes one at k and one at n -
// k. That is a heap of Grundy's game, which is divided into two unequal heaps. (Winning Ways,
// chapter 14.)
#include <cstddef>
#include <span>

#include "line_rules.hpp"
#include "mex_of_sums.hpp"

namespace tartan {
namespace {

class Grunt final : public LineRules {
 public:
  std::string name() const override { return "grunt"; }
  std::uint32_t origin() const noexcept override { return 0; }
  std::optional<OeisEntry> oeis() const noexcept override { return OeisEntry{"A002188", 0}; }
  bool has_sets_by_place() const noexcept override { return true; }

  void add_sets(std::uint32_t place, MoveSets& sets) const override {
    for (std::uint32_t k = 1; 2 * k < place; ++k) sets.add(Places{0, k, place - k, place});
  }

  std::uint64_t largest_count() const override { return most_by_loop; }

  // The values of k = 1, 2, ... as they stand, and those of n - k in a list from the last place on.
  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    std::vector<SmallNimber> grundy(static_cast<std::size_t>(count)), backwards(grundy.size());
    MexFinder options;
    for (std::size_t place = 0; place < grundy.size(); ++place) {
      const std::size_t moves = place == 0 ? 0 : (place - 1) / 2;
      const std::size_t first = grundy.size() - place;  // of the coin before the place
      if (moves != 0)
        grundy[place] = mex_of_sums(std::span(grundy).subspan(1, moves),
                                    std::span(backwards).subspan(first, moves), options);
      backwards[first - 1] = grundy[place];
    }
    return {grundy.begin(), grundy.end()};
  }

  std::optional<Places> find_move(std::uint32_t place, Nimber wanted,
                                  std::span<const Nimber> grundy) const override {
    for (std::uint32_t k = 1; 2 * k < place; ++k)
      if ((grundy[k] ^ grundy[place - k]) == wanted) return Places{0, k, place - k, place};
    return std::nullopt;
  }
};

}  // namespace

LineRulesPointer grunt_rules() { return std::make_unique<const Grunt>(); }

}  // namespace tartan
