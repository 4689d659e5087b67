/** A module that lies in the script as text: its bytes, compressed and in base64. */
import { reasonOf } from '../errors';
import { moduleFailed } from '../module_start';

/** Opens it when it is first asked for, and once. Rejects with a `SolverError`. */
export function openedOnce(text: string): () => Promise<ArrayBuffer> {
  let opened: Promise<ArrayBuffer> | undefined;
  return () => (opened ??= open(text));
}

async function open(text: string): Promise<ArrayBuffer> {
  try {
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return await new Response(bytes).arrayBuffer();
  } catch (error) {
    throw moduleFailed(`The solver’s module could not be unpacked: ${reasonOf(error)}.`);
  }
}
