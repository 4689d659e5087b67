import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Move } from '../game/move';
import { coinAt, sameCell, type Cell } from '../game/position';
import type { StudyModel } from '../study/study_model';
import t from '#words/board';
import commonWords from '#words/common';
import { moveWords, shortMove } from '../text/places';
import { coinText, cornerMovesText, startHint } from './board_words';
import { Button } from '../ui/Button';
import { moveNumbers, moveText } from './names';
import { useEffect, useRef } from 'preact/hooks';
import { whoPlays } from '../game/match';
import type { VariationMove } from '../study/line';
import { PLAYER_SIGNS, playerName } from '../text/players';
import layout from '../ui/layout.module.css';
import { CROSS_ICON, SignButton } from '../ui/SignButton';
import { useMore } from '../ui/use_more';
import { OneOfWords } from '../ui/OneOfWords';
import styles from './bars.module.css';

/** The id of the heading of the reasons. */
export const WHY_HEADING_ID = 'why-heading';

interface MoveBarProps {
  readonly model: StudyModel;
  /** Shows why the chosen move wins or loses; undefined if that is hidden. */
  readonly onWhy: (() => void) | undefined;
  /** Buttons of the page, at the end of the bar. */
  readonly tools?: ComponentChildren;
  /** Replaces the selection and its buttons in some modes. */
  readonly children?: ComponentChildren;
}

/** The bar under the board, of constant height: the selection, its buttons, the moves made. */
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

/** If the position is locked there may never be anything to go back to. */
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

const LOOKS = { unknown: '', wins: layout.good, loses: layout.bad };

/** Always two lines, so that the buttons stay in place. */
function Words({ model }: { readonly model: StudyModel }) {
  const words = useComputed(() => choiceWords(model));
  const { name, line, wins, isIdle = false } = words.value;
  return (
    <div class={styles.words}>
      <p class={isIdle ? `${styles.name} ${styles.idle}` : styles.name}>{name}</p>
      <p
        class={`${styles.hint} ${LOOKS[wins === undefined ? 'unknown' : wins ? 'wins' : 'loses']}`}
      >
        {line}
      </p>
    </div>
  );
}

/** Describes the chosen move, or the one that a press would choose, or the coin that is pointed at. */
export function choiceWords(model: StudyModel): ChoiceWords {
  const { look } = model.state.value;
  const held = model.view.selection.value?.corner;
  const pointed = model.view.pointed.value;
  if (look.mode === 'edit')
    return { name: pointed ? coinName(model, pointed) : t('edit'), line: t('edit-line') };
  const chosen = model.view.chosen.value;
  if (chosen !== undefined) return chosenWords(model, chosen);
  // The pointer on the corner itself means no move yet, though another press may choose it alone.
  const previewed =
    held && pointed && !sameCell(held, pointed) ? model.view.moveAt(pointed) : undefined;
  if (previewed !== undefined) return chosenWords(model, previewed);
  const draft = model.view.selection.value?.draft;
  if (draft !== undefined)
    return { name: moveText(model.state.value.study, draft), line: t('growing') };
  const corner = model.view.corner.value;
  if (corner === undefined)
    return { name: t('nothing-chosen'), line: startHint(model), isIdle: true };
  return { name: coinName(model, corner), line: cornerLine(model, corner) };
}

function coinName(model: StudyModel, cell: Cell): string {
  return coinText(model.state.value.study, cell, coinAt(model.view.position.value, cell));
}

function cornerLine(model: StudyModel, corner: Cell): string {
  if (coinAt(model.view.position.value, corner) === 0) return t('corner-black');
  if (model.view.cornerCounts(corner)?.legal === 0) return t('corner-without-moves');
  const moves = cornerMovesText(model, corner);
  return moves === undefined ? commonWords('working-out') : t('corner-moves', { moves });
}

function chosenWords(model: StudyModel, move: Move): ChoiceWords {
  const wins = model.view.wins(move);
  return { name: nameOf(model, move), line: judgement(model, wins), wins };
}

