import type { ComponentChildren } from 'preact';
import styles from '../ui/page.module.css';

interface PageSection {
  readonly name: string;
  readonly words: string;
  readonly address: string;
}

interface PageHeadProps {
  readonly title: string;
  /** A sentence or two. */
  readonly children: ComponentChildren;
  /** The parts of the page, each with an address of its own. */
  readonly parts?: {
    readonly label: string;
    readonly all: readonly PageSection[];
    /** The name of the visible part. */
    readonly shown: string;
  };
}

/** The head of each page but the board. It is low, as the content is below it. */
export function PageHead({ title, children, parts }: PageHeadProps) {
  return (
    <header class={styles.head}>
      <div class={styles.introduction}>
        <h1 class={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p>{children}</p>
      </div>
      {parts && (
        <nav aria-label={parts.label}>
          <ul class={styles.parts}>
            {parts.all.map(({ name, words, address }) => (
              <li key={name}>
                <a href={address} aria-current={name === parts.shown ? 'true' : undefined}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
