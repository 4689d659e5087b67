import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { boardName } from '../../../text/places';
import commonWords from '#words/common';
import t from '#words/sequence';
import solveWords from '#words/solve';
import { Button } from '../../../ui/Button';
import { useFocusFallback } from '../../../ui/use_focus_fallback';
import { kindColour } from '../../../ui/plot/draw_plot';
import type { PlotModel } from '../../../ui/plot/plot_model';
import { PlotPanel } from '../../../ui/plot/PlotPanel';
import { PLOT_SCALES } from '../../../ui/plot/plot_settings';
import { FieldNotes } from '../../../ui/FieldNotes';
import { LineInput } from '../../../ui/LineInput';
import { numberProblem } from '../../../ui/number_problem';
import layout from '../../../ui/layout.module.css';
import page from '../solve.module.css';
import { answerAddress } from '../../../widgets/count/solve_address';
import { boardsOfSequence, lengthsText, sequenceNameOf, RunLine } from './RunLine';
import type { SequenceModel, ShownSequence } from './sequence_model';
import {
  areDefaultLengths,
  LARGEST_SEQUENCE_SIZE,
  isOnBoardPage,
  squareBoard,
} from '../../../widgets/count/sequence_settings';
import styles from './sequence.module.css';
import { Files, ValuePages } from './Values';

const RESULT_HEADING_ID = 'sequence-heading';

interface SequenceSectionProps {
  readonly model: SequenceModel;
  /** The lengths of the boards' runs. */
  readonly rule: ComponentChildren;
}

/** P(1), …, P(N): requested, computed, plotted, listed and saved. */
export function SequenceSection({ model, rule }: SequenceSectionProps) {
  const whole = useRef<HTMLDivElement>(null);
  useFocusFallback(
    whole,
    () => document.getElementById(RESULT_HEADING_ID) ?? document.getElementById(SEQUENCE_SIZE_ID),
  );
  const shown = model.shown.value;
  const run = model.run.value;
  const size = shown?.table.size;
  return (
    <div class={layout.loose} ref={whole}>
      <SequenceForm model={model} rule={rule} />
      <RunLine
        run={run}
        words={{
          heading: (boards) => solveWords('computing', { name: boards }),
          cancelled: (boards) => t('cancelled', { boards }),
          failed: (boards) => t('failed', { boards }),
        }}
        onCancel={() => model.cancel()}
        onAgain={() => model.computeAgain()}
      />
      {shown !== undefined && <ComputedSequence model={model} shown={shown} />}
      <p role="status" class={layout.hidden}>
        {run.status === 'idle' &&
          size !== undefined &&
          t(size === 1 ? 'ready-one' : 'ready', { boards: boardsOfSequence(1, size) })}
      </p>
    </div>
  );
}

interface ShownProps {
  readonly model: SequenceModel;
  readonly shown: ShownSequence;
}

function ComputedSequence({ model, shown }: ShownProps) {
  const { size } = shown.table;
  return (
    <section class={layout.loose} aria-labelledby={RESULT_HEADING_ID} data-printed>
      <h2 class={layout.title} id={RESULT_HEADING_ID} tabIndex={-1}>
        {boardsOfSequence(1, size)}
      </h2>
      {!areDefaultLengths(shown.lengths) && <p class={layout.soft}>{lengthsText(shown.lengths)}</p>}
      <PlotPanel
        model={model.plot}
        names={plotNames(shown)}
        scales={PLOT_SCALES}
        file={`flipping-game-${size}`}
      >
        <PlotNotes model={model} shown={shown} />
      </PlotPanel>
      <ValuePages model={model} shown={shown} />
      <Files shown={shown} />
    </section>
  );
}

const SEQUENCE_SIZE_ID = 'sequence-size';

function problemText(problem: SequenceModel['problem']['value']): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'bad-lengths' || problem === 'too-large')
    return t(problem, { largest: LARGEST_SEQUENCE_SIZE });
  return numberProblem(problem, LARGEST_SEQUENCE_SIZE);
}

