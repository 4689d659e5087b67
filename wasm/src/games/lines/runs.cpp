// Games of runs of neighbouring coins with lengths from a family: Ruler with all lengths, and the
// rows and columns of the Flipping Game.
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "line_rules.hpp"
#include "mex.hpp"

namespace tartan {
namespace {

// Finds mexes where a family has many lengths. A number g is an option of the place n if some j has
// x[j] = x[n] ^ g and n + 1 - j in the family. There is a bit for each j, stored by its x[j], and a
// bit for each length, from the largest on: one "and" of words tests 64 values of j. An option is
// found soon, so most of the work is to look through all j for the number that is missing.
class DenseRuns {
 public:
  /// The lengths are at most `count`.
  DenseRuns(std::span<const std::uint32_t> lengths, std::size_t count)
      : count_(count), lengths_(count / 64 + 2) {
    for (const std::uint32_t length : lengths) set(lengths_, count - length);
  }

  std::vector<Nimber> grundy_numbers() {
    std::vector<Nimber> grundy;
    Nimber prefix_xor = 0;
    for (std::size_t place = 0; place < count_; ++place) {
      add(prefix_xor, place);
      Nimber number = 0;
      while (is_reached(prefix_xor ^ number, place)) ++number;
      grundy.push_back(number);
      prefix_xor ^= number;
    }
    return grundy;
  }

 private:
  using Bits = std::vector<std::uint64_t>;

  static void set(Bits& bits, std::size_t index) {
    bits[index / 64] |= std::uint64_t{1} << (index % 64);
  }

  // At most as large as there are places, or less than twice so.
  void add(Nimber prefix_xor, std::size_t place) {
    const auto index = static_cast<std::size_t>(prefix_xor);
    if (index >= places_.size()) places_.resize(index + 1);
    if (places_[index].empty()) places_[index].resize(count_ / 64 + 1);
    set(places_[index], place);
  }

  bool is_reached(Nimber prefix_xor, std::size_t place) const {
    if (prefix_xor >= places_.size()) return false;
    const Bits& places = places_[static_cast<std::size_t>(prefix_xor)];
    if (places.empty()) return false;
    const std::size_t first = count_ - place - 1, word = first / 64;
    const unsigned shift = first % 64;
    for (std::size_t index = 0; index <= place / 64; ++index) {
      const std::uint64_t low = lengths_[word + index] >> shift;
      const std::uint64_t high = lengths_[word + index + 1] << 1U << (63 - shift);
      if ((places[index] & (low | high)) != 0) return true;
    }
    return false;
  }

  std::size_t count_;
  Bits lengths_;              // of the length l the bit count - l
  std::vector<Bits> places_;  // by x[j] the bits j
};

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
    if (lengths.size() > count / 32)
      return DenseRuns(lengths, static_cast<std::size_t>(count)).grundy_numbers();
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
  std::optional<OeisEntry> oeis() const noexcept override { return OeisEntry{"A006519", 1}; }
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
