import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import t from '#words/solve';
import { AddressMessages } from '../../views/AddressMessages';
import { lazily } from '../../views/parts/lazily';
import { Sentences } from '../../views/parts/Message';
import { Answer, AnswerDetails } from './Answer';
import { BoardForm } from './BoardForm';
import { Disclosure } from './Controls';
import { Introduction, Rule } from './Introduction';
import { Announcer, RunPanel } from './RunPanel';
import type { SolveModel } from './solve_model';
import styles from './SolvePage.module.css';

export function SolvePage({ model }: { readonly model: SolveModel }) {
  return (
    <div class={styles.page}>
      <Introduction />
      <AddressMessages rejected={model.rejected.value} />
      <Sentences of={model.run.interrupted.unusable.value ? [t('unusable')] : []} />
      <BoardForm model={model}>
        <RunPanel model={model} />
        <Answer model={model} />
      </BoardForm>
      <Rule model={model} />
      <AnswerDetails model={model} />
      <SequenceSections model={model} />
      <Announcer model={model} />
    </div>
  );
}

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
function SequenceSections({ model }: PartProps) {
  const isSequenceOpen = useSignal(false);
  const isCheckOpen = useSignal(false);
  useSignalEffect(() => {
    if (model.visitedSequence.value !== undefined) isSequenceOpen.value = true;
  });
  return (
    <div class={styles.sections}>
      <Section title={t('sequence')} isOpen={isSequenceOpen} part={Sequence} model={model} />
      <Section title={t('check')} isOpen={isCheckOpen} part={Check} model={model} />
    </div>
  );
}

interface SectionProps extends PartProps {
  readonly title: string;
  readonly isOpen: Signal<boolean>;
  readonly part: ComponentType<PartProps>;
}

function Section({ title, isOpen, part: Part, model }: SectionProps) {
  return (
    <Disclosure class={styles.section} isOpen={isOpen}>
      <summary class={styles.summary}>
        <h2 class={styles.heading}>{title}</h2>
      </summary>
      {isOpen.value && <Part model={model} />}
    </Disclosure>
  );
}
