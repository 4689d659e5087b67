/** Bad input: one clear sentence on standard error, exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
