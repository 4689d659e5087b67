// Contracts of periods in Grundy numbers.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "contracts.hpp"
#include "sets_by_rule.hpp"
#include "tartan/games/grundy_period.hpp"

namespace tartan::fuzz {
namespace {

// True if g(n + period) = g(n) + saltus from an index on.
bool holds(const std::vector<Nimber>& grundy, const GrundyPeriod& period, std::size_t from) {
  for (std::size_t index = from; index + period.period < grundy.size(); ++index)
    if (grundy[index + period.period] - grundy[index] != period.saltus) return false;
  return true;
}

// The period by its definition in the header, trying one length after the other.
std::optional<GrundyPeriod> period_by_rule(const std::vector<Nimber>& grundy) {
  const std::size_t count = grundy.size();
  for (std::size_t length = 1; 3 * length <= count; ++length) {
    if (grundy[count - 1] < grundy[count - 1 - length]) continue;
    GrundyPeriod period{0, length, grundy[count - 1] - grundy[count - 1 - length]};
    while (!holds(grundy, period, static_cast<std::size_t>(period.pre_period))) ++period.pre_period;
    if (count - period.pre_period >= 3 * length && 2 * period.pre_period <= count) return period;
  }
  return std::nullopt;
}

// Numbers that begin irregularly, then repeat exactly or nearly.
std::vector<Nimber> made_up_numbers(Input& input) {
  std::vector<Nimber> grundy(input.below(60));
  const std::uint32_t start = input.below(40), period = 1 + input.below(20);
  const Nimber saltus = input.below(4) == 0 ? input.of_any_size() : 0;
  for (std::size_t index = 0; index < grundy.size(); ++index)
    grundy[index] = index < start + period ? input.below(4) : grundy[index - period] + saltus;
  for (std::uint32_t changes = input.below(3); changes > 0 && !grundy.empty(); --changes)
    grundy[input.below(static_cast<std::uint32_t>(grundy.size()))] = input.below(4);
  return grundy;
}

// Checks runs of a few lengths, whose Grundy numbers only depend on those within the longest run.
void check_of_runs(Input& input) {
  std::string lengths;
  std::uint32_t longest = 0;
  for (std::uint32_t count = 1 + input.below(5); count > 0; --count) {
    const std::uint32_t length = 1 + input.below(10);
    longest = std::max(longest, length);
    lengths += (lengths.empty() ? "" : ",") + std::to_string(length);
  }
  const test::SetsByRule rule("runs:" + lengths);
  const std::vector<Nimber> all = rule.grundy_numbers(400);
  const std::vector<Nimber> known(all.begin(), all.begin() + 1 + input.below(200));
  const auto found = find_period(known);
  must(found == period_by_rule(known), "a period is that of the definition");
  if (!found || found->saltus != 0) return;
  // Each number depends on the numbers before it, which repeat, so it repeats too.
  if (known.size() - found->pre_period < found->period + longest) return;
  must(holds(all, *found, static_cast<std::size_t>(found->pre_period)),
       "a period that is proved goes on");
}

}  // namespace

void check_period(Input input) {
  if (input.flag()) return check_of_runs(input);
  const std::vector<Nimber> grundy = made_up_numbers(input);
  must(find_period(grundy) == period_by_rule(grundy), "a period is that of the definition");
}

}  // namespace tartan::fuzz
