#include "tartan/games/game_review.hpp"

#include <cstdint>
#include <utility>

namespace tartan {
namespace {

// The square of the distance of two corners.
std::uint32_t distance(const Rectangle& played, std::uint32_t column, std::uint32_t row) {
  const int across = static_cast<int>(column) - played.column;
  const int up = static_cast<int>(row) - played.row;
  return static_cast<std::uint32_t>(across * across + up * up);
}

// How little a winning move looks like the one that was played: the corner counts first.
using Unlikeness = std::pair<std::uint32_t, bool>;

Unlikeness unlikeness(const Rectangle& played, const Rectangle& winning) {
  const bool shares_length = played.height == winning.height || played.width == winning.width;
  return {distance(played, winning.column, winning.row), !shares_length};
}

// Corners further away than the best one so far are not looked at: most are.
std::optional<Rectangle> most_similar_winning_move(const Position& position,
                                                   const Rectangle& played) {
  std::optional<Rectangle> best;
  Unlikeness lowest;
  for (std::uint32_t row = 1; row <= position.board().rows().size(); ++row)
    for (std::uint32_t column = 1; column <= position.board().columns().size(); ++column) {
      if (best && distance(played, column, row) > lowest.first) continue;
      for (const Rectangle& winning : position.winning_moves_at(column, row)) {
        const Unlikeness current = unlikeness(played, winning);
        if (best && current >= lowest) continue;
        best = winning;
        lowest = current;
      }
    }
  return best;
}

}  // namespace

GameReview review_game(Position position, std::span<const Rectangle> moves) {
  GameReview review;
  review.nimbers.push_back(position.nimber());
  for (const Rectangle& played : moves) {
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
