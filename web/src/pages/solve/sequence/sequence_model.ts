/**
 * The whole sequence on the Solve page: P(1), …, P(N) computed, and what is looked at of it.
 *
 * It is asked for with the lengths of the page's form; while it is shown the form may change.
 */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { SizeProblem } from '../../../game/size_input';
import { numbers } from '../../../text/language';
import { SolverError } from '../../../engine/errors';
import type { SequenceSolver } from '../../../engine/sequence';
import type { PlotModel } from '../../../views/plot/plot_model';
import { valueSpan } from '../../../views/plot/plot_raster';
import type { ValueSpan } from '../../../views/plot/plot_raster';
import {
  isWhole,
  movedBy,
  movedTo,
  viewBetween,
  wholeView,
  zoomed,
} from '../../../views/plot/plot_view';
import type { PlotScale, PlotView } from '../../../views/plot/plot_view';
import { SequenceRunner } from './sequence_run';
import type { SequenceRunState } from './sequence_run';
import { DEFAULT_SEQUENCE_SIZE, readSequenceSize, sameLengths } from './sequence_settings';
import type { LengthsOfBoards, SequenceSettings } from './sequence_settings';
import { createSequenceTable, tableBytes } from './sequence_table';
import type { GrowingTable, SequenceTable } from './sequence_table';

export const TABLE_PAGE_ROWS = 50;

/** A link may start a run by itself only where that takes an instant. */
const LARGEST_UNASKED_SIZE = 100_000;

const NOTHING: ValueSpan = { least: 1, largest: 1, zeros: 0 };

/** What the sequence has of the page around it. */
export interface SequencePlace {
  /** The lengths in the form; absent while one of them cannot be read. */
  readonly lengths: ReadonlySignal<LengthsOfBoards | undefined>;
  /** What the address asked for when the reader last came to it; absent where it named no sequence. */
  readonly visited: ReadonlySignal<SequenceSettings | undefined>;
  /** Writes the settings into the address: a new entry of the history for a sequence that is asked for. */
  keep(settings: SequenceSettings, entry: 'new' | 'same'): void;
}

/** A sequence that was computed, under the lengths it was computed with. */
export interface ShownSequence {
  readonly table: SequenceTable;
  readonly lengths: LengthsOfBoards;
}

/** P(1), …, P(N) computed, and what is looked at of it. */
export class SequenceModel implements PlotModel {
  readonly #place: SequencePlace;
  readonly #runner: SequenceRunner;
  readonly #typed = signal(String(DEFAULT_SEQUENCE_SIZE));
  readonly #problem = signal<SizeProblem | 'bad-lengths' | undefined>(undefined);
  readonly #shown = signal<ShownSequence | undefined>(undefined);
  readonly #scale = signal<PlotScale>('linear');
  readonly #view = signal<PlotView>(wholeView(DEFAULT_SEQUENCE_SIZE));
  readonly #selected = signal(1);
  readonly #firstRow = signal(1);
  /** What the address wants to be seen of the sequence that is being computed. */
  #wantedView: PlotView | undefined;
  /** The size that stands in the address. */
  #asked: number | undefined;

