// Twins that are at most `furthest` apart: the corner is a heap from which a move takes 1 ...
// `furthest`.
#include "line_rules.hpp"

namespace tartan {
namespace {

class TwinsWithin final : public LineRules {
 public:
  explicit TwinsWithin(std::uint32_t furthest) : furthest_(furthest) {}

  std::string name() const override { return "twins-within:" + std::to_string(furthest_); }
  std::uint32_t origin() const noexcept override { return 1; }
  bool has_closed_form() const noexcept override { return true; }

  void add_sets(std::uint32_t place, MoveSets& sets) const override {
    if (place >= 1 && place <= furthest_) sets.add(Places{0, place});
  }

  std::uint64_t largest_count() const override { return most_by_formula; }

  // The options of a place are those of the places before it that are not too far, which have all
  // other values (Winning Ways, chapter 4).
  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    std::vector<Nimber> grundy;
    for (Nimber place = 0; place < count; ++place)
      grundy.push_back(place % (Nimber{furthest_} + 1));
    return grundy;
  }

  std::optional<Places> find_move(std::uint32_t place, Nimber wanted,
                                  std::span<const Nimber> grundy) const override {
    for (std::uint32_t other = place; other-- > 0 && place - other <= furthest_;)
      if (grundy[other] == wanted) return Places{other, place};
    return std::nullopt;
  }

 private:
  std::uint32_t furthest_;
};

}  // namespace

LineRulesPointer twins_within_rules(std::uint32_t furthest) {
  return std::make_unique<const TwinsWithin>(furthest);
}

}  // namespace tartan
