/** The board and the game of a frame: the models of the page, with what is hidden, locked and told. */
import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { isSide } from '../model/board/board_size';
import { lockedBoard } from '../model/board/locked_board';
import type { BoardModel, Rectangle } from '../model/board/board_model';
import type { Limits } from '../model/limits';
import { isGameSize } from '../model/play/game_setup';
import { createPlayModel } from '../model/play/play_model';
import type { MadeMove, PlayModel } from '../model/play/play_model';
import { createSiteModel, SITE_MODES } from '../model/site_model';
import type { ModeChoice, SiteMode } from '../model/site_model';
import { sharedBoard } from '../pages/board/shared_board';
import type { Shared } from '../pages/board/SharePanel';
import { sharedGame } from '../pages/play/shared_game';
import type { BoardAnalyst } from '../solver/board_analyst';
import type { FrameState } from '../widget/messages';
import { memoryAddressBar, memoryStore } from './memory';

/** A move on a board has no player, and ends no game. */
export type FrameMove = Pick<MadeMove, 'rectangle' | 'by' | 'winning'> &
  Partial<Pick<MadeMove, 'player' | 'endsGame'>>;

export interface FrameModel {
  readonly limits: Limits;
  /** As the reader may use it. */
  readonly board: BoardModel;
  readonly play: PlayModel;
  readonly modes: ModeChoice;
  /** The modes that the reader can change to, and the one that is on. */
  readonly offered: ReadonlySignal<readonly SiteMode[]>;
  readonly isPlaying: ReadonlySignal<boolean>;
  /** The state that is shown in its documented form. */
  json(): string;
  /** Has the solver look at what a host asks for, where there are lengths to be judged. */
  prepare(state: FrameState): Promise<unknown> | undefined;
  /** Shows what a host asks for; says in a sentence what is wrong with it, and changes nothing then. */
  openBoard(json: string): string | undefined;
  openGame(json: string): string | undefined;
  /** Shows what the frame's address asks for. */
  reset(): void;
  /** From now on this one is told what is done. */
  watch(watcher: FrameWatcher): void;
}

export interface FrameWatcher {
  /** Somebody makes a move; told just before. */
  readonly onMove: (move: FrameMove) => void;
  /** The reader has looked at a predicted rectangle. */
  readonly onReveal: (rectangle: Rectangle) => void;
}

export interface FrameParts {
  readonly analyst: BoardAnalyst;
  readonly address: string;
  readonly limits: Limits;
}

export async function createFrameModel({
  analyst,
  address,
  limits,
}: FrameParts): Promise<FrameModel> {
  let watcher: FrameWatcher | undefined;
  const onMove = (move: FrameMove) => watcher?.onMove(move);
  const onReveal = (rectangle: Rectangle) => watcher?.onReveal(rectangle);
  const addressBar = memoryAddressBar(address);
  const site = createSiteModel({
    analyst,
    addressBar,
    limits,
    keep: memoryStore(),
    loadPlay: () =>
      Promise.resolve(
        createPlayModel({ analyst, addressBar, limits, keep: memoryStore(), onMove }),
      ),
    loadSolve: () => Promise.reject(new Error('A frame does not solve.')),
  });
  const play = await site.openPlay();
  site.visit();
  const { locks, hides } = limits;
  /** A host is told what is wrong with a game, and not shown what is left of it. */
  const strict: PlayModel = {
    ...play,
    openJson: (json) => play.openJson(json, { isStrict: true }),
  };

  function isOffered(mode: SiteMode): boolean {
    if (mode === site.mode.value) return true;
    if (mode === 'edit') return !locks.position;
    if (mode === 'predict') return !hides.answers;
    return mode !== 'play' || !locks.size || isGameSize(site.board.state.value.position);
  }

  const offered = computed(() => (locks.mode ? [] : SITE_MODES.filter(isOffered)));

  /** A host has opened a board since: the game on the other side of the switch is of another time. */
  let isGameStale = false;

  /** Shows what was opened, where something else is shown. */
  function show(json: string, subject: Shared): string | undefined {
    const problem = subject.openJson(json);
    if (problem !== undefined) return problem;
    isGameStale = true;
    addressBar.replace(subject.address());
    site.visit();
    return undefined;
  }

  return {
    limits,
    board: watchedBoard(lockedBoard(site.board), { onMove, onReveal }),
    play,
    offered,
    modes: {
      mode: site.mode,
      setMode(mode) {
        if (!offered.value.includes(mode)) return;
        const position = site.board.state.value.position;
        const isAnew = mode === 'play' && site.view.value !== 'play' && isGameStale;
        site.setMode(mode);
        if (isAnew && isGameSize(position) && play.game.value.places.length > 1)
          play.start({ ...play.game.value.setup, start: position });
        if (mode === 'play') isGameStale = false;
      },
    },
    isPlaying: computed(() => site.view.value === 'play'),
    json: () => (site.view.value === 'play' ? play : site.board).json(),
    prepare({ tartan, rows, columns, selection, moves, branches }) {
      const hasLengths = [selection, moves, branches].some((part) => part !== undefined);
      if (!hasLengths || !isSide(rows) || !isSide(columns)) return undefined;
      return (tartan === 'game' ? play : site.board).prepare(rows, columns);
    },
    openBoard: (json) => show(json, sharedBoard(site.board)),
    openGame(json) {
      const problem = show(json, sharedGame(strict));
      if (problem === undefined) isGameStale = false;
      return problem;
    },
    reset() {
      isGameStale = true;
      addressBar.replace(address);
      site.visit();
    },
    watch(told) {
      watcher = told;
    },
  };
}

/** What its reader does is told; where it is locked, nothing is done and nothing told. */
function watchedBoard(model: BoardModel, { onMove, onReveal }: FrameWatcher): BoardModel {
  return {
    ...model,
    apply() {
      const rectangle = model.chosen.value?.rectangle;
      if (rectangle === undefined || model.limits.locks.position) return;
      const known = model.examination.value;
      const winning =
        known.status === 'known' ? known.examination.winning.indexOf(rectangle) >= 0 : undefined;
      onMove({ rectangle, by: 'reader', winning });
      model.apply();
    },
    reveal() {
      model.reveal();
      const rectangle = model.chosen.value?.rectangle;
      if (model.state.value.revealed && rectangle !== undefined) onReveal(rectangle);
    },
  };
}
