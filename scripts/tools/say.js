/**
 * Messages to the person who runs a script. They go to standard error, so that standard output has only a program's own
 * answers.
 */
import { endWithNpm } from './end_with_npm.js';

export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Something the person must know or do. Its message is complete: it is shown without a stack. */
export class Problem extends Error {}

export function tell(error) {
  say(error instanceof Problem ? error.message : error.stack);
}

/** Runs a command's main function; ends the process with status 1 and the reason if it fails. */
export async function main(command) {
  endWithNpm();
  try {
    await command();
  } catch (error) {
    tell(error);
    process.exit(1);
  }
}
