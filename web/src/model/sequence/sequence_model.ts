/**
 * The whole sequence on the Solve page: P(1), …, P(N) computed, and what is looked at of it.
 *
 * It is asked for with the lengths of the page's form; while it is shown the form may change.
 */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { SolverError } from '../../solver/errors';
import type { SequenceSolver } from '../../solver/sequence';
import type { SizeProblem } from '../size_input';
import { isWhole, movedBy, movedTo, viewBetween, wholeView, zoomed } from './plot_view';
import { valueSpan } from './plot_raster';
import type { ValueSpan } from './plot_raster';
import type { LengthsOfBoards } from './sequence_question';
import { sameLengths } from './sequence_question';
import { createSequenceRunner } from './sequence_run';
import type { SequenceRunState } from './sequence_run';
import { DEFAULT_SEQUENCE_SIZE, readSequenceSize } from './sequence_settings';
import type { PlotScale, PlotView, SequenceSettings } from './sequence_settings';
import { createSequenceTable, tableBytes } from './sequence_table';
import type { SequenceTable } from './sequence_table';

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

export interface SequenceModel {
  /** The size as typed. */
  readonly typed: ReadonlySignal<string>;
  /** What kept the sequence from being computed: its size, or the form's lengths. */
  readonly problem: ReadonlySignal<SizeProblem | 'bad-lengths' | undefined>;
  readonly run: ReadonlySignal<SequenceRunState>;
  readonly shown: ReadonlySignal<ShownSequence | undefined>;
  readonly scale: ReadonlySignal<PlotScale>;
  readonly view: ReadonlySignal<PlotView>;
  readonly isWhole: ReadonlySignal<boolean>;
  /** Between which values the boards are that are seen. */
  readonly span: ReadonlySignal<ValueSpan>;
  /** The board that the plot's cursor is at. */
  readonly selected: ReadonlySignal<number>;
  /** The first row of the table's page. */
  readonly firstRow: ReadonlySignal<number>;

  edit(typed: string): void;
  /** Starts the typed sequence; says whether it could. */
  compute(): boolean;
  /** The run that was cancelled or failed, once more. */
  computeAgain(): void;
  cancel(): void;
  setScale(scale: PlotScale): void;
  /** Zooms by a factor of the number of boards seen, around a board or else the cursor. */
  zoom(factor: number, around?: number): void;
  zoomTo(one: number, other: number): void;
  zoomToWhole(): void;
  /** Moves what is seen by so many boards. */
  pan(boards: number): void;
  /** Puts the cursor on a board, as near to it as the ends allow; the view follows. */
  select(n: number): void;
  /** Turns to the table's page with board n. */
  turnTo(n: number): void;
}

export function createSequenceModel(
  openSolver: () => SequenceSolver,
  place: SequencePlace,
): SequenceModel {
  const typed = signal(String(DEFAULT_SEQUENCE_SIZE));
  const problem = signal<SizeProblem | 'bad-lengths' | undefined>(undefined);
  const shown = signal<ShownSequence | undefined>(undefined);
  const scale = signal<PlotScale>('linear');
  const view = signal<PlotView>(wholeView(DEFAULT_SEQUENCE_SIZE));
  const selected = signal(1);
  const firstRow = signal(1);
  const runner = createSequenceRunner(openSolver);
  /** What the address wants to be seen of the sequence that is being computed. */
  let wantedView: PlotView | undefined;
  /** The size that stands in the address. */
  let asked: number | undefined;

  const size = computed(() => shown.value?.table.size ?? DEFAULT_SEQUENCE_SIZE);
  const isAllSeen = computed(() => isWhole(view.value, size.value));

  /** Under the size that was asked for last, whether or not its values are there already. */
  function keepSame() {
    const of = asked ?? size.value;
    const seen = of === size.value ? (isAllSeen.value ? undefined : view.value) : wantedView;
    place.keep({ size: of, scale: scale.value, ...(seen && { view: seen }) }, 'same');
  }

  function start(of: number, lengths: LengthsOfBoards) {
    const question = { from: 1, to: of, ...lengths };
    problem.value = undefined;
    let table: ReturnType<typeof createSequenceTable>;
    try {
      table = createSequenceTable(of);
    } catch {
      const message = `There is no memory for ${of} values.`;
      const amount = tableBytes(of);
      runner.fail(question, new SolverError({ kind: 'out-of-memory', message, amount }));
      return;
    }
    runner.start(question, {
      onChunk: (chunk) => table.add(chunk),
      onDone: () =>
        batch(() => {
          shown.value = { table, lengths };
          view.value = wantedView ?? wholeView(of);
          wantedView = undefined;
          selected.value = view.value.from;
          firstRow.value = 1;
        }),
    });
  }

  function compute(): boolean {
    const reading = readSequenceSize(typed.value);
    const lengths = place.lengths.value;
    if (!reading.ok || lengths === undefined) {
      problem.value = reading.ok ? 'bad-lengths' : reading.problem;
      return false;
    }
    wantedView = undefined;
    asked = reading.value;
    place.keep({ size: asked, scale: scale.value }, 'new');
    start(reading.value, lengths);
    return true;
  }

  function setView(next: PlotView) {
    view.value = next;
    keepSame();
  }

  function visit(settings: SequenceSettings, lengths: LengthsOfBoards | undefined) {
    typed.value = String(settings.size);
    scale.value = settings.scale;
    problem.value = undefined;
    const known = shown.value;
    if (lengths === undefined) return;
    if (known?.table.size === settings.size && sameLengths(known.lengths, lengths)) {
      view.value = settings.view ?? wholeView(settings.size);
      selected.value = Math.min(Math.max(selected.value, view.value.from), view.value.to);
      return;
    }
    wantedView = settings.view;
    if (settings.size <= LARGEST_UNASKED_SIZE) start(settings.size, lengths);
  }

  // Lives as long as the page's model, like everything else here.
  effect(() => {
    const settings = place.visited.value;
    asked = settings?.size;
    if (settings === undefined) return;
    untracked(() => batch(() => visit(settings, place.lengths.value)));
  });

  return {
    typed,
    problem,
    run: runner.state,
    shown,
    scale,
    view,
    isWhole: isAllSeen,
    span: computed(() =>
      shown.value === undefined ? NOTHING : valueSpan(shown.value.table, view.value),
    ),
    selected,
    firstRow,
    edit(text) {
      typed.value = text;
      if (problem.value !== 'bad-lengths' && readSequenceSize(text).ok) problem.value = undefined;
    },
    compute,
    computeAgain() {
      const ended = runner.state.value;
      if (ended.status === 'cancelled' || ended.status === 'failed')
        start(ended.question.to, ended.question);
    },
    cancel: () => runner.cancel(),
    setScale(next) {
      scale.value = next;
      keepSame();
    },
    zoom: (factor, around = selected.value) =>
      setView(zoomed(view.value, size.value, around, factor)),
    zoomTo: (one, other) => setView(viewBetween(one, other, size.value)),
    zoomToWhole: () => setView(wholeView(size.value)),
    pan: (boards) => setView(movedBy(view.value, size.value, boards)),
    select(n) {
      selected.value = Math.min(Math.max(Math.round(n), 1), size.value);
      const next = movedTo(view.value, size.value, selected.value);
      if (next !== view.value) setView(next);
    },
    turnTo(n) {
      firstRow.value = n - ((n - 1) % TABLE_PAGE_ROWS);
    },
  };
}
