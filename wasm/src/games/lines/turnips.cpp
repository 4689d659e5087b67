// Three coins at equal distances, which Winning Ways calls Ternups (chapter 14).
#include "line_rules.hpp"
#include "mex.hpp"

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

  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    return grundy_by_options(count, [](std::uint32_t place, const auto& grundy, auto see) {
      for (std::uint32_t apart = 1; 2 * apart <= place; ++apart)
        see(grundy[place - apart] ^ grundy[place - 2 * apart]);
    });
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
