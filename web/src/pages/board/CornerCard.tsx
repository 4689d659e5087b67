import { useRef } from 'preact/hooks';
import type { BoardModel } from '../../model/board/board_model';
import { discAt } from '../../model/board/position';
import { text } from '../../text';
import { useKeptFocus } from '../shared/use_kept_focus';
import card from './card.module.css';
import { ChosenRectangle } from './ChosenRectangle';
import { CornerMatrix } from './CornerMatrix';
import { shownWinCount } from './shown_wins';

interface CornerCardProps {
  readonly model: BoardModel;
  /** What can be done comes first then: next to the board. */
  readonly isBelowBoard?: boolean;
}

/** The rectangles of the corner that is held or pointed at. */
export function CornerCard({ model, isBelowBoard = false }: CornerCardProps) {
  const t = text().board.corner;
  const section = useRef<HTMLElement>(null);
  // What was pressed may go away: the move was made, or is not a prediction any more.
  useKeptFocus(section, () => section.current?.querySelector<HTMLElement>('[data-next-focus]'));
  const corner = model.corner.value;
  const held = model.state.value.selection !== undefined;
  const moves = model.cornerMoves.value;
  const black = corner !== undefined && discAt(model.state.value.position, corner) === 0;
  return (
    <section class={card.card} ref={section} aria-labelledby="corner-heading">
      <div class={card.top}>
        <h2 class={card.heading} id="corner-heading" tabIndex={-1} data-next-focus>
          {corner === undefined ? t.none : t.heading(corner)}
        </h2>
        {held && <p class={card.line}>{t.held}</p>}
      </div>
      <p class={card.line}>
        {corner === undefined
          ? t.noneYet
          : black
            ? t.black
            : model.lengths.value === undefined
              ? text().board.position.waiting
              : t.summary(moves.length, shownWinCount(model, moves))}
      </p>
      {!isBelowBoard && <CornerMatrix model={model} />}
      <ChosenRectangle model={model} />
      {isBelowBoard && <CornerMatrix model={model} />}
    </section>
  );
}
