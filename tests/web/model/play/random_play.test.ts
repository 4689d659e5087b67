/** Whatever is called in whatever order, the game, the board, the phase and the address belong together. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discAt, flipped, samePosition } from '../../../../web/src/model/board/position';
import type { Cell } from '../../../../web/src/model/board/position';
import type { RectangleStep } from '../../../../web/src/model/board/corner_moves';
import { readGameAddress, printGameAddress } from '../../../../web/src/model/play/game_address';
import { OPPONENTS, PLAYERS } from '../../../../web/src/model/play/play_model';
import { readRoute } from '../../../../web/src/model/route';
import { SolverError } from '../../../../web/src/solver/errors';
import { rest } from '../board/open_board';
import { randomPosition } from '../../../../web/src/model/board/position';
import { seededRandom } from '../../seeded_random';
import { openGame } from './open_game';

const STEPS: readonly RectangleStep[] = [
  'next',
  'previous',
  'wider',
  'narrower',
  'taller',
  'lower',
];
const CALLS = 1_000;

type Opened = Awaited<ReturnType<typeof openGame>>;
type Random = ReturnType<typeof seededRandom>;

const rejections: unknown[] = [];
const note = (reason: unknown) => rejections.push(reason);

beforeEach(() => {
  vi.useFakeTimers();
  process.on('unhandledRejection', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
  vi.useRealTimers();
});

function randomActions({ model, bar, visit, analyst }: Opened, random: Random) {
  const kinds = ['describe', 'examine', 'choose', 'review', 'product'] as const;
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)]!;
  const anyCell = (): Cell => {
    const { rows, columns } = model.table.state.value.position;
    return { column: 1 + random(columns), row: 1 + random(rows) };
  };
  const anyMove = () => {
    const corner = anyCell();
    return { ...corner, width: 1 + random(corner.column), height: 1 + random(corner.row) };
  };
  const newGame = () => ({
    start: randomPosition(2 + random(4), 2 + random(4), () => random(100) / 140),
    first: pick(PLAYERS),
    opponent: pick(OPPONENTS),
    you: pick(PLAYERS),
  });
  /** Turns over a single disc, or nearly: so a game may come to its end. */
  const playOn = () => {
    const { discs, columns } = model.position.value;
    const white = [...discs.keys()].filter((place) => discs[place] === 1);
    if (white.length === 0) return;
    const place = pick(white);
    const corner = { column: (place % columns) + 1, row: Math.floor(place / columns) + 1 };
    model.table.choose({ ...corner, width: 1, height: 1 });
    if (random(5) === 0) model.step(pick(STEPS));
    model.apply();
  };
  return {
    press: () => model.press(anyCell()),
    playOn,
    playOnMore: playOn,
    playOnOften: playOn,
    playOnStill: playOn,
    drag: () => model.drag(anyCell(), anyCell(), random(2) === 0),
    step: () => model.step(pick(STEPS)),
    apply: () => model.apply(),
    dismiss: () => model.dismiss(),
    choose: () => model.table.choose(anyMove()),
    point: () => model.table.point(random(3) === 0 ? undefined : anyCell()),
    values: () => model.table.setShowValues(random(2) === 0),
    hint: () => model.askHint(),
    swap: () => model.swapSides(),
    letMove: () => model.letMove(),
    undo: () => model.undo(),
    redo: () => model.redo(),
    goTo: () => model.goTo(random(model.game.value.places.length)),
    start: () => random(4) === 0 && model.start(newGame()),
    open: () => random(4) === 0 && model.open(newGame().start),
    openReview: () => model.openReview(),
    openReviewAt: () =>
      model.openReview({ number: random(6), shows: pick(['played', 'better'] as const) }),
    closeReview: () => model.closeReview(),
    playFrom: () => model.playFrom(random(6)),
    reviewAgain: () => model.reviewAgain(),
    examineAgain: () => model.examineAgain(),
    openJson: () => model.openJson(model.json()),
    visit: () => visit(),
    back: () => {
      bar.go(random(3) - 1);
      visit();
    },
    leave: () => {
      model.leave();
      if (random(2) === 0) visit();
    },
    save: () => model.save(),
    hold: () => {
      analyst.hold = new Set(random(2) === 0 ? [] : [pick(kinds), pick(kinds)]);
    },
    release: () => {
      for (const call of analyst.calls.slice(-8))
        if (random(6) === 0) call.fail(new SolverError({ kind: 'worker-failed', message: 'no' }));
        else call.release();
    },
  };
}

