import { useRef } from 'preact/hooks';
import { sequenceText } from '../../../text/sequence';
import buttons from '../../../views/parts/buttons.module.css';
import { useKeptFocus } from '../../../views/parts/use_kept_focus';
import field from '../Field.module.css';
import type { CheckModel, Verdict } from './check_model';
import styles from './CheckPart.module.css';
import { RunLine } from './RunLine';
import { areUsual } from './sequence_settings';
import sections from './SequencePart.module.css';
import type { ValueListProblem } from './value_list';

const FIELD_ID = 'check-values';
const HINT_ID = 'check-hint';
const VERDICT_ID = 'check-verdict';

/** Values that somebody worked out, pasted and compared with the exact ones. */
export function CheckPart({ model }: { readonly model: CheckModel }) {
  const t = sequenceText().check;
  const part = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(part, () => button.current);
  const verdict = model.verdict.value;
  const isBad = verdict !== undefined && verdict.kind !== 'right';
  return (
    <div class={sections.part} ref={part}>
      <p class={sections.words}>{t.introduction}</p>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          model.check();
        }}
      >
        <label class={field.label} for={FIELD_ID}>
          {t.field}
        </label>
        <textarea
          id={FIELD_ID}
          class={styles.text}
          dir="ltr"
          rows={10}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={isBad}
          aria-describedby={`${HINT_ID} ${VERDICT_ID}`}
          value={model.pasted.value}
          onInput={(event) => model.edit(event.currentTarget.value)}
        />
        <p class={styles.hint} id={HINT_ID}>
          {t.hint}
        </p>
        <button type="submit" class={`${buttons.strong} ${styles.check}`} ref={button}>
          {t.compare}
        </button>
      </form>
      <RunLine
        run={model.run.value}
        words={{
          heading: t.checking,
          cancelled: () => t.cancelled,
          failed: () => t.failed,
          again: t.again,
        }}
        onCancel={() => model.cancel()}
        onAgain={() => model.check()}
      />
      <div
        id={VERDICT_ID}
        role="status"
        class={verdict && `${styles.verdict} ${isBad ? styles.wrong : styles.right}`}
      >
        {verdict && <VerdictWords verdict={verdict} />}
      </div>
    </div>
  );
}

function VerdictWords({ verdict }: { readonly verdict: Verdict }) {
  const { check: t, lengths } = sequenceText();
  switch (verdict.kind) {
    case 'unreadable':
      return <p>{problemText(verdict.problem)}</p>;
    case 'bad-lengths':
      return <p>{t.badLengths}</p>;
    case 'right':
    case 'wrong':
      return (
        <>
          {verdict.kind === 'right' ? (
            <p>{t.right(verdict.boards.first, verdict.boards.last, verdict.boards.count)}</p>
          ) : (
            <Wrong verdict={verdict} />
          )}
          {!areUsual(verdict.lengths) && (
            <p>{lengths(verdict.lengths.rowLengths, verdict.lengths.columnLengths)}</p>
          )}
        </>
      );
  }
}

function Wrong({ verdict }: { readonly verdict: Extract<Verdict, { kind: 'wrong' }> }) {
  const t = sequenceText().check;
  const { n, given, right, before } = verdict;
  return (
    <p>
      <strong>{t.wrong(n, given)}</strong> {t.rightValue(n, right)} {t.before(before)}
    </p>
  );
}

function problemText(problem: ValueListProblem): string {
  const t = sequenceText().check.problems;
  switch (problem.kind) {
    case 'empty':
      return t.empty();
    case 'too-many':
      return t[problem.kind](problem.count);
    case 'twice':
      return t.twice(problem.line, problem.earlier, problem.n);
    default:
      return t[problem.kind](problem.line, problem.found);
  }
}
