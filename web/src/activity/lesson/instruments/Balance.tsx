import { numberOfPlace } from '../../../game/game';
import t from '#words/balance';
import { BinaryColumns } from '../../../ui/BinaryColumns';
import { useLesson } from '../lesson';
import { AwaitedInstrument, Instrument } from './Instrument';
import type { Board } from '../../../game/board';
import { positionAfterMove, type Move } from '../../../game/move';
import { cellAt, type Position } from '../../../game/position';

/**
 * The heads of a row in binary, in the board's position or after its chosen move. Digits of equal value are in one
 * column. A position is lost for the player to move exactly when every column has an even number of ones.
 */
export function Balance({ board: name }: { readonly board: string }) {
  const model = useLesson().study(name);
  const board = model.view.board.value;
  if (board === undefined) return <AwaitedInstrument />;
  const move = model.view.chosen.value;
  const pointed = model.view.pointed.value;
  const pointedAt = pointed && numberOfPlace(board.game.columns, pointed.column);
  return (
    <Instrument board={name}>
      <BinaryColumns
        caption={t(move === undefined ? 'now' : 'after')}
        rows={balanceRows(board, model.view.position.value, move).map(
          ({ number, nimber, change }) => ({
            name: t(change === 'down' ? 'turned-down' : 'coin', { number }),
            nimber,
            isLit: move === undefined ? number === pointedAt : change !== undefined,
          }),
        )}
      />
    </Instrument>
  );
}

interface BalanceRow {
  /** The game's own number of the coin. */
  readonly number: number;
  /** Its value as it lies: 0 for tails. */
  readonly nimber: bigint;
  /** A head that the move turns down, or a coin that it turns up. */
  readonly change: 'down' | 'up' | undefined;
}

/** The heads of a position; with a move, the coins that are heads before or after it, with their values after it. */
export function balanceRows(
  { game, coinValues }: Board,
  position: Position,
  move: Move | undefined,
): readonly BalanceRow[] {
  const { coins } = move === undefined ? position : positionAfterMove(position, move);
  return Array.from(coins, (coin, place): readonly BalanceRow[] => {
    const before = position.coins[place];
    if (coin === 0 && before === 0) return [];
    return [
      {
        number: numberOfPlace(game.columns, cellAt(position, place).column),
        nimber: BigInt(coin === 1 ? (coinValues[place] ?? 0) : 0),
        change: coin === before ? undefined : coin === 1 ? 'up' : 'down',
      },
    ];
  }).flat();
}
