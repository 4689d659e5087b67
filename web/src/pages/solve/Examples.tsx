import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import styles from './Examples.module.css';

/** Small boards whose answers are known; the large ones are for the reader to find out. */
const CHECKPOINTS: readonly (readonly [size: number, winningOpenings: number])[] = [
  [1, 1],
  [2, 0],
  [5, 8],
  [100, 31395],
];

export function Examples({ model }: { readonly model: SolveModel }) {
  const t = solveText().form;
  return (
    <div class={styles.examples} role="group" aria-labelledby="examples-label">
      <p class={styles.label} id="examples-label">
        {t.examples}
      </p>
      {CHECKPOINTS.map(([size, winningOpenings]) => (
        <button
          key={size}
          type="button"
          class={styles.example}
          onClick={() => model.computeSquare(size)}
        >
          {t.example(size, winningOpenings)}
        </button>
      ))}
    </div>
  );
}
