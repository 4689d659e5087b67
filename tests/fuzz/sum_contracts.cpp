// Contracts of sums of Nim heaps and rows of coins: small ones are searched to their end, larger
// ones compared move by move.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "contracts.hpp"
#include "sum_by_rule.hpp"
#include "tartan/games/line.hpp"

namespace tartan::fuzz {
namespace {

std::string any_game(Input& input) {
  return input.below(4) == 0 ? pattern_game(input) : line_game_name(input, 8);
}

// Searches a sum that is small enough for it.
void check_small_sum(Input& input) {
  std::vector<std::pair<std::string, std::uint32_t>> parts;
  test::State state;
  std::uint64_t positions = 1;
  for (std::uint32_t count = input.below(4); count > 0; --count) {
    const bool is_heap = input.flag();
    const std::uint32_t size = 1 + input.below(4);
    const std::uint64_t states = is_heap ? size + 1 : std::uint64_t{1} << size;
    if (positions * states > 300) break;
    positions *= states;
    parts.push_back({is_heap ? "" : any_game(input), size});
    state.push_back(input.below(static_cast<std::uint32_t>(states)));
  }
  test::SearchedSum search(parts);
  const auto solution = solve_sum(search.parts(state), 10'000);
  must(solution && solution->nimber == search.grundy(state), "the Grundy number of a sum");
  std::vector<SumMove> winning;
  for (const auto& [move, leads_to] : search.options(state))
    if (search.grundy(leads_to) == 0) winning.push_back(move);
  must(solution->winning_count == winning.size(), "how many moves win a sum");
  must(solution->winning == winning, "which moves win a sum");
}

// A part of a larger sum, with its moves by the rules.
struct PartByRule {
  SumPart part;
  test::LineByRule line;
  Nimber nimber = 0;

  static PartByRule heap(Nimber size) { return {NimHeap{size}, {"single", 0}, size}; }
  static PartByRule row(Input& input) {
    const std::string name = any_game(input);
    const LineGame game = *LineGame::parse(name);
    // With this few places no game has a nimber of 256 or more.
    const std::uint32_t places = 1 + input.below(8);
    PartByRule made{CoinRow{game, {}}, {name, places}};
    const auto heads = input.take<std::uint16_t>();
    for (std::uint32_t place = 0; place < places; ++place)
      if ((heads >> place & 1U) != 0) {
        std::get<CoinRow>(made.part).heads.push_back(place);
        made.nimber ^= made.line.grundy[place];
      }
    return made;
  }

  void add_winning(std::size_t index, Nimber nimber_of_sum, std::vector<SumMove>& winning) const {
    if (const auto* const heap = std::get_if<NimHeap>(&part)) {
      if ((heap->size ^ nimber_of_sum) < heap->size)
        winning.push_back({index, heap->size ^ nimber_of_sum, {}});
      return;
    }
    for (const std::uint32_t place : std::get<CoinRow>(part).heads)
      for (const test::Places& set : line.sets[place])
        if (line.value_of(set) == nimber_of_sum) winning.push_back({index, 0, set});
  }
};

}  // namespace

void check_sum(Input input) {
  if (input.flag()) return check_small_sum(input);
  std::vector<PartByRule> made;
  for (std::uint32_t count = input.below(6); count > 0; --count)
    made.push_back(input.flag() ? PartByRule::heap(input.of_any_size()) : PartByRule::row(input));
  std::vector<SumPart> parts;
  std::vector<Nimber> nimbers;
  Nimber nimber = 0;
  for (const PartByRule& part : made) {
    parts.push_back(part.part);
    nimbers.push_back(part.nimber);
    nimber ^= part.nimber;
  }
  std::vector<SumMove> winning;
  for (std::size_t index = 0; index < made.size(); ++index)
    if (nimber != 0) made[index].add_winning(index, nimber, winning);
  const std::size_t most_listed = input.below(8) == 0 ? input.below(20) : 100'000;
  const auto solution = solve_sum(parts, most_listed);
  must(solution && solution->nimber == nimber && solution->nimbers == nimbers,
       "the nimbers of a sum");
  must(solution->winning_count == winning.size(), "how many moves win");
  winning.resize(std::min(winning.size(), most_listed));
  must(solution->winning == winning, "the first of those that win");

  if (input.below(8) != 0) return;
  // Finding the longest line of a pattern takes some time.
  const LineGame game = *LineGame::parse(line_game_name(input, 8));
  const std::uint32_t far = game.largest_size() + input.below(1'000);
  parts.push_back(CoinRow{game, {far}});
  must(solve_sum(parts, 1).error() == Error{ErrorKind::board_out_of_range, game.largest_size()},
       "a head that lies too far out");
}

}  // namespace tartan::fuzz
