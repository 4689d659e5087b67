import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import t from '#words/saving';
import { saveAs, type SavedFile } from './SaveButton';

/** Creates a file, reports progress in words, and stops when the signal is aborted. */
type MakeFile = (signal: AbortSignal, tell: (words: string) => void) => Promise<SavedFile>;

/** Saves files that take a while. Another file, other `inputs` and unmounting abort the previous one. */
export function useSaving(failed: (reason: unknown) => string, ...inputs: readonly unknown[]) {
  const said = useSignal('');
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), inputs);

  async function save(make: MakeFile) {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    const tell = (words: string) => {
      if (!signal.aborted) said.value = words;
    };
    tell('');
    try {
      const { blob, name } = await make(signal, tell);
      signal.throwIfAborted();
      saveAs(blob, name);
      tell(t('saved', { name }));
    } catch (reason) {
      tell(failed(reason));
    }
  }

  return { said, save };
}
