import { useRef } from 'preact/hooks';
import type { SequenceModel, ShownSequence } from '../../../model/sequence/sequence_model';
import { areUsual } from '../../../model/sequence/sequence_question';
import { sequenceText } from '../../../text/sequence';
import { Segments } from '../../shared/Segments';
import { useKeptFocus } from '../../shared/use_kept_focus';
import { PLOT_SCALES } from '../../../model/sequence/sequence_settings';
import { Files } from './Files';
import { SEQUENCE_SIZE_ID, SequenceForm } from './SequenceForm';
import sections from './sequence_part.module.css';
import styles from './SequencePart.module.css';
import { SequencePlot } from './SequencePlot';
import { PlotReadout } from './PlotReadout';
import { RunLine } from './RunLine';
import { ValueTable } from './ValueTable';
import hidden from '../../shared/visually_hidden.module.css';

const RESULT_HEADING_ID = 'sequence-heading';

/** P(1), …, P(N): asked for, computed, plotted, listed and taken along. */
export function SequencePart({ model }: { readonly model: SequenceModel }) {
  const t = sequenceText();
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(
    part,
    () => document.getElementById(RESULT_HEADING_ID) ?? document.getElementById(SEQUENCE_SIZE_ID),
  );
  const shown = model.shown.value;
  const run = model.run.value;
  const size = shown?.table.size;
  return (
    <div class={sections.part} ref={part}>
      <p class={sections.words}>{t.form.introduction}</p>
      <SequenceForm model={model} />
      <RunLine
        run={run}
        words={{ ...t.run, heading: t.run.computing }}
        onCancel={() => model.cancel()}
        onAgain={() => model.computeAgain()}
      />
      {shown !== undefined && <Shown model={model} shown={shown} />}
      <p role="status" class={hidden.hidden}>
        {run.status === 'idle' &&
          size !== undefined &&
          (size === 1 ? t.run.readyOne : t.run.ready(size))}
      </p>
    </div>
  );
}

interface ShownProps {
  readonly model: SequenceModel;
  readonly shown: ShownSequence;
}

function Shown({ model, shown }: ShownProps) {
  const t = sequenceText();
  const { size } = shown.table;
  const { rowLengths, columnLengths } = shown.lengths;
  return (
    <section class={sections.part} aria-labelledby={RESULT_HEADING_ID}>
      <div class={styles.head}>
        <h3 class={styles.heading} id={RESULT_HEADING_ID} tabIndex={-1}>
          {t.plot.heading(size)}
        </h3>
        <Segments
          legend={t.plot.scale}
          options={PLOT_SCALES.map((scale) => [scale, t.plot.scales[scale]] as const)}
          value={model.scale.value}
          onChange={(scale) => model.setScale(scale)}
        />
      </div>
      {!areUsual(shown.lengths) && (
        <p class={styles.soft}>{t.lengths(rowLengths, columnLengths)}</p>
      )}
      <SequencePlot model={model} shown={shown} />
      <PlotReadout model={model} shown={shown} />
      <ValueTable model={model} shown={shown} />
      <Files shown={shown} />
    </section>
  );
}
