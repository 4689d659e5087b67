import { useId, useState } from 'preact/hooks';
import { readPosition } from './coordinate';
import styles from './CoordinateEntry.module.css';
import type { BoardWords, Cell } from './state';

interface CoordinateEntryProps {
  readonly words: BoardWords;
  readonly columns: number;
  readonly rows: number;
  readonly onGo: (cell: Cell) => void;
}

/** Goes to a disc that is too small to be pointed at. Not a form: a sandboxed frame may not submit one. */
export function CoordinateEntry({ words, columns, rows, onGo }: CoordinateEntryProps) {
  const [typed, setTyped] = useState({ column: '', row: '' });
  const [missed, setMissed] = useState(false);
  const problem = useId();
  const go = () => {
    const column = readPosition(typed.column, columns);
    const row = readPosition(typed.row, rows);
    const found = column !== undefined && row !== undefined;
    setMissed(!found);
    if (found) onGo({ column, row });
  };
  const field = (name: 'column' | 'row', last: number) => (
    <label class={styles.field}>
      {words[name]}
      <input
        class={styles.input}
        type="text"
        inputMode="numeric"
        enterkeyhint="go"
        autocomplete="off"
        spellcheck={false}
        dir="ltr"
        value={typed[name]}
        aria-invalid={missed && readPosition(typed[name], last) === undefined}
        aria-describedby={problem}
        onInput={(event) => {
          setTyped({ ...typed, [name]: event.currentTarget.value });
          setMissed(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          // Or the key would go on to press the button that is about to have the focus.
          event.preventDefault();
          go();
        }}
      />
    </label>
  );
  return (
    <fieldset class={styles.entry}>
      <legend class={styles.legend}>{words.entry}</legend>
      {field('column', columns)}
      {field('row', rows)}
      <button class={styles.go} type="button" onClick={go}>
        {words.go}
      </button>
      <p id={problem} class={styles.problem} aria-live="polite">
        {missed && words.noSuchDisc(columns, rows)}
      </p>
    </fieldset>
  );
}
