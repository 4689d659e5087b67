// Reviews a finished game: the nimber of each position, and where a winning position was given
// away.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "tartan/games/position.hpp"

namespace tartan {

struct IllegalMove {
  std::size_t index;  ///< among the moves of the game, from 0
  Legality reason;    ///< never Legality::legal

  friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

struct GameReview {
  /// Nimbers of the first position and of the position after each move, so one more than legal
  /// moves.
  std::vector<Nimber> nimbers;

  /// For each legal move that gave the win away, by leaving a nimber other than 0 where it could
  /// leave 0: the winning move that looks most like it. That is the one with the nearest corner; of
  /// several one that shares a kind, and then the first one in the order of moves.
  std::vector<std::optional<Move>> better;

  /// The first move that was not legal; the game is looked at up to it.
  std::optional<IllegalMove> illegal;
};

GameReview review_game(Position position, std::span<const Move> moves);

}  // namespace tartan