function nameOf(model: StudyModel, move: Move): string {
  return moveText(model.state.value.study, move);
}

/** The verdict on a move; for one that was checked also the opponent's reply. */
function judgement(model: StudyModel, wins: boolean | undefined): string {
  const { hides, locks } = model.limits;
  if (wins === undefined && hides.answers) return locks.position ? '' : t('flip-or-choose');
  if (wins === undefined) return t('does-it-win');
  if (wins) return t('this-wins');
  const reply = model.refutation.reply.value;
  return reply === undefined ? t('this-loses') : t('loses-to', { move: nameOf(model, reply) });
}

/** All buttons are always present: none appears or disappears under the pointer or with the focus. */
function Actions({ model, onWhy }: ChoiceProps) {
  const { hides, locks } = model.limits;
  const chosen = model.view.chosen.value;
  const wins = chosen && model.view.wins(chosen);
  // One is filled: to check a move, to make one that wins, or to see how one loses.
  const flips = hides.answers ? wins !== false : wins === true;
  return (
    <>
      {!hides.answers && <CheckButton model={model} isNext={chosen !== undefined && !flips} />}
      {!locks.position && (
        <Button
          look={flips ? 'strong' : 'quiet'}
          isDisabled={chosen === undefined}
          onClick={() => model.choice.apply()}
        >
          {commonWords('flip')}
        </Button>
      )}
      {onWhy && !hides.nimbers && !hides.answers && (
        <Button isDisabled={!hasReasons(model)} onClick={onWhy}>
          {commonWords('why')}
        </Button>
      )}
      <ClearChoice model={model} />
    </>
  );
}

/** True if there is a reason to show: why the chosen move wins or loses, or why no move wins. */
export function hasReasons({ view: { why, isLost, chosen } }: StudyModel): boolean {
  return why.value !== undefined || (isLost.value && chosen.value === undefined);
}

/** Checks the chosen move only; afterwards, if it loses, the button shows the opponent's reply. */
function CheckButton({ model, isNext }: { readonly model: StudyModel; readonly isNext: boolean }) {
  const { refutation } = model;
  const hasReply = refutation.reply.value !== undefined;
  const isShown = refutation.isShown.value;
  const canPress = hasReply || model.checking.canCheck.value;
  const [check, see, hide] = [commonWords('check'), t('see-answer'), t('hide-answer')];
  function press() {
    if (!hasReply) model.checking.check();
    else if (isShown) refutation.hide();
    else refutation.show();
  }
  return (
    <Button look={isNext && canPress ? 'strong' : 'quiet'} isDisabled={!canPress} onClick={press}>
      <OneOfWords words={[check, see, hide]} shown={hasReply ? (isShown ? hide : see) : check} />
    </Button>
  );
}

function EditTools({ model }: { readonly model: StudyModel }) {
  const button = (words: string, act: () => void) => <Button onClick={act}>{words}</Button>;
  return (
    <>
      {button(t('edit-white'), () => model.setUps.fill(1))}
      {button(t('edit-black'), () => model.setUps.fill(0))}
      {button(t('edit-random'), () => model.setUps.random())}
    </>
  );
}

function UndoButtons({ model }: { readonly model: StudyModel }) {
  return (
    <>
      <SignButton
        name={commonWords('undo')}
        sign={SIGNS.undo}
        place={styles.way}
        isDisabled={!model.moving.canUndo.value}
        onClick={() => model.moving.undo()}
      />
      <SignButton
        name={t('redo')}
        sign={SIGNS.redo}
        place={styles.way}
        isDisabled={!model.moving.canRedo.value}
        onClick={() => model.moving.redo()}
      />
    </>
  );
}

/**
 * The moves of the shown variation and the alternatives; each can be gone back to. The bar is one line and keeps the
 * current move in view.
 */
