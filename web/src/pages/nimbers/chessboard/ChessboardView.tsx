import type { ReadonlySignal } from '@preact/signals';
import { chessboardLimits } from '../../../engine/chessboard';
import type { Rejected } from '../../../game/route';
import t from '#words/chessboard';
import nimbersWords from '#words/nimbers';
import { FieldNotes } from '../../../views/parts/FieldNotes';
import { LineInput } from '../../../views/parts/NumberField';
import { numberProblem } from '../../../views/parts/number_problem';
import { AddressMessages } from '../../../views/AddressMessages';
import layout from '../../../views/parts/layout.module.css';
import styles from './chessboard.module.css';
import type { CountModel, FieldName, FieldProblem } from './count_model';
import { Derivation } from './Derivation';
import { Outcome } from './Outcome';
import { PlayBoard } from './PlayBoard';
import type { PlayModel } from './play_model';

interface CountProps {
  readonly count: CountModel;
}

interface ChessboardProps extends CountProps {
  readonly play: PlayModel;
  /** What the address asked for and did not get. */
  readonly rejected: ReadonlySignal<readonly Rejected[]>;
}

export function ChessboardView({ count, play, rejected }: ChessboardProps) {
  return (
    <div class={layout.loose}>
      <h2 data-printed>{nimbersWords('part-chessboard')}</h2>
      <p class={layout.words} data-printed>
        {t('rule')}
      </p>
      <p class={layout.words} data-printed>
        {t('count')}
      </p>
      <AddressMessages rejected={rejected.value} />
      <Form count={count} />
      <Outcome count={count} />
      <PlayBoard model={play} />
      <Derivation count={count} />
    </div>
  );
}

const FIELDS: readonly FieldName[] = ['side', 'coins', 'steps', 'modulus'];

function Form({ count }: CountProps) {
  return (
    <form
      class={styles.form}
      aria-label={t('form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        count.askAgain();
      }}
    >
      {FIELDS.map((name) => (
        <Field key={name} name={name} count={count} />
      ))}
    </form>
  );
}

function Field({ name, count }: CountProps & { readonly name: FieldName }) {
  const id = `chessboard-${name}`;
  const found = count.problems.value[name];
  const problem = found && problemText(name, found);
  return (
    <div class={styles.field}>
      <label class={layout.label} for={id}>
        {t(name)}
      </label>
      <LineInput
        {...{ id, problem }}
        text={count.fields.value[name]}
        inputMode={name === 'steps' ? 'text' : 'numeric'}
        onEdit={(text) => count.edit({ [name]: text })}
      />
      <FieldNotes field={id} hint={t(`${name}-hint`)} problem={problem} />
    </div>
  );
}

function problemText(name: FieldName, problem: FieldProblem): string {
  const limits = chessboardLimits;
  if (problem === 'bad-steps')
    return t('problem-bad-steps', { most: limits.steps, largest: limits.step });
  return numberProblem(problem, limits[name === 'steps' ? 'step' : name]);
}
