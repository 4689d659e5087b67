import type { ComponentChildren } from 'preact';
import { signal, useSignal, type Signal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { numberOfPlace } from '../../../game/game';
import type { Line } from '../../../game/line';
import commonWords from '#words/common';
import t from '#words/guessing';
import learnWords from '#words/learn';
import { lineName } from '../../../study_views/game_words';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import layout from '../../../ui/layout.module.css';
import { lazyComponent } from '../../../ui/lazily';
import { LineInput } from '../../../ui/LineInput';
import { useFocusFallback } from '../../../ui/use_focus_fallback';
import { ValueCoins } from '../../../study_views/ValueCoins';
import { useLesson, parseTypedNumber } from '../lesson';
import { AwaitedInstrument, Instrument } from './Instrument';
import instrument from './instrument.module.css';

interface GuessingProps {
  /** A board of the lesson with one row, whose Grundy numbers are guessed. */
  readonly board: string;
  /** The number of values visible at first. */
  readonly from: number;
  /** The number of values visible on coins in the end; the plot has the whole board. */
  readonly to: number;
  /** The text about the pattern, shown once all values are visible. */
  readonly children?: ComponentChildren;
}

interface LineProps extends Pick<GuessingProps, 'from' | 'to'> {
  readonly line: Line;
  readonly state: Signal<GuessedValues>;
}

/** The Grundy numbers of a line with a hidden tail, which the reader guesses; in the end all of them are plotted. */
export function Guessing({ board: name, children, ...range }: GuessingProps) {
  const { study, remember } = useLesson();
  const board = study(name).view.board.value;
  const state = remember(`guesses of ${name}`, () => signal(startGuessing(range.from)));
  return board === undefined ? (
    <AwaitedInstrument />
  ) : (
    <>
      <Sequence board={name} line={board.columns} state={state} {...range} />
      {state.value.seen >= range.to && children}
    </>
  );
}

const LinePlot = lazyComponent<Pick<LineProps, 'line'>>(
  async () => (await import('./GuessedPlot')).GuessedPlot,
);

function Sequence({ board, line, state, from, to }: LineProps & Pick<GuessingProps, 'board'>) {
  const { seen } = state.value;
  const isDone = seen >= to;
  return (
    <Instrument name={t('name', { game: lineName(line.game) })} board={board}>
      <ValueCoins coins={coinsOf(line, seen, to)} />
      <Asking line={line} from={from} to={to} state={state} />
      {isDone && <LinePlot line={line} />}
    </Instrument>
  );
}

function coinsOf(line: Line, seen: number, to: number) {
  return Array.from(line.grundyNumbers.subarray(0, to), (value, index) => {
    const number = numberOfPlace(line.game, index + 1);
    if (index < seen) return { number, value, name: t('coin-known', { place: number, value }) };
    const isNext = index === seen;
    return { number, isNext, name: t(isNext ? 'coin-next' : 'coin-hidden', { place: number }) };
  });
}

/** A field for the next value, and buttons that show it without a guess. */
function Asking({ line, from, to, state }: LineProps) {
  const typed = useSignal('');
  const saidId = useId();
  const form = useRef<HTMLFormElement>(null);
  // The field disappears with the last value.
  useFocusFallback(form, () => form.current?.querySelector('button'));
  const { seen, said } = state.value;
  const isDone = seen >= to;
  const change = (next: GuessedValues) => {
    if (next.seen !== seen) typed.value = '';
    state.value = next;
  };

  function check() {
    change(guessed(state.value, typed.value, line.grundyNumbers));
  }

  return (
    <Form class={layout.tight} form={form} onSubmit={check}>
      <div class={layout.row} data-screen>
        {!isDone && (
          <NextValue
            place={numberOfPlace(line.game, seen + 1)}
            typed={typed}
            isWrong={said?.kind === 'wrong' || said?.kind === 'no-number'}
            saidId={saidId}
            onShow={() => change(shownTo(state.value, seen + 1))}
          />
        )}
        {/* One button for both, so that the focus stays. */}
        <Button onClick={() => change(isDone ? startGuessing(from) : shownTo(state.value, to))}>
          {commonWords(isDone ? 'start-over' : 'show-all')}
        </Button>
      </div>
      <p role="status" class={layout.said} id={saidId} data-screen>
        {saidOf(line, state.value, isDone)}
      </p>
    </Form>
  );
}

interface NextValueProps {
  readonly place: number;
  readonly typed: Signal<string>;
  readonly isWrong: boolean;
  /** The id of the verdict. */
  readonly saidId: string;
  readonly onShow: () => void;
}

function NextValue({ place, typed, isWrong, saidId, onShow }: NextValueProps) {
  const field = useId();
  return (
    <>
      <label class={instrument.ask} for={field}>
        {t('guess', { place })}
      </label>
      <LineInput
        id={field}
        class={instrument.field}
        accepts="whole"
        text={typed.value}
        judged={{ isWrong, saidId }}
        onEdit={(text) => (typed.value = text)}
      />
      <Button type="submit" look="strong">
        {commonWords('check')}
      </Button>
      <Button onClick={onShow}>{t('show-next')}</Button>
    </>
  );
}

function saidOf(line: Line, { said, right }: GuessedValues, isDone: boolean): string {
  const told = toldOf(line, said);
  return isDone ? `${told} ${t('score', { right })}`.trim() : told;
}

function toldOf(line: Line, said: GuessedValues['said']): string {
  if (said === undefined) return '';
  if (said.kind === 'no-number') return learnWords('no-number');
  const place = numberOfPlace(line.game, said.index + 1);
  const value = line.grundyNumbers[said.index] ?? 0;
  switch (said.kind) {
    case 'wrong':
      return t('wrong', { place, guess: said.guess });
    case 'right':
      return t('right', { place, value });
    case 'shown':
      return t('shown', { place, value });
  }
}

interface GuessedValues {
  /** The number of visible values. */
  readonly seen: number;
  /** The number of values guessed right at the first try. */
  readonly right: number;
  /** The next value was guessed wrongly before. */
  readonly isRetry: boolean;
  readonly said: GuessSaid | undefined;
}

/** The verdict on a guess, by its index; a wrong guess is about a value that is still hidden. */
type GuessSaid =
  | { readonly kind: 'right' | 'shown'; readonly index: number }
  | { readonly kind: 'wrong'; readonly index: number; readonly guess: bigint }
  | { readonly kind: 'no-number' };

export function startGuessing(seen: number): GuessedValues {
  return { seen, right: 0, isRetry: false, said: undefined };
}

export function guessed(
  guessing: GuessedValues,
  typed: string,
  values: ArrayLike<number>,
): GuessedValues {
  const { seen, right, isRetry } = guessing;
  const guess = parseTypedNumber(typed);
  if (guess === undefined) return { ...guessing, said: { kind: 'no-number' } };
  if (guess !== BigInt(values[seen] ?? -1))
    return { ...guessing, isRetry: true, said: { kind: 'wrong', index: seen, guess } };
  return {
    seen: seen + 1,
    right: isRetry ? right : right + 1,
    isRetry: false,
    said: { kind: 'right', index: seen },
  };
}

/** Shows the next value, or all of them, without a guess. */
export function shownTo(guessing: GuessedValues, seen: number): GuessedValues {
  const isOne = seen === guessing.seen + 1;
  return {
    ...guessing,
    seen,
    isRetry: false,
    said: isOne ? { kind: 'shown', index: guessing.seen } : undefined,
  };
}
