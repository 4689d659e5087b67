export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The e for which time grows like N^e between two measured sizes. */
export function growthExponent(small, large) {
  return Math.log(large.seconds / small.seconds) / Math.log(large.size / small.size);
}
