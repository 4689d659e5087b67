// An opponent of three strengths, for every board.
#pragma once

#include <cstdint>
#include <optional>

#include "tartan/games/position.hpp"

namespace tartan {

enum class Strength {
  /// Wins whatever can be won. Of the winning moves it makes one that leaves the fewest heads that
  /// can move: with winning moves taken at random, games would last long. From a lost position it
  /// makes one of the moves that leave the fewest winning replies.
  perfect,
  /// Sees each winning move with probability 1/2, and makes the one of those that the perfect
  /// opponent would. Where it sees none it moves at random, and not by a winning move unless
  /// all are. It never overlooks a move that ends the game.
  good,
  /// Moves at random, but ends the game where it can.
  casual,
};

/// A legal move; none where there is none. The same arguments give the same move on every platform,
/// and all moves that are equally good have the same chance; other seeds and other turns choose
/// among them independently. It is exact on every board.
std::optional<Move> choose_move(const Position& position, Strength strength, std::uint32_t seed,
                                std::uint32_t turn);

}  // namespace tartan
