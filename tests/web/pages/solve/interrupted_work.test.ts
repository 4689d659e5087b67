/** The Solve page's model with a storage: what it stores, offers, resumes and deletes. */
import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../../fake_time';
import { readRoute } from '../../../../web/src/game/route';
import { SolveModel } from '../../../../web/src/pages/solve/solve_model';
import { SolverError } from '../../../../web/src/engine/api/errors';
import { WorkStoreError } from '../../../../web/src/engine/api/work_store';
import { createFakeAddressBar } from '../../fake_address_bar';
import { loadFakeSequences, noCloth } from '../../fake_sequences';
import { createFakeSolver, squareBoard } from '../../fake_solver';
import { createFakeWorkStore, type FakeWorkStore } from '../../fake_work_store';

fakeTime();

const rest = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const long = squareBoard(100_000_000);
const half = { fraction: 0.5, milliseconds: 60_000 };

async function openPage(
  prepare: (store: FakeWorkStore) => void = () => undefined,
  hash = '#/solve?rows=100000000&columns=100000000',
) {
  const solver = createFakeSolver();
  const store = createFakeWorkStore();
  prepare(store);
  const addressBar = createFakeAddressBar(hash);
  const model = new SolveModel({
    solver,
    addressBar,
    store,
    loadSequence: loadFakeSequences,
    createCloth: noCloth,
  });
  model.visit(readRoute(addressBar.hash).query);
  await rest();
  return { solver, store, model, addressBar };
}

/** A run at ten percent that needs this much longer. */
async function startLongRun(page: Awaited<ReturnType<typeof openPage>>, seconds = 600) {
  const { model, solver } = page;
  model.compute();
  const run = solver.lastRun;
  run.progress(0, 1000);
  await rest(1_000);
  const done = 1000 / (seconds + 1);
  run.progress(done, 1000);
  return run;
}

const outOfMemory = new SolverError({ kind: 'out-of-memory', message: 'made up' });

describe('a long run', () => {
  it('is kept with how far it is, until it is answered', async () => {
    const page = await openPage();
    const run = await startLongRun(page, 9);
    run.piece('rows', 1, 1_000);
    run.piece('columns', 1, 1_100);
    await rest();
    const [work] = page.store.works;
    expect(work?.question).toEqual(long);
    expect(work?.mark).toEqual({ fraction: 0.1, milliseconds: 1_100 });
    run.finish();
    await rest();
    expect(work?.removed).toBe(true);
    expect(page.model.run.offer.value).toBeUndefined();
  });

  it('is forgotten when it is cancelled or replaced', async () => {
    const page = await openPage();
    const run = await startLongRun(page);
    run.piece('rows', 1);
    await rest();
    page.model.run.cancel();
    await rest();
    expect(page.store.works[0]?.removed).toBe(true);
    const next = await startLongRun(page);
    next.piece('rows', 1);
    await rest();
    page.model.computeSquare(5);
    // Late messages of the old run are ignored.
    next.piece('rows', 3);
    await rest();
    expect(page.store.works[1]?.removed).toBe(true);
    expect(page.store.works).toHaveLength(2);
    expect(page.model.run.offer.value).toBeUndefined();
  });

  it('is offered again when it is cancelled after a minute', async () => {
    const page = await openPage();
    const run = await startLongRun(page);
    run.progress(500);
    run.piece('rows', 1, 59_999);
    run.piece('columns', 1, 60_000);
    await rest();
    page.model.run.cancel();
    expect(page.model.run.state.value).toMatchObject({ status: 'cancelled' });
    await rest();
    expect(run.aborted).toBe(true);
    expect(page.model.run.offer.value).toBe(page.store.works[0]);
    expect(page.model.run.state.value).toEqual({ status: 'idle' });
    page.model.computeAgain(page.model.run.offer.value!.question);
    expect(page.solver.lastRun.earlier?.milliseconds).toBe(60_000);
  });

  it('is not in the way of another run when its work is kept late', async () => {
    const page = await openPage();
    const run = await startLongRun(page);
    run.progress(500);
    run.piece('rows', 1, 60_000);
    page.model.run.cancel();
    page.model.computeSquare(5);
    await rest();
    expect(page.model.run.state.value).toMatchObject({
      status: 'running',
      question: squareBoard(5),
    });
    expect(page.model.run.offer.value).toBe(page.store.works[0]);
  });

  it('is not kept when it is nearly over', async () => {
    const page = await openPage();
    const run = await startLongRun(page, 2);
    run.piece('rows', 1);
    await rest();
    expect(page.store.works).toHaveLength(0);
  });

  it('says once that it cannot be kept, and goes on', async () => {
    const page = await openPage((store) => {
      store.failing = { call: 'begin', reason: new WorkStoreError('full') };
    });
    const run = await startLongRun(page);
    run.piece('rows', 1);
    await rest();
    expect(page.model.run.state.value).toMatchObject({ status: 'running', unsaved: 'full' });
    expect(page.model.announcement.value).toMatchObject({ status: 'running', unsaved: 'full' });
    run.piece('rows', 3);
    run.finish();
    await rest();
    expect(page.model.answer.value).toBeDefined();
    expect(page.model.run.state.value).toEqual({ status: 'idle' });
  });

  it('that failed is gone on with when it is tried again', async () => {
    const page = await openPage();
    const run = await startLongRun(page);
    run.piece('rows', 1);
    run.fail(outOfMemory);
    await rest();
    // The run's own panel offers to resume it.
    expect(page.model.run.state.value.status).toBe('failed');
    expect(page.model.run.offer.value).toBeUndefined();
    page.model.computeAgain(long);
    expect(page.solver.lastRun.earlier?.milliseconds).toBe(3_000);
    run.piece('rows', 99);
    await rest();
    expect(page.store.works[0]?.kept.rows.map(({ first }) => first)).toEqual([1]);
    // Another board no longer hides the offer.
    page.solver.lastRun.fail(outOfMemory);
    await rest();
    page.model.computeSquare(5);
    expect(page.model.run.offer.value).toBe(page.store.works[0]);
    expect(page.store.works[0]?.removed).toBe(false);
  });
});

