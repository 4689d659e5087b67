import type { ComponentChildren } from 'preact';
import styles from './Message.module.css';

/** Something the reader should know, set off by its border and its sign and not by colour alone. */
export function Message({ children }: { readonly children: ComponentChildren }) {
  return <div class={styles.message}>{children}</div>;
}
