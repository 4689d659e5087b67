/** The program `tartan`: answers on standard output, everything else on standard error. */
import { answer, refusal } from './tartan';

function report(error: unknown): void {
  const { line, status } = refusal(error);
  process.stderr.write(line);
  process.exitCode = status;
}

// The reader may stop reading before the last line, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') report(new Error(`Cannot write the answer: ${error.message}.`));
});

try {
  const lines = await answer(process.argv.slice(2));
  if (lines.length > 0) process.stdout.write(lines.map((line) => `${line}\n`).join(''));
} catch (error) {
  report(error);
}
