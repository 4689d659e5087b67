/** Turns of the event loop: what is asked, answered or posted in one is heard by the end of the next. */

export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Time for a worker of this process to go on, if nothing stops it: a slice of its work takes one turn. */
export async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
}
