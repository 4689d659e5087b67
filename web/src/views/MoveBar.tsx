import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Move } from '../game/move';
import type { Cell } from '../game/position';
import { coinAt, sameCell } from '../game/position';
import type { StudyModel } from '../study/study_model';
import t from '#words/board';
import commonWords from '#words/common';
import { moveWords } from '../text/places';
import { cornerMovesText } from './board_words';
import styles from './MoveBar.module.css';
import { MoveSteps } from './MoveSteps';
import { Button } from './parts/Button';
import { cellName, moveName } from './parts/names';
import { TimelineBar } from './TimelineBar';

/** Where the reasons begin. */
export const WHY_HEADING_ID = 'why-heading';

interface MoveBarProps {
  readonly model: StudyModel;
  /** Shows why the chosen move wins or not, where that can be shown. */
  readonly onWhy: (() => void) | undefined;
  /** Buttons of the page, at the end of the bar. */
  readonly tools?: ComponentChildren;
  /** What a mode shows in place of the choice and its buttons. */
  readonly children?: ComponentChildren;
}

/** Right under the board, and always as high: what is chosen, what can be done with it, the moves made. */
export function MoveBar({ model, onWhy, tools, children }: MoveBarProps) {
  return (
    <div class={styles.bar} data-part="move-bar">
      {children ?? <Choice model={model} onWhy={onWhy} />}
      {(hasTimeline(model) || tools !== undefined) && (
        <div class={styles.line}>
          {hasTimeline(model) && <TimelineBar model={model} />}
          {tools}
        </div>
      )}
    </div>
  );
}

/** Where the position is locked there may be nothing to go back to, ever. */
function hasTimeline({ limits, line, state }: StudyModel): boolean {
  return !limits.locks.position || state.value.look.mode === 'play' || line.moves.value.length > 0;
}

interface ChoiceProps {
  readonly model: StudyModel;
  readonly onWhy: (() => void) | undefined;
}

function Choice({ model, onWhy }: ChoiceProps) {
  const isEditing = model.state.value.look.mode === 'edit';
  return (
    <section role="group" class={styles.choice} aria-label={t('chosen')}>
      <Words model={model} />
      <div class={styles.actions}>
        {isEditing ? <EditTools model={model} /> : <Actions model={model} onWhy={onWhy} />}
      </div>
    </section>
  );
}

interface ChoiceWords {
  readonly name: string;
  readonly line: string;
  readonly wins?: boolean | undefined;
  /** Nothing is chosen or pointed at. */
  readonly isIdle?: boolean;
}

/** Two lines in any case, so that the buttons stay where they are. */
function Words({ model }: { readonly model: StudyModel }) {
  const words = useComputed(() => choiceWords(model));
  const { name, line, wins, isIdle = false } = words.value;
  return (
    <div class={styles.words}>
      <p class={isIdle ? `${styles.name} ${styles.idle}` : styles.name}>{name}</p>
      <p class={wins === undefined ? styles.hint : wins ? styles.wins : styles.loses}>{line}</p>
    </div>
  );
}

/** The chosen move, or the one that would be chosen by a press, or the coin that is looked at. */
export function choiceWords(model: StudyModel): ChoiceWords {
  const { look } = model.state.value;
  const held = model.selection.value?.corner;
  const pointed = model.pointed.value;
  if (look.mode === 'edit')
    return { name: pointed ? coinName(model, pointed) : t('edit'), line: t('edit-line') };
  const chosen = model.chosen.value;
  if (chosen !== undefined) return chosenWords(model, chosen);
  // Under the pointer the corner itself is no move yet, though one more press may choose it alone.
  const previewed = held && pointed && !sameCell(held, pointed) ? model.moveAt(pointed) : undefined;
  if (previewed !== undefined) return chosenWords(model, previewed);
  const draft = model.selection.value?.draft;
  if (draft !== undefined)
    return { name: moveWords(moveName(model.state.value.study.game, draft)), line: t('growing') };
  const corner = model.corner.value;
  if (corner === undefined)
    return { name: t('nothing-chosen'), line: t('how-to-begin'), isIdle: true };
  return { name: coinName(model, corner), line: cornerLine(model, corner) };
}

function coinName(model: StudyModel, cell: Cell): string {
  const name = cellName(model.state.value.study.game, cell);
  return t(coinAt(model.position.value, cell) === 1 ? 'disc-white' : 'disc-black', { ...name });
}

function cornerLine(model: StudyModel, corner: Cell): string {
  if (coinAt(model.position.value, corner) === 0) return t('corner-black');
  if (model.cornerCounts(corner)?.legal === 0) return t('corner-without-moves');
  const moves = cornerMovesText(model, corner);
  return moves === undefined ? commonWords('working-out') : t('corner-moves', { moves });
}

function chosenWords(model: StudyModel, move: Move): ChoiceWords {
  const wins = model.wins(move);
  return {
    name: moveWords(moveName(model.state.value.study.game, move)),
    line: t(wins === undefined ? 'does-it-win' : wins ? 'this-wins' : 'this-loses'),
    wins,
  };
}

/** They are always there: none appears or goes away under the pointer, or with the focus. */
function Actions({ model, onWhy }: ChoiceProps) {
  const { hides, locks } = model.limits;
  const chosen = model.chosen.value;
  return (
    <>
      {!locks.position && (
        <Button look="strong" isDisabled={chosen === undefined} onClick={() => model.apply()}>
          {commonWords('flip')}
        </Button>
      )}
      {onWhy && !hides.nimbers && !hides.answers && (
        <Button isDisabled={model.why.value === undefined} onClick={onWhy}>
          {commonWords('why')}
        </Button>
      )}
      <div class={styles.steps}>
        <MoveSteps model={model} />
      </div>
    </>
  );
}

function EditTools({ model }: { readonly model: StudyModel }) {
  const button = (words: string, act: () => void) => <Button onClick={act}>{words}</Button>;
  return (
    <>
      {button(t('edit-white'), () => model.fill(1))}
      {button(t('edit-black'), () => model.fill(0))}
      {button(t('edit-random'), () => model.random())}
    </>
  );
}
