export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How many times as fast as the yardstick of the same rounds: the median over the rounds. */
export function timesAsFast(seconds, yardstick) {
  return median(seconds.map((value, round) => yardstick[round] / value));
}

/** The exponent e if the time grows like N^e between two measured sizes. */
export function growthExponent(small, large) {
  return Math.log(large.seconds / small.seconds) / Math.log(large.size / small.size);
}
