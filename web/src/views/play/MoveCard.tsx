import { useRef } from 'preact/hooks';
import { moveCount } from '../../game/board';
import type { StudyModel } from '../../study/study_model';
import { playText } from '../../text/play';
import card from '../card.module.css';
import { CornerMatrix } from '../CornerMatrix';
import { MoveSteps } from '../MoveSteps';
import buttons from '../parts/buttons.module.css';
import { failureText } from '../parts/failure_text';
import { cellName, moveName } from '../parts/names';
import { useKeptFocus } from '../parts/use_kept_focus';
import { Failure } from './Failure';
import styles from './play.module.css';

/** The corner that is held and its moves: the way to a move without pointing at the board. */
export function MoveCard({ model }: { readonly model: StudyModel }) {
  const t = playText().corner;
  const section = useRef<HTMLElement>(null);
  // What was pressed may go away with the move.
  useKeptFocus(section, () => section.current?.querySelector<HTMLElement>('[data-next-focus]'));
  const held = model.selection.value?.corner;
  const chosen = model.chosen.value;
  const waits = model.match.phase.value.kind !== 'to-move';
  return (
    <section class={card.card} ref={section} aria-labelledby="move-heading">
      <h2 class={card.heading} id="move-heading" tabIndex={-1} data-next-focus>
        {t.heading}
      </h2>
      <NoMoves model={model} />
      {held === undefined && <p class={card.line}>{waits ? t.wait : t.none}</p>}
      {/* Always there, so that what is put into it is heard. */}
      <p class={styles.held} role="status">
        {heldText(model)}
      </p>
      <CornerMatrix model={model} />
      <div class={`${card.actions} ${styles.actions}`}>
        {chosen !== undefined && (
          <button type="button" class={buttons.strong} onClick={() => model.apply()}>
            {t.turn}
          </button>
        )}
        {held !== undefined && (
          <MoveSteps onStep={(step) => model.step(step)} onDismiss={() => model.dismiss()} />
        )}
      </div>
    </section>
  );
}

function heldText(model: StudyModel): string | undefined {
  const t = playText().corner;
  const { game } = model.state.value.study;
  const held = model.selection.value?.corner;
  const chosen = model.chosen.value;
  if (chosen !== undefined) return t.chosen(moveName(game, chosen));
  return held && t.held(cellName(game, held), moveCount(model.moves.value));
}

/** Nobody can move before it is known which moves there are. */
function NoMoves({ model }: { readonly model: StudyModel }) {
  const examination = model.examination.value;
  if (examination.status !== 'failed' || model.board.value !== undefined) return null;
  return (
    <Failure
      words={`${playText().corner.unknown} ${failureText(examination.error)}`}
      onAgain={() => model.examineAgain()}
    />
  );
}
