import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../../fake_time';
import { readRoute } from '../../../../web/src/game/route';
import { WAITING_NOTE_DELAY_MS } from '../../../../web/src/pages/solve/current_run';
import { SolveModel } from '../../../../web/src/pages/solve/solve_model';
import { SolverError, type SolverErrorKind } from '../../../../web/src/engine/api/errors';
import { totalWork } from '../../../../web/src/engine/api/work';
import { createFakeAddressBar } from '../../fake_address_bar';
import { loadFakeSequences, noCloth } from '../../fake_sequences';
import { boardOf, createFakeSolver, squareBoard } from '../../fake_solver';
import { createFakeWorkStore } from '../../fake_work_store';

fakeTime();

const triangular = (pairs: number) => ({ pairs, lengths: 'triangular' });
const square = (pairs: number) => ({ pairs, lengths: 'square' });

const rest = (milliseconds = 500) => vi.advanceTimersByTimeAsync(milliseconds);

/** Every board takes long, so nothing is computed before it's requested. */
const SLOW = 1e9;

async function openPage(hash = '', nanosecondsPerWork = SLOW) {
  const solver = createFakeSolver();
  solver.nanosecondsPerWork = nanosecondsPerWork;
  const bar = createFakeAddressBar(hash);
  const model = new SolveModel({
    solver,
    addressBar: bar,
    store: createFakeWorkStore(),
    loadSequence: loadFakeSequences,
    createCloth: noCloth,
  });
  const visit = () => {
    model.visit(readRoute(bar.hash).query);
  };
  visit();
  await rest(0);
  const go = (steps: number) => {
    bar.go(steps);
    visit();
  };
  const finish = async () => {
    solver.lastRun.finish();
    await rest(0);
  };
  return { solver, bar, model, go, finish };
}

const failure = (kind: SolverErrorKind, amount?: number) =>
  new SolverError({ kind, message: 'made up', ...(amount === undefined ? {} : { amount }) });

describe('typing', () => {
  it('sets rows and columns alike while they are linked', async () => {
    const { model, solver } = await openPage();
    model.edit({ rows: '1,000' });
    model.compute();
    expect(solver.lastRun.question).toEqual(squareBoard(1000));
  });

  it('keeps the board as it is when it is unlinked, and makes it square when it is linked', async () => {
    const { model } = await openPage('#/solve?rows=7&columns=7');
    model.link(false);
    expect(model.fields.value).toMatchObject({ rows: '7', columns: '7', linked: false });
    model.edit({ columns: '9' });
    model.link(true);
    expect(model.fields.value).toMatchObject({ rows: '7', columns: '7', linked: true });
  });

  it('explains a problem after a rest, never before the first edit, and forgives at once', async () => {
    const { model } = await openPage();
    expect(model.problems.value.rows).toBeUndefined();
    model.edit({ rows: '1,' });
    await rest(200);
    model.edit({ rows: '1,0' });
    await rest(200);
    expect(model.problems.value.rows).toBeUndefined();
    await rest(300);
    expect(model.problems.value.rows).toBe('bad-grouping');
    model.edit({ rows: '' });
    expect(model.problems.value.rows).toBe('empty');
    expect(model.problems.value.columns).toBeUndefined();
    model.edit({ rows: '1,000' });
    expect(model.problems.value.rows).toBeUndefined();
    expect(model.fields.value.rows).toBe('1,000');
    model.edit({ rows: '1,000,' });
    expect(model.problems.value.rows).toBeUndefined();
  });

  it('explains both sizes and both families, each beside its own field', async () => {
    const { model } = await openPage();
    model.link(false);
    model.edit({ rows: 'abc', columns: '0' });
    model.editList('rowLengths', '1, x');
    model.editList('columnLengths', '');
    await rest();
    expect(model.problems.value).toEqual({
      rows: 'not-a-number',
      columns: 'zero',
      rowLengths: { kind: 'not-a-length', entry: 'x' },
      columnLengths: { kind: 'empty-list' },
    });
  });

  it('keeps a list while another family is chosen', async () => {
    const { model } = await openPage();
    model.editList('rowLengths', '2 4');
    model.chooseLengths('rowLengths', 'odd');
    model.chooseLengths('rowLengths', 'list');
    expect(model.fields.value.rowLengths).toEqual({ choice: 'list', list: '2 4' });
  });
});

