/** How an exercise is answered: by a number, by a choice, or by a move on its board. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { isLegal } from '../../../game/board';
import t from '#words/exercises';
import { numbers } from '../../../text/language';
import { MoveSteps } from '../../../views/MoveSteps';
import { choiceWords } from '../../../views/MoveBar';
import { Button } from '../../../views/parts/Button';
import fields from '../../../views/parts/fields.module.css';
import { Form } from '../../../views/parts/Form';
import { Stage } from '../../../views/Stage';
import { WithTerms } from '../../../views/terms/Term';
import type { StudyModel } from '../../../study/study_model';
import type { Answer, ChoiceExercise } from './exercise';
import { claimText, headsText } from './exercise_words';
import styles from './Exercises.module.css';
import type { Item } from './exercises_model';
import { GapTable } from './GapTable';
import { PositionPicture } from '../../../views/PositionPicture';

/** So that the question is seen together with the board. */
const MOST_HEIGHT = 340;

interface FormProps {
  readonly item: Item;
  /** The buttons beside the one that checks. */
  readonly children: ComponentChildren;
}

export function AnswerForm({ item, children }: FormProps) {
  const { exercise, study } = item;
  const board = study && <Stage model={study} mostHeight={MOST_HEIGHT} />;
  if (exercise.kind === 'winning-move' && study)
    return (
      <>
        {board}
        <MoveForm item={item} study={study}>
          {children}
        </MoveForm>
      </>
    );
  return (
    <>
      {exercise.kind === 'gap' ? <GapTable exercise={exercise} /> : board}
      {'right' in exercise ? (
        <ChoiceForm item={item} exercise={exercise}>
          {children}
        </ChoiceForm>
      ) : (
        <NumberForm item={item}>{children}</NumberForm>
      )}
    </>
  );
}

interface CheckProps extends FormProps {
  /** Undefined while there is none; then `missing` is said. */
  readonly read: () => Answer | undefined;
  readonly missing: string;
  readonly form: ComponentChildren;
}

/** What is filled in, and the button that checks it. */
function CheckForm({ item, read, missing, form, children }: CheckProps) {
  const isMissing = useSignal(false);
  const isOpen = item.work.value.outcome === 'open';

  function submit() {
    if (!isOpen) return;
    const answer = read();
    isMissing.value = answer === undefined;
    if (answer !== undefined) item.submit(answer);
  }

  return (
    <Form class={styles.form} onSubmit={submit} onInput={() => (isMissing.value = false)}>
      {form}
      <div class={styles.actions}>
        <Button type="submit" look="strong" isDisabled={!isOpen}>
          {t('check')}
        </Button>
        {children}
      </div>
      <p class={styles.problem} role="alert">
        {isMissing.value && missing}
      </p>
    </Form>
  );
}

/** A number that is longer than any answer is read as a wrong one. */
const MOST_DIGITS = 12;

function NumberForm({ item, children }: FormProps) {
  const id = useId();
  const { given, verdict, work } = item;

  function read(): Answer | undefined {
    const digits = numbers.plain(given.value).replaceAll(/[\s,]/gu, '');
    if (!/^\d+$/u.test(digits)) return undefined;
    return { by: 'number', number: Number(digits.replace(/^0+(?=\d)/u, '').slice(0, MOST_DIGITS)) };
  }

  return (
    <CheckForm
      item={item}
      read={read}
      missing={t('no-number')}
      form={
        <p class={styles.field}>
          <label for={id}>{t('your-number')}</label>
          <input
            id={id}
            class={fields.line}
            type="text"
            inputMode="numeric"
            autocomplete="off"
            size={8}
            value={given.value}
            readOnly={work.value.outcome !== 'open'}
            aria-invalid={verdict.value?.isRight === false}
            onInput={({ currentTarget }) => {
              given.value = currentTarget.value;
              verdict.value = undefined;
            }}
          />
        </p>
      }
    >
      {children}
    </CheckForm>
  );
}

function ChoiceForm({
  item,
  exercise,
  children,
}: FormProps & { readonly exercise: ChoiceExercise }) {
  const name = useId();
  const { given, verdict, work } = item;
  const isOver = work.value.outcome !== 'open';
  const read = (): Answer | undefined =>
    given.value === '' ? undefined : { by: 'choice', choice: Number(given.value) };
  const choices =
    exercise.kind === 'lost'
      ? exercise.positions.map((position, index) => (
          <>
            <span class={styles.choiceName}>{t('board-choice', { number: index + 1 })}</span>
            <PositionPicture
              board={exercise.board}
              position={position}
              shown={exercise.shown}
              label={headsText(exercise.board, position)}
            />
          </>
        ))
      : exercise.claims.map((claim) => <WithTerms>{claimText(claim)}</WithTerms>);
  return (
    <CheckForm
      item={item}
      read={read}
      missing={t('no-choice')}
      form={
        <fieldset class={styles.choices} data-kind={exercise.kind}>
          <legend class={styles.legend}>{t('your-choice')}</legend>
          {choices.map((choice, index) => (
            <label
              key={index}
              class={styles.choice}
              data-right={isOver && index === exercise.right}
            >
              <input
                type="radio"
                name={name}
                checked={given.value === String(index)}
                disabled={isOver}
                onChange={() => {
                  given.value = String(index);
                  verdict.value = undefined;
                }}
              />
              <span class={styles.choiceContent}>{choice}</span>
            </label>
          ))}
        </fieldset>
      }
    >
      {children}
    </CheckForm>
  );
}

function MoveForm({ item, study, children }: FormProps & { readonly study: StudyModel }) {
  const { name, line } = choiceWords(study);

  function read(): Answer | undefined {
    const move = study.chosen.value;
    const board = study.board.value;
    return move && board && isLegal(board, study.position.value, move)
      ? { by: 'move', move }
      : undefined;
  }

  return (
    <CheckForm
      item={item}
      read={read}
      missing={t('no-move')}
      form={
        <div class={styles.move}>
          <p class={styles.moveWords}>
            <strong>{name}</strong> {study.chosen.value === undefined && line}
          </p>
          <MoveSteps model={study} />
        </div>
      }
    >
      {children}
    </CheckForm>
  );
}
