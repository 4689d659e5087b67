// Exports for Chessboard Nim: the value of each square, and how many arrangements of coins the
// first player wins.
#include <emscripten/bind.h>

#include <cstdint>
#include <optional>

#include "arrays.hpp"
#include "failure.hpp"
#include "tartan/chessboard_nim.hpp"

namespace tartan::bindings {
namespace {

EMSCRIPTEN_DECLARE_VAL_TYPE(BigInts)

// A CoordinatePeriod.
struct CoordinatePeriodRecord {
  double pre_period;
  double period;
};

struct ChessboardRecord {
  Uint8Array grundy = copy_out<Uint8Array, std::uint8_t>({});  // of the first coordinates
  std::optional<CoordinatePeriodRecord> period;
  // By nimber.
  BigUint64Array coordinates = copy_out<BigUint64Array, std::uint64_t>({});
  BigInts squares{val::array()};
  BigInt64Array transform = copy_out<BigInt64Array, std::int64_t>({});  // of the coordinates
  std::optional<Failure> failure;
};

ChessboardRecord describe_chessboard(const Uint32Array& steps, std::uint64_t side) {
  ChessboardRecord record;
  const auto board = ChessboardNim::create(copy_in<std::uint32_t>(steps), side);
  if (!board) {
    record.failure = describe(board.error());
    return record;
  }
  record.grundy = copy_out<Uint8Array>(board->grundy_numbers());
  record.coordinates = copy_out<BigUint64Array>(board->coordinates());
  record.squares = list_of<BigInts>(board->squares(), [](Uint128 count) { return big_int(count); });
  record.transform = copy_out<BigInt64Array>(board->transform());
  if (const auto& period = board->period())
    record.period = CoordinatePeriodRecord{static_cast<double>(period->pre_period),
                                           static_cast<double>(period->period)};
  return record;
}

// An ArrangementCount.
struct ArrangementRecord {
  std::uint64_t winning = 0;
  std::uint64_t losing = 0;
  std::uint64_t all = 0;
  BigUint64Array powers = copy_out<BigUint64Array, std::uint64_t>({});
  std::optional<Failure> failure;
};

ArrangementRecord count_arrangements(const Uint32Array& steps, std::uint64_t side, double coins,
                                     std::uint64_t modulus) {
  const auto board = ChessboardNim::create(copy_in<std::uint32_t>(steps), side);
  const auto count = board ? board->count_modulo(whole(coins), modulus) : board.error();
  ArrangementRecord record;
  if (!count) {
    record.failure = describe(count.error());
    return record;
  }
  record.winning = count->winning;
  record.losing = count->losing;
  record.all = count->all;
  record.powers = copy_out<BigUint64Array, std::uint64_t>(count->powers);
  return record;
}

}  // namespace

EMSCRIPTEN_BINDINGS(tartan_chessboard) {
  using namespace emscripten;

  register_type<BigInts>("bigint[]");
  register_optional<CoordinatePeriodRecord>();
  value_object<CoordinatePeriodRecord>("CoordinatePeriodRecord")
      .field("prePeriod", &CoordinatePeriodRecord::pre_period)
      .field("period", &CoordinatePeriodRecord::period);
  value_object<ChessboardRecord>("ChessboardRecord")
      .field("grundy", &ChessboardRecord::grundy)
      .field("period", &ChessboardRecord::period)
      .field("coordinates", &ChessboardRecord::coordinates)
      .field("squares", &ChessboardRecord::squares)
      .field("transform", &ChessboardRecord::transform)
      .field("failure", &ChessboardRecord::failure);
  function("describeChessboard", &describe_chessboard);

  value_object<ArrangementRecord>("ArrangementRecord")
      .field("winning", &ArrangementRecord::winning)
      .field("losing", &ArrangementRecord::losing)
      .field("all", &ArrangementRecord::all)
      .field("powers", &ArrangementRecord::powers)
      .field("failure", &ArrangementRecord::failure);
  function("countArrangements", &count_arrangements);
}

}  // namespace tartan::bindings
