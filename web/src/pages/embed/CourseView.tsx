/** A simulated course site: the activity as a student sees it, and what the site receives. */
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import t from '#words/embed';
import gradingWords from '#words/grading';
import { contractAbove, kindOfItems, scoreText } from '../../text/contract';
import { bestScore, reachesPassMark } from '../../outlets/element/grade';
import type { CheckedAnswer, FromFrameBody, WorkResult } from '../../outlets/element/messages';
import layout from '../../ui/layout.module.css';
import type { EmbedModel } from './embed_model';
import { frameSettings, gradedLimits, type EmbedSettings } from './embed_settings';
import styles from './EmbedPage.module.css';
import { LiveView } from './LiveView';
import type { PagePlace } from './snippets';

interface Gotten {
  readonly score?: WorkResult['score'];
  /** The last answer that was checked, or the number of an exercise whose answer was shown. */
  readonly last?: CheckedAnswer | number | undefined;
  /** The number of characters of state to store. */
  readonly length?: number;
}

interface CourseViewProps {
  readonly model: EmbedModel;
  readonly place: PagePlace;
  readonly height: Signal<number | undefined>;
}

export function CourseView({ model, place, height }: CourseViewProps) {
  const settings = model.settings.value;
  const gotten = useSignal<Gotten>({});
  // Other settings start from scratch.
  const shown = String(frameSettings(settings));
  /** Something was done, and was lost by a change of settings. */
  const isAnew = useSignal(false);
  useEffect(() => {
    if (gotten.peek().score?.score !== undefined) isAnew.value = true;
    gotten.value = {};
  }, [shown, gotten, isAnew]);

  function hear(message: FromFrameBody) {
    if (message.type === 'result') {
      const { score: before, last } = gotten.peek();
      const { by, score, answer } = message;
      const isWork = by !== 'load' && by !== 'host';
      if (isWork) isAnew.value = false;
      gotten.value = {
        ...gotten.peek(),
        score: better(before, score),
        last: (isWork ? newlyShown(before, score) : undefined) ?? answer ?? last,
      };
    }
    if (message.type === 'statechange' || message.type === 'result')
      gotten.value = { ...gotten.peek(), length: JSON.stringify(message.state).length };
  }

  return (
    <section class={layout.card} aria-labelledby="got-heading">
      <h2 class={layout.subtitle} id="got-heading">
        {t('group-got')}
      </h2>
      <dl class={styles.got} aria-live="polite">
        {rowsOf(gotten.value, settings).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class={`${layout.note} ${layout.said}`} role="status">
        {isAnew.value && t('got-anew')}
      </p>
      <p>{contractAbove(settings.graded, gradedLimits(settings), settings.pass)}</p>
      <LiveView model={model} place={place} height={height} onMessage={hear} />
    </section>
  );
}

function better(before: Gotten['score'], now: WorkResult['score']): WorkResult['score'] {
  const score = bestScore(before?.score, now.score);
  return { ...now, ...(score !== undefined && { score }) };
}

/** The number of the exercise whose answer was just shown. */
function newlyShown(before: Gotten['score'], now: WorkResult['score']): number | undefined {
  const shown = (told: Gotten['score']) =>
    exercisesIn(told).flatMap(({ exercise, outcome }) => (outcome === 'shown' ? [exercise] : []));
  const known = shown(before);
  return shown(now).find((number) => !known.includes(number));
}

const exercisesIn = (told: Gotten['score']) =>
  told !== undefined && 'exercises' in told ? told.exercises : [];

/** The site's data in words. */
function rowsOf({ score: told, last, length }: Gotten, { pass, graded, hide }: EmbedSettings) {
  const isMatch = graded === 'match';
  const isTest = !isMatch && hide.includes('answers');
  const isHeldBack = isTest && told?.complete !== true;
  const score = isHeldBack ? undefined : told?.score;
  const noScore = isMatch ? 'got-none' : isTest ? 'got-no-score-yet' : 'got-no-score';
  const isPassed = pass !== undefined && reachesPassMark(score, pass);
  // A match may be played again.
  const isOver = told?.complete === true && !isMatch;
  const mark = isPassed ? 'is-passed' : isOver ? 'failed' : 'not-passed';
  return [
    [t('got-score'), score === undefined ? t(noScore) : scoreText(score)],
    ...(pass === undefined
      ? []
      : [[t('got-passed', { mark: scoreText(pass / 100) }), t(`got-${mark}`)] as const]),
    ...(isMatch ? [[t('got-game'), gameText(told)] as const] : exerciseRows(told, last, graded)),
    [t('got-kept'), length === undefined ? t('got-nothing-kept') : t('got-characters', { length })],
  ] as const;
}

function exerciseRows(
  told: Gotten['score'],
  last: Gotten['last'],
  graded: EmbedSettings['graded'],
) {
  const exercises = exercisesIn(told);
  const done = exercises.filter(({ outcome }) => outcome !== 'open').length;
  const solved = exercises.filter(({ outcome }) => outcome === 'solved').length;
  return [
    [t('got-done'), t('got-count', { done, all: exercises.length, solved })],
    [t('got-last'), last === undefined ? t('got-none') : answerText(last, graded)],
  ] as const;
}

function gameText(told: Gotten['score']): string {
  return told === undefined || !('game' in told) ? t('got-none') : t(`got-game-${told.game}`);
}

function answerText(last: CheckedAnswer | number, graded: EmbedSettings['graded']): string {
  const number = typeof last === 'number' ? last : last.exercise;
  const item = gradingWords('item', { of: kindOfItems(graded), number });
  if (typeof last === 'number') return t('got-shown', { item });
  const { attempt, correct } = last;
  return t(correct ? 'got-right' : 'got-wrong', { item, attempt });
}
