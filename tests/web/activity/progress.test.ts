import { describe, expect, it } from 'vitest';
import { createProgress, type LongStore } from '../../../web/src/activity/lesson/progress';

function createStore(text?: string) {
  const kept = { text };
  const store: LongStore = {
    read: () => kept.text,
    write: (written) => (kept.text = written),
    remove: () => (kept.text = undefined),
  };
  return { kept, store };
}

const refuse = () => {
  throw new Error('denied');
};

describe('the progress of a reader', () => {
  it('has what was done with exercises, which is exported, cleared and restored with it', () => {
    const { store } = createStore();
    const progress = createProgress(store);
    progress.exercises.write({ sets: { mex: 17 } });
    progress.setDone('mex', true);
    expect(createProgress(store).exercises.read()).toEqual({ sets: { mex: 17 } });
    expect(progress.format()).toContain('"exercises":{"sets":{"mex":17}}');
    progress.clear();
    expect(progress.exercises.read()).toBeUndefined();
    progress.restore();
    expect(progress.exercises.read()).toEqual({ sets: { mex: 17 } });
  });

  it('counts the exercises that are solved, of the set that was worked on last', () => {
    const progress = createProgress(createStore().store);
    const [solved, shown] = ['solved', 'shown'].map((outcome) => ({ tries: 1, hints: 0, outcome }));
    progress.exercises.write({
      sets: { mex: 17 },
      work: {
        'mex 17': { seconds: 60, exercises: { 1: solved, 2: shown, 3: solved, 4: solved } },
        'mex 5': { seconds: 0, exercises: { 2: solved } },
      },
    });
    expect(progress.solved({ slug: 'mex', exercises: 3 })).toBe(2);
    expect(progress.solved({ slug: 'rule', exercises: 3 })).toBe(0);
    progress.clear();
    expect(progress.solved({ slug: 'mex', exercises: 3 })).toBe(0);
  });

  it('is kept, and read back', () => {
    const { store } = createStore();
    const progress = createProgress(store);
    progress.setDone('rule', true);
    progress.setDone('mex', true);
    progress.setDone('rule', false);
    progress.reach('mex', 'options');
    const later = createProgress(store);
    expect([later.isDone('rule'), later.isDone('mex')]).toEqual([false, true]);
    expect(later.progress.value.at).toEqual({ lesson: 'mex', part: 'options' });
    expect(JSON.parse(later.format())).toEqual({
      tartan: 'learn',
      version: 1,
      done: ['mex'],
      at: { lesson: 'mex', part: 'options' },
    });
  });

  it('keeps what another tab did meanwhile', () => {
    const { store } = createStore();
    const [one, other] = [createProgress(store), createProgress(store)];
    one.setDone('rule', true);
    other.setDone('mex', true);
    expect(other.progress.value.done).toEqual(['rule', 'mex']);
  });

  it('is cleared without a trace, and can be had back', () => {
    const { store, kept } = createStore();
    const progress = createProgress(store);
    progress.setDone('rule', true);
    progress.clear();
    expect([kept.text, progress.isDone('rule'), progress.isCleared.value]).toEqual([
      undefined,
      false,
      true,
    ]);
    progress.restore();
    expect([progress.isDone('rule'), progress.isCleared.value]).toEqual([true, false]);
    expect(createProgress(store).isDone('rule')).toBe(true);
  });

  it.each(['nonsense', '{"tartan":"learn","version":2,"done":[]}', '{"done":["rule"]}'])(
    'begins anew where %s was kept',
    (text) => {
      expect(createProgress(createStore(text).store).progress.value.done).toEqual([]);
    },
  );

  it.each([
    ['is forbidden', { read: refuse, write: refuse, remove: refuse }],
    ['is full', { read: () => undefined, write: refuse, remove: () => undefined }],
  ])('lasts as long as the tab where storage %s', (_, store: LongStore) => {
    const progress = createProgress(store);
    progress.setDone('rule', true);
    progress.setDone('mex', true);
    expect(progress.isStored.value).toBe(false);
    expect(progress.progress.value.done).toEqual(['rule', 'mex']);
    progress.clear();
    progress.restore();
    expect(progress.progress.value.done).toEqual(['rule', 'mex']);
  });
});
