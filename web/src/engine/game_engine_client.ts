import type { GameEngine } from './game_engine';
import { OneWorker } from './one_worker';
import type { StartPort } from './ports/port';

/** An engine over a worker of its own. */
export function createGameEngine(startPort: StartPort): GameEngine {
  const worker = new OneWorker(startPort);
  /** Of all products, and of Acrostic Twins. */
  const known = new Map<boolean, Uint8Array>();
  // The turn of a call may come later, and its arrays are the caller's to change meanwhile.
  return {
    async describe(board, signal) {
      const description = await worker.ask({ kind: 'describe', board }, signal);
      const changes = known.get(description.isProduct) ?? description.changes;
      known.set(description.isProduct, changes);
      return { ...description, changes };
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
    solve: (board, coins, signal) =>
      worker.ask({ kind: 'solve', board, coins: coins.slice() }, signal),
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
