import type { BoardModel } from '../../model/board/board_model';
import { discAt } from '../../model/board/position';
import { text } from '../../text';
import card from './card.module.css';
import { ChosenRectangle } from './ChosenRectangle';
import { CornerMatrix } from './CornerMatrix';
import { shownWinCount } from './shown_wins';

/** The rectangles of the corner that is held or pointed at. */
export function CornerCard({ model }: { readonly model: BoardModel }) {
  const t = text().board.corner;
  const corner = model.corner.value;
  const moves = model.cornerMoves.value;
  const black = corner !== undefined && discAt(model.state.value.position, corner) === 0;
  return (
    <section class={card.card} aria-labelledby="corner-heading">
      <h2 class={card.heading} id="corner-heading">
        {corner === undefined ? t.none : t.heading(corner)}
      </h2>
      <p class={card.line}>
        {corner === undefined
          ? t.noneYet
          : black
            ? t.black
            : t.summary(moves.length, shownWinCount(model, moves))}
      </p>
      <CornerMatrix model={model} />
      <ChosenRectangle model={model} />
    </section>
  );
}
