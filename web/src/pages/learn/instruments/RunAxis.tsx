import { signal, useComputed } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Line } from '../../../game/line';
import { run } from '../../../game/move';
import type { StudyModel } from '../../../study/study_model';
import { allOf, numbers } from '../../../text/language';
import t from '#words/run_axis';
import { moveInGrid } from '../../../views/arrow_keys';
import { math } from '../../../views/parts/math';
import { useKeptFocus } from '../../../views/parts/use_kept_focus';
import { FillBar } from '../../../views/sheet/FillBar';
import { useShine } from '../../../views/why/lights';
import { useLesson } from '../lesson';
import { Instrument } from './Instrument';
import { MexQuestion } from './MexQuestion';
import styles from './RunAxis.module.css';
import { runFacts } from './run_axis';
import type { RunFact, RunReading } from './run_axis';

interface RunAxisProps {
  /** A board of the lesson with one row, whose coins light. */
  readonly board: string;
  readonly reading: RunReading;
  /** So many places are filled in already. */
  readonly from?: number;
  /** The last place; otherwise that of the board. */
  readonly to?: number;
}

/** An axis with its Grundy numbers, which the reader finds one after the other; the runs of a place lie under it. */
export function RunAxis({ board: name, ...about }: RunAxisProps) {
  const { study, kept } = useLesson();
  const model = study(name);
  const line = useComputed(() => model.board.value?.columns);
  if (line.value === undefined) return null;
  const { reading, from = 0, to = line.value.size } = about;
  const start = reading === 'changes' ? to : from;
  const progress = kept(`runs of ${name}, ${reading}`, () => progressFrom(start));
  return <Axis {...{ model, reading, to, start, progress }} line={line.value} />;
}

/** What the reader has done with an axis. */
interface Progress {
  /** So many Grundy numbers are there. */
  readonly known: Signal<number>;
  /** The place whose runs are shown, where it isn't the next one to be filled in. */
  readonly looked: Signal<number | undefined>;
  /** The length that is explained. */
  readonly pointed: Signal<number | undefined>;
}

function progressFrom(start: number): Progress {
  return { known: signal(start), looked: signal(undefined), pointed: signal(undefined) };
}

interface AxisProps {
  readonly model: StudyModel;
  readonly line: Line;
  readonly reading: RunReading;
  /** So many Grundy numbers were there at first. */
  readonly start: number;
  readonly to: number;
  readonly progress: Progress;
}

function Axis({ model, line, reading, start, to, progress }: AxisProps) {
  const figure = useRef<HTMLElement>(null);
  const { known, looked, pointed } = progress;
  const place = looked.value ?? Math.min(known.value + 1, to);
  const facts = runFacts(line, place, reading);
  const fact = facts.find(({ length }) => length === pointed.value) ?? facts.at(-1);
  const isAsked = place > known.value;
  const lastStop = () => figure.current?.querySelector<HTMLElement>('button[data-place]');
  useKeptFocus(figure, lastStop);

  function fill(count: number) {
    known.value = count;
    looked.value = undefined;
    pointed.value = undefined;
  }

  return (
    <Instrument name={t('name', { to })} frame={figure}>
      <p class={styles.reading}>{t(`how-to-read-${reading}`)}</p>
      <Strip {...{ model, line, reading, to, known, looked, pointed, place, facts, fact }} />
      <p class={styles.formula}>{fact && <Sum fact={fact} reading={reading} />}</p>
      {reading !== 'changes' && (
        <>
          <p role="status" class={styles.said}>
            {known.value > start && saidOf(line, isAsked ? known.value : place, reading)}
          </p>
          {isAsked && (
            <MexQuestion
              about={t('place', { place })}
              options={facts.map(({ value }) => value)}
              moves={facts.length}
              onRight={() => fill(place)}
            />
          )}
          <FillBar filled={known.value} all={to} start={start} onFill={fill} />
        </>
      )}
    </Instrument>
  );
}

/** Of a place that is filled in: its Grundy number, and what it is the mex of. */
function saidOf(line: Line, place: number, reading: RunReading): string {
  const options = new Set(runFacts(line, place, reading).map(({ value }) => value));
  const list = [...options].sort((one, other) => one - other).map(numbers.whole);
  const value = line.grundyNumbers[place - 1] ?? 0;
  return t('filled', { place, value, list: allOf(list) });
}

interface StripProps extends Progress {
  readonly model: StudyModel;
  readonly line: Line;
  readonly reading: RunReading;
  readonly to: number;
  readonly place: number;
  readonly facts: readonly RunFact[];
  readonly fact: RunFact | undefined;
}

/** In pixels: what is seen behind the place whose runs are shown. */
const ROOM_BEHIND = 70;

