import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fake_time';
import {
  cellAt,
  filledPosition,
  withCoinsSet,
  type Position,
} from '../../../web/src/game/position';
import { cornerOf } from '../../../web/src/game/move';
import { moveNimber } from '../../../web/src/game/board';
import { createKnowledge, lastExamination } from '../../../web/src/study/knowledge';
import { SolverError } from '../../../web/src/engine/api/errors';
import type { BoardJobs } from '../../../web/src/engine/worker/board_jobs';
import { CRASH } from '../crash';
import { factsOf, game } from '../game/boards';
import { createFakeEngine } from './fake_engine';

fakeTime();

const rest = () => vi.advanceTimersByTimeAsync(0);
const flipping = game('flipping-game');
const rugs = game('rugs');
const heads = filledPosition({ rows: 5, columns: 5 }, 1);
/** A different position for every number. */
const numbered = (number: number): Position =>
  withCoinsSet(
    heads,
    [...heads.coins.keys()]
      .filter((place) => ((number >> place) & 1) === 1)
      .map((place) => cellAt(heads, place)),
    0,
  );

function begin(...hold: (keyof BoardJobs)[]) {
  const engine = createFakeEngine(...hold);
  const onBoard = vi.fn();
  const knowledge = createKnowledge(engine, onBoard);
  const shown = () => knowledge.known.value;
  const last = () => lastExamination(knowledge.state.value);
  const show = (position: Position, of = flipping) => knowledge.show(of, position);
  return { engine, knowledge, onBoard, shown, last, show };
}

describe('a position', () => {
  it('is known once its board is', async () => {
    const { knowledge, engine, onBoard, shown, show } = begin('examine');
    show(heads);
    expect(knowledge.state.value.status).toBe('asking');
    expect(knowledge.board.value).toBeUndefined();
    await rest();
    expect(knowledge.board.value?.winningFirstMoves).toBe(8);
    expect(onBoard).toHaveBeenCalledTimes(1);
    expect(knowledge.state.value.status).toBe('asking');
    engine.lastOf('examine').release();
    await rest();
    expect(shown()).toMatchObject({ position: heads, nimber: 2, legal: 56, winning: 8 });
    const five = { game: 'flipping-game', rows: 5, columns: 5 };
    expect(engine.calls).toMatchObject([
      { name: 'describe', request: five },
      { name: 'examine', request: { board: five } },
    ]);
  });

  it('is not asked for twice, and its board is described once', async () => {
    const { engine, onBoard, show } = begin();
    show(heads);
    await rest();
    show(heads);
    show(filledPosition(heads, 1));
    await rest();
    expect(engine.calls).toHaveLength(2);
    show(numbered(1));
    await rest();
    expect(engine.calls.map(({ name }) => name)).toEqual(['describe', 'examine', 'examine']);
    expect(onBoard).toHaveBeenCalledTimes(1);
  });

  it('is another one in another game', async () => {
    const { show, shown } = begin();
    show(heads);
    await rest();
    show(heads, rugs);
    await rest();
    expect(shown()?.board.game.name).toBe('rugs');
    expect(shown()?.nimber).toBe(factsOf(rugs, heads).nimber);
  });

  it('is there at once where it was looked at lately, whatever object asks', async () => {
    const { engine, shown, show } = begin();
    for (const position of [heads, numbered(1), filledPosition({ rows: 4, columns: 6 }, 1)]) {
      show(position);
      await rest();
    }
    const asked = engine.calls.length;
    show(filledPosition(heads, 1));
    expect(shown()).toMatchObject({ nimber: 2, legal: 56 });
    show(numbered(1));
    expect(shown()?.nimber).toBe(factsOf(flipping, numbered(1)).nimber);
    await rest();
    expect(engine.calls).toHaveLength(asked);
  });

  it('is forgotten when it was not looked at for longest', async () => {
    const { engine, show } = begin();
    for (let number = 0; number < 33; number += 1) {
      show(numbered(number));
      await rest();
      // This position is shown repeatedly.
      show(heads);
      await rest();
    }
    const asked = engine.calls.length;
    for (const number of [0, 32, 2]) show(numbered(number));
    await rest();
    expect(engine.calls).toHaveLength(asked);
    show(numbered(1));
    await rest();
    expect(engine.calls).toHaveLength(asked + 1);
  });

  it('waits with what was known before, as long as the game and the size stay', async () => {
    const { engine, knowledge, shown, last, show } = begin();
    show(heads);
    await rest();
    const known = shown();
    engine.hold = new Set(['describe', 'examine']);
    for (const number of [1, 2]) {
      show(numbered(number));
      expect(last()).toBe(known);
      expect(knowledge.board.value).toBe(known?.board);
    }
    show(filledPosition({ rows: 1, columns: 25 }, 1));
    expect(last()).toBeUndefined();
    expect(knowledge.board.value).toBeUndefined();
    show(heads);
    await rest();
    show(numbered(1), rugs);
    expect(last()).toBeUndefined();
    expect(knowledge.knownBoard(flipping, heads)).toBe(known?.board);
    expect(knowledge.knownBoard(rugs, heads)).toBeUndefined();
  });
});

