/** The tally of a suite that ran no tests. */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** A suite that ends badly has failed, whatever its report says, and so has one that tested nothing. */
export function judge(tally, status) {
  const isBad = status !== 0 && tally.failed === 0;
  const isEmpty = tally.passed + tally.failed === 0;
  return isBad || isEmpty ? { ...tally, failed: tally.failed + 1 } : tally;
}

export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
