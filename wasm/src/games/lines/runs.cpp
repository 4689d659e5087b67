// Runs of neighbouring coins, whose lengths are in a family: Ruler with all lengths, and the rows
// and the columns of the Flipping Game.
#include <numeric>
#include <utility>

#include "line_rules.hpp"
#include "mex.hpp"

namespace tartan {
namespace {

class Runs : public LineRules {
 public:
  explicit Runs(LengthFamily lengths) : lengths_(std::move(lengths)) {}

  std::string name() const override { return "runs:" + lengths_.name(); }
  std::uint32_t origin() const noexcept override { return 1; }

  void add_sets(std::uint32_t place, MoveSets& sets) const override {
    const auto lengths = lengths_up_to(place + 1);
    if (lengths.empty() || lengths.back() != place + 1) return;
    Places run(place + 1);
    std::iota(run.begin(), run.end(), 0);
    sets.add(run);
  }

  std::uint64_t largest_count() const override { return most_by_loop; }

  // With the prefix XORs x[n] = g(0) ^ ... ^ g(n-1) the other coins of a run are worth two of them.
  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    const auto lengths = lengths_up_to(static_cast<std::uint32_t>(count));
    std::vector<Nimber> grundy, prefix_xors{0};
    MexFinder options;
    for (std::size_t place = 0; place < count; ++place) {
      options.begin();
      for (const std::uint32_t length : lengths) {
        if (length > place + 1) break;
        options.see(prefix_xors[place] ^ prefix_xors[place + 1 - length]);
      }
      grundy.push_back(options.mex());
      prefix_xors.push_back(prefix_xors[place] ^ grundy[place]);
    }
    return grundy;
  }

  std::optional<Places> find_move(std::uint32_t place, Nimber wanted,
                                  std::span<const Nimber> grundy) const override {
    Nimber others = 0;
    std::uint32_t first = place;
    for (const std::uint32_t length : lengths_up_to(place + 1)) {
      while (place - first + 1 < length) others ^= grundy[--first];
      if (others != wanted) continue;
      Places run(length);
      std::iota(run.begin(), run.end(), first);
      return run;
    }
    return std::nullopt;
  }

 private:
  // Ascending. So few, as there are below most_by_loop, are not refused.
  virtual std::vector<std::uint32_t> lengths_up_to(std::uint32_t size) const {
    auto lengths = lengths_.lengths_up_to(size);
    return std::move(*lengths);
  }

  LengthFamily lengths_;
};

class Ruler final : public Runs {
 public:
  Ruler() : Runs(LengthFamily(LengthFamily::Kind::all)) {}

  std::string name() const override { return "ruler"; }
  std::string_view oeis() const noexcept override { return "A006519"; }
  bool has_closed_form() const noexcept override { return true; }
  std::uint64_t largest_count() const override { return most_by_formula; }

  // The largest power of two that divides the number of the place (Winning Ways, chapter 14).
  std::vector<Nimber> grundy_numbers(std::uint64_t count) const override {
    std::vector<Nimber> grundy;
    for (Nimber number = 1; number <= count; ++number) grundy.push_back(number & (~number + 1));
    return grundy;
  }

 private:
  std::vector<std::uint32_t> lengths_up_to(std::uint32_t size) const override {
    std::vector<std::uint32_t> lengths(size);
    std::iota(lengths.begin(), lengths.end(), 1);
    return lengths;
  }
};

}  // namespace

LineRulesPointer run_rules(const LengthFamily& lengths) {
  if (lengths.kind() == LengthFamily::Kind::all) return std::make_unique<const Ruler>();
  return std::make_unique<const Runs>(lengths);
}

}  // namespace tartan
