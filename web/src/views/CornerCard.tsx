import { useRef } from 'preact/hooks';
import { moveCount } from '../game/board';
import type { Cell } from '../game/position';
import { coinAt } from '../game/position';
import type { StudyModel } from '../study/study_model';
import { text } from '../text';
import { cellName } from './parts/names';
import { useKeptFocus } from './parts/use_kept_focus';
import card from './card.module.css';
import { ChosenMove } from './ChosenMove';
import { CornerMatrix } from './CornerMatrix';

interface CornerCardProps {
  readonly model: StudyModel;
  /** What can be done comes first then: next to the board. */
  readonly isBelowBoard?: boolean;
}

/** The moves of the corner that is held or pointed at. */
export function CornerCard({ model, isBelowBoard = false }: CornerCardProps) {
  const t = text().board.corner;
  const section = useRef<HTMLElement>(null);
  // What was pressed may go away: the move was made, or is not a prediction any more.
  useKeptFocus(section, () => section.current?.querySelector<HTMLElement>('[data-next-focus]'));
  const corner = model.corner.value;
  return (
    <section class={card.card} ref={section} aria-labelledby="corner-heading">
      <div class={card.top}>
        <h2 class={card.heading} id="corner-heading" tabIndex={-1} data-next-focus>
          {corner === undefined
            ? t.none
            : t.heading(cellName(model.state.value.study.game, corner))}
        </h2>
        {model.selection.value !== undefined && <p class={card.line}>{t.held}</p>}
      </div>
      <p class={card.line}>{corner === undefined ? t.noneYet : summary(model, corner)}</p>
      {!isBelowBoard && <CornerMatrix model={model} />}
      <ChosenMove model={model} />
      {isBelowBoard && <CornerMatrix model={model} />}
    </section>
  );
}

function summary(model: StudyModel, corner: Cell): string {
  const t = text().board;
  if (coinAt(model.position.value, corner) === 0) return t.corner.black;
  if (model.board.value === undefined) return t.position.waiting;
  return t.corner.summary(moveCount(model.moves.value), model.cornerCounts(corner)?.wins);
}
