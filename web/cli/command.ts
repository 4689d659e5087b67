/** One command of the program `tartan`. */
export interface Command {
  /** How it is called, for the list of commands; the first word is its name. */
  readonly synopsis: string;
  readonly summary: string;
  /** What `tartan COMMAND --help` says below the synopsis. */
  readonly details: string;
  /**
   * Returns the lines that go to standard output, as far as it has not written them there itself;
   * throws a `UsageError` on bad input.
   */
  run(words: readonly string[]): Promise<readonly string[]>;
}
