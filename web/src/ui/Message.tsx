import type { ComponentChildren } from 'preact';
import styles from './parts.module.css';

/** Something the reader should know, marked by a border and a sign, not by colour alone. */
export function Message({ children }: { readonly children: ComponentChildren }) {
  return <div class={styles.message}>{children}</div>;
}

/** A message with these sentences; nothing if there are none. */
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
