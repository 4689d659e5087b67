/** One command of the program `tartan`. */
export interface Command {
  /** Its synopsis for the list of commands; the first word is its name. */
  readonly synopsis: string;
  readonly summary: string;
  /** The text of `tartan COMMAND --help` below the synopsis. */
  readonly details: string;
  /** Returns the lines for standard output, unless it has written them itself; throws a `UsageError` on bad input. */
  run(words: readonly string[]): Promise<readonly string[]>;
}
