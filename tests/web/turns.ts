/** A turn of the event loop: messages posted in it have arrived by the end of the next. */

export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Enough turns for a worker of this process to make progress if nothing stops it: a slice takes one turn. */
export async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
}
