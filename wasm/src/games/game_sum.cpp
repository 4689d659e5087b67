#include "tartan/games/game_sum.hpp"

#include <utility>

#include "tartan/games/line.hpp"

namespace tartan {
namespace {

// A row of coins with its moves prepared.
struct Heads {
  Line line;
  std::span<const std::uint32_t> places;
};
using PreparedPart = std::variant<NimHeap, Heads>;

Result<PreparedPart> prepare(const SumPart& part) {
  const auto* const row = std::get_if<CoinRow>(&part);
  if (row == nullptr) return PreparedPart(std::get<NimHeap>(part));
  const std::uint64_t size = row->heads.empty() ? 1 : std::uint64_t{row->heads.back()} + 1;
  auto line = Line::create(row->game, size);
  if (!line) return line.error();
  return PreparedPart(Heads{std::move(*line), row->heads});
}

Nimber nimber_of(const PreparedPart& part) {
  if (const auto* const heap = std::get_if<NimHeap>(&part)) return heap->size;
  const auto& [line, places] = std::get<Heads>(part);
  Nimber nimber = 0;
  for (const std::uint32_t place : places) nimber ^= line.grundy_numbers()[place];
  return nimber;
}

std::vector<std::uint32_t> turned_places(const Line& line, std::uint32_t place, Kind kind) {
  std::vector<std::uint32_t> turned;
  const auto stretches = line.turned(place, kind);
  for (std::size_t index = stretches.size(); index-- > 0;)
    for (std::uint32_t away = stretches[index].furthest + 1U; away-- > stretches[index].nearest;)
      turned.push_back(place - away);
  return turned;
}

// The moves that change a part by the nimber of the sum, which is not 0.
class WinningMoves {
 public:
  WinningMoves(SumSolution& solution, std::size_t most_listed)
      : solution_(solution), most_listed_(most_listed) {}

  void add_part(std::size_t part, const PreparedPart& prepared) {
    if (const auto* const heap = std::get_if<NimHeap>(&prepared))
      add_heap(part, heap->size);
    else
      add_row(part, std::get<Heads>(prepared));
  }

 private:
  void add_heap(std::size_t part, Nimber size) {
    const Nimber left = size ^ solution_.nimber;
    if (left >= size) return;
    if (is_listed()) solution_.winning.push_back({part, left, {}});
    ++solution_.winning_count;
  }

  void add_row(std::size_t part, const Heads& row) {
    for (const std::uint32_t place : row.places)
      for (const Kind kind : row.line.kinds_with(place, solution_.nimber)) {
        if (is_listed())
          solution_.winning.push_back({part, 0, turned_places(row.line, place, kind)});
        ++solution_.winning_count;
      }
  }

  bool is_listed() const { return solution_.winning.size() < most_listed_; }

  SumSolution& solution_;
  std::size_t most_listed_;
};

}  // namespace

Result<SumSolution> solve_sum(std::span<const SumPart> parts, std::size_t most_listed) {
  SumSolution solution{0, {}, 0, {}};
  std::vector<PreparedPart> prepared;
  for (const SumPart& part : parts) {
    auto next = prepare(part);
    if (!next) return next.error();
    solution.nimbers.push_back(nimber_of(*next));
    solution.nimber ^= solution.nimbers.back();
    prepared.push_back(std::move(*next));
  }
  if (solution.nimber == 0) return solution;
  WinningMoves moves(solution, most_listed);
  for (std::size_t part = 0; part < prepared.size(); ++part) moves.add_part(part, prepared[part]);
  return solution;
}

}  // namespace tartan
