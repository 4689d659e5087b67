import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { formatSquares, readCoins, type Square } from '../../../game/chessboard';
import type { Rejected } from '../../../game/route';
import {
  choiceSetting,
  optionalSetting,
  schemaOf,
  valueSetting,
  yesNoSetting,
  type AddressEntries,
} from '../../../game/schema';
import type { OpenSection } from '../part';
import {
  CountModel,
  readFields,
  DEFAULT_CHESSBOARD_FIELDS,
  type ChessboardFields,
  type FieldName,
  type FieldProblem,
} from '../../../widgets/chessboard/count_model';
import {
  playedBoard,
  PlayModel,
  PLAY_TOOLS,
  type PlaySettings,
} from '../../../widgets/chessboard/play_model';
import { chessboardLimits } from '../../../engine/api/chessboard';
import t from '#words/chessboard';
import nimbersWords from '#words/nimbers';
import { FieldNotes } from '../../../ui/FieldNotes';
import { LineInput } from '../../../ui/LineInput';
import { numberProblem } from '../../../ui/number_problem';
import { AddressMessages } from '../../../study_views/AddressMessages';
import layout from '../../../ui/layout.module.css';
import styles from '../../../widgets/chessboard/chessboard.module.css';
import { Derivation } from '../../../widgets/chessboard/Derivation';
import { Outcome } from '../../../widgets/chessboard/Outcome';
import { PlayBoard } from '../../../widgets/chessboard/PlayBoard';

/** A field of the question, as typed. */
const typed = (name: FieldName) =>
  optionalSetting(
    valueSetting('', (text) => {
      // With defaults in the other fields.
      const fields: ChessboardFields = { ...DEFAULT_CHESSBOARD_FIELDS, [name]: text };
      return readFields(fields).question === undefined ? undefined : text;
    }),
  );

const CHESSBOARD = schemaOf({
  n: typed('side'),
  coins: typed('coins'),
  steps: typed('steps'),
  modulus: typed('modulus'),
  /** The coins on the playable board; undefined for the default ones. */
  at: optionalSetting(valueSetting<readonly Square[]>([], readCoins, formatSquares)),
  tool: choiceSetting(PLAY_TOOLS, 'move'),
  computer: yesNoSetting(true),
  values: yesNoSetting(false),
});

/** Chessboard Nim: how many arrangements the first player wins, why, and a board to play on. */
export const openChessboard: OpenSection = (engine) => {
  const count = new CountModel(engine);
  const board = computed(() => playedBoard(count.board.value));
  const play = new PlayModel({ board, random: (below) => Math.floor(below * Math.random()) });
  const rejected = signal<readonly Rejected[]>([]);
  return {
    settings: computed(() => settingsOf(count, play.settings.value)),
    visit(query) {
      const read = CHESSBOARD.read(query);
      const { n, coins, steps, modulus, at, tool, computer, values } = read.settings;
      batch(() => {
        count.edit({
          side: n ?? DEFAULT_CHESSBOARD_FIELDS.side,
          coins: coins ?? DEFAULT_CHESSBOARD_FIELDS.coins,
          steps: steps ?? DEFAULT_CHESSBOARD_FIELDS.steps,
          modulus: modulus ?? DEFAULT_CHESSBOARD_FIELDS.modulus,
        });
        play.show({ coins: at, tool, computerAnswers: computer, showsValues: values });
        rejected.value = read.rejected;
      });
    },
    View: () => <ChessboardView count={count} play={play} rejected={rejected} />,
  };
};

function settingsOf({ question }: CountModel, played: PlaySettings): AddressEntries {
  const { side, coins, steps, modulus } = question.value ?? {};
  return CHESSBOARD.format({
    n: side?.toString(),
    coins: coins?.toString(),
    steps: steps?.join(),
    modulus: modulus?.toString(),
    at: played.coins,
    tool: played.tool,
    computer: played.computerAnswers,
    values: played.showsValues,
  });
}

interface CountProps {
  readonly count: CountModel;
}

interface ChessboardProps extends CountProps {
  readonly play: PlayModel;
  /** Settings of the address that could not be used. */
  readonly rejected: ReadonlySignal<readonly Rejected[]>;
}

function ChessboardView({ count, play, rejected }: ChessboardProps) {
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
    <div class={`${layout.field} ${styles.field}`}>
      <label class={layout.label} for={id}>
        {t(name)}
      </label>
      <LineInput
        id={id}
        problem={problem}
        text={count.fields.value[name]}
        accepts={name === 'steps' ? 'list' : 'whole'}
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
