import type { ComponentType } from 'preact';
import t from '#words/nimbers';
import siteWords from '#words/site';
import layout from '../../views/parts/layout.module.css';
import { lazily } from '../../views/parts/lazily';
import { Message } from '../../views/parts/Message';
import { WithTerms } from '../../views/terms/Term';
import page from '../page.module.css';
import styles from './NimbersPage.module.css';
import type { NimbersModel } from './nimbers_model';
import type { PartName } from './parts';

interface NimbersProps {
  readonly model: NimbersModel;
}

const views = new Map<PartName, ComponentType<NimbersProps>>();

/** The view of a part, whose code comes when it is first shown. */
function viewOf(name: PartName): ComponentType<NimbersProps> {
  const view =
    views.get(name) ??
    lazily<NimbersProps>(async ({ model }) => {
      const { View } = await model.open(name);
      return () => <View />;
    });
  views.set(name, view);
  return view;
}

export function NimbersPage({ model }: NimbersProps) {
  const current = model.part.value;
  const unknown = model.unknownPart.value;
  const View = viewOf(current);
  const isShown = (name: string) => name === current;
  return (
    <div class={`${layout.loose} ${page.page}`}>
      <div class={layout.stack}>
        <h1 class={page.title}>{siteWords('page-nimbers')}</h1>
        <p>
          <WithTerms>{t('introduction')}</WithTerms>
        </p>
      </div>
      {unknown !== undefined && <Message>{t('unknown-part', { part: unknown })}</Message>}
      <nav aria-label={t('parts')}>
        <ul class={styles.parts}>
          {model.names.map((name) => (
            <li key={name}>
              <a
                href={model.addresses[name].value}
                aria-current={isShown(name) ? 'true' : undefined}
              >
                {t(`part-${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <View key={current} model={model} />
    </div>
  );
}
