import { useComputed } from '@preact/signals';
import type { BoardModel } from '../../model/board/board_model';
import { whiteDiscCount } from '../../model/board/position';
import { text } from '../../text';
import { failureText } from '../shared/failure_text';
import hidden from '../shared/visually_hidden.module.css';
import { shownWinCount, shownWins } from './shown_wins';

/** What a screen reader hears of the last change; always there, so that what is put into it is heard. */
export function BoardAnnouncer({ model }: { readonly model: BoardModel }) {
  const words = useComputed(() => wording(model));
  return (
    <p role="status" class={hidden.hidden} data-part="announcer">
      {words.value}
    </p>
  );
}

function wording(model: BoardModel): string {
  const t = text().board;
  const { selection, mode } = model.state.value;
  const chosen = model.chosen.value;
  if (mode === 'edit') return positionWording(model);
  if (chosen !== undefined) return t.spoken.chosen(chosen.rectangle, shownWins(model, chosen.wins));
  if (selection !== undefined && model.lengths.value !== undefined) {
    const moves = model.cornerMoves.value;
    return t.spoken.corner(selection.corner, moves.length, shownWinCount(model, moves));
  }
  return positionWording(model);
}

function positionWording(model: BoardModel): string {
  const t = text().board;
  const { position } = model.state.value;
  const state = model.examination.value;
  if (state.status === 'failed') return `${t.position.failed} ${failureText(state.error)}`;
  const name = t.canvas.name(position.rows, position.columns);
  if (state.status === 'waiting') return '';
  const { legal, winning } = state.examination;
  const outcome =
    legal === 0
      ? t.position.over
      : model.answers.value === 'hidden'
        ? t.position.possible(legal)
        : winning.count === 0
          ? t.position.lost(legal)
          : t.position.wins(winning.count, legal);
  return `${t.spoken.position(name, whiteDiscCount(position))} ${outcome}`;
}
