import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import commonWords from '#words/common';
import t from '#words/sequence';
import { Button } from '../../../ui/Button';
import { FieldNotes, noteId } from '../../../ui/FieldNotes';
import fields from '../../../ui/fields.module.css';
import { useFocusFallback } from '../../../ui/use_focus_fallback';
import layout from '../../../ui/layout.module.css';
import type { CheckedBoards, CheckModel, CheckVerdict } from './check_model';
import { boardsOfSequence, lengthsText, sequenceNameOf, RunLine } from './RunLine';
import { areDefaultLengths, LARGEST_SEQUENCE_SIZE } from '../../../widgets/count/sequence_settings';
import page from '../solve.module.css';
import styles from './sequence.module.css';
import { MAX_CHECKED_VALUES, type ValueListProblem } from './value_list';

const FIELD_ID = 'check-values';

interface CheckSectionProps {
  readonly model: CheckModel;
  /** The lengths of the boards' runs. */
  readonly rule: ComponentChildren;
}

/** Compares pasted values with the exact ones. */
export function CheckSection({ model, rule }: CheckSectionProps) {
  const whole = useRef<HTMLDivElement>(null);
  useFocusFallback(whole, () => whole.current?.querySelector('[type=submit]'));
  const verdict = model.verdict.value;
  const problem = verdict && problemText(verdict);
  return (
    <div class={layout.loose} ref={whole}>
      <p class={layout.words}>{t('check-introduction')}</p>
      <form
        class={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          model.check();
        }}
      >
        <label class={layout.label} for={FIELD_ID}>
          {t('check-field')}
        </label>
        <textarea
          id={FIELD_ID}
          class={fields.text}
          dir="ltr"
          rows={10}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={noteId(FIELD_ID, problem)}
          value={model.pasted.value}
          onInput={(event) => model.edit(event.currentTarget.value)}
        />
        <FieldNotes field={FIELD_ID} hint={t('check-hint')} problem={problem} />
        <Button type="submit" look="strong" class={styles.check}>
          {commonWords('check')}
        </Button>
        {rule}
      </form>
      <RunLine
        run={model.run.value}
        words={{
          heading: (boards) => t('checking', { boards }),
          cancelled: () => t('check-cancelled'),
          failed: () => t('check-failed'),
        }}
        onCancel={() => model.cancel()}
        onAgain={() => model.check()}
      />
      <div role="status">
        {verdict !== undefined && 'lengths' in verdict && <Compared verdict={verdict} />}
      </div>
    </div>
  );
}

function Compared({ verdict }: { readonly verdict: Extract<CheckVerdict, { lengths: unknown }> }) {
  return (
    <div class={`${styles.verdict} ${verdict.kind === 'wrong' ? styles.wrong : ''}`}>
      {verdict.kind === 'right' ? <p>{rightText(verdict.boards)}</p> : <Wrong verdict={verdict} />}
      {!areDefaultLengths(verdict.lengths) && <p>{lengthsText(verdict.lengths)}</p>}
    </div>
  );
}

function Wrong({ verdict }: { readonly verdict: Extract<CheckVerdict, { kind: 'wrong' }> }) {
  const { n, given, right, before } = verdict;
  const name = sequenceNameOf(n);
  return (
    <p>
      <strong>{t('wrong', { name, given })}</strong> {t('right-value', { name, right })}{' '}
      {t('before', { before })}
    </p>
  );
}

function rightText({ first, last, count }: CheckedBoards): string {
  if (count === 1) return t('right-one', { name: sequenceNameOf(first) });
  const right = { values: count, boards: boardsOfSequence(first, last) };
  return t(count === last - first + 1 ? 'right' : 'right-with-gaps', right);
}

/** Why nothing could be compared. */
function problemText(verdict: CheckVerdict): string | undefined {
  if (verdict.kind === 'bad-lengths') return t('bad-lengths');
  return verdict.kind === 'unreadable' ? listProblemText(verdict.problem) : undefined;
}

function listProblemText(problem: ValueListProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('list-empty');
    case 'too-many':
      return t('list-too-many', { values: problem.count, most: MAX_CHECKED_VALUES });
    case 'twice':
      return t('list-twice', { ...problem, name: sequenceNameOf(problem.n) });
    default:
      return t(`list-${problem.kind}`, { ...problem, largest: LARGEST_SEQUENCE_SIZE });
  }
}
