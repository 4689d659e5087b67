import type { ComponentType } from 'preact';
import t from '#words/nimbers';
import siteWords from '#words/site';
import { lazyComponent } from '../../ui/lazily';
import { Message } from '../../ui/Message';
import { WithTerms } from '../../ui/terms/Term';
import { PageHead } from '../PageHead';
import page from '../../ui/page.module.css';
import type { NimbersModel } from './nimbers_model';
import type { SectionName } from './parts';

interface NimbersProps {
  readonly model: NimbersModel;
}

const views = new Map<SectionName, ComponentType<NimbersProps>>();

/** The view of a part, whose code is loaded when it is first shown. */
function viewOf(name: SectionName): ComponentType<NimbersProps> {
  const view =
    views.get(name) ??
    lazyComponent<NimbersProps>(async ({ model }) => {
      const { View } = await model.open(name);
      return () => <View />;
    });
  views.set(name, view);
  return view;
}

export function NimbersPage({ model }: NimbersProps) {
  const current = model.section.value;
  const unknown = model.unknownPart.value;
  const View = viewOf(current);
  const parts = {
    label: t('parts'),
    shown: current,
    all: model.names.map((name) => ({
      name,
      words: t(`part-${name}`),
      address: model.addresses[name].value,
    })),
  };
  return (
    <div class={page.page}>
      <PageHead title={siteWords('page-nimbers')} parts={parts}>
        <WithTerms>{t('introduction')}</WithTerms>
      </PageHead>
      {unknown !== undefined && <Message>{t('unknown-part', { part: unknown })}</Message>}
      <View key={current} model={model} />
    </div>
  );
}