/** The places with g and, where it is used, x; under them a bracket for each run that ends at the place. */
function Strip(props: StripProps) {
  const { line, reading, to, known, place, facts, fact } = props;
  const hasPrefix = reading !== 'coins';
  const places = run(hasPrefix ? 0 : 1, to);
  const terms = new Set(fact?.terms.map(({ index }) => index));
  const lookOf = (index: number) => (terms.has(index) ? styles.term : '');
  const frame = useRef<HTMLDivElement>(null);

  // Only the strip scrolls, never the page.
  useEffect(() => {
    const asked = frame.current?.querySelector<HTMLElement>('[data-asked=true]');
    if (frame.current && asked)
      frame.current.scrollLeft = asked.offsetLeft - frame.current.clientWidth + ROOM_BEHIND;
  }, [place]);
  return (
    <div class={styles.frame} dir="ltr" ref={frame}>
      <table class={styles.strip} onKeyDown={moveInGrid}>
        <caption class={styles.caption}>{t('caption')}</caption>
        <tbody>
          <tr>
            <th scope="row">{t('place-heading')}</th>
            {places.map((each) => (
              <th key={each} scope="col" data-asked={each === place}>
                {numbers.whole(each)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <i>g</i>
            </th>
            {places.map((each) => (
              <td key={each} class={hasPrefix ? '' : lookOf(each)}>
                {each > 0 && <GrundyButton {...props} each={each} />}
              </td>
            ))}
          </tr>
          {hasPrefix && (
            <tr>
              <th scope="row">
                <i>x</i>
              </th>
              {places.map((each) => (
                <td key={each} class={lookOf(each)}>
                  {each <= known.value && numbers.whole(line.prefixXors[each] ?? 0)}
                </td>
              ))}
            </tr>
          )}
          {line.movesAt(to).map((_, kind) => (
            <Bracket key={kind} {...props} places={places} own={facts[kind]} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A place: what is known of it, and the way to its runs. */
function GrundyButton({
  line,
  known,
  looked,
  place,
  each,
}: StripProps & { readonly each: number }) {
  const value = each <= known.value ? line.grundyNumbers[each - 1] : undefined;
  if (value === undefined && each !== known.value + 1) return null;
  return (
    <button
      type="button"
      class={styles.grundy}
      data-place={each === place ? '' : undefined}
      tabIndex={each === place ? 0 : -1}
      aria-pressed={each === place}
      aria-label={
        value === undefined
          ? t('said-open', { place: each })
          : t('said-place', { place: each, value })
      }
      onClick={() => (looked.value = value === undefined ? undefined : each)}
    >
      {value === undefined ? '?' : numbers.whole(value)}
    </button>
  );
}

interface BracketProps extends StripProps {
  readonly places: readonly number[];
  /** Absent where its length does not fit. */
  readonly own: RunFact | undefined;
}

/** A run as a bracket over its places, with its number at its end. */
function Bracket({ model, reading, pointed, fact, places, own }: BracketProps) {
  const shine = useShine(model, `${own?.length} ${own?.last}`);
  if (own === undefined)
    return (
      <tr aria-hidden="true">
        <th />
        <td colSpan={places.length} />
      </tr>
    );
  const { length, first, last, value } = own;
  const light = () => {
    pointed.value = length;
    shine({ columns: run(first, last) });
  };
  return (
    <tr data-explained={own === fact}>
      <th scope="row">{numbers.whole(length)}</th>
      {places.map((each) => (
        <td key={each} class={bracketLook(each, own)}>
          {each === last && (
            <button
              type="button"
              class={styles.value}
              aria-label={t(`said-${reading}`, { length, first, last, value })}
              onPointerEnter={light}
              onPointerLeave={() => shine(undefined)}
              onFocus={light}
              onBlur={() => shine(undefined)}
              onClick={light}
            >
              {numbers.whole(value)}
            </button>
          )}
        </td>
      ))}
    </tr>
  );
}

function bracketLook(each: number, { first, last }: RunFact): string {
  if (each < first || each > last) return '';
  const ends = [each === first && styles.first, each === last && styles.last];
  return [styles.inside, ...ends].filter(Boolean).join(' ');
}

interface SumProps {
  readonly fact: RunFact;
  readonly reading: RunReading;
}

/** How the number of a run is found: x₃ ⊕ x₀ = 1 ⊕ 0 = 1. */
function Sum({ fact: { length, terms, value }, reading }: SumProps) {
  const name = reading === 'coins' ? 'g' : 'x';
  const named = terms.map(({ index }) => `${name}_${index}`);
  const sums = [
    ...(terms.length > 0 ? [named] : []),
    ...(terms.length > 1 ? [terms.map((term) => term.value)] : []),
  ].map((sum) => `${sum.join(' ⊕ ')} =| `);
  return (
    <>
      {t(`sum-${reading === 'changes' ? 'changes' : 'leaves'}`, { length })}{' '}
      {math`${sums.join('')} ${value}`}
    </>
  );
}
