/** What becomes of the scores that a frame tells, in a course site and wherever one is shown. */

/** A score never falls: who has won a game may play on, and lose. */
export function bestScore(before: number | undefined, now: number | undefined): number | undefined {
  return now === undefined ? before : Math.max(now, before ?? 0);
}

/** Whether a score from 0 to 1 is as good as `pass` of 100. 0.29 times 100 is a little less than 29. */
export function reaches(score: number | undefined, pass: number): boolean {
  return score !== undefined && Number((score * 100).toFixed(6)) >= pass;
}
