import { numberOf } from '../../../game/game';
import t from '#words/balance';
import { BinaryColumns } from '../../../views/BinaryColumns';
import { useLesson } from '../lesson';
import { balanceRows } from './balance';
import { Instrument } from './Instrument';

/** The heads of a board of the lesson in binary: as it is, or as its chosen move leaves it. */
export function Balance({ board: name }: { readonly board: string }) {
  const model = useLesson().study(name);
  const board = model.board.value;
  if (board === undefined) return null;
  const move = model.chosen.value;
  const pointed = model.pointed.value;
  const pointedAt = pointed && numberOf(board.game.columns, pointed.column);
  return (
    <Instrument>
      <BinaryColumns
        caption={t(move === undefined ? 'now' : 'after')}
        rows={balanceRows(board, model.position.value, move).map(({ number, nimber, change }) => ({
          name: t(change === 'down' ? 'turned-down' : 'coin', { number }),
          nimber,
          isLit: move === undefined ? number === pointedAt : change !== undefined,
        }))}
      />
    </Instrument>
  );
}
