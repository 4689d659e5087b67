import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { StudyModel } from '../study/study_model';
import moveListWords from '#words/moves';
import t from '#words/setup';
import { keyboardWords } from './board_words';
import layout from '../ui/layout.module.css';
import { CornerMoveTable } from './moves/CornerMatrix';
import { LayerControls } from './LayerControls';
import { lazyComponent } from '../ui/lazily';
import { SizeControls } from './SizeControls';
import styles from './setup.module.css';

/** Loaded when the set-up is opened. */
const SharePanel = lazyComponent(async () => (await import('./SharePanel')).SharePanel);

interface BoardDetailsProps {
  readonly model: StudyModel;
}

/** The set-up: game, size and mode. In a match the new game has its own. */
export function BoardSetUp({ model }: BoardDetailsProps) {
  const isPlaying = model.state.value.look.mode === 'play';
  return (
    <>
      {!isPlaying && (
        <>
          <Section name={t('part-size')}>
            <SizeControls model={model} />
          </Section>
          <Section name={t('part-layers')}>
            <LayerControls model={model} />
          </Section>
        </>
      )}
      <Section name={t('part-share')}>
        <SharePanel model={model} />
      </Section>
      <Section name={t('part-keys')}>
        <KeysList model={model} />
      </Section>
    </>
  );
}

/** Keys on the board besides the main ones; and anywhere on the page. */
const FURTHER = ['ends', 'pages', 'corners'] as const;
const OF_PAGE = ['undo', 'why'] as const;

/** A list of all keys; the board itself explains the main ones. */
function KeysList({ model }: BoardDetailsProps) {
  const words = (key: (typeof FURTHER | typeof OF_PAGE)[number]) => ({
    keys: t(`key-${key}`),
    does: t(`key-${key}-does`),
  });
  const usual = keyboardWords(model);
  return (
    <dl class={styles.keys}>
      {[...usual.slice(0, 1), ...FURTHER.map(words), ...usual.slice(1), ...OF_PAGE.map(words)].map(
        ({ keys, does }) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The moves of the chosen corner: row moves by column moves. */
export function CornerCard({ model }: BoardDetailsProps) {
  if (model.view.selection.value === undefined) return null;
  return (
    <Section name={moveListWords('corner-heading')}>
      <CornerMoveTable model={model} />
    </Section>
  );
}

interface SectionProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

function Section({ name, children }: SectionProps) {
  const id = useId();
  return (
    <section class={layout.tight} aria-labelledby={id}>
      <h2 class={layout.subtitle} id={id}>
        {name}
      </h2>
      {children}
    </section>
  );
}
