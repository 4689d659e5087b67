/**
 * The whole sequence on the Solve page: P(1), …, P(N), and the visible part of it.
 *
 * It is computed with the lengths of the page's form, which may change while it is shown.
 */
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { SizeProblem } from '../../../game/size_input';
import { numbers } from '../../../text/language';
import { SolverError } from '../../../engine/api/errors';
import type { SequenceSolver } from '../../../engine/api/sequence';
import { createPlotModel, type PlotModel } from '../../../ui/plot/plot_model';
import type { PlotColouring, PlotSettings, PlotView } from '../../../ui/plot/plot_settings';
import { SequenceRunner, type SequenceRunState } from './sequence_run';
import {
  DEFAULT_SEQUENCE_SIZE,
  readSequenceSize,
  sameLengths,
  type LengthsOfBoards,
  type SequenceSettings,
} from '../../../widgets/count/sequence_settings';
import {
  createSequenceValues,
  tableBytes,
  type GrowingTable,
  type SequenceValues,
} from './sequence_table';

export const TABLE_PAGE_ROWS = 50;

/** The largest size that a link computes without a press, as it takes an instant. */
const MAX_UNASKED_SIZE = 100_000;

/** The page around the sequence. */
export interface SequencePlace {
  /** The lengths in the form; undefined while one of them can't be read. */
  readonly lengths: ReadonlySignal<LengthsOfBoards | undefined>;
  /** What the address asked for when the reader last came to it; absent where it named no sequence. */
  readonly visited: ReadonlySignal<SequenceSettings | undefined>;
  /** Writes the settings into the address: a new entry of the history for a sequence that is asked for. */
  keep(settings: SequenceSettings, entry: 'new' | 'same'): void;
}

/** A sequence that was computed, under the lengths it was computed with. */
export interface ShownSequence {
  readonly table: SequenceValues;
  readonly lengths: LengthsOfBoards;
}

/** P(1), …, P(N) computed, and what is looked at of it. */
export class SequenceModel {
  readonly #place: SequencePlace;
  readonly #runner: SequenceRunner;
  readonly #typed = signal(String(DEFAULT_SEQUENCE_SIZE));
  readonly #problem = signal<SizeProblem | 'bad-lengths' | undefined>(undefined);
  readonly #shown = signal<ShownSequence | undefined>(undefined);
  readonly #seen = signal<PlotSettings & { readonly colouring: PlotColouring }>({
    scale: 'linear',
    colouring: 'plain',
    view: undefined,
    place: 1,
  });
  readonly #firstRow = signal(1);
  /** What the address wants to be seen of the sequence that is being computed. */
  #wantedView: PlotView | undefined;
  /** The size in the address. */
  #asked: number | undefined;

  /** The size as typed. */
  readonly typed: ReadonlySignal<string> = this.#typed;
  /** Why the sequence could not be computed: its size, or the form's lengths. */
  readonly problem: ReadonlySignal<SizeProblem | 'bad-lengths' | undefined> = this.#problem;
  readonly run: ReadonlySignal<SequenceRunState>;
  readonly shown: ReadonlySignal<ShownSequence | undefined> = this.#shown;
  /** The values by their boards. */
  readonly plot: PlotModel = createPlotModel(
    { settings: this.#seen, change: (change) => this.#see(change) },
    computed(() => this.#shown.value?.table),
  );
  /** The first row of the table's page. */
  readonly firstRow: ReadonlySignal<number> = this.#firstRow;

  constructor(openSolver: () => SequenceSolver, place: SequencePlace) {
    this.#place = place;
    this.#runner = new SequenceRunner(openSolver);
    this.run = this.#runner.state;
    // Lives as long as the page's model, like everything else here.
    effect(() => {
      const settings = place.visited.value;
      this.#asked = settings?.size;
      if (settings === undefined) return;
      untracked(() => batch(() => this.#visit(settings, place.lengths.value)));
    });
  }

  edit(typed: string): void {
    this.#typed.value = typed;
    if (this.#problem.value !== 'bad-lengths' && readSequenceSize(numbers.plain(typed)).ok)
      this.#problem.value = undefined;
  }

  /** Starts computing the sequence up to the typed size; returns whether it could. */
  compute(): boolean {
    const reading = readSequenceSize(numbers.plain(this.#typed.value));
    const lengths = this.#place.lengths.value;
    if (!reading.ok || lengths === undefined) {
      this.#problem.value = reading.ok ? 'bad-lengths' : reading.problem;
      return false;
    }
    this.#wantedView = undefined;
    this.#asked = reading.value;
    const { scale, colouring } = this.#seen.value;
    this.#place.keep({ size: reading.value, scale, colouring }, 'new');
    this.#start(reading.value, lengths);
    return true;
  }

  /** Starts a cancelled or failed run again. */
  computeAgain(): void {
    const ended = this.run.value;
    if (ended.status === 'cancelled' || ended.status === 'failed')
      this.#start(ended.question.to, ended.question);
  }

  cancel(): void {
    this.#runner.cancel();
  }

  /** Turns to the table's page with board n. */
  turnTo(n: number): void {
    this.#firstRow.value = n - ((n - 1) % TABLE_PAGE_ROWS);
  }

  #see(change: Partial<PlotSettings>): void {
    this.#seen.value = { ...this.#seen.value, ...change };
    if (!('place' in change)) this.#keepSame();
  }

  /** Keeps the requested size in the address, whether or not its values are there already. */
  #keepSame(): void {
    const shown = this.#shown.value?.table.size ?? DEFAULT_SEQUENCE_SIZE;
    const size = this.#asked ?? shown;
    const { scale, colouring, view: seen } = this.#seen.value;
    const view = size === shown ? seen : this.#wantedView;
    this.#place.keep({ size, scale, colouring, ...(view && { view }) }, 'same');
  }

  #start(size: number, { rowLengths, columnLengths }: LengthsOfBoards): void {
    const lengths = { rowLengths, columnLengths };
    const question = { from: 1, to: size, ...lengths };
    this.#problem.value = undefined;
    let table: GrowingTable;
    try {
      table = createSequenceValues(size);
    } catch {
      const message = `There is no memory for ${size} values.`;
      const amount = tableBytes(size);
      this.#runner.fail(question, new SolverError({ kind: 'out-of-memory', message, amount }));
      return;
    }
    this.#runner.start(question, {
      onChunk: (chunk) => table.add(chunk),
      onDone: () =>
        batch(() => {
          this.#shown.value = { table, lengths };
          const view = this.#wantedView;
          this.#wantedView = undefined;
          this.#seen.value = { ...this.#seen.value, view, place: view?.from ?? 1 };
          this.#firstRow.value = 1;
        }),
    });
  }

  #visit(settings: SequenceSettings, lengths: LengthsOfBoards | undefined): void {
    const { size, scale, colouring, view } = settings;
    this.#typed.value = String(size);
    this.#seen.value = { ...this.#seen.value, scale, colouring };
    this.#problem.value = undefined;
    const known = this.#shown.value;
    if (lengths === undefined) return;
    if (known?.table.size === size && sameLengths(known.lengths, lengths)) {
      const { from, to } = view ?? { from: 1, to: size };
      const place = Math.min(Math.max(this.#seen.value.place, from), to);
      this.#seen.value = { scale, colouring, view, place };
      return;
    }
    this.#wantedView = view;
    if (size <= MAX_UNASKED_SIZE) this.#start(size, lengths);
  }
}
