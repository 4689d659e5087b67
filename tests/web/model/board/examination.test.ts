import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExaminer } from '../../../../web/src/model/board/examination';
import { filledPosition, painted } from '../../../../web/src/model/board/position';
import type { Position } from '../../../../web/src/model/board/position';
import { SolverError } from '../../../../web/src/solver/errors';
import { createFakeAnalyst, examineBoard } from '../../fake_analyst';
import type { FakeCall } from '../../fake_analyst';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = () => vi.advanceTimersByTimeAsync(0);
const white = filledPosition(5, 5, 1);
const cell = (column: number, row: number) => ({ column, row });
/** Another position for every number. */
const numbered = (number: number): Position =>
  painted(
    white,
    Array.from({ length: 25 }, (_, place) =>
      cell((place % 5) + 1, Math.floor(place / 5) + 1),
    ).filter((_, place) => ((number >> place) & 1) === 1),
    0,
  );

function begin(...hold: FakeCall['kind'][]) {
  const analyst = createFakeAnalyst();
  analyst.hold = new Set(hold);
  const onDescribed = vi.fn();
  const examiner = createExaminer(analyst, onDescribed);
  const shown = () => {
    const state = examiner.state.value;
    return state.status === 'known' ? state.examination : undefined;
  };
  return { analyst, examiner, onDescribed, shown };
}

describe('an examination', () => {
  it('describes the board, and then knows its position', async () => {
    const { examiner, analyst, onDescribed, shown } = begin('examine');
    examiner.show(white);
    expect(examiner.state.value).toEqual({ status: 'waiting', last: undefined });
    expect(examiner.description.value).toBeUndefined();
    await rest();
    expect(examiner.description.value?.winningOpenings).toBe(8n);
    expect(onDescribed).toHaveBeenCalledTimes(1);
    expect(examiner.state.value.status).toBe('waiting');
    analyst.lastCall.release();
    await rest();
    expect(shown()).toMatchObject({ position: white, boardNimber: 2, legal: 56 });
    expect(shown()?.winning.count).toBe(8);
    expect(analyst.calls.map(({ kind, of }) => [kind, ...of])).toEqual([
      ['describe', 5, 5],
      ['examine', 5, 5],
    ]);
  });

  it('is not asked for twice, and the board is described once', async () => {
    const { examiner, analyst, onDescribed } = begin();
    examiner.show(white);
    await rest();
    examiner.show(white);
    examiner.show(filledPosition(5, 5, 1));
    await rest();
    expect(analyst.calls).toHaveLength(2);
    examiner.show(numbered(1));
    await rest();
    expect(analyst.calls.map(({ kind }) => kind)).toEqual(['describe', 'examine', 'examine']);
    expect(onDescribed).toHaveBeenCalledTimes(1);
  });

  it('is there at once for a position that was examined lately, whatever object asks', async () => {
    const { examiner, analyst, shown } = begin();
    for (const position of [white, numbered(1), filledPosition(4, 6, 1)]) {
      examiner.show(position);
      await rest();
    }
    const asked = analyst.calls.length;
    examiner.show(filledPosition(5, 5, 1));
    expect(shown()).toMatchObject({ boardNimber: 2, legal: 56 });
    expect(examiner.description.value?.discValues).toHaveLength(25);
    examiner.show(numbered(1));
    expect(shown()?.boardNimber).toBe(examineBoard(5, 5, numbered(1).discs).boardNimber);
    await rest();
    expect(analyst.calls).toHaveLength(asked);
  });

  it('forgets the position not looked at for longest', async () => {
    const { examiner, analyst } = begin();
    for (let number = 0; number < 33; number += 1) {
      examiner.show(numbered(number));
      await rest();
      // This one is looked at again and again.
      examiner.show(white);
      await rest();
    }
    const asked = analyst.calls.length;
    examiner.show(white);
    examiner.show(numbered(32));
    examiner.show(numbered(2));
    await rest();
    expect(analyst.calls).toHaveLength(asked);
    examiner.show(numbered(1));
    await rest();
    expect(analyst.calls).toHaveLength(asked + 1);
  });

  it('waits with what was known of the position before, as long as the size stays', async () => {
    const { examiner, analyst, shown } = begin();
    examiner.show(white);
    await rest();
    const known = shown();
    analyst.hold = new Set(['describe', 'examine']);
    examiner.show(numbered(1));
    expect(examiner.state.value).toEqual({ status: 'waiting', last: known });
    examiner.show(numbered(2));
    expect(examiner.state.value).toEqual({ status: 'waiting', last: known });
    expect(examiner.description.value).toBe(known?.description);
    examiner.show(filledPosition(1, 25, 1));
    expect(examiner.state.value).toEqual({ status: 'waiting', last: undefined });
    expect(examiner.description.value).toBeUndefined();
    expect(examiner.descriptionOf(white)).toBe(known?.description);
    expect(examiner.descriptionOf(filledPosition(1, 25, 1))).toBeUndefined();
  });
});

