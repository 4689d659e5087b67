import { once } from 'node:events';

/**
 * Writes to standard output piece by piece, and waits if the reader is slower. Once nobody reads any more, the signal
 * passed to `work` is aborted, and the resulting error is ignored.
 */
export async function writingToOutput(
  work: (write: (text: string) => Promise<void>, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const closed = new AbortController();
  const close = () => {
    closed.abort();
  };
  const stream = process.stdout;
  stream.on('error', close);
  try {
    await work(async (text) => {
      if (!stream.write(text)) await once(stream, 'drain', { signal: closed.signal });
    }, closed.signal);
  } catch (error) {
    if (!closed.signal.aborted) throw error;
  } finally {
    stream.off('error', close);
  }
}
