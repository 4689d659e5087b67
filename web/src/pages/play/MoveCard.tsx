import { useRef } from 'preact/hooks';
import type { PlayModel } from '../../model/play/play_model';
import { playText } from '../../text/play';
import card from '../board/card.module.css';
import { CornerMatrix } from '../board/CornerMatrix';
import { RectangleSteps } from '../board/RectangleSteps';
import buttons from '../shared/buttons.module.css';
import { failureText } from '../shared/failure_text';
import { useKeptFocus } from '../shared/use_kept_focus';
import { Failure } from './Failure';
import styles from './MoveCard.module.css';

/** The corner that is held and its rectangles: the way to a move without pointing at the board. */
export function MoveCard({ model }: { readonly model: PlayModel }) {
  const t = playText().corner;
  const { table } = model;
  const section = useRef<HTMLElement>(null);
  // What was pressed may go away with the move.
  useKeptFocus(section, () => section.current?.querySelector<HTMLElement>('[data-next-focus]'));
  const waits = model.phase.value.kind !== 'to-move';
  const held = table.state.value.selection?.corner;
  const chosen = table.chosen.value?.rectangle;
  const examination = table.examination.value;
  // Nobody can move before it is known which rectangles there are.
  const cannotMove = examination.status === 'failed' && table.lengths.value === undefined;
  return (
    <section class={card.card} ref={section} aria-labelledby="move-heading">
      <h2 class={card.heading} id="move-heading" tabIndex={-1} data-next-focus>
        {t.heading}
      </h2>
      {cannotMove ? (
        <Failure
          words={`${t.unknown} ${failureText(examination.error)}`}
          onAgain={() => model.examineAgain()}
        />
      ) : (
        <>
          {held === undefined && <p class={card.line}>{waits ? t.wait : t.none}</p>}
          {/* Always there, so that what is put into it is heard. */}
          <p class={styles.held} role="status">
            {held !== undefined &&
              (chosen === undefined
                ? t.held(held, table.cornerMoves.value.length)
                : t.chosen(chosen))}
          </p>
          <CornerMatrix model={table} />
          <div class={`${card.actions} ${styles.actions}`}>
            {chosen !== undefined && (
              <button type="button" class={buttons.strong} onClick={() => model.apply()}>
                {t.turn}
              </button>
            )}
            {held !== undefined && (
              <RectangleSteps
                onStep={(step) => model.step(step)}
                onDismiss={() => model.dismiss()}
              />
            )}
          </div>
        </>
      )}
    </section>
  );
}
