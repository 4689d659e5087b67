import {
  formatPatternSet,
  formatPatternSets,
  readSets,
  MAX_FREE_LETTERS,
  RUN_FAMILIES,
  withCoin,
  type PatternMove,
  type RunFamily,
} from '../game/pattern_sets';
import t from '#words/patterns';
import lengthsWords from '#words/lengths';
import { Button } from '../ui/Button';
import { RadioChoice } from '../ui/Choice';
import layout from '../ui/layout.module.css';
import { NumberField } from '../ui/NumberField';
import { CROSS_ICON, SignButton } from '../ui/SignButton';
import styles from './patterns.module.css';

interface PatternRowsProps {
  /** The pattern as typed. */
  readonly pattern: string;
  readonly onChange: (pattern: string) => void;
}

/** The number of coins of a drawn set, including the corner. */
const COINS = 10;
/** Further sets are typed, and shown as text. */
const MAX_SETS = 8;

/** The sets of a pattern, each drawn as a row of coins to press. */
export function PatternRows({ pattern, onChange }: PatternRowsProps) {
  const sets = readSets(pattern);
  return (
    <ol class={`${layout.plain} ${layout.stack}`}>
      {sets.slice(0, MAX_SETS).map((set, index) => (
        <li key={index} class={layout.level}>
          <SetRow
            number={index + 1}
            set={set}
            onChange={(changed) =>
              onChange(formatPatternSets(sets.map((other) => (other === set ? changed : other))))
            }
          />
          {sets.length > 1 && (
            <SignButton
              name={t('remove', { number: index + 1 })}
              sign={CROSS_ICON}
              place={styles.remove}
              onClick={() => onChange(formatPatternSets(sets.filter((other) => other !== set)))}
            />
          )}
        </li>
      ))}
      <li>
        {sets.length < MAX_SETS ? (
          <Button onClick={() => onChange(formatPatternSets([...sets, furtherSet(sets)]))}>
            {t('add')}
          </Button>
        ) : (
          <code class={styles.typed}>{formatPatternSets(sets.slice(MAX_SETS))}</code>
        )}
      </li>
    </ol>
  );
}

/** One coin more than the last drawn set, so that it is a different set. */
function furtherSet(sets: readonly PatternMove[]): PatternMove {
  const drawn = new Set(sets.map(formatPatternSet));
  for (let last = 1; ; last += 1) {
    const distances = Array.from({ length: last }, (_, at) => at + 1);
    const set: PatternMove = { kind: 'fixed', distances };
    if (!drawn.has(formatPatternSet(set))) return set;
  }
}

interface SetRowProps {
  readonly number: number;
  readonly set: PatternMove;
  readonly onChange: (set: PatternMove) => void;
}

const KINDS = ['fixed', 'stretched', 'free', 'run'] as const;

function SetRow({ number, set, onChange }: SetRowProps) {
  if (set.kind === 'typed') return <code class={styles.typed}>{set.text}</code>;
  return (
    <>
      <RadioChoice
        name={t('set', { number })}
        options={KINDS.map((kind) => [kind, t(`kind-${kind}`)] as const)}
        value={set.kind}
        onChange={(kind) => onChange(ofKind(kind, set))}
      />
      {(set.kind === 'fixed' || set.kind === 'stretched') && (
        <CoinRow
          number={number}
          distances={set.distances}
          onPress={(distance) => onChange({ ...set, distances: withCoin(set.distances, distance) })}
        />
      )}
      {set.kind === 'free' && (
        <NumberField
          label={t('others')}
          value={set.others}
          smallest={1}
          largest={MAX_FREE_LETTERS}
          onChange={(others) => onChange({ kind: 'free', others })}
        />
      )}
      {set.kind === 'run' && (
        <RadioChoice
          name={t('lengths')}
          options={RUN_FAMILIES.map(
            (family) => [family, lengthsWords('lengths', { family, list: '' })] as const,
          )}
          value={set.family}
          onChange={(family: RunFamily) => onChange({ kind: 'run', family })}
        />
      )}
    </>
  );
}

/** The set converted to a kind, as far as the kind allows. */
function ofKind(kind: (typeof KINDS)[number], set: PatternMove): PatternMove {
  const distances = set.kind === 'fixed' || set.kind === 'stretched' ? set.distances : [1];
  switch (kind) {
    case 'free':
      return { kind, others: Math.min(Math.max(distances.length, 1), MAX_FREE_LETTERS) };
    case 'run':
      return { kind, family: 'all' };
    default:
      return { kind, distances: distances.length > 0 ? distances : [1] };
  }
}

interface CoinRowProps {
  readonly number: number;
  readonly distances: readonly number[];
  readonly onPress: (distance: number) => void;
}

/** From left to right, as on a board: the last coin is the corner, which every move turns. */
function CoinRow({ number, distances, onPress }: CoinRowProps) {
  const length = Math.max(COINS, ...distances.map((distance) => distance + 1));
  return (
    <div class={styles.coins} role="group" aria-label={t('coins', { number })} dir="ltr">
      {Array.from({ length }, (_, place) => length - 1 - place).map((distance) =>
        distance === 0 ? (
          <span key={distance} class={styles.corner} role="img" aria-label={t('corner')} />
        ) : (
          <button
            key={distance}
            type="button"
            class={styles.coin}
            aria-pressed={distances.includes(distance)}
            aria-label={t('coin', { distance })}
            onClick={() => onPress(distance)}
          />
        ),
      )}
    </div>
  );
}
