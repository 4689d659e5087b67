import type { ComponentChildren } from 'preact';
import { signal, useComputed, type Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Line } from '../../../game/line';
import { runMove } from '../../../game/move';
import type { StudyModel } from '../../../study/study_model';
import { allOf, numbers } from '../../../text/language';
import t from '#words/run_axis';
import { useFocusFallback } from '../../../ui/use_focus_fallback';
import { useStableHeight } from '../../../ui/use_stable_height';
import layout from '../../../ui/layout.module.css';
import { math } from '../../../ui/math';
import { FillBar } from '../../../ui/sheet/FillBar';
import type { SheetCell } from '../../../ui/sheet/Sheet';
import { AxisSheet, type RunBracket } from '../../../study_views/why/AxisSheet';
import { useShine } from '../../../study_views/why/lights';
import { useLesson } from '../lesson';
import { AwaitedInstrument, Instrument } from './Instrument';
import { MexQuestion, XorQuestion } from './Question';

interface RunAxisProps {
  /** A one-row board of the lesson, whose coins are highlighted. */
  readonly board: string;
  readonly reading: RunReading;
  /** The number of places filled from the start. */
  readonly from?: number;
  /** The last place; by default the board's. */
  readonly to?: number;
}

/**
 * An axis whose Grundy numbers the reader finds one after the other; the runs that end at a place are drawn under it.
 */
export function RunAxis({ board: name, ...about }: RunAxisProps) {
  const { study, remember } = useLesson();
  const model = study(name);
  const line = useComputed(() => model.view.board.value?.columns);
  if (line.value === undefined) return <AwaitedInstrument />;
  const { reading, from = 0, to = line.value.size } = about;
  const start = reading === 'changes' ? to : from;
  const progress = remember(`runs of ${name}, ${reading}`, () => progressFrom(start));
  return (
    <Axis
      name={name}
      model={model}
      reading={reading}
      to={to}
      start={start}
      progress={progress}
      line={line.value}
    />
  );
}

/** The reader's progress. */
interface Progress {
  /** The number of known Grundy numbers. */
  readonly known: Signal<number>;
  /** The place whose runs are shown, if it isn't the next one to fill. */
  readonly looked: Signal<number | undefined>;
  /** The length that is explained. */
  readonly pointed: Signal<number | undefined>;
  /** The number of runs of the next place that the reader has worked out. */
  readonly workedOut: Signal<number>;
}

function progressFrom(start: number): Progress {
  return {
    known: signal(start),
    looked: signal(undefined),
    pointed: signal(undefined),
    workedOut: signal(0),
  };
}

interface AxisProps {
  /** The name of the board. */
  readonly name: string;
  readonly model: StudyModel;
  readonly line: Line;
  readonly reading: RunReading;
  /** The number of Grundy numbers known from the start. */
  readonly start: number;
  readonly to: number;
  readonly progress: Progress;
}

function Axis({ name, model, line, reading, start, to, progress }: AxisProps) {
  const figure = useRef<HTMLElement>(null);
  const { known, looked, pointed, workedOut } = progress;
  const place = looked.value ?? Math.min(known.value + 1, to);
  const facts = runFacts(line, place, reading);
  const isAsked = place > known.value;
  const open = isAsked ? facts.slice(givenAt(known.value === start) + workedOut.value) : [];
  const fact = facts.find(({ length }) => length === pointed.value) ?? open[0] ?? facts.at(-1);
  const lastStop = () =>
    figure.current?.querySelector<HTMLElement>('[role=group] [tabindex="0"]') ??
    figure.current?.querySelector<HTMLElement>('button[aria-pressed=true]');
  useFocusFallback(figure, lastStop);

  /**
   * The number of runs that are given. With prefix XORs the reader works out all runs of the first place, and later
   * only the longest.
   */
  function givenAt(isFirst: boolean): number {
    // A run of one leaves no coin to add up.
    if (reading === 'coins') return 1;
    return isFirst ? 0 : facts.length - 1;
  }

  const { fill, workOut } = waysOn(progress);
  return (
    <Instrument name={t('name', { to })} frame={figure} board={name}>
      <p class={layout.note} data-screen>
        {t(`how-to-read-${reading}`)}
      </p>
      <Strip
        model={model}
        line={line}
        reading={reading}
        to={to}
        place={place}
        facts={facts}
        fact={fact}
        open={open}
        {...progress}
      />
      <p class={layout.said}>
        {fact && <Sum fact={fact} reading={reading} isOpen={open.includes(fact)} />}
      </p>
      {reading !== 'changes' && (
        <Filling
          said={known.value > start && saidOf(line, isAsked ? known.value : place, reading)}
          bar={<FillBar filled={known.value} all={to} start={start} onFill={fill} />}
        >
          {isAsked && (
            <RunQuestion
              place={place}
              facts={facts}
              reading={reading}
              asked={open[0]}
              onSum={workOut}
              onMex={() => fill(place)}
            />
          )}
        </Filling>
      )}
    </Instrument>
  );
}

