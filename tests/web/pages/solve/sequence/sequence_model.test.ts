import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { WAITING_NOTE_DELAY_MS } from '../../../../../web/src/pages/solve/current_run';
import {
  SequenceModel,
  type SequencePlace,
} from '../../../../../web/src/pages/solve/sequence/sequence_model';
import type {
  LengthsOfBoards,
  SequenceSettings,
} from '../../../../../web/src/widgets/count/sequence_settings';
import { SolverError } from '../../../../../web/src/engine/api/errors';
import {
  createFakeSequenceSolver,
  fakeBoardNimber,
  fakeWinningOpenings,
} from '../../../fake_sequence_solver';
import { fakeTime } from '../../../fake_time';

const USUAL = { rowLengths: 'triangular', columnLengths: 'square' };

fakeTime({ toFake: ['setTimeout', 'clearTimeout'] });

function open(settings?: SequenceSettings) {
  const solver = createFakeSequenceSolver();
  const lengths = signal<LengthsOfBoards | undefined>(USUAL);
  const visited = signal(settings);
  const keep = vi.fn<SequencePlace['keep']>();
  const model = new SequenceModel(() => solver, { lengths, visited, keep });
  return { model, solver, lengths, visited, keep };
}

async function openComputed(size: number, settings?: Omit<SequenceSettings, 'size'>) {
  const opened = open({ size, scale: 'linear', colouring: 'plain', ...settings });
  await opened.solver.lastRun.finish();
  return opened;
}

