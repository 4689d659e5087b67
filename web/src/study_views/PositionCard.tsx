import { useRef, useEffect } from 'preact/hooks';
import { headsCount } from '../game/position';
import { formatRoute } from '../game/route';
import { lastExamination, type ExaminationState } from '../study/knowledge';
import { offersAnswers } from '../study/view';
import type { StudyModel } from '../study/study_model';
import { numbers } from '../text/language';
import { countSymbol } from '../text/places';
import commonWords from '#words/common';
import t from '#words/position';
import { Digits } from '../ui/Digits';
import { lazyComponent } from '../ui/lazily';
import { useFocusFallback } from '../ui/use_focus_fallback';
import { outcomeWords } from './BoardAnnouncer';
import { isFullStart } from './board_words';
import layout from '../ui/layout.module.css';
import { TickIcon } from '../ui/Tick';
import { FindInSteps } from './why/FindInSteps';
import { ALL_HEADS_HIGHLIGHT, LightNumber } from './why/lights';
import { signal } from '@preact/signals';
import type { TermWithTip, TermProps } from '../ui/terms/Term';
import styles from './position.module.css';

/** Loaded on demand, since it is rare and long. */
const PositionFailure = lazyComponent(
  async () => (await import('./PositionFailure')).PositionFailure,
);

const HEADING_ID = 'position-heading';

interface PositionProps {
  readonly model: StudyModel;
}

/** Who wins, as far as the reader may know; two lines, reserved before it is known. */
export function PositionVerdict({ model }: PositionProps) {
  const section = useRef<HTMLElement>(null);
  // The button disappears on another try, when this is rendered too.
  useFocusFallback(section, () => document.getElementById(HEADING_ID));
  return (
    <section class={layout.tight} ref={section} aria-labelledby={HEADING_ID} data-part="verdict">
      <h2 class={layout.hidden} id={HEADING_ID} tabIndex={-1}>
        {t('position')}
      </h2>
      <div class={styles.outcome}>
        <Outcome model={model} state={model.view.examination.value} />
      </div>
      {offersAnswers(model) && <AnswersSwitch model={model} />}
      {model.state.value.look.mode === 'predict' && !model.limits.hides.answers && (
        <CheckSwitch model={model} />
      )}
    </section>
  );
}

/** The numbers of the position; P(M, N) links to the page that solves it. */
export function PositionNumbers({ model }: PositionProps) {
  const position = model.view.position.value;
  const { hides } = model.limits;
  const isOpen = model.view.areOpen.value;
  const seen = model.view.recent.value;
  /** A number computed from the heads, which highlights them. */
  const lit = (name: string, value: number) => (
    <LightNumber
      model={model}
      light={ALL_HEADS_HIGHLIGHT}
      name={`${name}: ${numbers.whole(value)}`}
      title={t('white-discs')}
    >
      {numbers.whole(value)}
    </LightNumber>
  );
  const name = countSymbol(position.rows, position.columns);
  return (
    <>
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
              <LateTerm name="first-moves">{name}</LateTerm>
            </dt>
            <dd>
              <FirstMoves
                count={seen?.board.winningFirstMoves}
                address={solveAddress(model)}
                name={name}
              />
            </dd>
          </div>
        )}
      </dl>
      <FindInSteps model={model} />
    </>
  );
}

function AnswersSwitch({ model }: PositionProps) {
  return (
    <TickIcon
      role="switch"
      isOn={model.state.value.look.answers}
      onChange={(isOn) => model.looks.showAnswers(isOn)}
      words={t('show-answers')}
    />
  );
}

function CheckSwitch({ model: { predict } }: PositionProps) {
  return (
    <TickIcon
      role="switch"
      isOn={predict.checksFirst.value}
      onChange={(isOn) => predict.checkFirst(isOn)}
      words={t('check-first')}
    />
  );
}

interface FirstMovesProps {
  /** Undefined while it is hidden or not known. */
  readonly count: number | undefined;
  readonly address: string | undefined;
  readonly name: string;
}

/** P(M, N), with a link to its derivation. */
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

/** Undefined for boards other than those of games of runs, which the Solve page doesn't know. */
function solveAddress(model: StudyModel): string | undefined {
  const { game, start } = model.state.value.study;
  const { rows, columns } = start;
  const rowLengths = game.rows.lengths;
  const columnLengths = game.columns.lengths;
  if (rowLengths === undefined || columnLengths === undefined) return undefined;
  return formatRoute('solve', [
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

/** Which moves win in the shown position, as far as the reader may know, or why that is not known. */
function Outcome({ model, state }: OutcomeProps) {
  if (state.status === 'failed') return <PositionFailure model={model} error={state.error} />;
  const isHidden = !model.view.areOpen.value;
  const examination = isHidden ? lastExamination(state) : model.view.recent.value;
  if (examination === undefined) return <p>{commonWords('working-out')}</p>;
  if (isHidden && examination.legal > 0)
    return <p>{t('possible', { moves: examination.legal })}</p>;
  const { outcome, verdict, line } = outcomeWords(model, examination);
  return (
    <p>
      <span class={`${styles.verdict} ${outcome ? OUTCOME_LOOKS[outcome] : ''}`}>{verdict}</span>{' '}
      {line}
    </p>
  );
}

const loaded = signal<typeof TermWithTip | undefined>(undefined);

/** A term of the first view: plain text until the tooltips are loaded. */
function LateTerm(props: TermProps) {
  useEffect(() => {
    void import('../ui/terms/Term').then(
      ({ TermWithTip: arrived }) => (loaded.value = arrived),
      // Without tooltips it stays plain text.
      () => undefined,
    );
  }, []);
  const Loaded = loaded.value;
  return Loaded ? <Loaded {...props} /> : <>{props.children}</>;
}
