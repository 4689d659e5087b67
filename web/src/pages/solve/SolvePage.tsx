import type { ComponentType } from 'preact';
import t from '#words/solve';
import { AddressMessages } from '../../study_views/AddressMessages';
import { lazyComponent } from '../../ui/lazily';
import { Sentences } from '../../ui/Message';
import { WithTerms } from '../../ui/terms/Term';
import page from '../../ui/page.module.css';
import { PageHead } from '../PageHead';
import { AnswerDetails, AnswerPanel } from './Answer';
import { BoardForm } from './BoardForm';
import { RuleChange } from './RuleChange';
import { Announcer, RunPanel } from './RunPanel';
import { SOLVE_PARTS, type SolveSection } from '../../widgets/count/solve_address';
import type { SolveModel } from './solve_model';

interface PartProps {
  readonly model: SolveModel;
}

export function SolvePage({ model }: PartProps) {
  const current = model.section.value;
  const Part = PARTS[current];
  const parts = {
    label: t('parts'),
    shown: current,
    all: SOLVE_PARTS.map((name) => ({
      name,
      words: t(`part-${name}`),
      address: model.addresses[name].value,
    })),
  };
  return (
    <div class={page.page}>
      <PageHead title={t('heading')} parts={parts}>
        <WithTerms>{t('count')}</WithTerms>
      </PageHead>
      <AddressMessages rejected={model.rejected.value} />
      <Sentences of={model.run.interrupted.unusable.value ? [t('unusable')] : []} />
      <Part model={model} />
      <Announcer model={model} />
    </div>
  );
}

function OneBoard({ model }: PartProps) {
  return (
    <>
      <BoardForm model={model}>
        <RunPanel model={model} />
        <AnswerPanel model={model} />
      </BoardForm>
      <ClothPart model={model} />
      <AnswerDetails model={model} />
    </>
  );
}

const ClothPart = lazyComponent<PartProps>(async () => (await import('./ClothPart')).ClothPart);

const PARTS: Readonly<Record<SolveSection, ComponentType<PartProps>>> = {
  board: OneBoard,
  sequence: lazyComponent(async ({ model }) => {
    const [{ SequenceSection }, models] = await Promise.all([
      import('./sequence/SequenceSection'),
      model.openSequence(),
    ]);
    return () => <SequenceSection model={models.sequence} rule={<RuleChange model={model} />} />;
  }),
  check: lazyComponent(async ({ model }) => {
    const [{ CheckSection }, models] = await Promise.all([
      import('./sequence/CheckSection'),
      model.openSequence(),
    ]);
    return () => <CheckSection model={models.check} rule={<RuleChange model={model} />} />;
  }),
};
