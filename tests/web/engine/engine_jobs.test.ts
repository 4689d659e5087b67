import { expect, test } from 'vitest';
import { EngineJobs } from '../../../web/src/engine/engine_jobs';
import type { BoardsModule } from '../../../web/src/engine/load_boards';

/** A module whose boards tell when they are made and deleted, and know nothing else. */
function listening() {
  const heard: string[] = [];
  class GameBoard {
    readonly #name: string;
    constructor(...question: [string, number, number]) {
      this.#name = question.join(' ');
      heard.push(`make ${this.#name}`);
    }
    examine = () => ({ failure: undefined });
    choose = () => ({ moves: new Uint16Array(), failure: undefined });
    delete = () => heard.push(`delete ${this.#name}`);
  }
  return { heard, module: { GameBoard } as unknown as BoardsModule };
}

test('the board that was asked about last is kept, and no other one', () => {
  const { heard, module } = listening();
  const jobs = new EngineJobs(module);
  const coins = Uint8Array.of(1);
  const examine = (game: string, rows: number, columns: number) =>
    jobs.answer({ kind: 'examine', board: { game, rows, columns }, coins });
  examine('rugs', 1, 11);
  examine('rugs', 1, 11);
  const board = { game: 'rugs', rows: 1, columns: 11 };
  jobs.answer({ kind: 'choose', board, coins, strength: 'good', seed: 1, turn: 2 });
  expect(heard.splice(0)).toEqual(['make rugs 1 11']);
  examine('rugs', 11, 1);
  examine('twins*twins', 11, 1);
  expect(heard).toEqual([
    ...['delete rugs 1 11', 'make rugs 11 1'],
    ...['delete rugs 11 1', 'make twins*twins 11 1'],
  ]);
});