describe('an earlier position', () => {
  it.each(['describe', 'examine'] as const)('gives up what it has the engine %s', async (kind) => {
    const { engine, show } = begin(kind);
    show(heads);
    await rest();
    show(filledPosition({ rows: 4, columns: 4 }, 1));
    await rest();
    expect(engine.callsOf(kind).map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('doesn’t show its board when that comes late', async () => {
    const { engine, knowledge, show, onBoard } = begin('describe');
    engine.isDeaf = true;
    show(heads);
    await rest();
    show(filledPosition({ rows: 4, columns: 4 }, 1));
    engine.callsOf('describe')[0]?.release();
    await rest();
    expect(knowledge.board.value).toBeUndefined();
    expect(onBoard).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  const error = new SolverError({ kind: 'module-failed', message: 'made up' });

  it.each(['describe', 'examine'] as const)(
    'to %s is told, and tried again when asked to',
    async (kind) => {
      const { knowledge, engine, shown, last, show } = begin(kind);
      show(heads);
      await rest();
      engine.lastOf(kind).fail(error);
      await rest();
      expect(knowledge.state.value).toMatchObject({ status: 'failed', error });
      show(filledPosition(heads, 1));
      expect(knowledge.state.value.status).toBe('failed');
      engine.hold = new Set();
      knowledge.again();
      expect([knowledge.state.value.status, last()]).toEqual(['asking', undefined]);
      await rest();
      expect(shown()?.nimber).toBe(2);
      expect(engine.callsOf('describe')).toHaveLength(kind === 'describe' ? 2 : 1);
    },
  );
});

describe('what is asked for beside that', () => {
  it('are the winning moves of two kinds', async () => {
    const { knowledge, shown, show, engine } = begin();
    show(heads);
    await rest();
    const examination = shown()!;
    let all = 0;
    for (const rowKind of [0, 1])
      for (const columnKind of [0, 1]) {
        const moves = await knowledge.winningMovesOf(examination, { rowKind, columnKind });
        const ofKinds = examination.ofKinds[rowKind * 2 + columnKind];
        expect(moves).toHaveLength(ofKinds!);
        for (const one of moves) {
          expect(moveNimber(examination.board, one)).toBe(2);
          expect(one.rows.length).toBe([1, 3][rowKind]);
          expect(one.columns.length).toBe([1, 4][columnKind]);
          expect(heads.coins[(cornerOf(one).row - 1) * 5 + cornerOf(one).column - 1]).toBe(1);
        }
        all += moves.length;
      }
    expect(all).toBe(examination.winning);
    engine.hold = new Set(['winningMovesOf']);
    const asked = knowledge.winningMovesOf(examination, { rowKind: 0, columnKind: 0 });
    engine.lastOf('winningMovesOf').fail(CRASH);
    await expect(asked).rejects.toMatchObject({ kind: 'worker-failed' });
  });

  it('are boards of any size, described once', async () => {
    const { knowledge, engine } = begin();
    const size = { rows: 3, columns: 9 };
    const board = await knowledge.openBoard(rugs, size);
    expect(board.columns.size).toBe(9);
    expect(await knowledge.openBoard(rugs, size)).toBe(board);
    expect(engine.calls).toHaveLength(1);
    await expect(knowledge.openBoard(rugs, { rows: 0, columns: 1 })).rejects.toMatchObject({
      name: 'SolverError',
    });
  });
});