describe('a board that takes no time', () => {
  const FAST = 1;

  it('is answered on opening, and while its size is typed, with no entry of the history', async () => {
    const { model, solver, bar, finish } = await openPage('#/solve?rows=2&columns=2', FAST);
    await finish();
    expect(model.answer.value?.question).toEqual(squareBoard(2));
    const entries = bar.entries.length;
    model.edit({ rows: '5' });
    await rest();
    await finish();
    expect(model.answer.value?.question).toEqual(squareBoard(5));
    expect(solver.runs).toHaveLength(2);
    expect(bar.hash).toBe('#/solve?rows=5&columns=5');
    expect(bar.entries).toHaveLength(entries);
  });

  it('is not computed twice, nor when what is typed asks for no board', async () => {
    const { model, solver, finish } = await openPage('', FAST);
    await finish();
    model.edit({ rows: '2' });
    model.edit({ rows: '5' });
    await rest();
    model.edit({ rows: '' });
    await rest();
    expect(solver.runs).toHaveLength(1);
    model.edit({ rows: '1' });
    await rest();
    await finish();
    model.edit({ rows: '5' });
    await rest();
    expect(solver.runs).toHaveLength(2);
    expect(model.answer.value?.question).toEqual(squareBoard(5));
  });

  it('replaces another one of its kind, and no run that its reader started', async () => {
    const { model, solver } = await openPage('', FAST);
    model.edit({ rows: '2' });
    await rest();
    expect(solver.runs).toHaveLength(2);
    model.edit({ rows: '100000000' });
    await rest();
    expect(solver.runs).toHaveLength(2);
    model.compute();
    model.edit({ rows: '1' });
    await rest();
    expect(solver.runs).toHaveLength(3);
    expect(model.run.state.value).toMatchObject({ question: squareBoard(100_000_000) });
  });

  it('comes with its plan where it is tiny, and no run is begun for it', async () => {
    const { model, solver } = await openPage('', FAST);
    solver.largestInstant = 5;
    model.edit({ rows: '2' });
    await rest();
    expect(model.answer.value).toMatchObject({ question: squareBoard(2), winningOpenings: 0n });
    expect(model.run.state.value).toEqual({ status: 'idle' });
    expect(solver.runs.map(({ question, aborted }) => [question.rows.size, aborted])).toEqual([
      [5, true],
    ]);
    model.answer.value?.countHistograms();
    await rest(0);
    expect(model.answer.value?.histograms.value.status).toBe('counted');
  });

  it('takes no run from its reader, however tiny', async () => {
    const { model, solver } = await openPage('#/solve?rows=100000000&columns=100000000');
    solver.largestInstant = 5;
    model.compute();
    model.edit({ rows: '2' });
    await rest();
    expect(model.answer.value).toBeUndefined();
    expect(solver.lastRun.aborted).toBe(false);
  });

  it('leaves what was said of the address where it is', async () => {
    const { model, finish } = await openPage('#/solve?rows=x', FAST);
    await finish();
    expect(model.rejected.value).toHaveLength(1);
  });
});