describe('interrupted work', () => {
  it('is offered, and starts nothing by itself', async () => {
    const { model, solver, store } = await openPage((kept) => kept.interrupt(long, half));
    expect(model.run.offer.value).toBe(store.found);
    await rest(10_000);
    expect(solver.runs).toHaveLength(0);
  });

  it('is gone on with, shown at once, and kept further', async () => {
    const { model, solver, store } = await openPage((kept) => kept.interrupt(long, half));
    model.computeAgain(model.run.offer.value!.question);
    expect(model.run.offer.value).toBeUndefined();
    expect(model.run.state.value).toMatchObject({ status: 'running', shown: true, question: long });
    expect(solver.lastRun.earlier?.milliseconds).toBe(60_000);
    solver.lastRun.progress(600);
    solver.lastRun.piece('rows', 7, 70_000);
    await rest();
    expect(store.works).toHaveLength(1);
    expect(store.works[0]?.mark).toEqual({ fraction: 0.6, milliseconds: 70_000 });
    expect(model.run.state.value).not.toHaveProperty('damaged');
  });

  it('brings its board back to the fields and the address', async () => {
    const question = {
      rows: { size: 3_000, lengths: '1,2' },
      columns: { size: 777, lengths: 'primes' },
    };
    const { model, addressBar } = await openPage((kept) => kept.interrupt(question, half));
    model.computeAgain(model.run.offer.value!.question);
    expect(model.run.state.value).toMatchObject({ status: 'running', question });
    expect(model.fields.value).toMatchObject({ rows: '3000', columns: '777', linked: false });
    expect(addressBar.hash).toBe(model.address.value);
    expect(addressBar.hash).toContain('rows=3000&columns=777&rowLengths=1,2&columnLengths=primes');
  });

  it('tells the time left at the pace it had, until that is known anew', async () => {
    const { model, solver } = await openPage((kept) => kept.interrupt(long, half));
    model.computeAgain(model.run.offer.value!.question);
    const left = () => (model.run.state.value as { millisecondsLeft?: number }).millisecondsLeft;
    // Reading earlier work takes a second; after that a thousandth takes 120 ms as before.
    for (const done of [500, 500, 500]) {
      solver.lastRun.progress(done);
      await rest(500);
    }
    for (let done = 500; done <= 540; done += 1) {
      solver.lastRun.progress(done);
      expect(left()).toBeGreaterThan(50_000);
      expect(left()).toBeLessThan(61_000);
      await rest(120);
    }
  });

  it('is gone on with by computing the same board, and by no other', async () => {
    const { model, solver, store } = await openPage((kept) => kept.interrupt(long, half));
    model.computeSquare(5);
    expect(solver.lastRun.earlier).toBeUndefined();
    solver.lastRun.finish();
    await rest();
    expect(model.run.offer.value).toBe(store.found);
    model.computeSquare(100_000_000);
    expect(solver.lastRun.earlier).toBeDefined();
  });

  it('gives way to another run that is kept', async () => {
    const page = await openPage((kept) => kept.interrupt(squareBoard(50_000_000), half));
    const run = await startLongRun(page);
    expect(page.model.run.offer.value).toBeDefined();
    run.piece('rows', 1);
    await rest();
    expect(page.model.run.offer.value).toBeUndefined();
    expect(page.store.works.map(({ removed }) => removed)).toEqual([true, false]);
  });

  it('is discarded when the reader says so', async () => {
    const { model, store } = await openPage((kept) => kept.interrupt(long, half));
    model.run.interrupted.discard();
    await rest();
    expect(model.run.offer.value).toBeUndefined();
    expect(store.works[0]?.removed).toBe(true);
  });

  it('is not used when it is damaged, with a word', async () => {
    const { model, solver, store } = await openPage((kept) => {
      kept.interrupt(long, half).kept.rows.push({
        first: 1,
        values: Uint16Array.of(1),
        checkSum: 0n,
      });
    });
    model.computeAgain(model.run.offer.value!.question);
    solver.lastRun.earlier?.onRefused();
    await rest();
    expect(model.run.state.value).toMatchObject({ status: 'running', damaged: true });
    expect(model.announcement.value).toMatchObject({ status: 'running', damaged: true });
    expect(store.works[0]?.kept.rows).toEqual([]);
    solver.lastRun.piece('rows', 1);
    await rest();
    expect(store.works[0]?.kept.rows).toHaveLength(1);
  });

  it('of no use is told of, until the next run', async () => {
    const { model } = await openPage((store) => (store.found = 'unusable'));
    expect(model.run.interrupted.unusable.value).toBe(true);
    expect(model.run.offer.value).toBeUndefined();
    model.compute();
    expect(model.run.interrupted.unusable.value).toBe(false);
  });

  it('is none where the storage fails', async () => {
    const { model } = await openPage((store) => {
      store.failing = { call: 'findInterrupted', reason: new Error('no') };
    });
    expect(model.run.offer.value).toBeUndefined();
    expect(model.run.interrupted.unusable.value).toBe(false);
    model.run.interrupted.discard();
    expect(model.run.state.value).toEqual({ status: 'idle' });
  });
});

