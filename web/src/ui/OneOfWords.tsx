import styles from './parts.module.css';

interface OneOfWordsProps {
  readonly words: readonly string[];
  readonly shown: string;
}

/** Shows one of several texts in room for the widest of them, so that nothing beside it moves. */
export function OneOfWords({ words, shown }: OneOfWordsProps) {
  return (
    <span class={styles.oneOf}>
      {words.map((each) => (
        <span key={each} data-shown={each === shown}>
          {each}
        </span>
      ))}
    </span>
  );
}
