import { describe, expect, it } from 'vitest';
import { DEFAULT_STATE, type StudyState } from '../../../web/src/game/fields';
import { FLIPPING_GAME } from '../../../web/src/game/game';
import { filledPosition } from '../../../web/src/game/position';
import { newStudy, studyAfterMove } from '../../../web/src/game/study';
import { createStudyHistory } from '../../../web/src/study/history';
import { game, move } from '../game/boards';

const sized = (rows: number, columns = 1): StudyState => ({
  ...DEFAULT_STATE,
  study: newStudy(FLIPPING_GAME, filledPosition({ rows, columns }, 1)),
});

function begin() {
  const history = createStudyHistory();
  history.restart(sized(1));
  const rows = () => history.state.value.study.start.rows;
  const past = () => {
    const { before, undone } = history.past.value;
    return [before, undone].map((states) => states.map(({ study }) => study.start.rows));
  };
  return { history, rows, past };
}

describe('what was set up', () => {
  it('is undone and redone, and something else forgets what was undone', () => {
    const { history, rows, past } = begin();
    for (const size of [2, 3, 4]) history.setUp(sized(size));
    expect(past()).toEqual([[1, 2, 3], []]);
    history.undo();
    history.undo();
    expect([rows(), past()]).toEqual([2, [[1], [4, 3]]]);
    history.redo();
    expect([rows(), past()]).toEqual([3, [[1, 2], [4]]]);
    history.setUp(sized(9));
    expect([rows(), past()]).toEqual([9, [[1, 2, 3], []]]);
    expect(history.canRedo.value).toBe(false);
    history.redo();
    for (let step = 0; step < 5; step += 1) history.undo();
    expect([rows(), history.canUndo.value]).toEqual([1, false]);
  });

  it('is no step where nothing changes', () => {
    const { history, past } = begin();
    history.setUp(sized(1));
    history.setUp(sized(1), 'gesture');
    expect(past()).toEqual([[], []]);
    const other = { ...sized(1), study: { ...sized(1).study, game: game('rugs') } };
    history.setUp(other);
    expect(past()).toEqual([[1], []]);
  });

  it('is one step as long as a gesture goes on', () => {
    const { history, past, rows } = begin();
    for (const size of [2, 3, 4]) history.setUp(sized(size), 'slide');
    history.setUp(sized(5), 'another');
    history.setUp(sized(6));
    history.setUp(sized(7));
    expect([past(), rows()]).toEqual([[[1, 4, 5, 6], []], 7]);
    history.undo();
    history.setUp(sized(8), 'another');
    expect(past()).toEqual([[1, 4, 5, 6], []]);
  });

  it('goes on while only something else is looked at, but not after a move', () => {
    const { history, past } = begin();
    history.setUp(sized(2), 'slide');
    history.set({ ...history.state.value, match: { ...DEFAULT_STATE.match, seed: 4 } });
    history.setUp(sized(3), 'slide');
    expect(past()).toEqual([[1], []]);
    const { study } = history.state.value;
    history.set({
      ...history.state.value,
      study: studyAfterMove(study, move(FLIPPING_GAME, '1x1')),
    });
    history.setUp(sized(4), 'slide');
    expect(past()).toEqual([[1, 3], []]);
  });

  it('is no step where a gesture comes back to where it began, and its moves come back too', () => {
    const { history, past } = begin();
    const study = studyAfterMove(sized(2).study, move(FLIPPING_GAME, '2x1'));
    history.setUp({ ...DEFAULT_STATE, study });
    const { study: before } = history.state.value;
    for (const size of [3, 4]) history.setUp(sized(size), 'slide');
    const back = newStudy(FLIPPING_GAME, {
      ...before.start,
      coins: Uint8Array.of(1, 0),
    });
    history.setUp({ ...DEFAULT_STATE, study: back }, 'slide');
    expect(past()).toEqual([[1], []]);
    expect(history.state.value.study).toBe(before);
  });
});

describe('moves', () => {
  it('are undone before what was set up, and redone after it', () => {
    const { history, rows } = begin();
    history.setUp(sized(2));
    for (const text of ['1x1', '2x1'])
      history.set({
        ...history.state.value,
        study: studyAfterMove(history.state.value.study, move(FLIPPING_GAME, text)),
      });
    const shown = () => [rows(), history.state.value.study.current];
    const after = (steps: readonly ('undo' | 'redo')[]) =>
      steps.map((step) => {
        history[step]();
        return shown();
      });
    expect(after(['undo', 'undo', 'undo', 'undo'])).toEqual([
      [2, 1],
      [2, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(after(['redo', 'redo', 'redo', 'redo'])).toEqual([
      [2, 0],
      [2, 1],
      [2, 2],
      [2, 2],
    ]);
  });
});

describe('what comes back', () => {
  it('is seen in the mode of now, where its board fits that, and nothing of it is revealed', () => {
    const { history } = begin();
    const predicted = { ...sized(40), look: { ...DEFAULT_STATE.look, revealed: true } };
    history.setUp({ ...predicted, look: { ...predicted.look, mode: 'predict' } });
    history.setUp({ ...sized(2), look: { ...DEFAULT_STATE.look, mode: 'edit' } });
    history.undo();
    expect(history.state.value.look).toMatchObject({ mode: 'edit', revealed: false });
    history.redo();
    history.set({ ...history.state.value, look: { ...DEFAULT_STATE.look, mode: 'play' } });
    history.undo();
    // On a board too large for a match, the earlier mode is restored.
    expect(history.state.value.look.mode).toBe('edit');
  });
});

describe('memory', () => {
  it('holds the last 200 small studies', () => {
    const { history, past } = begin();
    for (let size = 2; size <= 251; size += 1) history.setUp(sized(1, size));
    expect(past()[0]).toHaveLength(200);
    expect(history.past.value.before[0]?.study.start.columns).toBe(51);
  });

  it('holds fewer of large ones, with all their moves', () => {
    const { history } = begin();
    const study = (seed: number) => {
      const start = filledPosition({ rows: 200, columns: 200 }, seed % 2 === 0 ? 1 : 0);
      const node = {
        ...newStudy(FLIPPING_GAME, start).nodes[0]!,
        move: move(FLIPPING_GAME, '1x1'),
      };
      return { ...newStudy(FLIPPING_GAME, start), nodes: Array(800).fill(node) as [] };
    };
    for (let seed = 0; seed < 100; seed += 1)
      history.setUp({ ...DEFAULT_STATE, study: study(seed) });
    expect(history.past.value.before).toHaveLength(60);
  });
});
