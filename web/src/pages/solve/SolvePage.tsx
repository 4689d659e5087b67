import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { numbers } from '../../text/language';
import t from '#words/solve';
import { lazily } from '../../views/parts/lazily';
import { Sentences } from '../../views/parts/Message';
import { Answer, AnswerDetails } from './Answer';
import { BoardForm } from './BoardForm';
import { Disclosure } from './Controls';
import { Introduction, Rule } from './Introduction';
import { Announcer, RunPanel } from './RunPanel';
import { lengthsName } from './names';
import { USUAL_SEQUENCE } from './sequence/sequence_settings';
import type { RejectedValue } from './solve_address';
import type { SolveModel } from './solve_model';
import styles from './SolvePage.module.css';

export function SolvePage({ model }: { readonly model: SolveModel }) {
  return (
    <div class={styles.page}>
      <Introduction />
      <AddressMessages model={model} />
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

/** What the address asked for and did not get, and work of an earlier visit that is of no use. */
function AddressMessages({ model }: { readonly model: SolveModel }) {
  const rejected = model.rejected.value.map(({ key, value }) => rejectedText(key, value, model));
  const unusableWork = model.run.interrupted.unusable.value;
  return <Sentences of={unusableWork ? [...rejected, t('unusable')] : rejected} />;
}

function rejectedText(key: RejectedValue['key'], value: string, model: SolveModel): string {
  const { whole } = numbers;
  const fields = model.fields.value;
  const { size, scale, view } = model.visitedSequence.value ?? USUAL_SEQUENCE;
  switch (key) {
    case 'rows':
    case 'columns':
      return t(`rejected-${key}`, { value, used: whole(Number(fields[key])) });
    case 'rowLengths':
      return t('rejected-row-lengths', { value, used: lengthsName(fields[key].choice) });
    case 'columnLengths':
      return t('rejected-column-lengths', { value, used: lengthsName(fields[key].choice) });
    case 'linked':
      return t('rejected-linked', { value, used: fields.linked ? 'yes' : 'no' });
    case 'sequence':
      return t('rejected-sequence', { value, used: whole(size) });
    case 'scale':
      return t('rejected-scale', { value, used: scale });
    case 'from':
      return t('rejected-from', { value, used: whole(view?.from ?? 1) });
    case 'to':
      return t('rejected-to', { value, used: whole(view?.to ?? size) });
  }
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
