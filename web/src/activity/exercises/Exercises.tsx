import { AddressMessages } from '../../study_views/AddressMessages';
import type { ComponentChildren, RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { answerOf } from '../../asking/ask';
import commonWords from '#words/common';
import t from '#words/exercises';
import gradingWords from '#words/grading';
import learnWords from '#words/learn';
import { exercisesContract, kindOfItems } from '../../text/contract';
import { numbers } from '../../text/language';
import { Button } from '../../ui/Button';
import { CopyLink } from '../../ui/copying';
import { Failure } from '../../ui/Failure';
import layout from '../../ui/layout.module.css';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import { WithTerms } from '../../ui/terms/Term';
import { gameText } from './exercise_words';
import styles from './Exercises.module.css';
import type { ExercisesModel, ExerciseSet } from './exercises_model';
import { HINTS_PER_EXERCISE, STAGES_WITH_ANSWER, type WithExerciseItem } from './kind';
import { finishedText, gainedText, progressText } from './progress_words';
import { bringIntoSight, LessonSurroundings } from '../lesson/lesson';
import { exerciseNumbers, setAddress } from './set';

interface ExercisesProps {
  readonly model: ExercisesModel;
}

interface ExercisesPartProps extends ExercisesProps {
  /** The id of the heading. */
  readonly id: string;
  readonly title?: string;
  readonly level?: 'h1' | 'h2';
}

/** The exercises after a lesson or alone, one after the other. */
export function Exercises({
  model,
  id,
  title = t('heading'),
  level: Heading = 'h2',
}: ExercisesPartProps) {
  const state = model.state.value;
  return (
    <section class={`${layout.loose} ${styles.exercises}`} aria-labelledby={id}>
      <header class={layout.tight}>
        <Heading id={id} tabIndex={-1}>
          {title}
        </Heading>
        <p class={layout.note}>
          {model.isClosed.value
            ? gradingWords('contract-read')
            : exercisesContract(model.limits, model.wanted.value.tries)}
        </p>
      </header>
      <AddressMessages rejected={model.rejected.value} />
      {state.status === 'asking' && <p class={layout.note}>{t('loading')}</p>}
      {state.status === 'failed' && <Failure failed={state} />}
      {state.status === 'answered' && <Made model={model} title={title} set={state.answer} />}
      <Tools model={model} />
    </section>
  );
}

interface MadeProps extends ExercisesProps {
  readonly title: string;
  readonly set: ExerciseSet;
}

function Made({ model, title, set }: MadeProps) {
  const of = kindOfItems(model.lesson);
  const { items } = set;
  const item = items[model.current.value];
  const exercise = useRef<HTMLDivElement>(null);
  const surroundings = useContext(LessonSurroundings);
  // Focuses the next exercise's number, so that number and question are read out.
  useFocusFallback(exercise, () => {
    const heading = exercise.current?.querySelector('h3');
    heading?.focus({ preventScroll: true });
    if (exercise.current) bringIntoSight(exercise.current, surroundings);
    return undefined;
  });
  return (
    <>
      <nav class={layout.tight} aria-label={title}>
        <ol class={`${layout.row} ${layout.plain}`}>
          {items.map(({ number, name, stage }, index) => (
            <li key={name}>
              <button
                type="button"
                class={styles.step}
                data-outcome={stage.value}
                aria-label={gradingWords(`item-${stage.value}`, { of, number })}
                aria-current={index === model.current.value ? 'step' : undefined}
                onClick={() => (model.current.value = index)}
              >
                {numbers.whole(number)}
              </button>
            </li>
          ))}
        </ol>
        <p class={layout.note}>{progressText(model, items.length)}</p>
      </nav>
      <div ref={exercise}>
        {item && <OneExercise key={`${set.seed} ${item.name}`} model={model} item={item} />}
      </div>
    </>
  );
}

function OneExercise({ model, item }: ExercisesProps & WithExerciseItem) {
  const { kind, exercise, number, from } = item;
  const whole = useRef<HTMLDivElement>(null);
  const of = kindOfItems(model.lesson);
  const isOpen = item.canAnswer.value;
  const next = model.next.value;
  const isLast = !isOpen && next === undefined;
  const game = gameText(item);
  useFocusAtEnd(whole, isOpen);
  return (
    <div ref={whole} class={`${layout.card} ${styles.exercise}`}>
      <h3 class={`${layout.note} ${styles.number}`} tabIndex={-1}>
        {gradingWords('item', { of, number })}
        {from !== undefined && ` · ${t('review', { lesson: learnWords(`lesson-${from}-title`) })}`}
      </h3>
      <p class={styles.question}>
        <WithTerms>{kind.question(exercise)}</WithTerms>
      </p>
      {game !== undefined && <p class={layout.note}>{game}</p>}
      {kind.Picture && <kind.Picture item={item} />}
      <kind.form.View
        item={item}
        verdict={
          <Verdict item={item} isLast={isLast} finished={isLast ? finishedText(model) : undefined}>
            {!isOpen && next !== undefined && (
              <Button
                look="strong"
                class={styles.next}
                data-next
                onClick={() => (model.current.value = next)}
              >
                {gradingWords('next', { of })}
              </Button>
            )}
          </Verdict>
        }
      >
        {isOpen && <Helps item={item} />}
      </kind.form.View>
    </div>
  );
}

/**
 * When an exercise is over its form disappears, and the focus goes to the next one, or after the last one to its
 * answer. Nothing scrolls.
 */
function useFocusAtEnd(whole: RefObject<HTMLElement | null>, isOpen: boolean): void {
  // Checked while rendering, before the buttons are removed.
  const hadFocus = whole.current?.contains(document.activeElement) ?? false;
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const isEnd = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const next = whole.current?.querySelector<HTMLElement>('[data-next], [data-answer]');
    if (isEnd && hadFocus) next?.focus({ preventScroll: true });
  });
}