function expectConsistency({ model }: Opened, did: string) {
  const { setup, places, current } = model.game.value;
  const line = model.line.value;
  let position = setup.start;
  for (const { rectangle } of line.slice(0, model.shown.value)) {
    expect(discAt(position, rectangle), did).toBe(1);
    position = flipped(position, rectangle);
  }
  expect(samePosition(position, model.position.value), did).toBe(true);
  expect(line[model.shown.value - 1]?.place ?? 0, did).toBe(current);

  const phase = model.phase.value;
  const hasWhite = position.discs.includes(1);
  const mover = PLAYERS[(PLAYERS.indexOf(setup.first) + model.shown.value) % 2];
  expect(phase.kind === 'over', did).toBe(!hasWhite);
  if (phase.kind === 'over') expect(phase.loser, did).toBe(mover);
  else {
    expect(phase.player, did).toBe(mover);
    expect(phase.kind === 'to-move', did).toBe(setup.opponent === 'person' || mover === setup.you);
  }

  const address = readGameAddress(readRoute(model.address.value).query);
  expect(address.rejected, did).toEqual([]);
  expect(printGameAddress(address.game, address.review), did).toBe(model.address.value);
  expect(address.game.places, did).toHaveLength(places.length);

  const { table } = model;
  const { selection, position: onBoard } = table.state.value;
  if (selection) expect(discAt(onBoard, selection.corner), did).toBe(1);
  if (selection?.size && table.description.value) expect(table.chosen.value, did).toBeDefined();
  const view = model.reviewed.value;
  if (view) {
    expect(line[view.number - 1], did).toBeDefined();
    expect(model.review.value, did).toBeDefined();
    expect(phase.kind, did).not.toBe('thinking');
  } else expect(samePosition(onBoard, position), did).toBe(true);
  if (view === undefined) expect(table.answers.value, did).toBe('hidden');
  if (model.review.value?.status === 'known') {
    const { moves, marks } = model.review.value;
    expect(marks[0]!.moves + marks[1]!.moves, did).toBe(moves.length);
    expect(moves, did).toHaveLength(line.length);
  }
  const hint = model.hint.value;
  if (phase.kind !== 'to-move') expect(hint.grade, did).toBe(0);
  if (hint.won !== true) expect([hint.corners, hint.rectangle], did).toEqual([[], undefined]);
  expect(model.canUndo.value, did).toBe(model.shown.value > 0);
  expect(model.canRedo.value, did).toBe(model.shown.value < line.length);
  if (model.refusal.value?.kind === 'not-your-turn') expect(phase.kind, did).not.toBe('over');
}

describe('a player who does anything', () => {
  it.each([
    [1, 'rows=2&columns=2&opponent=person'],
    [2, 'rows=3&columns=4&opponent=perfect'],
    [3, 'rows=6&columns=9&opponent=casual&first=white'],
    [4, 'rows=5&columns=5&opponent=good'],
  ])('never brings it into disorder: %i, %s', async (seed, query) => {
    const random = seededRandom(seed);
    const opened = await openGame(query, { randomSeed: () => random(2 ** 32) });
    const actions = randomActions(opened, random);
    const names = Object.keys(actions) as (keyof typeof actions)[];
    const over = { count: 0 };
    for (let call = 0; call < CALLS; call += 1) {
      const name = names[random(names.length)]!;
      actions[name]();
      expectConsistency(opened, `${call} ${name}`);
      if (random(3) === 0) {
        await rest([0, 100, 400, 800][random(4)]);
        expectConsistency(opened, `${call} ${name}, and a rest`);
      }
      if (opened.model.phase.value.kind === 'over') over.count += 1;
    }
    opened.model.leave();
    await rest(2_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(rejections).toEqual([]);
    expect(over.count).toBeGreaterThan(0);
  });
});
