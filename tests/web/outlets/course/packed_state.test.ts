import { describe, expect, it } from 'vitest';
import { fittingRecord } from '../../../../web/src/outlets/course/fitting_record';
import {
  packedState,
  unpackedState,
  withoutMoves,
} from '../../../../web/src/outlets/course/packed_state';
import {
  formatRecord,
  readWork,
  type WorkRecord,
} from '../../../../web/src/outlets/course/work_record';
import type { StudyState } from '../../../../web/src/game/fields';
import { readForm, studyJson } from '../../../../web/src/game/json';
import { DEFAULT_BOARD_LOOK } from '../../../../web/src/game/look';
import { filledPosition, randomPosition, type Position } from '../../../../web/src/game/position';
import { newStudy, studyAfterMove, shownPosition } from '../../../../web/src/game/study';
import type { BoardState, FrameState } from '../../../../web/src/outlets/element/messages';
import { boardOf, game, GAMES } from '../../game/boards';
import { outline, randomMove, randomState } from '../../game/random_study';
import { seededRandom } from '../../seeded_random';
import { lessonState } from './fake_activity';

/** The limit of SCORM 1.2. */
const MOST = 4_096;

const white = (rows: number, columns: number) => filledPosition({ rows, columns }, 1);

/** The frame's state of a random match against the computer. */
function matchState(name: string, start: Position, moves: number, mode: 'play' | 'explore') {
  const random = seededRandom(moves);
  const of = game(name);
  let study = newStudy(of, start);
  const board = boardOf(of, start);
  for (let made = 0; made < moves; made += 1) {
    const move = randomMove(random, board, shownPosition(study));
    if (move === undefined) break;
    study = studyAfterMove(study, move);
  }
  const match = { opponent: 'perfect', you: 'second', seed: 4_294_967_295 } as const;
  return stateOfFrame({ study, match, look: { ...DEFAULT_BOARD_LOOK, mode } });
}

const stateOfFrame = (state: StudyState): BoardState => studyJson(state);

/** The state that a frame opens from it. */
function opened(state: unknown) {
  const reading = readForm(state);
  if (!reading.ok) return reading;
  const { study, ...others } = reading.value;
  return { study: outline(study), ...others };
}

const RECORD: WorkRecord = { attempt: 'a', chain: 'c', count: 1, isDone: false, score: 0.5 };
const packState = (state: FrameState) => JSON.stringify(packedState(state));
const unpackState = (text: string) => unpackedState(JSON.parse(text));

const isPacked = (text: string) => text.includes('"lines":"');

describe('a packed state', () => {
  it('opens as the state that was packed: all games, variations, hints, and starts', () => {
    const random = seededRandom(5);
    const games = new Set<unknown>();
    for (let round = 0; round < 400; round += 1) {
      const state = stateOfFrame(randomState(random, round % 8 === 0 ? 40 : 7));
      const text = packState(state);
      expect(isPacked(text)).toBe(true);
      expect(opened(unpackState(text))).toEqual(opened(state));
      games.add(state.game ?? 'flipping-game');
    }
    expect([...games].sort()).toEqual([...GAMES].sort());
  });

  it('has all of a match but a start that is all white', () => {
    const { position, ...others } = matchState('flipping-game', white(5, 5), 12, 'play');
    expect(position).toEqual(['WWWWW', 'WWWWW', 'WWWWW', 'WWWWW', 'WWWWW']);
    expect(unpackState(packState({ ...others, position }))).toEqual(others);
  });

  it('has the start of a match that was set up', () => {
    const random = seededRandom(3);
    const start = randomPosition({ rows: 30, columns: 30 }, () => random(100) / 100);
    const state = matchState('rugs', start, 3, 'play');
    expect(unpackState(packState(state))).toEqual(state);
    expect(packState(state).length).toBeLessThan(330);
  });

  it.each([
    ['one row', 'single*ruler', 1, 30],
    ['one column', 'flipping-game', 30, 1],
    ['one coin', 'flipping-game', 1, 1],
    ['places from 0', 'turning-corners', 6, 9],
    ['the largest', 'flipping-game', 200, 200],
  ])('may be of any board: %s', (_, name, rows, columns) => {
    const state = matchState(name, white(rows, columns), 10, 'explore');
    expect(isPacked(packState(state))).toBe(true);
    expect(opened(unpackState(packState(state)))).toEqual(opened(state));
  });
});

describe('states that aren’t packed', () => {
  it.each<[string, FrameState]>([
    ['a lesson', lessonState('1s1 2o3')],
    [
      'a move in another form',
      { tartan: 'study', version: 2, rows: 5, columns: 5, moves: ['all'] },
    ],
    [
      'a move beyond the board',
      { tartan: 'study', version: 2, rows: 5, columns: 5, moves: ['1x7'] },
    ],
  ])('are plain JSON: %s', (_, state) => {
    expect(packState(state)).toBe(JSON.stringify(state));
    expect(unpackState(packState(state))).toEqual(state);
  });
});

describe('a damaged text', () => {
  const state = matchState('flipping-game', white(8, 8), 30, 'play');
  const packed = JSON.parse(packState(state)) as Record<string, unknown>;

  it.each([
    { rows: 0 },
    { rows: 1e9 },
    { columns: '8' },
    { columns: undefined },
    { lines: 7 },
    { lines: 'a b' },
    { version: 2 },
  ])('is left for the frame to refuse: %j', (damage) => {
    const damaged: unknown = JSON.parse(JSON.stringify({ ...packed, ...damage }));
    expect(unpackState(JSON.stringify(damaged))).toEqual(damaged);
    expect(readForm(unpackedState(damaged))).toMatchObject({ ok: false });
  });

  it('is read to its end, whatever its characters are', () => {
    const random = seededRandom(9);
    for (let round = 0; round < 200; round += 1) {
      const characters = Array.from({ length: random(80) }, () => String(random(10)));
      const damaged = { ...packed, lines: characters.join('') };
      expect(unpackedState(damaged)).toMatchObject({ tartan: 'study', version: 2 });
    }
  });
});

describe('a state for SCORM 1.2', () => {
  it('has room for 1,000 moves on 30 × 30', () => {
    const state = matchState('flipping-game', white(30, 30), 1_000, 'play');
    expect(state.moves).toHaveLength(1_000);
    expect(JSON.stringify(state).length).toBeGreaterThan(2 * MOST);
    const { text, isCut } = fittingRecord({ ...RECORD, state }, MOST);
    expect(text.length).toBeLessThan(2_800);
    expect(isCut).toBe(false);
    expect(opened(readWork(text).state)).toEqual(opened(state));
  });

  it('starts over where its moves don’t fit, and keeps the score', () => {
    const random = seededRandom(4);
    const start = randomPosition({ rows: 30, columns: 30 }, () => random(100) / 100);
    const state = matchState('rugs', start, 40, 'play');
    const chosen = { ...state, at: 3, hints: [1], review: 2, corner: '1x1', heat: 'cover' };
    const most = formatRecord({ ...RECORD, state: chosen }, packedState(chosen)).length - 1;
    const { text, isCut } = fittingRecord({ ...RECORD, state: chosen }, most);
    expect(isCut).toBe(true);
    const { moves: _moves, ...settings } = state;
    expect(readWork(text)).toMatchObject({ score: 0.5, state: { ...settings, heat: 'cover' } });
    expect(withoutMoves(chosen)).not.toHaveProperty('moves');
  });
});