function Helps({ item }: WithExerciseItem) {
  return (
    <>
      {item.hasHints && (
        <Button
          isDisabled={item.work.value.hints === HINTS_PER_EXERCISE}
          onClick={() => item.hint()}
        >
          {commonWords('hint')}
        </Button>
      )}
      {item.canShow.value && (
        <Button onClick={() => item.show()}>{learnWords('show-answer')}</Button>
      )}
    </>
  );
}

/** What was wrong. With another answer it disappears, but its room stays: nothing moves under the reader's hand. */
function Remark({ item }: WithExerciseItem) {
  const { kind, exercise } = item;
  const { tries } = item.work.value;
  const stage = item.stage.value;
  const triesLeft = item.triesLeft.value;
  const remark = item.remark.value;
  const last = useRef(remark);
  if (remark !== undefined) last.current = remark;
  const shown = remark ?? (stage === 'open' ? last.current : undefined);
  if (shown === undefined) return null;
  return (
    <div class={`${layout.tight} ${styles.wrong}`} data-gone={remark === undefined}>
      <p>
        <strong>{t(stage === 'failed' ? 'wrong-at-last' : 'wrong')}</strong>{' '}
        {kind.remark(exercise, shown)}
        {tries > 0 && triesLeft !== undefined && ` ${t('tries-left', { count: triesLeft })}`}
      </p>
      {kind.RemarkPicture && (
        <div class={styles.remarkPicture}>
          <kind.RemarkPicture exercise={exercise} remark={shown} />
        </div>
      )}
    </div>
  );
}

interface VerdictProps extends WithExerciseItem {
  /** No other exercise is open. */
  readonly isLast: boolean;
  /** The text after the last exercise. */
  readonly finished: string | undefined;
  /** The button that leads on, once the exercise is over. */
  readonly children: ComponentChildren;
}

/**
 * The verdict on a try, the hints, and in the end the answer. The second live region replaces the row with “Check” and
 * is beside the button that leads on, where the reader has just pressed.
 */
