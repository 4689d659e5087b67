import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { numbers } from '../../../text/language';
import { boardName } from '../../../text/places';
import commonWords from '#words/common';
import t from '#words/sequence';
import solveWords from '#words/solve';
import { Button } from '../../../views/parts/Button';
import { Digits } from '../../../views/parts/Digits';
import { useKeptFocus } from '../../../views/parts/use_kept_focus';
import { plotKeys, ScaleChoice, ValuePlot, ZoomBar } from '../../../views/plot/ValuePlot';
import { FieldNotes } from '../../../views/parts/FieldNotes';
import { LineInput } from '../../../views/parts/LineInput';
import { numberProblem } from '../../../views/parts/number_problem';
import layout from '../../../views/parts/layout.module.css';
import page from '../solve.module.css';
import { answerAddress } from '../solve_address';
import { boardsOf, lengthsText, nameOf, RunLine } from './RunLine';
import type { SequenceModel, ShownSequence } from './sequence_model';
import { areUsual, LARGEST_SEQUENCE_SIZE, isOnBoardPage, squareBoard } from './sequence_settings';
import styles from './sequence.module.css';
import { Files, ValueTable } from './Values';

const RESULT_HEADING_ID = 'sequence-heading';

interface SequencePartProps {
  readonly model: SequenceModel;
  /** The lengths that the boards are played with. */
  readonly rule: ComponentChildren;
}

/** P(1), …, P(N): asked for, computed, plotted, listed and saved. */
export function SequencePart({ model, rule }: SequencePartProps) {
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(
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
          t(size === 1 ? 'ready-one' : 'ready', { boards: boardsOf(1, size) })}
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
      <div class={styles.head}>
        <h2 class={layout.title} id={RESULT_HEADING_ID} tabIndex={-1}>
          {boardsOf(1, size)}
        </h2>
        <ScaleChoice model={model.plot} />
      </div>
      {!areUsual(shown.lengths) && <p class={layout.soft}>{lengthsText(shown.lengths)}</p>}
      <ValuePlot model={model.plot} values={shown.table} words={plotWords(shown)} />
      <PlotReadout model={model} shown={shown} />
      <ValueTable model={model} shown={shown} />
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

function SequenceForm({ model, rule }: SequencePartProps) {
  const input = useRef<HTMLInputElement>(null);
  const problem = problemText(model.problem.value);

  function submit(event: Event) {
    event.preventDefault();
    if (!model.compute()) input.current?.focus();
  }

  return (
    <form class={page.form} onSubmit={submit} noValidate>
      <div class={page.tools}>
        <div class={page.field}>
          <label class={layout.label} for={SEQUENCE_SIZE_ID}>
            {t('size')}
          </label>
          <div class={styles.line}>
            <LineInput
              inputRef={input}
              id={SEQUENCE_SIZE_ID}
              class={page.input}
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

function plotWords({ table }: ShownSequence) {
  return {
    name: t('slider'),
    spoken: (n: number) =>
      t('spoken', { n, winning: table.winningOpenings(n), nimber: table.boardNimber(n) }),
    place: numbers.whole,
  };
}

interface PlotReadoutProps {
  readonly model: SequenceModel;
  readonly shown: ShownSequence;
}

/** Below the plot: the board that is pointed at, the part that is seen, and the ways to see another. */
function PlotReadout({ model, shown: { table, lengths } }: PlotReadoutProps) {
  const { plot } = model;
  const { value: n } = plot.selected;
  const view = plot.view.value;
  const { zeros } = plot.span.value;
  return (
    <div class={layout.stack}>
      <PlotLegend hasZeros={zeros > 0} />
      <p class={styles.readout} aria-hidden="true">
        <span dir="ltr">
          n = <Digits value={n} />
        </span>
        <span dir="ltr">
          P(n) = <Digits value={table.winningOpenings(n)} />
        </span>
        <span dir="ltr">
          Γ = <Digits value={table.boardNimber(n)} />
        </span>
      </p>
      <p class={layout.spread} data-screen>
        <a href={answerAddress(squareBoard(n, lengths))}>
          {commonWords('where-from', { name: nameOf(n) })}
        </a>
        {isOnBoardPage(n, lengths) && (
          <a href={`#/board?rows=${n}&columns=${n}`}>{t('on-board', { board: boardName(n, n) })}</a>
        )}
      </p>
      <ZoomBar model={plot} />
      <p class={styles.range}>
        {t('range', { first: view.from, last: view.to })}{' '}
        {zeros === 0 ? t('no-zeros') : t('zeros', { zeros, seen: view.to - view.from + 1 })}
      </p>
      <p class={`${layout.note} ${styles.range}`} data-screen>
        {plotKeys()}
      </p>
    </div>
  );
}

function PlotLegend({ hasZeros }: { readonly hasZeros: boolean }) {
  return (
    <ul class={`${layout.plain} ${page.legend}`}>
      <li>
        <svg class={styles.specimen} viewBox="0 0 12 12" aria-hidden="true">
          <circle class={styles.disc} cx="6" cy="6" r="4" />
        </svg>
        {t('points')}
      </li>
      {hasZeros && (
        <li>
          <svg class={styles.specimen} viewBox="0 0 12 12" aria-hidden="true">
            <path class={styles.triangle} d="M6 1l5 9h-10z" />
          </svg>
          {t('zero-points')}
        </li>
      )}
    </ul>
  );
}
