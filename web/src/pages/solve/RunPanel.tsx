import { useRef } from 'preact/hooks';
import { pressedKey } from '../../viewport/key_press';
import type { StoredJob } from '../../engine/api/work_store';
import { progressFraction } from '../../engine/api/solver';
import { LONG_JOB_MS } from '../../engine/api/work';
import commonWords from '#words/common';
import t from '#words/solve';
import { Button } from '../../ui/Button';
import { Failure } from '../../ui/Failure';
import layout from '../../ui/layout.module.css';
import { useFocusFallback } from '../../ui/use_focus_fallback';
import { ANSWER_HEADING_ID } from './Answer';
import { fieldId } from './Controls';
import { countLabelOf } from '../../widgets/count/names';
import type { BoardRunning, BoardRunState, RunModel } from './run_model';
import styles from './RunPanel.module.css';
import type { Announcement, SolveModel } from './solve_model';

/** The current run, or how it ended without an answer. */
export function RunPanel({ model }: { readonly model: SolveModel }) {
  const panel = useRef<HTMLElement>(null);
  const run = model.run.state.value;
  const onScreen = run.status !== 'idle' && (run.status !== 'running' || run.shown);
  useFocusFallback(
    panel,
    () => panel.current?.querySelector('button') ?? document.getElementById(ANSWER_HEADING_ID),
  );

  if (!onScreen) return null;
  return (
    <section
      class={styles.panel}
      ref={panel}
      aria-labelledby="run-heading"
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Escape') model.run.cancel();
      }}
    >
      <h2 class={layout.title} id="run-heading">
        {heading(run)}
      </h2>
      {run.status === 'running' ? (
        <RunProgress model={model.run} run={run} />
      ) : (
        <RunEnded model={model} run={run} />
      )}
    </section>
  );
}

function heading(run: Exclude<BoardRunState, { status: 'idle' }>): string {
  const name = countLabelOf(run.question);
  switch (run.status) {
    case 'running':
      return t(run.paused ? 'paused' : 'computing', { name });
    case 'cancelled':
      return t('cancelled', { name });
    case 'failed':
      return t('failed', { name });
  }
}

interface RunProgressProps {
  readonly model: RunModel;
  readonly run: BoardRunning;
}

function RunProgress({ model, run }: RunProgressProps) {
  const { progress, millisecondsLeft, paused } = run;
  const fraction = progress && progressFraction(progress);
  return (
    <>
      <progress
        class={styles.progress}
        aria-labelledby="run-heading"
        max={1}
        {...(fraction !== undefined && { value: fraction })}
      />
      <p class={styles.state}>
        <span>
          {fraction === undefined ? t('starting') : t('done', { percent: doneOf(fraction) })}
        </span>
        {millisecondsLeft !== undefined && <span>{timeLeft(millisecondsLeft)}</span>}
      </p>
      {millisecondsLeft !== undefined && millisecondsLeft > LONG_JOB_MS && (
        <p class={layout.note}>{t('hidden-tab')}</p>
      )}
      {workNotes(run).map((note) => (
        <p key={note} class={layout.note}>
          {note}
        </p>
      ))}
      <div class={`${layout.row} ${styles.buttons}`}>
        <Button onClick={() => (paused ? model.resume() : model.pause())}>
          {paused ? t('resume') : commonWords('pause')}
        </Button>
        <Button onClick={() => model.cancel()}>{commonWords('cancel')}</Button>
      </div>
    </>
  );
}

/** Rounded down, so that 100 % means done; finer at first, so that progress is visible. */
function doneOf(fraction: number): number {
  return fraction < 0.1 ? Math.floor(fraction * 1000) / 10 : Math.floor(fraction * 100);
}

function timeLeft(milliseconds: number): string {
  return milliseconds < 1000 ? t('almost-done') : t('time-left', { milliseconds });
}

/** Notes about stored work, if anything is wrong with it. */
function workNotes({ damaged, unsaved }: BoardRunning): readonly string[] {
  return [
    ...(damaged === true ? [t('damaged')] : []),
    ...(unsaved ? [t(`unsaved-${unsaved}`)] : []),
  ];
}

interface RunEndedProps {
  readonly model: SolveModel;
  readonly run: Extract<BoardRunState, { status: 'cancelled' | 'failed' }>;
}

/** A run that was cancelled or failed, and what to do next. */
function RunEnded({ model, run }: RunEndedProps) {
  const again = () => model.computeAgain(run.question);
  if (run.status === 'failed') return <Failure failed={{ error: run.error, again }} isFocusKept />;
  return (
    <>
      <p>{t('cancelled-note')}</p>
      <div class={`${layout.row} ${styles.buttons}`}>
        <Button onClick={again}>{commonWords('try-again')}</Button>
      </div>
    </>
  );
}

/** A run of an earlier visit, to be resumed or cancelled. */
export function InterruptedRun({ model }: { readonly model: SolveModel }) {
  const panel = useRef<HTMLElement>(null);
  const work = model.run.offer.value;
  useFocusFallback(panel, () => pauseButton() ?? document.getElementById(fieldId('rows')));

  if (work === undefined) return null;
  return (
    <section class={styles.panel} ref={panel} aria-labelledby="interrupted-heading">
      <h2 class={layout.title} id="interrupted-heading">
        {interrupted(work)}
      </h2>
      <p>{t('interrupted-note')}</p>
      <div class={`${layout.row} ${styles.buttons}`}>
        <Button onClick={() => model.computeAgain(work.question)}>{t('resume')}</Button>
        <Button onClick={() => model.run.interrupted.discard()}>{commonWords('cancel')}</Button>
      </div>
    </section>
  );
}

function interrupted({ question, mark }: StoredJob): string {
  return t('interrupted', {
    name: countLabelOf(question),
    percent: Math.floor(mark.fraction * 100),
  });
}

/** The pause button of the current run. */
function pauseButton(): HTMLElement | null | undefined {
  return document.getElementById('run-heading')?.parentElement?.querySelector('button');
}

/** The page's live regions, for interrupted work and for runs: always present, so that their content is announced. */
export function Announcer({ model }: { readonly model: SolveModel }) {
  const announcement = model.announcement.value;
  const work = model.run.offer.value;
  return (
    <>
      <p role="status" class={layout.hidden}>
        {work && interrupted(work)}
      </p>
      <p role="status" class={layout.hidden}>
        {announcement && wording(announcement)}
      </p>
    </>
  );
}

function wording(announcement: Announcement): string {
  switch (announcement.status) {
    case 'answered': {
      const { question, winningOpenings } = announcement.answer;
      return t('equation', { name: countLabelOf(question), answer: winningOpenings });
    }
    case 'running': {
      const notes = workNotes(announcement);
      const words = heading(announcement);
      return notes.length === 0 ? words : `${words}. ${notes.join(' ')}`;
    }
    // The reason for a failure is an alert of its own.
    case 'cancelled':
    case 'failed':
      return heading(announcement);
  }
}
