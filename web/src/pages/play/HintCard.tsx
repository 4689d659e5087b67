import { useRef } from 'preact/hooks';
import type { Cell } from '../../model/board/position';
import type { Hint, PlayModel, Player } from '../../model/play/play_model';
import { text } from '../../text';
import { playText } from '../../text/play';
import card from '../board/card.module.css';
import buttons from '../shared/buttons.module.css';
import { failureText } from '../shared/failure_text';
import { useKeptFocus } from '../shared/use_kept_focus';
import styles from './HintCard.module.css';

/** So many corners are also told in words; more are only counted, and marked on the board. */
const MOST_TOLD = 12;

/** Answers in grades; each has to be asked for. */
export function HintCard({ model }: { readonly model: PlayModel }) {
  const t = playText().hints;
  const section = useRef<HTMLElement>(null);
  // A question goes away when it was answered.
  useKeptFocus(section, () => section.current?.querySelector<HTMLElement>('button, h2'));
  const phase = model.phase.value;
  const waits = phase.kind !== 'to-move';
  const hint = model.hint.value;
  const question = hint.won === false ? undefined : t.ask[hint.grade];
  return (
    <section class={card.card} ref={section} aria-labelledby="hints-heading">
      <h2 class={card.heading} id="hints-heading" tabIndex={-1}>
        {t.heading}
      </h2>
      <div role="status" aria-atomic="false" class={styles.answers}>
        {hint.grade > 0 && !waits && <Answers model={model} hint={hint} player={phase.player} />}
      </div>
      {question !== undefined && (
        <>
          <div class={card.actions}>
            <button
              type="button"
              class={buttons.quiet}
              aria-disabled={waits}
              onClick={() => model.askHint()}
            >
              {question}
            </button>
          </div>
          <p class={card.line}>{t.explanation}</p>
        </>
      )}
    </section>
  );
}

interface AnswersProps {
  readonly model: PlayModel;
  readonly hint: Hint;
  readonly player: Player;
}

function Answers({ model, hint, player }: AnswersProps) {
  const t = playText().hints;
  const position = text().board.position;
  const examination = model.table.examination.value;
  if (examination.status === 'failed')
    return (
      <>
        <p>
          {position.failed} {failureText(examination.error)}
        </p>
        <button type="button" class={buttons.quiet} onClick={() => model.examineAgain()}>
          {playText().again}
        </button>
      </>
    );
  if (hint.won === undefined) return <p>{position.waiting}</p>;
  if (!hint.won) return <p>{t.lost(player)}</p>;
  return (
    <>
      <p>{t.won(player)}</p>
      {hint.corners.length > 0 && <p>{cornersText(hint.corners)}</p>}
      {hint.rectangle !== undefined && <p>{t.rectangle(hint.rectangle)}</p>}
    </>
  );
}

function cornersText(corners: readonly Cell[]): string {
  const t = playText().hints;
  const count = t.corners(corners);
  return corners.length > MOST_TOLD
    ? count
    : `${count} ${corners.map((corner) => t.corner(corner)).join('; ')}.`;
}