describe('the plan', () => {
  it('is asked for on opening, and after a rest while typing', async () => {
    const { model, solver } = await openPage('', 1);
    expect(solver.planned).toEqual([squareBoard(5)]);
    for (const rows of ['1', '10', '100']) {
      model.edit({ rows });
      await rest(100);
    }
    expect(solver.planned).toHaveLength(1);
    await rest(100);
    expect(solver.planned.slice(1)).toEqual([squareBoard(100)]);
    expect(model.work.value).toEqual({
      pairs: 200_000,
      bytes: 400,
      milliseconds: totalWork(triangular(100_000), square(100_000)) / 1e6,
      long: false,
    });
  });

  it('says that a job is long, by the rate of the solver or of the last long run', async () => {
    const { model, solver, finish } = await openPage('#/solve?rows=90000000&columns=90000000', 1);
    const milliseconds = totalWork(triangular(90e9), square(90e9)) / 1e6;
    expect(model.work.value).toMatchObject({ milliseconds, long: true });
    model.compute();
    const axis = { total: 1, width: 2, choices: 1e9 };
    solver.lastRun.finish({
      milliseconds: totalWork(triangular(1e9), square(5e8)) / 10e6,
      rows: axis,
      columns: { ...axis, choices: 5e8 },
    });
    await finish();
    expect(model.work.value).toMatchObject({
      milliseconds: expect.closeTo(milliseconds / 10, 3),
      long: false,
    });
    // Boards with other lengths have a speed of their own.
    model.chooseLengths('rowLengths', 'primes');
    await rest();
    const primes = { pairs: 90e9, lengths: 'primes' };
    expect(model.work.value).toMatchObject({
      milliseconds: expect.closeTo(totalWork(primes, square(90e9)) / 1e6, 3),
    });
  });

  it('is gone while the fields cannot be read', async () => {
    const { model } = await openPage();
    model.edit({ rows: '' });
    expect(model.work.value).toBeUndefined();
    await rest();
    expect(model.plan.value).toBeUndefined();
  });

  it.each(['rows', 'columns'] as const)(
    'finds the axis whose lengths are too many: %s',
    async (axis) => {
      const { model, solver } = await openPage();
      solver.refuse = ({ lengths }) =>
        lengths === 'all' ? failure('too-many-lengths', 65_535) : undefined;
      const field = axis === 'rows' ? 'rowLengths' : 'columnLengths';
      model.chooseLengths(field, 'all');
      await rest();
      expect(model.plan.value).toMatchObject({
        status: 'failed',
        error: { axis, amount: 65_535 },
      });
      expect(model.compute()).toBe(field);
      expect(solver.runs).toHaveLength(0);
      model.chooseLengths(field, 'odd');
      expect(model.compute()).toBeUndefined();
      expect(solver.runs).toHaveLength(1);
    },
  );

  it('can be asked for again when the solver was not to be reached', async () => {
    const { model, solver } = await openPage();
    solver.refuse = () => failure('module-failed');
    model.edit({ rows: '6' });
    await rest();
    expect(model.plan.value).toMatchObject({ status: 'failed', error: { kind: 'module-failed' } });
    solver.refuse = () => undefined;
    model.askForPlan();
    await rest(0);
    expect(model.plan.value?.status).toBe('answered');
  });

  it('is asked for again by itself once a run has shown that the solver is there', async () => {
    const { model, solver, finish } = await openPage();
    solver.refuse = () => failure('worker-failed');
    model.edit({ rows: '6' });
    await rest();
    solver.refuse = () => undefined;
    model.compute();
    await finish();
    expect(model.plan.value?.status).toBe('answered');
  });
});

