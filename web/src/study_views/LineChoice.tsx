import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { LENGTH_FAMILIES } from '#catalogue';
import {
  DETAIL_LINES,
  kindOf,
  LONGEST_PATTERN,
  onOneRow,
  PLAIN_LINES,
  readLine,
  readGame,
  type DetailLine,
  type LineGame,
} from '../game/game';
import type { OpenBoard } from '../study/knowledge';
import failureWords from '#words/failures';
import t from '#words/games';
import { numbers } from '../text/language';
import { lineName } from './game_words';
import { FieldNotes } from '../ui/FieldNotes';
import { LineInput } from '../ui/LineInput';
import { PatternRows } from './PatternRows';
import fields from '../ui/fields.module.css';
import { settledOf } from '../asking/ask';
import { MovePicture } from './moves/MovePicture';
import { useAsked } from '../asking/use_asked';
import styles from './setup.module.css';
import layout from '../ui/layout.module.css';

/** A line game as it is chosen: its whole name, or the beginning of the name and the typed rest. */
export interface TypedLine {
  readonly option: string;
  readonly details: Readonly<Record<DetailLine, string>>;
}

const EXAMPLES: TypedLine['details'] = {
  runs: '1, 3, 7',
  'up-to-coins': '4',
  'exactly-coins': '4',
  'twins-within': '4',
  pattern: '0;0,1',
};

interface LineChoiceProps {
  readonly label: string;
  readonly line: Signal<TypedLine>;
  /** Describes boards; without it patterns are not drawn. */
  readonly openBoard?: OpenBoard | undefined;
  /** The typed text was submitted and can't be read. */
  readonly isWrong: boolean;
}

/** A choice of any line game. */
export function LineChoice({ label, line, openBoard, isWrong }: LineChoiceProps) {
  const { option } = line.value;
  const kind = DETAIL_LINES.find((name) => name === option);
  return (
    <div class={layout.field}>
      <label class={layout.field}>
        <span class={layout.label}>{label}</span>
        <select
          class={fields.line}
          value={option}
          onChange={(event) => (line.value = { ...line.value, option: event.currentTarget.value })}
        >
          {[...PLAIN_LINES, ...FAMILIES].map((name) => (
            <option key={name} value={name}>
              {plainName(name)}
            </option>
          ))}
          {DETAIL_LINES.map((name) => (
            <option key={name} value={name}>
              {t(`choose-${name}`)}
            </option>
          ))}
        </select>
      </label>
      {kind && <Detail kind={kind} line={line} openBoard={openBoard} isWrong={isWrong} />}
    </div>
  );
}

/** A field for the number, the lengths or the patterns. */
function Detail({ kind, line, openBoard, isWrong }: DetailProps) {
  const field = useId();
  const { details } = line.value;
  const name = typedName(line.value);
  const problem = problemOf(kind, name, isWrong);
  const edit = (detail: string) =>
    (line.value = { ...line.value, details: { ...details, [kind]: detail } });
  return (
    <>
      {kind === 'pattern' && (
        <div class={layout.beside}>
          <PatternRows pattern={details.pattern} onChange={edit} />
          {openBoard && <PatternPictures name={name} openBoard={openBoard} />}
        </div>
      )}
      <label class={layout.label} for={field}>
        {t(`detail-${kind}`)}
      </label>
      <LineInput id={field} text={details[kind]} problem={problem} accepts="list" onEdit={edit} />
      <FieldNotes field={field} problem={problem} />
      {kind === 'pattern' && <p class={fields.hint}>{t('pattern-hint')}</p>}
    </>
  );
}

/** A pattern that is too long is refused while typing; everything else on submit. */
function problemOf(kind: DetailLine, name: string, isWrong: boolean): string | undefined {
  if (kind === 'pattern' && name.length > `${kind}:`.length + LONGEST_PATTERN)
    return failureWords('failure-pattern-too-long-of', { amount: LONGEST_PATTERN });
  return isWrong && readLine(name) === undefined ? t(`problem-${kind}`) : undefined;
}

interface DetailProps extends Omit<LineChoiceProps, 'label'> {
  readonly kind: DetailLine;
}

/** Runs of all lengths are Ruler. */
const FAMILIES = LENGTH_FAMILIES.filter((family) => family !== 'all').map(
  (family) => `runs:${family}`,
);

function plainName(name: string): string {
  const line = readLine(name);
  return line ? lineName(line) : name;
}

export function typedLine(line: LineGame): TypedLine {
  const { kind, detail } = kindOf(line);
  const typed = DETAIL_LINES.find((name) => name === kind);
  if (typed === undefined || FAMILIES.includes(line.name))
    return { option: line.name, details: EXAMPLES };
  return { option: typed, details: { ...EXAMPLES, [typed]: detail } };
}

/** The name for the typed text, whether or not there is such a game. */
export function typedName({ option, details }: TypedLine): string {
  const kind = DETAIL_LINES.find((name) => name === option);
  if (kind === undefined) return option;
  const typed = numbers.list(details[kind]);
  // Spaces may separate lengths, like commas.
  return `${kind}:${kind === 'runs' ? typed : typed.replaceAll(/\s/gu, '')}`;
}

/** The length of the row on which patterns are drawn. */
const PLACES = 12;
const MAX_DRAWN = 6;

interface PatternPicturesProps {
  /** The name of the line game as typed. */
  readonly name: string;
  readonly openBoard: OpenBoard;
}

/** The sets of a user's game, each on a row. The engine reports what is wrong and where. */
function PatternPictures({ name, openBoard }: PatternPicturesProps) {
  const game = readGame(onOneRow(name));
  const drawn = useAsked(game && (() => openBoard(game, { rows: 1, columns: PLACES })), [
    name,
    openBoard,
  ]);
  // The previous pictures stay while the reader types.
  const shown = settledOf(drawn);
  if (shown?.status !== 'answered') return null;
  const { columns } = shown.answer;
  const sets = columns.movesAt(columns.size);
  const size = { rows: 1, columns: PLACES };
  return (
    <figure class={styles.patterns}>
      <figcaption>{t('pattern-sets', { count: sets.length, places: PLACES })}</figcaption>
      {sets.slice(0, MAX_DRAWN).map(({ kind, places }) => (
        <MovePicture
          key={kind}
          size={size}
          move={{ rows: [1], columns: places }}
          rowsUpward={false}
        />
      ))}
    </figure>
  );
}
