/** The scores of a frame, for course sites and for previews. */

/** A score never falls: a reader who has won a game may play on, and lose. */
export function bestScore(before: number | undefined, now: number | undefined): number | undefined {
  return now === undefined ? before : Math.max(now, before ?? 0);
}

/** True if a score from 0 to 1 reaches `pass` percent. 0.29 times 100 is a little less than 29. */
export function reachesPassMark(score: number | undefined, pass: number): boolean {
  return score !== undefined && Number((score * 100).toFixed(6)) >= pass;
}