describe('computing', () => {
  it('gives the answer of the board that was asked for', async () => {
    const { model, finish } = await openPage();
    expect(model.compute()).toBeUndefined();
    await finish();
    expect(model.answer.value).toMatchObject({ winningOpenings: 8n, question: squareBoard(5) });
    expect(model.run.state.value).toEqual({ status: 'idle' });
    expect(model.announcement.value).toMatchObject({ status: 'answered' });
  });

  it('does not start with bad fields but names the first one, and explains it at once', async () => {
    const { model, solver } = await openPage();
    model.link(false);
    model.edit({ columns: '−3' });
    model.editList('columnLengths', 'x');
    expect(model.compute()).toBe('columns');
    expect(model.problems.value).toMatchObject({ columns: 'negative' });
    expect(model.problems.value.rows).toBeUndefined();
    expect(solver.runs).toHaveLength(0);
  });

  it('shows a run only when it takes a while, and says nothing of it before', async () => {
    const { model } = await openPage();
    model.compute();
    await rest(WAITING_NOTE_DELAY_MS - 10);
    expect(model.run.state.value).toMatchObject({ status: 'running', shown: false });
    expect(model.announcement.value).toBeUndefined();
    await rest(20);
    expect(model.run.state.value).toMatchObject({ shown: true, question: squareBoard(5) });
    expect(model.announcement.value).toMatchObject({ status: 'running' });
  });

  it('tells the progress and the time left', async () => {
    const { model, solver } = await openPage();
    model.compute();
    for (let step = 0; step <= 10; step += 1) {
      solver.lastRun.progress(step * 10);
      await rest(100);
    }
    expect(model.run.state.value).toMatchObject({
      progress: { done: 100, total: 1000 },
    });
    const run = model.run.state.value;
    expect(run.status === 'running' && run.millisecondsLeft).toBeCloseTo(9500, -2);
  });

  it('lets the fields be edited meanwhile, and keeps its own board', async () => {
    const { model, finish } = await openPage();
    model.compute();
    model.edit({ rows: '7' });
    await rest(WAITING_NOTE_DELAY_MS + 10);
    expect(model.run.state.value).toMatchObject({ status: 'running', question: squareBoard(5) });
    await finish();
    expect(model.answer.value?.question).toEqual(squareBoard(5));
    expect(model.fields.value.rows).toBe('7');
  });

  it('replaces the running board by the new one', async () => {
    const { model, solver, finish } = await openPage();
    model.compute();
    await rest(WAITING_NOTE_DELAY_MS + 10);
    model.edit({ rows: '2' });
    model.compute();
    const [first] = solver.runs;
    expect(first?.aborted).toBe(true);
    await rest(0);
    expect(model.run.state.value).toMatchObject({
      status: 'running',
      question: squareBoard(2),
      shown: true,
    });
    first?.progress(500);
    expect(model.run.state.value).not.toHaveProperty('progress');
    await finish();
    expect(model.answer.value).toMatchObject({ winningOpenings: 0n, question: squareBoard(2) });
  });

  it('cancels, says so, and computes again', async () => {
    const { model, solver, finish } = await openPage();
    model.compute();
    await rest(WAITING_NOTE_DELAY_MS + 10);
    model.run.cancel();
    expect(solver.lastRun.aborted).toBe(true);
    expect(model.run.state.value).toEqual({ status: 'cancelled', question: squareBoard(5) });
    await rest();
    expect(model.run.state.value.status).toBe('cancelled');
    expect(model.announcement.value).toMatchObject({ status: 'cancelled' });
    model.edit({ rows: '2' });
    model.computeAgain(squareBoard(5));
    expect(solver.runs).toHaveLength(2);
    expect(model.run.state.value).toMatchObject({ question: squareBoard(5), shown: true });
    await finish();
    expect(model.answer.value?.winningOpenings).toBe(8n);
  });

  it('pauses and resumes', async () => {
    const { model, solver } = await openPage();
    model.compute();
    await rest(WAITING_NOTE_DELAY_MS + 10);
    model.run.pause();
    expect(solver.lastRun.paused).toBe(true);
    expect(model.run.state.value).toMatchObject({ paused: true });
    expect(model.announcement.value).toMatchObject({ status: 'running', paused: true });
    model.run.resume();
    expect(solver.lastRun.paused).toBe(false);
    expect(model.run.state.value).toMatchObject({ paused: false });
  });

  it.each([
    ['a failure', failure('out-of-memory', 99), { kind: 'out-of-memory', amount: 99 }],
    ['an error that nobody foresaw', new TypeError('oops'), { kind: 'worker-failed' }],
  ])('keeps the last answer when a run ends with %s', async (_, thrown, error) => {
    const { model, solver, finish } = await openPage();
    model.compute();
    await finish();
    model.edit({ rows: '7' });
    model.compute();
    solver.lastRun.fail(thrown);
    await rest(0);
    expect(model.run.state.value).toMatchObject({
      status: 'failed',
      question: squareBoard(7),
      error,
    });
    expect(model.announcement.value).toMatchObject({ status: 'failed' });
    expect(model.answer.value?.question).toEqual(squareBoard(5));
    model.computeAgain(squareBoard(7));
    await finish();
    expect(model.answer.value?.question).toEqual(squareBoard(7));
  });

  it('falls silent in between, so that the same answer is heard twice', async () => {
    const { model, finish } = await openPage();
    model.compute();
    await finish();
    expect(model.announcement.value).toBeDefined();
    model.compute();
    expect(model.announcement.value).toBeUndefined();
    await finish();
    expect(model.announcement.value).toMatchObject({ status: 'answered' });
  });

  it('stays cancelled when the answer came at the same moment', async () => {
    const { model, solver } = await openPage();
    model.compute();
    solver.lastRun.finish();
    model.run.cancel();
    await rest();
    expect(model.run.state.value.status).toBe('cancelled');
    expect(model.answer.value).toBeUndefined();
  });

  it('computes an example with the lengths of the game, whatever was chosen', async () => {
    const { model, solver } = await openPage('#/solve?rows=3&columns=4&rowLengths=odd');
    model.computeSquare(100);
    expect(solver.lastRun.question).toEqual(squareBoard(100));
    expect(model.fields.value).toMatchObject({ rows: '100', columns: '100', linked: true });
  });
});

