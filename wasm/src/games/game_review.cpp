#include "tartan/games/game_review.hpp"

#include <cstdint>
#include <utility>

namespace tartan {
namespace {

// The squared distance between two corners.
std::uint32_t distance(const Move& played, std::uint32_t row, std::uint32_t column) {
  const int down = static_cast<int>(row) - played.row;
  const int across = static_cast<int>(column) - played.column;
  return static_cast<std::uint32_t>(down * down + across * across);
}

// Ranks winning moves by how little they look like the played one: first by the corner.
using Unlikeness = std::pair<std::uint32_t, bool>;

Unlikeness unlikeness(const Move& played, const Move& winning) {
  const bool shares_kind =
      played.row_kind == winning.row_kind || played.column_kind == winning.column_kind;
  return {distance(played, winning.row, winning.column), !shares_kind};
}

// Corners further away than the best one so far are not looked at: most are.
std::optional<Move> most_similar_winning_move(const Position& position, const Move& played) {
  std::optional<Move> best;
  Unlikeness lowest;
  for (std::uint32_t row = 0; row < position.board().rows().size(); ++row)
    for (std::uint32_t column = 0; column < position.board().columns().size(); ++column) {
      if (best && distance(played, row, column) > lowest.first) continue;
      for (const Move& winning : position.winning_moves_at(row, column)) {
        const Unlikeness current = unlikeness(played, winning);
        if (best && current >= lowest) continue;
        best = winning;
        lowest = current;
      }
    }
  return best;
}

}  // namespace

GameReview review_game(Position position, std::span<const Move> moves) {
  GameReview review;
  review.nimbers.push_back(position.nimber());
  for (const Move& played : moves) {
    if (const Legality verdict = position.legality(played); verdict != Legality::legal) {
      review.illegal = {review.better.size(), verdict};
      break;
    }
    const bool gives_away = position.nimber() != 0 && !position.wins(played);
    review.better.push_back(gives_away ? most_similar_winning_move(position, played)
                                       : std::nullopt);
    position.play(played);
    review.nimbers.push_back(position.nimber());
  }
  return review;
}

}  // namespace tartan
