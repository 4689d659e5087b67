import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { SolveModel } from '../../model/solve_model';
import { solveText } from '../../text/solve';
import { lazily } from '../lazily';
import styles from './SequenceSections.module.css';

interface PartProps {
  readonly model: SolveModel;
}

const Sequence = lazily<PartProps>(async ({ model }) => {
  const [{ SequencePart }, models] = await Promise.all([
    import('./sequence/SequencePart'),
    model.openSequence(),
  ]);
  return () => <SequencePart model={models.sequence} />;
});

const Check = lazily<PartProps>(async ({ model }) => {
  const [{ CheckPart }, models] = await Promise.all([
    import('./sequence/CheckPart'),
    model.openSequence(),
  ]);
  return () => <CheckPart model={models.check} />;
});

/** What there is beyond a single board; fetched when it is opened, by itself where the address names it. */
export function SequenceSections({ model }: PartProps) {
  const t = solveText();
  const isSequenceOpen = useSignal(false);
  const isCheckOpen = useSignal(false);
  useSignalEffect(() => {
    if (model.visitedSequence.value !== undefined) isSequenceOpen.value = true;
  });
  return (
    <div class={styles.sections}>
      <Section title={t.sequence} isOpen={isSequenceOpen} part={Sequence} model={model} />
      <Section title={t.check} isOpen={isCheckOpen} part={Check} model={model} />
    </div>
  );
}

interface SectionProps extends PartProps {
  readonly title: string;
  readonly isOpen: { value: boolean };
  readonly part: ComponentType<PartProps>;
}

function Section({ title, isOpen, part: Part, model }: SectionProps) {
  return (
    <details
      class={styles.section}
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary class={styles.summary}>
        <h2 class={styles.heading}>{title}</h2>
      </summary>
      {isOpen.value && <Part model={model} />}
    </details>
  );
}