describe('the latest position', () => {
  it('wins over those before it, which are aborted', async () => {
    const { examiner, analyst, shown } = begin('examine');
    examiner.show(white);
    await rest();
    for (const number of [1, 2, 3]) {
      examiner.show(numbered(number));
      await rest();
    }
    const examining = analyst.callsOf('examine');
    expect(examining.map(({ aborted }) => aborted)).toEqual([true, true, true, false]);
    // However late and in whatever order they come.
    for (const call of [...examining].reverse()) {
      call.release();
      await rest();
      expect(shown()?.position).toEqual(numbered(3));
    }
  });

  it('is not told apart by an analyst that ignores being aborted', async () => {
    const { examiner, analyst, shown } = begin();
    const answers: (() => void)[] = [];
    analyst.examine = (_, discs) =>
      new Promise((resolve) => answers.push(() => resolve(examineBoard(5, 5, discs))));
    examiner.show(white);
    await rest();
    examiner.show(numbered(1));
    await rest();
    answers[1]?.();
    await rest();
    expect(shown()?.position).toEqual(numbered(1));
    answers[0]?.();
    await rest();
    expect(shown()?.position).toEqual(numbered(1));
  });

  it('does not get the description of another size', async () => {
    const { examiner, analyst, onDescribed } = begin('describe');
    const describing = analyst.describe.bind(analyst);
    // An analyst that ignores being aborted.
    analyst.describe = (board) => describing(board);
    examiner.show(white);
    examiner.show(filledPosition(4, 4, 1));
    analyst.calls[0]?.release();
    await rest();
    expect(examiner.description.value).toBeUndefined();
    expect(onDescribed).not.toHaveBeenCalled();
    analyst.calls[1]?.release();
    await rest();
    expect(examiner.description.value?.discValues).toHaveLength(16);
    expect(examiner.state.value.status).toBe('known');
  });

  it('does not fail by the failure of an older one', async () => {
    const { examiner, analyst } = begin();
    const failing: ((reason: unknown) => void)[] = [];
    analyst.examine = () => new Promise((_, reject) => failing.push(reject));
    examiner.show(white);
    await rest();
    examiner.show(numbered(1));
    await rest();
    failing[0]?.(new Error('too late'));
    await rest();
    expect(examiner.state.value.status).toBe('waiting');
    failing[1]?.(new Error('in time'));
    await rest();
    expect(examiner.state.value.status).toBe('failed');
  });
});

describe('a failure', () => {
  const error = new SolverError({ kind: 'module-failed', message: 'made up' });

  it.each(['describe', 'examine'] as const)(
    'to %s is told, and tried again when asked to',
    async (kind) => {
      const { examiner, analyst, shown } = begin(kind);
      examiner.show(white);
      await rest();
      analyst.lastCall.fail(error);
      await rest();
      expect(examiner.state.value).toEqual({ status: 'failed', error });
      examiner.show(filledPosition(5, 5, 1));
      expect(examiner.state.value.status).toBe('failed');
      analyst.hold = new Set();
      examiner.again();
      expect(examiner.state.value).toEqual({ status: 'waiting', last: undefined });
      await rest();
      expect(shown()?.boardNimber).toBe(2);
      expect(analyst.callsOf('describe')).toHaveLength(kind === 'describe' ? 2 : 1);
    },
  );

  it('of any kind is a SolverError, and another position is examined by itself', async () => {
    const { examiner, analyst, shown } = begin('examine');
    for (const reason of [new DOMException('closed', 'AbortError'), 'a text', undefined]) {
      examiner.show(numbered(analyst.calls.length));
      await rest();
      analyst.lastCall.fail(reason);
      await rest();
      expect(examiner.state.value).toMatchObject({
        status: 'failed',
        error: { name: 'SolverError', kind: 'worker-failed' },
      });
    }
    analyst.hold = new Set();
    examiner.show(white);
    await rest();
    expect(shown()?.boardNimber).toBe(2);
  });

  it('is one as well when the analyst throws at once', async () => {
    const { examiner, analyst } = begin();
    analyst.describe = () => {
      throw error;
    };
    examiner.show(white);
    await rest();
    expect(examiner.state.value).toEqual({ status: 'failed', error });
  });

  it('is not what asking again is for otherwise', async () => {
    const { examiner, analyst } = begin();
    examiner.again();
    expect(analyst.calls).toHaveLength(0);
    examiner.show(white);
    examiner.again();
    await rest();
    examiner.again();
    await rest();
    expect(analyst.calls).toHaveLength(2);
  });
});