function Verdict({ item, isLast, finished, children }: VerdictProps) {
  const { kind, exercise, work } = item;
  const { siteLine } = useContext(LessonSurroundings);
  const line = siteLine?.value ?? '';
  return (
    <>
      <div class={layout.tight} role="status">
        <Remark item={item} />
        {kind
          .hints(exercise)
          .slice(0, work.value.hints)
          .map((hint, index) => (
            <p key={index}>
              <strong>{t('hint-number', { number: index + 1 })}</strong> {hint}
            </p>
          ))}
      </div>
      {children}
      <div role="status">
        {item.stage.value !== 'open' && <End item={item} isLast={isLast} finished={finished} />}
        {line !== '' && (
          <p class={layout.note} data-site-line>
            {line}
          </p>
        )}
      </div>
    </>
  );
}

/** The outcome of a finished exercise, and its answer unless that is hidden. */
function End({ item, isLast, finished }: Omit<VerdictProps, 'children'>) {
  const { kind, exercise, work } = item;
  const stage = item.stage.value;
  const { hints, tries } = work.value;
  return (
    <div class={styles.over} tabIndex={-1} data-answer={stage}>
      {stage === 'closed' && <p>{t(isLast ? 'all-kept' : 'kept')}</p>}
      {stage === 'solved' && (
        <p>
          <strong>{learnWords('right')}</strong>{' '}
          {t('solved-for', { tries, hints, gained: gainedText(item) })}
        </p>
      )}
      {stage === 'failed' && (
        <p>
          {t('no-tries', { count: tries })} {gainedText(item)}
        </p>
      )}
      {stage === 'shown' && <p>{gradingWords('looked')}</p>}
      {STAGES_WITH_ANSWER.has(stage) && (
        <p>
          <strong>{t('answer-is')}</strong> {kind.solution(exercise)}
        </p>
      )}
      {STAGES_WITH_ANSWER.has(stage) && finished !== undefined && <p>{finished}</p>}
    </div>
  );
}

/** The set's tools, for oneself, a class, and paper. */
function Tools({ model }: ExercisesProps) {
  const { isFramed, hasOtherSets } = useContext(LessonSurroundings);
  const { seed } = model.wanted.value;
  const before = model.before.value;
  return (
    <footer class={layout.tight}>
      <p>
        <strong>{t('set', { seed: String(seed) })}</strong>
        {' · '}
        <span class={layout.note}>{t(isFramed ? 'set-help-framed' : 'set-help')}</span>
      </p>
      <div class={`${layout.row} ${styles.actions}`}>
        {hasOtherSets && <Button onClick={() => model.newSet()}>{t('new-set')}</Button>}
        {before !== undefined && (
          <Button onClick={() => model.backToBefore()}>
            {t('back-to-set', { seed: String(before) })}
          </Button>
        )}
        {!isFramed && <SetLinks model={model} />}
      </div>
    </footer>
  );
}

/** The number of exercises for practising one number. */
const TIMES = 20;

function SetLinks({ model }: ExercisesProps) {
  const { lesson } = model;
  const wanted = model.wanted.value;
  const all = exerciseNumbers(lesson);
  const number = answerOf(model.state.value)?.items[model.current.value]?.number;
  return (
    <>
      <CopyLink
        key={setAddress(lesson, wanted)}
        address={setAddress(lesson, wanted)}
        name={t('copy-link')}
      />
      {number !== undefined && wanted.times === 1 && (
        <a href={setAddress(lesson, { ...wanted, chosen: [number], times: TIMES })}>
          {t('more-like-it', { count: TIMES, number })}
        </a>
      )}
      {(wanted.times > 1 || wanted.chosen.length < all.length) && (
        <a href={setAddress(lesson, { ...wanted, chosen: all, times: 1 })}>{t('whole-set')}</a>
      )}
      <a href={setAddress(lesson, wanted, 'worksheet')}>{t('worksheet')}</a>
      <a href={setAddress(lesson, wanted, 'hand-in')}>{t('hand-in')}</a>
      <a href={setAddress(lesson, wanted, 'for-teachers')}>{t('for-teachers')}</a>
    </>
  );
}
