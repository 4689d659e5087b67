/** Random actions in any order keep the study, the board, the phase and the address consistent. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOver, cornerMoves, lineFactorsOf, type MoveStep } from '../../../web/src/game/board';
import { addressSettings, readAddress } from '../../../web/src/game/address';
import { HEAT_LAYERS, STUDY_MODES } from '../../../web/src/game/look';
import {
  isComputerToMove,
  isMatchSize,
  OPPONENTS,
  playerAfter,
  PLAYERS,
} from '../../../web/src/game/match';
import { cornerOf, positionAfterMove } from '../../../web/src/game/move';
import { cellAt, coinAt, randomPosition, samePosition } from '../../../web/src/game/position';
import { nextPosition } from '../../../web/src/game/next_position';
import { nodeAt } from '../../../web/src/game/study';
import { formatRoute, readRoute } from '../../../web/src/game/route';
import type { BoardJobs } from '../../../web/src/engine/worker/board_jobs';
import { boardOf, factsOf, game, GAMES } from '../game/boards';
import { outline, randomMove, type Random } from '../game/random_study';
import { fakeTime } from '../fake_time';
import { seededRandom } from '../seeded_random';
import { openStudy, rest, type Opened } from './open_study';
import { printJson } from '../../../web/src/game/json';
import { openJson } from '../../../web/src/study/open_json';
import { CRASH } from '../crash';

const STEPS: readonly MoveStep[] = ['next', 'previous', 'wider', 'narrower', 'taller', 'lower'];
const KINDS: readonly (keyof BoardJobs)[] = [
  'describe',
  'examine',
  'choose',
  'review',
  'explainProduct',
];
const CALLS = 600;

const rejections: unknown[] = [];
const note = (reason: unknown) => rejections.push(reason);

fakeTime();
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => void process.off('unhandledRejection', note));

function randomActions({ model, bar, visit, engine }: Opened, random: Random) {
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)]!;
  const anyCell = () =>
    cellAt(model.view.position.value, random(model.view.position.value.coins.length));
  const drags = ['first', 'next', 'last'] as const;
  const small = () => ({ rows: 1 + random(5), columns: 1 + random(5) });
  const playOn = () => {
    const board = model.view.board.value;
    const legal = board && randomMove(random, board, model.view.position.value);
    if (legal === undefined) return;
    model.choice.choose(legal);
    model.choice.apply();
  };
  const looking = {
    press: () => model.choice.press(anyCell()),
    drag: () => model.choice.drag(anyCell(), anyCell(), pick(drags)),
    step: () => model.choice.step(pick(STEPS)),
    apply: () => model.choice.apply(),
    dismiss: () => model.choice.dismiss(),
    point: () => model.view.point(random(3) === 0 ? undefined : anyCell()),
    check: () => model.predict.check(),
    sayNone: () => model.predict.sayNone(),
    tryAgain: () => model.predict.tryAgain(),
    hintAtIt: () => model.predict.askHint(),
    showIt: () => random(4) === 0 && model.predict.show(),
    next: () => model.predict.next(nextPosition),
    showAnswers: () => model.looks.showAnswers(random(2) === 0),
    setHeat: () => model.looks.setHeat(pick(HEAT_LAYERS)),
    setOverlay: () => model.looks.setOverlay(pick(['values', 'grundy']), random(2) === 0),
    see: () => model.looks.see({ sight: random(2) === 0 ? undefined : { zoom: 2, ...anyCell() } }),
  };
  const setting = {
    mode: () => model.setUps.setMode(pick(STUDY_MODES)),
    play: () => model.setUps.setMode('play'),
    setGame: () => random(3) === 0 && model.setUps.setGame(game(pick(GAMES))),
    resize: () => model.setUps.resize(1 + random(5), 1 + random(5), pick([undefined, 'slide'])),
    large: () => random(12) === 0 && model.setUps.resize(40, 3),
    fill: () => random(2) === 0 && model.setUps.fill(pick([0, 1])),
    random: () => random(2) === 0 && model.setUps.random(),
    begin: () =>
      model.setUps.begin({
        start: randomPosition(small(), () => random(100) / 140),
        opponent: pick(OPPONENTS),
        you: pick(PLAYERS),
      }),
  };
  const moving = {
    playOn,
    playOnMore: playOn,
    playOnOften: playOn,
    playOnStill: playOn,
    undo: () => model.moving.undo(),
    redo: () => model.moving.redo(),
    goTo: () => model.moving.goTo(random(model.state.value.study.nodes.length)),
    hint: () => model.match.askHint(),
    swap: () => model.match.swapSides(),
    letMove: () => model.match.letMove(),
    openReview: () => model.review.open(),
    openReviewAt: () =>
      model.review.open({ number: random(6), shows: pick(['played', 'better'] as const) }),
    closeReview: () => model.review.close(),
    playFrom: () => model.moving.playFrom(random(6)),
  };
  const going = {
    visit: () => visit(),
    back: () => {
      bar.go(random(3) - 1);
      visit();
    },
    leave: () => {
      model.visits.leave();
      if (random(2) === 0) visit();
    },
    save: () => model.visits.save(),
    openJson: () => void openJson(model, printJson(model.state.value)),
    examineAgain: () => model.knowledge.again(),
    hold: () => {
      engine.hold = new Set(random(2) === 0 ? [] : [pick(KINDS), pick(KINDS)]);
    },
    release: () => {
      for (const call of engine.calls.slice(-8))
        if (random(6) === 0) call.fail(CRASH);
        else call.release();
    },
  };
  return { ...looking, ...setting, ...moving, ...going };
}

function expectLine({ model }: Opened, did: string) {
  const { study, look } = model.state.value;
  const { line } = model;
  const board = boardOf(study.game, study.start);
  let position = study.start;
  for (const [index, entry] of line.moves.value.entries()) {
    expect(entry.number, did).toBe(index + 1);
    if (model.view.board.value) {
      expect(coinAt(position, cornerOf(entry.move)), did).toBe(1);
      expect(lineFactorsOf(board, entry.move), did).toBeDefined();
    }
    position = positionAfterMove(position, entry.move);
    expect(samePosition(position, line.positionAfter(entry.number)), did).toBe(true);
  }
  const shown = line.shown.value;
  expect(line.nodeAfter(shown), did).toBe(study.current);
  const onBoard = line.positionAfter(look.review === undefined ? shown : look.review - 1);
  expect(samePosition(model.view.position.value, onBoard), did).toBe(true);
}

function expectPhase({ model, engine }: Opened, did: string) {
  const { study, look, match } = model.state.value;
  const shown = model.line.shown.value;
  const phase = model.match.phase.value;
  const isAtEnd = isOver(boardOf(study.game, study.start), model.line.positionAfter(shown));
  if (model.view.board.value) expect(phase.kind === 'over', did).toBe(isAtEnd);
  if (phase.kind === 'over') expect(phase.loser, did).toBe(playerAfter(shown));
  else {
    expect(phase.player, did).toBe(playerAfter(shown));
    expect(phase.kind === 'to-move', did).toBe(!isComputerToMove(match, shown));
  }
  if (look.mode !== 'play' || look.review !== undefined)
    expect(phase.kind, did).not.toBe('thinking');
  if (phase.kind === 'thinking') {
    const { request } = engine.lastOf('choose');
    const { coins } = model.line.positionAfter(shown);
    expect(request, did).toMatchObject({ board: { game: study.game.name }, coins, turn: shown });
  }
  const hint = model.match.hint.value;
  expect(hint.isAsked, did).toBe(phase.kind === 'to-move' && nodeAt(study, study.current).isHinted);
  if (hint.won !== true) expect(hint.corners, did).toEqual([]);
  if (look.mode === 'play') expect(isMatchSize(study.start), did).toBe(true);
}

function expectSight({ model }: Opened, did: string) {
  const { study, look } = model.state.value;
  const position = model.view.position.value;
  if (model.view.areOpen.value) expect(look.mode === 'play', did).toBe(look.review !== undefined);
  if (look.selection) expect(coinAt(position, look.selection.corner), did).toBe(1);
  if (look.selection?.move && model.view.board.value)
    expect(model.view.chosen.value, did).toBeDefined();
  if (look.revealed) expect(look.mode, did).toBe('predict');
  const found = model.view.examination.value;
  if (found.status === 'answered') {
    const facts = factsOf(study.game, position);
    expect([found.answer.nimber, found.answer.legal], did).toEqual([facts.nimber, facts.legal]);
    const own = found.answer.board;
    const legal = [...position.coins.keys()].map(
      (at) => cornerMoves(own, position, cellAt(position, at)).count,
    );
    expect(
      legal.reduce((sum, count) => sum + count, 0),
      did,
    ).toBe(facts.legal);
  }
  const review = model.review.state.value;
  expect(review === undefined, did).toBe(look.review === undefined);
  if (review?.status === 'answered') {
    const { marks, moves } = model.review;
    expect(marks.value[0]!.moves + marks.value[1]!.moves, did).toBe(moves.value.length);
    if (model.view.board.value)
      expect(moves.value, did).toHaveLength(model.line.moves.value.length);
  }
}

function expectAddress({ model }: Opened, did: string) {
  const { study, match, look } = model.state.value;
  const back = readAddress(readRoute(model.visits.address.value).query);
  expect(back.rejected, did).toEqual([]);
  expect(formatRoute('board', addressSettings(back.state)), did).toBe(model.visits.address.value);
  expect(outline(back.state.study), did).toEqual(outline(study));
  expect(back.state.match, did).toEqual(match);
  expect({ ...back.state.look, sight: undefined }, did).toEqual({ ...look, sight: undefined });
}

function expectConsistency(opened: Opened, did: string) {
  expectLine(opened, did);
  expectPhase(opened, did);
  expectSight(opened, did);
  expectAddress(opened, did);
}

describe('a reader who does anything', () => {
  it.each([
    [1, 'rows=2&columns=2&mode=play&opponent=person'],
    [2, 'game=turning-corners&rows=3&columns=4&mode=play'],
    [3, 'game=rugs&rows=4&columns=4&mode=predict'],
    [4, 'rows=5&columns=5'],
    [5, 'game=single*ruler&rows=1&columns=5&mode=edit'],
  ])('never brings the study into disorder: %i, %s', async (seed, query) => {
    const random = seededRandom(seed);
    const opened = await openStudy(query, { random: () => random(1_000_000) / 1_000_000 });
    const actions = randomActions(opened, random);
    const names = Object.keys(actions) as (keyof typeof actions)[];
    for (let call = 0; call < CALLS; call += 1) {
      const name = names[random(names.length)]!;
      actions[name]();
      expectConsistency(opened, `${call} ${name}`);
      if (random(3) > 0) continue;
      await rest([0, 100, 400, 800][random(4)]);
      expectConsistency(opened, `${call} ${name}, and a rest`);
    }
    const { model, engine } = opened;
    model.visits.leave();
    engine.hold = new Set();
    for (const call of engine.calls) call.release();
    await rest(2_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(rejections).toEqual([]);
    // All changes of the position can be undone, and redone.
    const all = (can: () => boolean, step: () => void) => {
      for (let steps = 0; can(); steps += 1) {
        step();
        expect(steps).toBeLessThan(10 * CALLS);
      }
    };
    const redoAll = () =>
      all(
        () => model.moving.canRedo.value,
        () => model.moving.redo(),
      );
    redoAll();
    const { game: of, start } = model.state.value.study;
    const first = model.state.value.study.nodes[0];
    all(
      () => model.moving.canUndo.value,
      () => model.moving.undo(),
    );
    expect(model.line.shown.value).toBe(0);
    redoAll();
    expect(model.state.value.study).toMatchObject({ game: of, start });
    expect(model.state.value.study.nodes[0]?.children).toEqual(first?.children);
  });
});