describe('the model of a whole sequence', () => {
  it('asks for what was typed, with the lengths of the form, and writes it into the address', () => {
    const { model, solver, keep } = open();
    model.edit('1,000');
    expect(model.compute()).toBe(true);
    expect(solver.lastRun.question).toEqual({ from: 1, to: 1000, ...USUAL });
    expect(keep).toHaveBeenCalledExactlyOnceWith(
      { size: 1000, scale: 'linear', colouring: 'plain' },
      'new',
    );
  });

  it.each([
    ['', 'empty'],
    ['0', 'zero'],
    ['10,000,001', 'too-large'],
    ['many', 'not-a-number'],
  ])('says what is wrong with %j, until it is no more', (typed, problem) => {
    const { model, solver } = open();
    model.edit(typed);
    expect(model.problem.value).toBeUndefined();
    expect(model.compute()).toBe(false);
    expect(model.problem.value).toBe(problem);
    expect(solver.runs).toHaveLength(0);
    model.edit('10^7');
    expect(model.problem.value).toBeUndefined();
    expect(model.compute()).toBe(true);
  });

  it('does not compute with lengths that cannot be read', () => {
    const { model, lengths, solver } = open();
    lengths.value = undefined;
    expect(model.compute()).toBe(false);
    expect(model.problem.value).toBe('bad-lengths');
    expect(solver.runs).toHaveLength(0);
  });

  it('shows the values when all are there, exactly', async () => {
    const { model, solver } = open();
    model.edit('3000');
    model.compute();
    solver.lastRun.send(1_234);
    expect(model.shown.value).toBeUndefined();
    await solver.lastRun.finish();
    const table = model.shown.value!.table;
    for (const n of [1, 2, 3, 999, 1_000, 1_234, 1_235, 2_999, 3_000]) {
      expect(table.winningOpenings(n)).toBe(fakeWinningOpenings(n));
      expect(table.boardNimber(n)).toBe(fakeBoardNimber(n));
      expect(table.approximately(n)).toBe(Number(fakeWinningOpenings(n)));
    }
    expect(model.plot.span.value.zeros).toBe(1_000);
    expect(model.run.value).toEqual({ status: 'idle' });
    expect(model.plot.view.value).toEqual({ from: 1, to: 3_000 });
  });

  it('shows its progress after a moment, and can be cancelled and computed again', async () => {
    const { model, solver } = open();
    model.compute();
    expect(model.run.value).toMatchObject({ status: 'running', shown: false });
    vi.advanceTimersByTime(WAITING_NOTE_DELAY_MS);
    solver.lastRun.progress(0.25);
    expect(model.run.value).toMatchObject({ shown: true, fraction: 0.25 });
    model.cancel();
    expect(model.run.value).toMatchObject({ status: 'cancelled', question: { to: 1_000 } });
    expect(solver.lastRun.aborted).toBe(true);
    model.computeAgain();
    expect(solver.runs).toHaveLength(2);
    await solver.lastRun.finish();
    expect(model.shown.value?.table.size).toBe(1_000);
  });

  it('keeps what is shown while another sequence fails, and tells the failure', async () => {
    const { model, solver } = await openComputed(20);
    model.edit('30');
    model.compute();
    const error = new SolverError({ kind: 'out-of-memory', message: 'No.', amount: 7 });
    await solver.lastRun.fail(error);
    expect(model.run.value).toMatchObject({ status: 'failed', error });
    expect(model.shown.value?.table.size).toBe(20);
    model.computeAgain();
    await solver.lastRun.finish();
    expect(model.shown.value?.table.size).toBe(30);
  });

  it('does not pass off as whole what has a gap or ends early', async () => {
    const { model, solver } = open();
    model.compute();
    solver.lastRun.send(999);
    await solver.lastRun.end();
    expect(model.run.value).toMatchObject({ status: 'failed', error: { kind: 'worker-failed' } });
    expect(model.shown.value).toBeUndefined();
  });

  it('hears nothing more of a run that another one has replaced', async () => {
    const { model, solver } = open();
    model.compute();
    const first = solver.lastRun;
    model.edit('5');
    model.compute();
    expect(first.aborted).toBe(true);
    await first.finish();
    expect(model.shown.value).toBeUndefined();
    await solver.lastRun.finish();
    expect(model.shown.value?.table.size).toBe(5);
  });

  it('computes by itself what an address names, and shows the part it names', async () => {
    const { model } = await openComputed(500, {
      scale: 'log',
      colouring: 'plain',
      view: { from: 100, to: 200 },
    });
    expect(model.typed.value).toBe('500');
    expect(model.plot.scale.value).toBe('log');
    expect(model.plot.view.value).toEqual({ from: 100, to: 200 });
    expect(model.plot.selected.value).toBe(100);
  });

  it('waits to be asked for a long sequence, and then shows the whole of it', async () => {
    const { model, solver } = open({
      size: 100_001,
      scale: 'log',
      colouring: 'plain',
      view: { from: 1, to: 50 },
    });
    expect(solver.runs).toHaveLength(0);
    expect(model.typed.value).toBe('100001');
    model.compute();
    await solver.lastRun.finish();
    expect(model.plot.isWhole.value).toBe(true);
  });

  it('goes back to another part without computing anew, but not with other lengths', async () => {
    const { model, solver, visited, lengths } = await openComputed(500);
    visited.value = { size: 500, scale: 'log', colouring: 'plain', view: { from: 10, to: 30 } };
    expect(model.plot.view.value).toEqual({ from: 10, to: 30 });
    expect(model.plot.scale.value).toBe('log');
    expect(solver.runs).toHaveLength(1);
    lengths.value = { rowLengths: 'odd', columnLengths: 'square' };
    expect(solver.runs).toHaveLength(1);
    visited.value = { size: 500, scale: 'log', colouring: 'plain' };
    expect(solver.runs).toHaveLength(2);
    expect(solver.lastRun.question.rowLengths).toBe('odd');
  });

  it('zooms around the cursor, and tells the address', async () => {
    const { model, keep } = await openComputed(1_000);
    model.plot.select(300);
    model.plot.zoom(1 / 2);
    const { from, to } = model.plot.view.value;
    expect(to - from + 1).toBe(500);
    expect(from).toBeLessThan(300);
    expect(to).toBeGreaterThan(300);
    expect(keep).toHaveBeenLastCalledWith(
      { size: 1_000, scale: 'linear', colouring: 'plain', view: { from, to } },
      'same',
    );
    model.plot.zoomToWhole();
    expect(model.plot.isWhole.value).toBe(true);
    expect(keep).toHaveBeenLastCalledWith(
      { size: 1_000, scale: 'linear', colouring: 'plain' },
      'same',
    );
  });

  it('leaves the address to the sequence that was asked for last', async () => {
    const { model, solver, keep } = await openComputed(500);
    model.edit('800');
    model.compute();
    model.plot.zoomTo(10, 40);
    expect(keep).toHaveBeenLastCalledWith(
      { size: 800, scale: 'linear', colouring: 'plain' },
      'same',
    );
    await solver.lastRun.finish();
    expect(model.plot.isWhole.value).toBe(true);
    model.plot.zoomTo(10, 40);
    const view = { from: 10, to: 40 };
    expect(keep).toHaveBeenLastCalledWith(
      { size: 800, scale: 'linear', colouring: 'plain', view },
      'same',
    );
  });

  it('moves what is seen along with the cursor, and neither beyond the ends', async () => {
    const { model } = await openComputed(1_000);
    model.plot.zoomTo(101, 200);
    model.plot.select(201);
    expect(model.plot.view.value).toEqual({ from: 102, to: 201 });
    model.plot.select(0);
    expect(model.plot.selected.value).toBe(1);
    expect(model.plot.view.value).toEqual({ from: 1, to: 100 });
    model.plot.select(5_000);
    expect(model.plot.selected.value).toBe(1_000);
    expect(model.plot.view.value).toEqual({ from: 901, to: 1_000 });
    model.plot.pan(50);
    expect(model.plot.view.value).toEqual({ from: 901, to: 1_000 });
  });

  it('turns the pages of its table', async () => {
    const { model } = await openComputed(120);
    expect(model.firstRow.value).toBe(1);
    model.turnTo(50);
    expect(model.firstRow.value).toBe(1);
    model.turnTo(51);
    expect(model.firstRow.value).toBe(51);
    model.turnTo(120);
    expect(model.firstRow.value).toBe(101);
  });
});
