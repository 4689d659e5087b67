/** Compatibility: a long run that an earlier version started is resumed, and its answers are shown. */
import { expect, it, vi } from 'vitest';
import { storedAnswerIn, isCheckpoint } from '../../../web/src/engine/storage/browser_work_store';
import { createSolver } from '../../../web/src/engine/client/solver';
import type { CountedChunk, AxisPiece, BoardQuestion } from '../../../web/src/engine/api/axes';
import { isBoardQuestion } from '../../../web/src/widgets/count/board_question';
import { earlierWork } from '../engine/earlier_work';
import { inProcess } from '../engine/real_module';
import { compatibilityCases } from './golden';
import { RUN_LIMITS, revived } from './run_records';

type Records<Piece> = Readonly<Record<'rows' | 'columns', readonly { readonly piece: Piece }[]>>;

interface RunCase {
  readonly question: BoardQuestion;
  readonly swept: Records<AxisPiece>;
  readonly counted: Records<CountedChunk>;
  readonly answered: { readonly answer: { readonly winningOpenings: bigint } };
}

const RUNS = compatibilityCases('runs').map(
  ([version, run]) => [version, revived(run) as RunCase] as const,
);

const piecesOf = <Piece>({ rows, columns }: Records<Piece>) => ({
  rows: rows.map(({ piece }) => piece),
  columns: columns.map(({ piece }) => piece),
});

it.each(RUNS)('%s: its checkpoints and its answer are found', (_, { swept, counted, answered }) => {
  const checkpoints = [swept, counted].flatMap(({ rows, columns }) => [...rows, ...columns]);
  expect(checkpoints.length).toBeGreaterThan(0);
  for (const checkpoint of checkpoints)
    expect(isCheckpoint(checkpoint, isBoardQuestion)).toBe(true);
  expect(storedAnswerIn(answered, isBoardQuestion)).toEqual(answered.answer);
});

it.each(RUNS)('%s: it goes on from there', async (_, { question, swept, counted, answered }) => {
  const parts = piecesOf(counted);
  const { earlier, onRefused } = earlierWork(piecesOf(swept), 0, parts);
  const onPart = vi.fn();
  const solver = createSolver(inProcess, 2, RUN_LIMITS);
  const { winningOpenings } = await solver.solve(question, { earlier, onChunkCounted: onPart })
    .answer;
  solver.dispose();
  expect(winningOpenings).toBe(answered.answer.winningOpenings);
  expect(onRefused).not.toHaveBeenCalled();
  const again = onPart.mock.calls.map(([axis, { first }]) => `${axis} ${first}`);
  for (const axis of ['rows', 'columns'] as const)
    for (const { first } of parts[axis]) expect(again).not.toContain(`${axis} ${first}`);
});

it('there is one', () => {
  expect(RUNS).not.toEqual([]);
});