  /** The size as typed. */
  readonly typed: ReadonlySignal<string> = this.#typed;
  /** What kept the sequence from being computed: its size, or the form's lengths. */
  readonly problem: ReadonlySignal<SizeProblem | 'bad-lengths' | undefined> = this.#problem;
  readonly run: ReadonlySignal<SequenceRunState>;
  readonly shown: ReadonlySignal<ShownSequence | undefined> = this.#shown;
  readonly scale: ReadonlySignal<PlotScale> = this.#scale;
  readonly view: ReadonlySignal<PlotView> = this.#view;
  readonly isWhole = computed(() => isWhole(this.#view.value, this.#size()));
  /** Between which values the boards are that are seen. */
  readonly span = computed<ValueSpan>(() => {
    const shown = this.#shown.value;
    return shown === undefined ? NOTHING : valueSpan(shown.table, this.#view.value);
  });
  /** The board that the plot's cursor is at. */
  readonly selected: ReadonlySignal<number> = this.#selected;
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

  /** Starts the typed sequence; says whether it could. */
  compute(): boolean {
    const reading = readSequenceSize(numbers.plain(this.#typed.value));
    const lengths = this.#place.lengths.value;
    if (!reading.ok || lengths === undefined) {
      this.#problem.value = reading.ok ? 'bad-lengths' : reading.problem;
      return false;
    }
    this.#wantedView = undefined;
    this.#asked = reading.value;
    this.#place.keep({ size: reading.value, scale: this.#scale.value }, 'new');
    this.#start(reading.value, lengths);
    return true;
  }

  /** The run that was cancelled or failed, once more. */
  computeAgain(): void {
    const ended = this.run.value;
    if (ended.status === 'cancelled' || ended.status === 'failed')
      this.#start(ended.question.to, ended.question);
  }

  cancel(): void {
    this.#runner.cancel();
  }

  setScale(scale: PlotScale): void {
    this.#scale.value = scale;
    this.#keepSame();
  }

  /** Zooms by a factor of the number of boards seen, around a board or else the cursor. */
  zoom(factor: number, around = this.#selected.value): void {
    this.#setView(zoomed(this.#view.value, this.#size(), around, factor));
  }

  zoomTo(one: number, other: number): void {
    this.#setView(viewBetween(one, other, this.#size()));
  }

  zoomToWhole(): void {
    this.#setView(wholeView(this.#size()));
  }

  /** Moves what is seen by so many boards. */
  pan(boards: number): void {
    this.#setView(movedBy(this.#view.value, this.#size(), boards));
  }

  /** Puts the cursor on a board, as near to it as the ends allow; the view follows. */
  select(n: number): void {
    this.#selected.value = Math.min(Math.max(Math.round(n), 1), this.#size());
    const next = movedTo(this.#view.value, this.#size(), this.#selected.value);
    if (next !== this.#view.value) this.#setView(next);
  }

  /** Turns to the table's page with board n. */
  turnTo(n: number): void {
    this.#firstRow.value = n - ((n - 1) % TABLE_PAGE_ROWS);
  }

  #size(): number {
    return this.#shown.value?.table.size ?? DEFAULT_SEQUENCE_SIZE;
  }

  #setView(next: PlotView): void {
    this.#view.value = next;
    this.#keepSame();
  }

  /** Under the size that was asked for last, whether or not its values are there already. */
  #keepSame(): void {
    const size = this.#asked ?? this.#size();
    const seen = this.isWhole.value ? undefined : this.#view.value;
    const view = size === this.#size() ? seen : this.#wantedView;
    this.#place.keep({ size, scale: this.#scale.value, ...(view && { view }) }, 'same');
  }

  #start(size: number, { rowLengths, columnLengths }: LengthsOfBoards): void {
    const lengths = { rowLengths, columnLengths };
    const question = { from: 1, to: size, ...lengths };
    this.#problem.value = undefined;
    let table: GrowingTable;
    try {
      table = createSequenceTable(size);
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
          this.#view.value = this.#wantedView ?? wholeView(size);
          this.#wantedView = undefined;
          this.#selected.value = this.#view.value.from;
          this.#firstRow.value = 1;
        }),
    });
  }

  #visit(settings: SequenceSettings, lengths: LengthsOfBoards | undefined): void {
    this.#typed.value = String(settings.size);
    this.#scale.value = settings.scale;
    this.#problem.value = undefined;
    const known = this.#shown.value;
    if (lengths === undefined) return;
    if (known?.table.size === settings.size && sameLengths(known.lengths, lengths)) {
      const { from, to } = settings.view ?? wholeView(settings.size);
      this.#view.value = { from, to };
      this.#selected.value = Math.min(Math.max(this.#selected.value, from), to);
      return;
    }
    this.#wantedView = settings.view;
    if (settings.size <= LARGEST_UNASKED_SIZE) this.#start(settings.size, lengths);
  }
}
