import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '../../../../web/src/outlets/element/hearing';

const ENVELOPE = { tartan: 'frame', version: 2 };
const move = { rows: [1, 2], columns: [4] };
const score = { lesson: 'mex', seed: 17, complete: false, progress: 0, seconds: 0, exercises: [] };
const answer = { lesson: 'mex', seed: 17, exercise: 1, name: '1', correct: true };

describe('a message of a frame', () => {
  it.each<[object]>([
    [{ type: 'ready', state: {} }],
    [{ type: 'statechange', state: {}, by: 'host', reply: 3 }],
    [{ type: 'resize', height: 321 }],
    [{ type: 'resize', height: 321, printedHeight: 123 }],
    [{ type: 'sight', top: -3.5, bottom: 40 }],
    [{ type: 'move', move, by: 'reader' }],
    [{ type: 'answered', correct: false, attempt: 1, seenBefore: false, move }],
    [{ type: 'answered', correct: true, attempt: 2, seenBefore: true, move: 'none' }],
    [{ type: 'solved', how: 'prediction', move }],
    [{ type: 'over', winner: 'first', player: 'second', hints: 0, takeBacks: 0 }],
    [{ type: 'result', by: 'load', score, state: {} }],
    [{ type: 'result', by: 'reader', score, state: {}, answer }],
    [
      {
        type: 'result',
        by: 'computer',
        state: {},
        score: { game: 'won', score: 1, complete: true, progress: 1 },
      },
    ],
    [{ type: 'error', kind: 'bad-state', message: 'Too many rows.' }],
  ])('is taken without its envelope: %j', (body) => {
    expect(readFrameMessage({ ...ENVELOPE, ...body })).toEqual(body);
  });

  it.each<unknown>([
    ...[undefined, null, 'resize', { type: 'resize', height: 500 }, ENVELOPE],
    { ...ENVELOPE, version: 1, type: 'resize', height: 500 },
    { ...ENVELOPE, tartan: 'board', type: 'resize', height: 500 },
    ...[
      ...['other', 'toString', 'ready', 'solved', 'over'].map((type) => ({ type })),
      ...['all', '500', -3, Infinity].map((height) => ({ type: 'resize', height })),
      { type: 'resize', height: 500, printedHeight: '1px; color: red' },
      { type: 'sight', top: '1px; color: red', bottom: 3 },
      { type: 'statechange', state: null },
      // Messages of earlier versions.
      { type: 'score', ...score, by: 'load' },
      { type: 'exercise', ...answer },
      { type: 'result', score },
      { type: 'result', score, state: null },
      { type: 'result', state: {} },
      { type: 'result', score: { ...score, complete: 1 }, state: {} },
      { type: 'result', score: { ...score, progress: '1' }, state: {} },
      { type: 'result', score, state: {}, answer: null },
      { type: 'result', score, state: {}, answer: { ...answer, correct: 'yes' } },
      { type: 'move', move: 'all' },
      { type: 'answered', correct: true, move: 'all' },
      { type: 'answered', move },
      { type: 'error', message: {} },
    ].map((body) => ({ ...ENVELOPE, ...body })),
  ])('is passed over where it has another shape: %j', (message) => {
    expect(readFrameMessage(message)).toBeUndefined();
  });
});
