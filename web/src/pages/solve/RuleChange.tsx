import { useSignal, useSignalEffect } from '@preact/signals';
import { LENGTH_FAMILIES } from '#catalogue';
import t from '#words/solve';
import type { BoardQuestion } from '../../engine/api/axes';
import { isLengthFamily } from '../../game/game';
import { runMove, type Move } from '../../game/move';
import { boardName } from '../../text/places';
import { MovePicture } from '../../study_views/moves/MovePicture';
import { FieldNotes, noteId } from '../../ui/FieldNotes';
import inputs from '../../ui/fields.module.css';
import layout from '../../ui/layout.module.css';
import { LineInput } from '../../ui/LineInput';
import { hasFlippingGameLengths } from '../../widgets/count/board_question';
import { Disclosure, fieldId, fieldProblem } from './Controls';
import { lengthsName } from '../../widgets/count/names';
import { readBoardFields } from '../../widgets/count/solve_fields';
import type { SolveModel } from './solve_model';
import styles from './solve.module.css';

interface RuleProps {
  readonly model: SolveModel;
}

/**
 * The rule and fields to change it, in a disclosure that opens automatically if the lengths are not the default ones.
 */
export function RuleChange({ model }: RuleProps) {
  const open = useSignal(false);
  useSignalEffect(() => {
    const { rowLengths, columnLengths } = model.fields.value;
    if (rowLengths.choice !== 'triangular' || columnLengths.choice !== 'square') open.value = true;
  });

  return (
    <Disclosure class={styles.change} isOpen={open}>
      <summary class={styles.summary}>{t('change-rule')}</summary>
      <div class={`${layout.loose} ${styles.rules}`}>
        <Rule model={model} />
        <p class={`${layout.note} ${layout.words}`}>{t('change-rule-hint')}</p>
        <div class={styles.families}>
          <LengthFamilyInput model={model} axis="rowLengths" />
          <LengthFamilyInput model={model} axis="columnLengths" />
        </div>
      </div>
    </Disclosure>
  );
}

interface LengthFamilyInputProps extends RuleProps {
  readonly axis: 'rowLengths' | 'columnLengths';
}

/** The lengths of an axis: a family by name, or a list; the problem is shown beside the one in use. */
function LengthFamilyInput({ model, axis }: LengthFamilyInputProps) {
  const { choice, list } = model.fields.value[axis];
  const problem = fieldProblem(model, axis);
  const listed = choice === 'list';
  const inputId = fieldId(axis);
  const selectId = listed ? `${inputId}-family` : inputId;

  function choose(name: string) {
    model.chooseLengths(axis, isLengthFamily(name) ? name : 'list');
  }

  return (
    <div class={layout.field}>
      <label class={layout.label} for={selectId}>
        {t(axis === 'rowLengths' ? 'row-lengths' : 'column-lengths')}
      </label>
      <select
        id={selectId}
        class={`${inputs.line} ${styles.input}`}
        value={choice}
        aria-invalid={!listed && problem !== undefined}
        aria-describedby={listed ? undefined : noteId(inputId, problem)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {[...LENGTH_FAMILIES, 'list' as const].map((family) => (
          <option key={family} value={family}>
            {t(`family-${family}`)}
          </option>
        ))}
      </select>
      {listed && (
        <>
          <label class={layout.label} for={inputId}>
            {t(axis === 'rowLengths' ? 'row-list' : 'column-list')}
          </label>
          <LineInput
            id={inputId}
            class={styles.input}
            accepts="list"
            text={list}
            problem={problem}
            onEdit={(typed) => model.editList(axis, typed)}
          />
        </>
      )}
      <FieldNotes field={inputId} hint={listed ? t('list-hint') : undefined} problem={problem} />
    </div>
  );
}

const PICTURED = { rows: 5, columns: 5 };
const PICTURED_MOVE: Move = { rows: runMove(2, 4), columns: runMove(2, 5) };
/** (5 + 3) choices of height and (5 + 2) of width on the board of the picture. */
const OPENINGS_OF_PICTURE = 56;

/** The rule in words, and a first move of the Flipping Game. */
function Rule({ model }: RuleProps) {
  const { question } = readBoardFields(model.fields.value);
  if (question !== undefined && !hasFlippingGameLengths(question))
    return <p class={layout.words}>{ruleWords(question)}</p>;
  return (
    <figure class={styles.rule}>
      <div class={styles.picture} role="img" aria-label={t('picture')}>
        <MovePicture size={PICTURED} move={PICTURED_MOVE} rowsUpward />
      </div>
      <figcaption class={`${layout.stack} ${layout.words}`}>
        <p>{t('rule')}</p>
        <p class={layout.note}>
          {t('caption', {
            moves: OPENINGS_OF_PICTURE,
            board: boardName(PICTURED.rows, PICTURED.columns),
          })}
        </p>
      </figcaption>
    </figure>
  );
}

/** The rule for the lengths of a board, in words. */
export function ruleWords(question: BoardQuestion): string {
  if (hasFlippingGameLengths(question)) return t('rule');
  const { rows, columns } = question;
  return t('other-rule', {
    heights: lengthsName(rows.lengths),
    widths: lengthsName(columns.lengths),
  });
}
