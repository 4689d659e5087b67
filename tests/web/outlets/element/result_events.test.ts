import { describe, expect, it } from 'vitest';
import type {
  CheckedAnswer,
  FrameState,
  WorkResult,
} from '../../../../web/src/outlets/element/messages';
import { eventsOf } from '../../../../web/src/outlets/element/result_events';

const stateOf = (work: string): FrameState => ({
  tartan: 'lesson',
  version: 1,
  edition: 1,
  lesson: 'mex',
  seed: 17,
  seconds: 0,
  work,
});
const scoreOf = (tries: number) => ({
  lesson: 'mex',
  seed: 17,
  score: 0,
  complete: false,
  progress: 0,
  seconds: 0,
  exercises: [{ exercise: 1, name: '1', outcome: 'open', tries, hints: 0 } as const],
});
const ANSWER: CheckedAnswer = {
  lesson: 'mex',
  seed: 17,
  exercise: 1,
  name: '1',
  kind: 'numeric',
  prompt: 'Which?',
  response: '99',
  accepted: ['3'],
  correct: false,
  attempt: 1,
  hints: 0,
  seconds: 2,
  seenBefore: false,
};
const resultOf = (changed: Partial<WorkResult>): WorkResult => ({
  by: 'reader',
  score: scoreOf(1),
  state: stateOf('1o=99'),
  ...changed,
});
const NOTHING = { score: undefined, state: undefined };
const BEFORE = { score: scoreOf(0), state: stateOf('') };

describe('the element’s events of a result', () => {
  it('are the answer, the score and the state, each without the others', () => {
    expect(eventsOf(resultOf({ answer: ANSWER }), BEFORE)).toEqual([
      { type: 'exercise', ...ANSWER },
      { type: 'score', ...scoreOf(1), by: 'reader' },
      { type: 'statechange', state: stateOf('1o=99'), by: 'reader' },
    ]);
  });

  it('are only those that are news: an answer that counts no more changes nothing else', () => {
    const known = { score: scoreOf(1), state: stateOf('1o=99') };
    expect(eventsOf(resultOf({}), known)).toEqual([]);
    expect(eventsOf(resultOf({ answer: ANSWER }), known)).toEqual([
      { type: 'exercise', ...ANSWER },
    ]);
    expect(eventsOf(resultOf({}), { ...known, score: scoreOf(0) })).toEqual([
      { type: 'score', ...scoreOf(1), by: 'reader' },
    ]);
    expect(eventsOf(resultOf({}), { ...known, state: stateOf('') })).toEqual([
      { type: 'statechange', state: stateOf('1o=99'), by: 'reader' },
    ]);
  });

  it.each(['load', 'host'] as const)(
    'are the score alone where the change is by %s: “ready” and answers tell the state',
    (by) => {
      expect(eventsOf(resultOf({ by }), NOTHING)).toEqual([{ type: 'score', ...scoreOf(1), by }]);
    },
  );

  it('are the reader’s score and the computer’s move where the computer ends a game', () => {
    const score = { game: 'lost', score: 0, complete: true, progress: 1 } as const;
    const state = { tartan: 'study', version: 2, rows: 2, columns: 2 } as const;
    const told = [
      { type: 'score', ...score, by: 'reader' },
      { type: 'statechange', state, by: 'computer' },
    ];
    expect(eventsOf({ by: 'computer', score, state }, NOTHING)).toEqual(told);
  });

  it('are a score for each game, also where the next one ends as the last one did', () => {
    const score = { game: 'won', score: 1, complete: true, progress: 1 } as const;
    const known = { score, state: stateOf('') };
    expect(eventsOf({ by: 'reader', score, state: stateOf('') }, known)).toEqual([
      { type: 'score', ...score, by: 'reader' },
    ]);
  });
});