describe('the histograms', () => {
  async function solveOneBoard(milliseconds = 3) {
    const page = await openPage();
    page.model.compute();
    page.solver.lastRun.finish({ milliseconds });
    await rest(0);
    const board = page.model.answer.value;
    if (board === undefined) throw new Error('There is no answer.');
    return { ...page, board };
  }

  it('are counted after the answer, once', async () => {
    const { board, solver } = await solveOneBoard();
    expect(board.histograms.value).toEqual({ status: 'uncounted' });
    board.countHistograms();
    expect(board.histograms.value).toEqual({ status: 'counting' });
    solver.lastRun.finishHistograms();
    await rest(0);
    expect(board.histograms.value).toEqual({
      status: 'counted',
      histograms: { rows: BigUint64Array.of(0n, 8n), columns: BigUint64Array.of(0n, 4n, 1n, 2n) },
    });
    board.countHistograms();
    expect(board.histograms.value.status).toBe('counted');
  });

  it('come by themselves only where they are quick', async () => {
    expect((await solveOneBoard(900)).board.countsQuickly).toBe(true);
    expect((await solveOneBoard(60_000)).board.countsQuickly).toBe(false);
  });

  it('are given up when the reader says so', async () => {
    const { board, solver } = await solveOneBoard();
    board.countHistograms();
    board.stopCounting();
    await rest(0);
    expect(solver.lastRun.aborted).toBe(true);
    expect(board.histograms.value).toEqual({ status: 'stopped' });
  });

  it('are given up for the next board, and come with this one when it is computed again', async () => {
    const { board, model, solver, finish } = await solveOneBoard();
    board.countHistograms();
    model.computeSquare(2);
    await rest(0);
    expect(board.histograms.value).toEqual({ status: 'stopped' });
    model.computeAgain(board.question);
    await finish();
    expect(model.answer.value?.question).toEqual(squareBoard(5));
    model.answer.value?.countHistograms();
    solver.lastRun.finishHistograms();
    await rest(0);
    expect(model.answer.value?.histograms.value.status).toBe('counted');
  });

  it('say why they failed', async () => {
    const { board, solver } = await solveOneBoard();
    board.countHistograms();
    solver.lastRun.failHistograms(failure('out-of-memory', 99));
    await rest(0);
    expect(board.histograms.value).toMatchObject({
      status: 'failed',
      error: { kind: 'out-of-memory' },
    });
  });

  it('are remembered with their answer', async () => {
    const { board, model, solver, finish, go } = await solveOneBoard();
    board.countHistograms();
    solver.lastRun.finishHistograms();
    await rest(0);
    model.computeSquare(2);
    await finish();
    go(-1);
    expect(model.answer.value).toBe(board);
    expect(model.answer.value?.histograms.value.status).toBe('counted');
  });
});

