import { useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import t from '#words/solve';
import { run } from '../../game/move';
import type { Move } from '../../game/move';
import { boardName } from '../../text/places';
import { AddressMessages } from '../../views/AddressMessages';
import { MovePicture } from '../../views/moves/MovePicture';
import layout from '../../views/parts/layout.module.css';
import { lazily } from '../../views/parts/lazily';
import { Sentences } from '../../views/parts/Message';
import { WithTerms } from '../../views/terms/Term';
import { AnswerDetails, AnswerPanel } from './Answer';
import { hasFlippingGameLengths } from './board_question';
import { BoardForm } from './BoardForm';
import { Disclosure } from './Controls';
import { lengthsName } from './names';
import { Announcer, RunPanel } from './RunPanel';
import { readBoardFields } from './solve_fields';
import type { SolveModel } from './solve_model';
import page from '../page.module.css';
import styles from './solve.module.css';

interface PartProps {
  readonly model: SolveModel;
}

export function SolvePage({ model }: PartProps) {
  return (
    <div class={page.page}>
      <Introduction />
      <AddressMessages rejected={model.rejected.value} />
      <Sentences of={model.run.interrupted.unusable.value ? [t('unusable')] : []} />
      <BoardForm model={model}>
        <RunPanel model={model} />
        <AnswerPanel model={model} />
      </BoardForm>
      <ClothPart model={model} />
      <Rule model={model} />
      <AnswerDetails model={model} />
      <SequenceSections model={model} />
      <Announcer model={model} />
    </div>
  );
}

const PICTURED = { rows: 5, columns: 5 };
const PICTURED_MOVE: Move = { rows: run(2, 4), columns: run(2, 5) };
/** (5 + 3) choices of height and (5 + 2) of width on the board of the picture. */
const OPENINGS_OF_PICTURE = 56;

/** In as few words as leave room for the answer. */
function Introduction() {
  return (
    <div class={`${layout.tight} ${styles.introduction}`} data-printed>
      <h1 class={`${page.title} ${styles.title}`}>{t('heading')}</h1>
      <p>
        <WithTerms>{t('count')}</WithTerms>
      </p>
    </div>
  );
}

/** The rule by the lengths that are chosen, and a first move of the Flipping Game. */
function Rule({ model }: PartProps) {
  const { question } = readBoardFields(model.fields.value);
  if (question !== undefined && !hasFlippingGameLengths(question))
    return (
      <p class={styles.rule} data-printed>
        {t('other-rule', {
          heights: lengthsName(question.rows.lengths),
          widths: lengthsName(question.columns.lengths),
        })}
      </p>
    );
  return (
    <figure class={styles.rule} data-printed>
      <div class={styles.picture} role="img" aria-label={t('picture')}>
        <MovePicture size={PICTURED} move={PICTURED_MOVE} rowsUpward />
      </div>
      <figcaption class={`${layout.stack} ${layout.words}`}>
        <p>{t('rule')}</p>
        <p class={layout.note}>
          {t('caption', {
            moves: OPENINGS_OF_PICTURE,
            board: boardName(PICTURED.rows, PICTURED.columns),
          })}
        </p>
      </figcaption>
    </figure>
  );
}

const ClothPart = lazily<PartProps>(async () => (await import('./ClothPart')).ClothPart);

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
      <summary class={styles.opener}>
        <h2>{title}</h2>
      </summary>
      {isOpen.value && <Part model={model} />}
    </Disclosure>
  );
}