function SequenceForm({ model, rule }: SequenceSectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const problem = problemText(model.problem.value);

  function submit(event: Event) {
    event.preventDefault();
    if (!model.compute()) input.current?.focus();
  }

  return (
    <form class={page.form} onSubmit={submit} noValidate>
      <div class={page.tools}>
        <div class={layout.field}>
          <label class={layout.label} for={SEQUENCE_SIZE_ID}>
            {t('size')}
          </label>
          <div class={styles.line}>
            <LineInput
              inputRef={input}
              id={SEQUENCE_SIZE_ID}
              class={page.input}
              accepts="whole"
              text={model.typed.value}
              problem={problem}
              onEdit={(typed) => model.edit(typed)}
            />
            <Button type="submit" look="strong">
              {t('compute')}
            </Button>
          </div>
          <FieldNotes
            field={SEQUENCE_SIZE_ID}
            hint={t('size-hint', { largest: LARGEST_SEQUENCE_SIZE })}
            problem={problem}
          />
        </div>
        {rule}
      </div>
    </form>
  );
}

function plotNames({ table }: ShownSequence) {
  return {
    name: t('slider'),
    spoken: (n: number) =>
      t('spoken', { n, winning: table.winningOpenings(n), nimber: table.boardNimber(n) }),
    read: (n: number) => [
      ['n', n] as const,
      ['P(n)', table.winningOpenings(n)] as const,
      ['Γ', table.boardNimber(n)] as const,
    ],
    place: (n: number) => n,
    axes: { place: 'n', value: 'P(n)' },
  };
}

/** Notes below the plot: the derivation of the selected value, and the visible range. */
function PlotNotes({ model: { plot }, shown: { lengths } }: ShownProps) {
  const { value: n } = plot.selected;
  const { from, to } = plot.view.value;
  const { zeros } = plot.span.value;
  return (
    <>
      <p class={layout.spread} data-screen>
        <a href={answerAddress(squareBoard(n, lengths))}>
          {commonWords('where-from', { name: sequenceNameOf(n) })}
        </a>
        {isOnBoardPage(n, lengths) && (
          <a href={`#/board?rows=${n}&columns=${n}`}>{t('on-board', { board: boardName(n, n) })}</a>
        )}
      </p>
      <PlotLegend plot={plot} />
      <p class={styles.range}>
        {zeros === 0 ? t('no-zeros') : t('zeros', { zeros, seen: to - from + 1 })}
      </p>
    </>
  );
}

/** The meaning of the points' colours; the widths of Γ among all computed values. */
function PlotLegend({ plot }: { readonly plot: PlotModel }) {
  const { kind, size } = plot.plotted.value;
  const byNimber = plot.colouring.value === 'nimber';
  const kinds = useMemo(() => {
    const seen = new Set<number>();
    for (let n = 1; n <= size; n += 1) seen.add(kind?.(n) ?? 0);
    // If Γ = 0, P(n) is 0 too.
    seen.delete(0);
    return [...seen].sort((one, other) => one - other);
  }, [kind, size]);
  return (
    <ul class={`${layout.plain} ${page.legend}`}>
      {byNimber ? (
        kinds.map((width) => (
          <li key={width}>
            <Disc colour={kindColour(width)} />
            {t('nimbers', { first: 2 ** (width - 1), last: 2 ** width - 1 })}
          </li>
        ))
      ) : (
        <li>
          <Disc />
          {t('points')}
        </li>
      )}
      {plot.span.value.zeros > 0 && (
        <li>
          <svg class={styles.specimen} viewBox="0 0 12 12" aria-hidden="true">
            <path class={styles.zero} d="M5 2h2v8h-2z" />
          </svg>
          {t('zero-points')}
        </li>
      )}
    </ul>
  );
}

function Disc({ colour }: { readonly colour?: string }) {
  return (
    <svg class={styles.specimen} viewBox="0 0 12 12" aria-hidden="true">
      <circle class={styles.disc} cx="6" cy="6" r="4" style={colour && { fill: colour }} />
    </svg>
  );
}