function TimelineBar({ model }: { readonly model: StudyModel }) {
  const list = useRef<HTMLOListElement>(null);
  const moves = model.line.moves.value;
  const { review } = model.state.value.look;
  const shown = review ?? model.line.shown.value;
  // The record can be read, but not gone back in.
  const isFixed = model.limits.locks.undo && review === undefined;
  useMore(list, moves);

  useEffect(() => {
    const entry = list.current?.children[shown];
    // Only the list scrolls, never the page.
    if (list.current !== null && entry instanceof HTMLElement)
      list.current.scrollLeft =
        entry.offsetLeft + (entry.offsetWidth - list.current.clientWidth) / 2;
  }, [shown, moves.length]);

  function show({ number, node }: VariationMove) {
    if (review === undefined) model.moving.goTo(node);
    else model.review.open({ number, shows: 'played' });
  }

  return (
    <section role="group" class={styles.timeline} aria-label={t('timeline')}>
      {!model.limits.locks.undo && <UndoButtons model={model} />}
      <ol class={styles.entries} ref={list}>
        <li>
          <button
            type="button"
            class={styles.entry}
            aria-current={shown === 0 ? 'step' : undefined}
            disabled={isFixed}
            onClick={() => model.moving.goTo(0)}
          >
            {t('start')}
          </button>
        </li>
        {moves.map((entry) => (
          <MoveEntry
            key={entry.number}
            model={model}
            entry={entry}
            shown={shown}
            isFixed={isFixed}
            onShow={() => show(entry)}
          />
        ))}
      </ol>
    </section>
  );
}

const SIGNS = {
  undo: 'M6 2.5 2.5 6 6 9.5M2.5 6h7a3.75 3.75 0 0 1 0 7.5H6',
  redo: 'M10 2.5 13.5 6 10 9.5M13.5 6h-7a3.75 3.75 0 0 0 0 7.5H10',
};

interface MoveEntryProps {
  readonly model: StudyModel;
  readonly entry: VariationMove;
  /** The number of the current move. */
  readonly shown: number;
  readonly isFixed: boolean;
  readonly onShow: () => void;
}

function MoveEntry({ model, entry, shown, isFixed, onShow }: MoveEntryProps) {
  const { number, player, variations } = entry;
  const { study, match, look } = model.state.value;
  const name = moveNumbers(study, entry.move);
  const move = moveWords(name);
  const isPlayed = look.mode === 'play';
  return (
    <li class={styles.move}>
      <button
        type="button"
        class={`${styles.entry} ${number > shown ? styles.undone : ''}`}
        aria-current={number === shown ? 'step' : undefined}
        aria-label={
          isPlayed
            ? t('entry-played', { number, player: playerName(whoPlays(match, player)), move })
            : t('entry', { number, move })
        }
        title={move}
        disabled={isFixed}
        onClick={onShow}
      >
        {isPlayed && <span data-player={player}>{PLAYER_SIGNS[player]} </span>}
        {t('entry', { number, move: shortMove(name) })}
      </button>
      {variations.length > 1 && <VariationButton model={model} entry={entry} />}
    </li>
  );
}

function VariationButton({ model, entry }: Pick<MoveEntryProps, 'model' | 'entry'>) {
  const { number, variations, node } = entry;
  const index = variations.indexOf(node);
  const next = variations[(index + 1) % variations.length];
  return (
    <button
      type="button"
      class={styles.variation}
      aria-label={t('variation-name', { number, index: index + 1, count: variations.length })}
      onClick={() => {
        if (next !== undefined) model.moving.goTo(next);
      }}
    >
      <span aria-hidden="true">
        {t('variation', { index: index + 1, count: variations.length })}
      </span>
    </button>
  );
}

/** A button that clears the selection. */
export function ClearChoice({ model }: { readonly model: StudyModel }) {
  return (
    <SignButton
      name={t('clear-choice')}
      sign={CROSS_ICON}
      place={styles.way}
      isDisabled={model.view.selection.value === undefined}
      onClick={() => model.choice.dismiss()}
    />
  );
}
