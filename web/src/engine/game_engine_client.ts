import type { GameEngine } from './game_engine';
import { OneWorker } from './one_worker';
import type { StartPort } from './ports/port';

/** An engine over a worker of its own. */
export function createGameEngine(startPort: StartPort): GameEngine {
  const worker = new OneWorker(startPort);
  let products: Uint8Array | undefined;
  // The turn of a call may come later, and its arrays are the caller's to change meanwhile.
  return {
    async describe(board, signal) {
      const description = await worker.ask({ kind: 'describe', board }, signal);
      products ??= description.products;
      return { ...description, products };
    },
    examine: (board, coins, signal) =>
      worker.ask({ kind: 'examine', board, coins: coins.slice() }, signal),
    winningMovesOf: (board, coins, rowKind, columnKind, signal) => {
      const job = { board, coins: coins.slice(), rowKind, columnKind };
      return worker.ask({ kind: 'winningMovesOf', ...job }, signal);
    },
    choose: (board, coins, strength, seed, turn, signal) => {
      const job = { board, coins: coins.slice(), strength, seed, turn };
      return worker.ask({ kind: 'choose', ...job }, signal);
    },
    review: (board, coins, moves, signal) => {
      const job = { board, coins: coins.slice(), moves: [...moves] };
      return worker.ask({ kind: 'review', ...job }, signal);
    },
    explainProduct: (a, b, signal) => worker.ask({ kind: 'explainProduct', a, b }, signal),
    dispose: () => {
      worker.dispose();
    },
  };
}
