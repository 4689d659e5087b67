import { useComputed } from '@preact/signals';
import { moveCount } from '../game/board';
import { headsCount } from '../game/position';
import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import { failureText } from './parts/failure_text';
import { cellName, moveName } from './parts/names';
import hidden from './parts/visually_hidden.module.css';

/** What a screen reader hears of the last change; always there, so that what is put into it is heard. */
export function BoardAnnouncer({ model }: { readonly model: StudyModel }) {
  const words = useComputed(() => wording(model));
  return (
    <p role="status" class={hidden.hidden} data-part="announcer">
      {words.value}
    </p>
  );
}

function wording(model: StudyModel): string {
  const t = text().board.spoken;
  const { study, look } = model.state.value;
  const chosen = model.chosen.value;
  const corner = model.selection.value?.corner;
  if (look.mode === 'edit') return positionWording(model);
  if (chosen !== undefined) return t.chosen(moveName(study.game, chosen), model.wins(chosen));
  if (corner !== undefined && model.board.value !== undefined)
    return t.corner(
      cellName(study.game, corner),
      moveCount(model.moves.value),
      model.cornerCounts(corner)?.wins,
    );
  return positionWording(model);
}

function positionWording(model: StudyModel): string {
  const t = text().board;
  const position = model.position.value;
  const state = model.examination.value;
  if (state.status === 'failed') return `${t.position.failed} ${failureText(state.error)}`;
  if (state.status === 'waiting') return '';
  const { legal, winning } = state.examination;
  const outcome =
    legal === 0
      ? `${t.position.over} ${t.position.overMeaning}`
      : model.answers.value === 'hidden'
        ? t.position.possible(legal)
        : winning === 0
          ? `${t.position.cannotWin} ${t.position.lost(legal)}`
          : `${t.position.canWin} ${t.position.wins(winning, legal)}`;
  const name = t.canvas.name(position.rows, position.columns);
  return `${t.spoken.position(name, headsCount(position))} ${outcome}`;
}
