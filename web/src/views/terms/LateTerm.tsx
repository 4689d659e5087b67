import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Term, TermProps } from './Term';

const loaded = signal<typeof Term | undefined>(undefined);

/** A term of the first view: a plain word until the explanations have been fetched. */
export function LateTerm(props: TermProps) {
  useEffect(() => {
    void import('./Term').then(
      ({ Term: arrived }) => (loaded.value = arrived),
      // Without them the word says as much as any other.
      () => undefined,
    );
  }, []);
  const Loaded = loaded.value;
  return Loaded ? <Loaded {...props} /> : <>{props.children}</>;
}