describe('an answer that took a while', () => {
  const board = squareBoard(10_000_000);
  const slow = { milliseconds: 6_000 };

  /** Opens the page at the board, solves it and counts its moves. */
  async function solveOnce(prepare?: (store: FakeWorkStore) => void) {
    const page = await openPage(prepare);
    page.model.computeSquare(10_000_000);
    page.solver.lastRun.finish(slow);
    await rest();
    return page;
  }

  async function openAgain(answers: FakeWorkStore['answers']) {
    return openPage((store) => (store.answers = answers), '#/solve?rows=10000000&columns=10000000');
  }

  it('is there at once after a reload, with all that it is made of', async () => {
    const { store, model, solver } = await solveOnce();
    model.answer.value?.countHistograms();
    solver.lastRun.finishHistograms();
    await rest();
    const before = model.answer.value!;
    expect(before.histograms.value.status).toBe('counted');
    const again = await openAgain(store.answers);
    const { histograms, milliseconds, pairs, winningOpenings } = again.model.answer.value!;
    expect({ milliseconds, pairs, winningOpenings }).toEqual({
      milliseconds: before.milliseconds,
      pairs: before.pairs,
      winningOpenings: before.winningOpenings,
    });
    expect(histograms.value).toEqual(before.histograms.value);
    expect(again.solver.runs).toEqual([]);
  });

  it('says that its moves were not counted, where they were not', async () => {
    const { store } = await solveOnce();
    const again = await openAgain(store.answers);
    expect(again.model.answer.value?.question).toEqual(board);
    expect(again.model.answer.value?.histograms.value.status).toBe('stopped');
  });

  it('is not shown before its board is asked for, and one that is quick is not kept', async () => {
    const { store } = await solveOnce();
    expect(store.answers.map(({ question }) => question)).toEqual([board]);
    const elsewhere = await openPage((other) => (other.answers = store.answers));
    expect(elsewhere.model.answer.value).toBeUndefined();
    elsewhere.model.computeSquare(5);
    elsewhere.solver.lastRun.finish({ milliseconds: 3 });
    await rest();
    expect(elsewhere.store.answers.map(({ question }) => question)).toEqual([board]);
  });

  it('is told of once where it cannot be kept', async () => {
    const { model, solver } = await solveOnce((store) => {
      store.failing = { call: 'storeAnswer', reason: new WorkStoreError('full') };
    });
    expect(model.run.storageProblem.value).toBe('full');
    model.computeSquare(20_000_000);
    solver.lastRun.finish(slow);
    await rest();
    expect(model.run.storageProblem.value).toBeUndefined();
    expect(model.answer.value?.question).toEqual(squareBoard(20_000_000));
  });
});
