import { useRef, useEffect } from 'preact/hooks';
import { headsCount } from '../game/position';
import { printRoute } from '../game/route';
import { lastExamination } from '../study/knowledge';
import type { ExaminationState } from '../study/knowledge';
import type { StudyModel } from '../study/study_model';
import { numbers } from '../text/language';
import { countName } from '../text/places';
import commonWords from '#words/common';
import t from '#words/position';
import buttons from './parts/buttons.module.css';
import { Digits } from './parts/Digits';
import { lazily } from './parts/lazily';
import { useKeptFocus } from './parts/use_kept_focus';
import { outcomeWords } from './BoardAnnouncer';
import { isFullStart } from './board_words';
import layout from './parts/layout.module.css';
import { FindInSteps } from './why/FindInSteps';
import { ALL_HEADS, LightNumber } from './why/lights';
import { signal } from '@preact/signals';
import type { Term, TermProps } from './terms/Term';
import styles from './position.module.css';

/** Hardly ever needed, and all it may have to say is long. */
const PositionFailure = lazily(async () => (await import('./PositionFailure')).PositionFailure);

const HEADING_ID = 'position-heading';

interface PositionCardProps {
  readonly model: StudyModel;
  /** Whether P(M, N) leads to the page that solves it. */
  readonly leadsToSolve?: boolean;
}

/** What is true of the position as a whole, as far as it may be told; P(M, N) of its board. */
export function PositionCard({ model, leadsToSolve = true }: PositionCardProps) {
  const section = useRef<HTMLElement>(null);
  // The button goes away when it is tried again, and this card is rendered with it.
  useKeptFocus(section, () => document.getElementById(HEADING_ID));
  const position = model.position.value;
  const { hides } = model.limits;
  const { mode } = model.state.value.look;
  const isOpen = model.areOpen.value;
  const seen = model.recent.value;
  /** What follows from the heads. */
  const lit = (name: string, value: number) => (
    <LightNumber
      model={model}
      light={ALL_HEADS}
      name={`${name}: ${numbers.whole(value)}`}
      title={t('white-discs')}
    >
      {numbers.whole(value)}
    </LightNumber>
  );
  return (
    <section class={layout.card} ref={section} aria-labelledby={HEADING_ID}>
      <h2 class={layout.hidden} id={HEADING_ID} tabIndex={-1}>
        {t('position')}
      </h2>
      <Outcome model={model} state={model.examination.value} />
      <dl class={styles.facts}>
        {!hides.nimbers && isOpen && (
          <div>
            <dt>
              <LateTerm name="nimber">{commonWords('nimber')}</LateTerm>
            </dt>
            <dd>{seen === undefined ? '?' : lit(commonWords('nimber'), seen.nimber)}</dd>
          </div>
        )}
        <div>
          <dt>{t('white-discs')}</dt>
          <dd>{lit(t('white-discs'), headsCount(position))}</dd>
        </div>
        {isOpen && isFullStart(model) && (
          <div>
            <dt>
              <LateTerm name="first-moves">{countName(position.rows, position.columns)}</LateTerm>
            </dt>
            <dd>
              <FirstMoves
                count={seen?.board.winningFirstMoves}
                address={leadsToSolve ? solveAddress(model) : undefined}
                name={countName(position.rows, position.columns)}
              />
            </dd>
          </div>
        )}
      </dl>
      <FindInSteps model={model} />
      {(mode === 'explore' || mode === 'edit') && !hides.answers && <AnswersButton model={model} />}
      {mode === 'predict' && !hides.answers && <CheckSwitch model={model} />}
    </section>
  );
}

function AnswersButton({ model }: { readonly model: StudyModel }) {
  const { answers } = model.state.value.look;
  return (
    <button
      type="button"
      class={`${answers ? buttons.quiet : buttons.strong} ${styles.answers}`}
      onClick={() => model.showAnswers(!answers)}
    >
      {t(answers ? 'hide-answers' : 'show-answers')}
    </button>
  );
}

function CheckSwitch({ model: { predict } }: { readonly model: StudyModel }) {
  return (
    <label class={`${layout.check} ${layout.note}`}>
      <input
        type="checkbox"
        checked={predict.checksFirst.value}
        onChange={(event) => predict.checkFirst(event.currentTarget.checked)}
      />
      {t('check-first')}
    </label>
  );
}

interface FirstMovesProps {
  /** Undefined while it is hidden or not known. */
  readonly count: number | undefined;
  readonly address: string | undefined;
  readonly name: string;
}

/** P(M, N), with the way to all that it is made of. */
function FirstMoves({ count, address, name }: FirstMovesProps) {
  const digits = count === undefined ? '?' : <Digits value={count} />;
  if (address === undefined) return digits;
  const way =
    count === undefined
      ? commonWords('where-from', { name })
      : t('count-where-from', { count, name });
  return (
    <a href={address} aria-label={way}>
      {digits}
    </a>
  );
}

/** The Solve page knows games of runs. */
function solveAddress(model: StudyModel): string | undefined {
  const { game, start } = model.state.value.study;
  const { rows, columns } = start;
  const rowLengths = game.rows.lengths;
  const columnLengths = game.columns.lengths;
  if (rowLengths === undefined || columnLengths === undefined) return undefined;
  return printRoute('solve', [
    ['rows', String(rows)],
    ['columns', String(columns)],
    ...(rowLengths === 'triangular' ? [] : [['rowLengths', rowLengths] as const]),
    ...(columnLengths === 'square' ? [] : [['columnLengths', columnLengths] as const]),
  ]);
}

interface OutcomeProps {
  readonly model: StudyModel;
  readonly state: ExaminationState;
}

/** For the player to move. */
const OUTCOME_LOOKS = { wins: layout.good, loses: layout.bad };

/** What wins in the position that is shown, as far as it may be seen; or why that is not known. */
function Outcome({ model, state }: OutcomeProps) {
  if (state.status === 'failed') return <PositionFailure model={model} error={state.error} />;
  const isHidden = !model.areOpen.value;
  const examination = isHidden ? lastExamination(state) : model.recent.value;
  if (examination === undefined) return <p>{commonWords('working-out')}</p>;
  if (isHidden && examination.legal > 0)
    return <p>{t('possible', { moves: examination.legal })}</p>;
  const { outcome, verdict, line } = outcomeWords(model, examination);
  return (
    <>
      <p class={styles.outcome}>
        <span class={`${styles.verdict} ${outcome ? OUTCOME_LOOKS[outcome] : ''}`}>{verdict}</span>{' '}
        {line}
      </p>
      {outcome === 'loses' && !model.limits.hides.nimbers && (
        <p class={layout.note}>{t('why-none-wins')}</p>
      )}
    </>
  );
}

const loaded = signal<typeof Term | undefined>(undefined);

/** A term of the first view: a plain word until the explanations have been fetched. */
function LateTerm(props: TermProps) {
  useEffect(() => {
    void import('./terms/Term').then(
      ({ Term: arrived }) => (loaded.value = arrived),
      // Without them the word says as much as any other.
      () => undefined,
    );
  }, []);
  const Loaded = loaded.value;
  return Loaded ? <Loaded {...props} /> : <>{props.children}</>;
}