/** Functions that go on to the next places, and to the next run of the current one. */
function waysOn({ known, looked, pointed, workedOut }: Progress) {
  return {
    fill: (count: number) => {
      known.value = count;
      looked.value = undefined;
      pointed.value = undefined;
      workedOut.value = 0;
    },
    workOut: () => {
      workedOut.value += 1;
      pointed.value = undefined;
    },
  };
}

interface FillingProps {
  readonly said: ComponentChildren;
  readonly bar: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Below the strip: the last finding, the next question, and the buttons. */
function Filling({ said, bar, children }: FillingProps) {
  const room = useRef<HTMLDivElement>(null);
  useStableHeight(room);
  return (
    <div class={layout.tight} ref={room}>
      <p role="status" class={layout.said} data-screen>
        {said}
      </p>
      {children}
      {bar}
    </div>
  );
}

interface RunQuestionProps extends Pick<AxisProps, 'reading'> {
  readonly place: number;
  readonly facts: readonly RunFact[];
  /** The run whose number is asked for before the place's. */
  readonly asked: RunFact | undefined;
  readonly onSum: () => void;
  readonly onMex: () => void;
}

function RunQuestion({ place, facts, reading, asked, onSum, onMex }: RunQuestionProps) {
  const about = t('place', { place });
  if (asked === undefined)
    return (
      <MexQuestion
        about={about}
        options={facts.map(({ value }) => value)}
        moves={facts.length}
        onRight={onMex}
      />
    );
  const { length, first, last, terms } = asked;
  return (
    <XorQuestion
      about={t('said-open-run', { length, first, last })}
      formula={math`${namesOf(asked, reading).join(' ⊕ ')}`}
      terms={terms.map(({ value }) => value)}
      onRight={onSum}
    />
  );
}

/** The Grundy number of a filled place, and the values it is the mex of. */
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
  /** The runs whose numbers the reader still has to work out. */
  readonly open: readonly RunFact[];
}