describe('the address', () => {
  it('follows what is typed, but no faster than a browser likes, and by boards only', async () => {
    const { model, bar } = await openPage('#/solve?rows=5&columns=5');
    model.edit({ rows: '1' });
    model.edit({ rows: '10' });
    await rest();
    expect(bar.hash).toBe('#/solve?rows=10&columns=10');
    model.edit({ rows: '' });
    await rest();
    expect(bar.hash).toBe('#/solve?rows=10&columns=10');
    expect(bar.entries).toHaveLength(1);
  });

  it('gets an entry for each computed board, and the one before is what it was', async () => {
    const { model, bar } = await openPage();
    model.compute();
    expect(bar.entries).toEqual(['#/solve?rows=5&columns=5']);
    model.edit({ rows: '10' });
    await rest();
    model.compute();
    model.compute();
    expect(bar.entries).toEqual(['#/solve?rows=5&columns=5', '#/solve?rows=10&columns=10']);
  });

  it('pushes the entry at once when computing does not wait for the rest', async () => {
    const { model, bar } = await openPage('#/solve?rows=5&columns=5');
    model.edit({ rows: '10' });
    model.compute();
    expect(bar.entries).toEqual(['#/solve?rows=5&columns=5', '#/solve?rows=10&columns=10']);
    await rest();
    expect(bar.entries).toHaveLength(2);
  });

  it('restores fields and answers on the way back and forward, without computing', async () => {
    const { model, bar, solver, go, finish } = await openPage();
    model.compute();
    await finish();
    model.edit({ rows: '2' });
    model.compute();
    await finish();
    model.link(false);
    model.edit({ rows: '1', columns: '4' });
    model.compute();
    await finish();
    expect(bar.entries).toHaveLength(3);

    go(-1);
    expect(model.fields.value).toMatchObject({ rows: '2', columns: '2', linked: true });
    expect(model.answer.value).toMatchObject({ question: squareBoard(2), winningOpenings: 0n });
    go(-1);
    expect(model.answer.value).toMatchObject({ question: squareBoard(5), winningOpenings: 8n });
    go(2);
    expect(model.fields.value).toMatchObject({ rows: '1', columns: '4', linked: false });
    expect(model.answer.value?.question).toEqual(boardOf(1, 4));
    expect(solver.runs).toHaveLength(3);
  });

  it('leaves the answer where it is when the address has none', async () => {
    const { model, go, finish } = await openPage('#/solve?rows=9&columns=9');
    model.edit({ rows: '5' });
    model.compute();
    await finish();
    go(-1);
    expect(model.fields.value.rows).toBe('9');
    expect(model.answer.value?.question).toEqual(squareBoard(5));
  });

  it('drops what was typed and not computed on the way back', async () => {
    const { model, bar, go } = await openPage();
    model.edit({ rows: '2' });
    model.compute();
    model.edit({ rows: 'abc' });
    await rest();
    expect(model.problems.value.rows).toBe('not-a-number');
    go(-1);
    await rest();
    expect(model.fields.value.rows).toBe('5');
    model.edit({ rows: '5,' });
    expect(model.problems.value.rows).toBeUndefined();
    model.edit({ rows: '5' });
    await rest();
    expect(bar.hash).toBe('#/solve?rows=5&columns=5');
  });

  it('does not compute by itself when it is opened', async () => {
    const { model, solver } = await openPage('#/solve?rows=100&columns=50&rowLengths=1,3,7');
    await rest();
    expect(solver.runs).toHaveLength(0);
    expect(model.fields.value).toMatchObject({
      rows: '100',
      columns: '50',
      linked: false,
      rowLengths: { choice: 'list', list: '1, 3, 7' },
    });
  });

  it('tells what it could not use until the next edit', async () => {
    const { model, bar } = await openPage('#/solve?rows=abc&columns=7');
    expect(model.rejected.value).toEqual([{ key: 'rows', value: 'abc' }]);
    expect(bar.hash).toBe('#/solve?rows=7&columns=7');
    model.edit({ rows: '6' });
    expect(model.rejected.value).toEqual([]);
  });
});

