import type { ComponentChildren } from 'preact';
import styles from './parts.module.css';

/** Something the reader should know, set off by its border and its sign and not by colour alone. */
export function Message({ children }: { readonly children: ComponentChildren }) {
  return <div class={styles.message}>{children}</div>;
}

/** A message of these sentences; where there are none, none. */
export function Sentences({ of: sentences }: { readonly of: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Message>
      {sentences.map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
    </Message>
  );
}