/** The places with g and, if used, x; under them a bracket for each run that ends at the place. */
function Strip(props: StripProps) {
  const { model, line, reading, to, known, looked, pointed, place, facts, fact, open } = props;
  const shine = useShine(model, place);
  const hasPrefix = reading !== 'coins';
  const terms = new Set(fact?.terms.map(({ index }) => index));

  /** The Grundy number of a place, as a button that shows its runs. */
  function grundyPlace(each: number): SheetCell {
    const value = each <= known.value ? line.grundyNumbers[each - 1] : undefined;
    if (each === 0 || (value === undefined && each !== known.value + 1)) return {};
    const isOpen = value === undefined;
    return {
      value: value ?? '?',
      marks: [!hasPrefix && terms.has(each) && 'lit', each === place && 'current'],
      press: {
        name: isOpen ? t('said-open', { place: each }) : t('said-place', { place: each, value }),
        isPressed: each === place,
        onPress: () => (looked.value = isOpen ? undefined : each),
      },
    };
  }

  const prefixPlace = (each: number): SheetCell => ({
    value: each <= known.value ? line.prefixXors[each] : undefined,
    marks: [terms.has(each) && 'lit'],
  });

  function bracketOf(own: RunFact): RunBracket {
    const { length, first, last, value } = own;
    const isOpen = open.includes(own);
    return {
      first,
      last,
      value: isOpen ? '?' : value,
      name: t(isOpen ? 'said-open-run' : `said-${reading}`, { length, first, last, value }),
      isLit: own === fact,
      onPoint(isThere) {
        if (isThere) pointed.value = length;
        shine(isThere ? { columns: runMove(first, last) } : undefined);
      },
    };
  }

  return (
    <AxisSheet
      caption={t('caption')}
      heading={t('place-heading')}
      places={runMove(hasPrefix ? 0 : 1, to)}
      headOf={(each) => ({ value: each, marks: [each === place && 'current'] })}
      lines={[
        { head: <i>g</i>, place: grundyPlace },
        ...(hasPrefix ? [{ head: <i>x</i>, place: prefixPlace }] : []),
      ]}
      brackets={line.movesAt(to).map(({ places }, kind) => ({
        length: places.length,
        bracket: facts[kind] && bracketOf(facts[kind]),
      }))}
      stop={place}
      shows={place}
    />
  );
}

interface SumProps {
  readonly fact: RunFact;
  readonly reading: RunReading;
  /** The reader is asked for it. */
  readonly isOpen: boolean;
}

/** How the number of a run is found: x₃ ⊕ x₀ = 1 ⊕ 0 = 1. */
function Sum({ fact, reading, isOpen }: SumProps) {
  const { length, terms, value } = fact;
  const sums = [
    ...(terms.length > 0 ? [namesOf(fact, reading)] : []),
    ...(terms.length > 1 && !isOpen ? [terms.map((term) => term.value)] : []),
  ].map((sum) => `${sum.join(' ⊕ ')} =| `);
  return (
    <>
      {t(`sum-${reading === 'changes' ? 'changes' : 'leaves'}`, { length })}{' '}
      {math`${sums.join('')} ${isOpen ? '?' : value}`}
    </>
  );
}

function namesOf({ terms }: RunFact, reading: RunReading): readonly string[] {
  const name = reading === 'coins' ? 'g' : 'x';
  return terms.map(({ index }) => `${name}_${index}`);
}

/** Which number of a run is shown, and how it is found. */
export type RunReading =
  /** The value it leaves in place of its last coin: the nim-sum of g over its other coins. */
  | 'coins'
  /** The value of a run as x[n - 1] ^ x[n - length]. */
  | 'leaves'
  /** The move nimber: x[n] ^ x[n - length]. */
  | 'changes';

interface RunFact {
  readonly length: number;
  /** Its first and its last place, from 1. */
  readonly first: number;
  readonly last: number;
  /** The terms of the sum, by their indices in g or in x. */
  readonly terms: readonly { readonly index: number; readonly value: number }[];
  readonly value: number;
}

/**
 * The runs that end at one place, each with its number. With the prefix XORs x[0] = 0 and x[i] = g[1] ^ … ^ g[i], the
 * nim-sum of the coins a … b is x[b] ^ x[a - 1]: the coins before a are in both, and cancel.
 */
export function runFacts(line: Line, place: number, reading: RunReading): readonly RunFact[] {
  return line.movesAt(place).map(({ places }) => {
    const first = places[0] ?? place;
    const terms = indicesOf(places, reading).map((index) => ({
      index,
      value: (reading === 'coins' ? line.grundyNumbers[index - 1] : line.prefixXors[index]) ?? 0,
    }));
    const value = terms.reduce((sum, term) => sum ^ term.value, 0);
    return { first, terms, value, last: place, length: places.length };
  });
}

function indicesOf(places: readonly number[], reading: RunReading): readonly number[] {
  const [before, last] = [(places[0] ?? 1) - 1, places.at(-1) ?? 1];
  switch (reading) {
    case 'coins':
      return places.slice(0, -1);
    case 'leaves':
      return [last - 1, before];
    case 'changes':
      return [last, before];
  }
}
