import { useRef } from 'preact/hooks';
import type { BoardModel, Examination } from '../../model/board/board_model';
import { isAllWhite, whiteDiscCount } from '../../model/board/position';
import { text } from '../../text';
import buttons from '../shared/buttons.module.css';
import { Digits } from '../shared/Digits';
import { failureText } from '../shared/failure_text';
import { useKeptFocus } from '../shared/use_kept_focus';
import card from './card.module.css';
import styles from './PositionCard.module.css';
import { shownExamination } from './shown_examination';

const HEADING_ID = 'position-heading';

/** What is true of the position as a whole; P(M, N) where it is the board of the opening. */
export function PositionCard({ model }: { readonly model: BoardModel }) {
  const t = text();
  const section = useRef<HTMLElement>(null);
  // The button goes away when it is tried again.
  useKeptFocus(section, () => document.getElementById(HEADING_ID));
  const { position } = model.state.value;
  const state = model.examination.value;
  const examination = shownExamination(state);
  const hidden = state.status === 'known' && model.answers.value === 'hidden';
  return (
    <section class={card.card} ref={section} aria-labelledby={HEADING_ID}>
      <h2 class={card.heading} id={HEADING_ID} tabIndex={-1}>
        {t.board.position.name}
      </h2>
      {state.status === 'failed' ? (
        <Failure model={model} words={failureText(state.error)} />
      ) : (
        <Outcome examination={examination} hidden={hidden} />
      )}
      <dl class={styles.facts}>
        <div>
          <dt>{t.board.position.nimber}</dt>
          <dd>
            {hidden || examination === undefined ? '?' : t.numbers.whole(examination.boardNimber)}
          </dd>
        </div>
        <div>
          <dt>{t.board.position.whiteDiscs}</dt>
          <dd>{t.numbers.whole(whiteDiscCount(position))}</dd>
        </div>
        <div>
          <dt>{t.countName(position.rows, position.columns)}</dt>
          <dd>
            <OpeningsLink model={model} examination={hidden ? undefined : examination} />
          </dd>
        </div>
      </dl>
      <p class={card.line}>{t.board.position.meaning}</p>
    </section>
  );
}

interface OutcomeProps {
  readonly examination: Examination | undefined;
  /** Whether a prediction waits. */
  readonly hidden: boolean;
}

function Outcome({ examination, hidden }: OutcomeProps) {
  const t = text().board.position;
  if (examination === undefined) return <p>{t.waiting}</p>;
  const { position, winning, legal } = examination;
  const wins = winning.count;
  if (legal === 0) return <p>{t.over}</p>;
  if (hidden) return <p>{t.possible(legal)}</p>;
  if (wins === 0) return <p>{t.lost(legal)}</p>;
  if (!isAllWhite(position)) return <p>{t.wins(wins, legal)}</p>;
  return (
    <p class={styles.opening}>
      <span class={styles.count}>
        <Digits value={wins} />
      </span>{' '}
      {t.full(wins)} {t.outOf(legal)}
    </p>
  );
}

/** P(M, N), with the way to all that it is made of. */
function OpeningsLink({
  model,
  examination,
}: {
  readonly model: BoardModel;
  readonly examination: Examination | undefined;
}) {
  const t = text();
  const { rows, columns } = model.state.value.position;
  const known = examination?.position.rows === rows && examination.position.columns === columns;
  return (
    <a
      href={`#/solve?rows=${rows}&columns=${columns}`}
      aria-label={
        known
          ? `${t.numbers.whole(examination.description.winningOpenings)}. ${t.board.position.solve(t.countName(rows, columns))}`
          : t.board.position.solve(t.countName(rows, columns))
      }
    >
      {known ? <Digits value={examination.description.winningOpenings} /> : '?'}
    </a>
  );
}

function Failure({ model, words }: { readonly model: BoardModel; readonly words: string }) {
  const t = text().board.position;
  return (
    <>
      <p role="alert">
        {t.failed} {words}
      </p>
      <button type="button" class={buttons.quiet} onClick={() => model.examineAgain()}>
        {t.again}
      </button>
    </>
  );
}
