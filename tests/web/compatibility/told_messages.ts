/** Opens a frame at its address, replays steps of its reader and host, and records its messages. */
import { vi } from 'vitest';
import { startLessonReports } from '../../../web/src/outlets/frame/lesson_reports';
import { readFrameSettings } from '../../../web/src/outlets/frame/settings';
import { startBoardReports } from '../../../web/src/outlets/frame/board_reports';
import { readRoute } from '../../../web/src/game/route';
import type { ExerciseItem } from '../../../web/src/activity/exercises/kind';
import { answerOf } from '../../../web/src/asking/ask';
import type { FromFrameBody } from '../../../web/src/outlets/element/messages';
import { aroundFrame } from '../outlets/frame/around_frame';
import { openFrame } from '../outlets/frame/open_frame';
import { openTartan } from '../outlets/frame/open_tartan';
import { exercisesOf } from '../activity/open_exercises';
import { apply, move, press } from '../study/open_study';

/** A step, named by its key; moves are written as in addresses. */
export type FrameStep =
  /** Posts a message of the host. */
  | { readonly post: unknown }
  /** A message that a frame sends only in a real browser, such as its height. */
  | { readonly tell: FromFrameBody }
  | { readonly apply: string }
  | { readonly press: string }
  /** A puzzle's answer: a move or `none`. */
  | { readonly predict: string }
  | { readonly undo: true }
  | { readonly hint: true }
  /** An answer to the first unsolved exercise. */
  | { readonly answer: string }
  | { readonly show: true };

type Act = (step: FrameStep) => void;
type Page = ReturnType<typeof aroundFrame> & { readonly looks: object[] };

/** Time enough for everything that a frame does later by itself, such as the computer's move. */
const REST_MS = 3_000;

interface Heard {
  /** All messages to the host. */
  readonly told: readonly unknown[];
  /** The appearance and the keyboard handling that the host requested. */
  readonly looks: readonly object[];
}

export async function toldMessages(search: string, steps: readonly FrameStep[]): Promise<Heard> {
  const looks: object[] = [];
  const page = { ...aroundFrame(), looks };
  const act = await openAt(search, page);
  await vi.advanceTimersByTimeAsync(REST_MS);
  for (const step of steps) {
    if ('post' in step) page.post(step.post);
    else if ('tell' in step) page.host.post(step.tell);
    else act(step);
    await vi.advanceTimersByTimeAsync(REST_MS);
  }
  return { told: page.posted.map(([message]) => message), looks };
}

const lookInto = (looks: object[]) => ({
  set: ({ type: _type, id: _id, ...changed }: Readonly<Record<string, unknown>>) =>
    looks.push(changed),
  focus: () => looks.push({ focus: true }),
});

function openAt(search: string, page: Page): Promise<Act> {
  const { shows } = readFrameSettings(search);
  if (shows === 'board') return openBoard(search, page);
  return shows === 'tartan' ? openPicture(search, page) : openExercises(search, page);
}

async function openBoard(search: string, { host, looks }: Page): Promise<Act> {
  const { model } = await openFrame(search);
  const { set, focus: focusBoard } = lookInto(looks);
  startBoardReports(model, { host, focusBoard, set, tellHeight: () => undefined });
  return (step) => {
    if ('apply' in step) apply(model, step.apply);
    else if ('press' in step) press(model, step.press);
    else if ('predict' in step) {
      if (step.predict === 'none') model.predict.sayNone();
      else model.choice.choose(move(model, step.predict));
      model.predict.check();
    } else if ('undo' in step) model.moving.undo();
    else if ('hint' in step) model.match.askHint();
  };
}

function openExercises(search: string, { host, looks }: Page): Promise<Act> {
  const { shows, address, limits } = readFrameSettings(search);
  const { page, query } = readRoute(address);
  const lesson = page.replace('learn/', '') as Parameters<typeof exercisesOf>[0];
  const { model } = exercisesOf(shows === 'puzzles' ? shows : lesson, { limits, clock: () => 0 });
  startLessonReports(model, { host, ...lookInto(looks) });
  model.visit(query);
  const first = (): ExerciseItem => {
    const items = answerOf(model.state.value)?.items ?? [];
    const open = items.find(({ work }) => work.value.outcome === 'open');
    if (open === undefined) throw new Error('No exercise is open.');
    return open;
  };
  return Promise.resolve((step: FrameStep) => {
    const item = first();
    if ('answer' in step) item.submit(item.kind.form.read(item.exercise, step.answer));
    else if ('hint' in step) item.hint();
    else if ('show' in step) item.show();
  });
}

async function openPicture(search: string, { host, looks }: Page): Promise<Act> {
  const { address, seen } = readFrameSettings(search);
  const { query } = readRoute(address);
  const page = { host, told: [], ask: () => undefined };
  const { lookAt, woven } = openTartan(query.toString(), seen, page, looks);
  lookAt();
  await woven();
  return () => undefined;
}