describe('the whole sequence', () => {
  const ADDRESS = '#/solve?rows=5&columns=5';

  it('has an entry of its own in the history, and its part of the plot replaces that', async () => {
    const BEFORE = `${ADDRESS}&part=sequence`;
    const { model, bar, go } = await openPage(BEFORE);
    const { sequence } = await model.openSequence();
    sequence.edit('300');
    sequence.compute();
    expect(bar.entries).toEqual([BEFORE, `${ADDRESS}&sequence=300`]);
    sequence.plot.setScale('log');
    await rest();
    expect(bar.entries).toEqual([BEFORE, `${ADDRESS}&sequence=300&scale=log`]);
    expect(model.address.value).toBe(bar.hash);
    go(-1);
    expect(model.address.value).toBe(BEFORE);
    expect(model.visitedSequence.value).toBeUndefined();
    go(1);
    expect(model.visitedSequence.value).toEqual({ size: 300, scale: 'log', colouring: 'plain' });
    expect(sequence.plot.scale.value).toBe('log');
  });

  it('is computed with the lengths of the form, as long as they can be read', async () => {
    const { model } = await openPage(ADDRESS);
    const { sequence } = await model.openSequence();
    model.chooseLengths('rowLengths', 'list');
    model.editList('rowLengths', '7 1 3');
    sequence.compute();
    expect(sequence.run.value).toMatchObject({
      question: { rowLengths: '1,3,7', columnLengths: 'square' },
    });
    model.editList('rowLengths', 'x');
    sequence.cancel();
    expect(sequence.compute()).toBe(false);
    expect(sequence.problem.value).toBe('bad-lengths');
  });

  it('tells what of the address it could not use, until it is asked for', async () => {
    const { model, bar } = await openPage(`${ADDRESS}&sequence=many`);
    expect(model.rejected.value).toEqual([{ key: 'sequence', value: 'many' }]);
    expect(bar.hash).toBe(ADDRESS);
    const { sequence } = await model.openSequence();
    expect(sequence.run.value).toMatchObject({ status: 'idle' });
    sequence.compute();
    expect(model.rejected.value).toEqual([]);
  });

  it('stays as it was left while another part is shown, and so does what is seen of the board', async () => {
    const { model } = await openPage(`${ADDRESS}&seen=1-2x3-4`);
    const addresses = () =>
      Object.values(model.addresses).map(({ value }) => value.replace(ADDRESS, ''));
    model.visit(new URLSearchParams('rows=5&columns=5&sequence=300&scale=log'));
    expect(model.section.value).toBe('sequence');
    model.visit(new URLSearchParams('rows=5&columns=5&part=check'));
    expect(model.section.value).toBe('check');
    expect(addresses()).toEqual(['&seen=1-2x3-4', '&sequence=300&scale=log', '&part=check']);
    model.edit({ rows: 'x' });
    const left = ['#/solve', '#/solve?part=sequence', '#/solve?part=check'];
    expect(addresses()).toEqual(left);
  });

  it('asks nothing of the board in the fields until that is shown', async () => {
    const { model, solver } = await openPage(`${ADDRESS}&part=sequence`);
    model.edit({ rows: '7', columns: '7' });
    await rest();
    expect(solver.planned).toEqual([]);
    model.visit(new URLSearchParams('rows=7&columns=7'));
    await rest();
    expect(model.plan.value?.question).toEqual(squareBoard(7));
  });

  it('has the same models whoever asks for them', async () => {
    const { model } = await openPage(ADDRESS);
    const [one, other] = await Promise.all([model.openSequence(), model.openSequence()]);
    expect(one).toBe(other);
  });
});

describe('what a new version of the page would end', () => {
  it('is a board that runs, also while it is paused', async () => {
    const { model, finish } = await openPage();
    expect(model.isComputing()).toBe(false);
    model.compute();
    expect(model.isComputing()).toBe(true);
    model.run.pause();
    expect(model.isComputing()).toBe(true);
    await finish();
    expect(model.isComputing()).toBe(false);
  });

  it('is a whole sequence', async () => {
    const { model } = await openPage();
    const { sequence } = await model.openSequence();
    expect(model.isComputing()).toBe(false);
    sequence.compute();
    expect(model.isComputing()).toBe(true);
    sequence.cancel();
    expect(model.isComputing()).toBe(false);
  });

  it('is the computing of values to be checked', async () => {
    const { model } = await openPage();
    const { check } = await model.openSequence();
    check.edit('1 0 1 1 8');
    check.check();
    expect(model.isComputing()).toBe(true);
  });
});

describe('leaving', () => {
  it('never replaces the address of another page by what was typed', async () => {
    const { model, bar } = await openPage('#/solve?rows=7&columns=7');
    model.edit({ rows: '9' });
    bar.push('#/board');
    model.leave();
    await rest(1_000);
    expect(bar.entries).toEqual(['#/solve?rows=7&columns=7', '#/board']);
    expect(model.fields.value.rows).toBe('9');
  });
});
