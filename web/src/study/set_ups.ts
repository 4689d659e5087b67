/** Changes by hand: other boards, other modes, other matches. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { StudyState } from '../game/fields';
import { LARGEST_SIDE, sizeAfter, type Game } from '../game/game';
import { STUDY_MODES, NOTHING_CHOSEN, type StudyMode } from '../game/look';
import { isMatchSize, LARGEST_MATCH_SIDE, LARGEST_SEED, type Match } from '../game/match';
import {
  filledPosition,
  randomPosition,
  samePosition,
  sameSize,
  type Coin,
  type Position,
} from '../game/position';
import { DEFAULT_STUDY, nodesFrom, newStudy, studyAtNode, type Study } from '../game/study';
import type { StudyCore } from './core';
import type { Limits } from '../game/limits';

/** A new match without its seed. Missing names are taken from the previous match. */
interface NewMatch extends Omit<Match, 'seed'> {
  readonly start: Position;
}

/** Calls that the author has locked do nothing. */
export interface SetUps {
  setMode(mode: StudyMode): void;
  /** The modes that the reader can change to, including the current one; none if the mode is locked. */
  readonly offered: ReadonlySignal<readonly StudyMode[]>;
  /**
   * Starts a board of this game with all heads, of the current size; if the size is locked, the nearest possible one.
   */
  setGame(game: Game): void;
  /**
   * Starts a board of this size, or of the nearest possible one, with all heads. Consecutive sizes with the same
   * `gesture`, as while a slider is dragged, are one step.
   */
  resize(rows: number, columns: number, gesture?: string): void;
  fill(coin: Coin): void;
  random(): void;
  /** Starts a new match, with a history entry of its own. */
  begin(match: NewMatch): void;
}

/** Calls into other parts of the study. */
interface SetUpWays {
  /** Returns numbers from 0 up to 1. */
  readonly random: () => number;
  /** Makes a change, after which the computer may be to move. */
  readonly go: (change: () => void) => void;
  /**
   * Makes a change with a history entry of its own, so that the browser's back button leads to what was shown before.
   */
  readonly enter: (change: () => void) => void;
}

export function createSetUps(core: StudyCore, ways: SetUpWays): SetUps {
  const { game, size, position } = core.limits.locks;
  const newSeed = () => Math.floor(ways.random() * (LARGEST_SEED + 1));
  return {
    ...createModes(core, ways, newSeed),
    ...createBoards(core, ways),
    ...(game && { setGame: nothing }),
    ...(size && { resize: nothing }),
    ...(position && { fill: nothing, random: nothing }),
    begin: (match) => begin(core, ways, { ...match, seed: newSeed() }),
  };
}

function nothing(): void {
  // Locked.
}

function createBoards(
  core: StudyCore,
  { random, go }: SetUpWays,
): Pick<SetUps, 'setGame' | 'resize' | 'fill' | 'random'> {
  const study = () => core.state.value.study;
  const put = (position: Position, gesture?: string) =>
    go(() => core.setUp(newStudy(study().game, position), {}, gesture));
  return {
    setGame(next) {
      const { game, start } = study();
      const size = core.limits.locks.size ? start : sizeAfter(next, game, start);
      go(() => core.setUp(newStudy(next, filledPosition(size, 1))));
    },
    resize(rows, columns, gesture) {
      if (Number.isNaN(rows) || Number.isNaN(columns)) return;
      const most = core.state.value.look.mode === 'play' ? LARGEST_MATCH_SIDE : LARGEST_SIDE;
      const largest = core.view.largest.value;
      const nearest = (side: number, axis: keyof typeof largest) =>
        Math.min(Math.max(Math.round(side), 1), most, largest[axis]);
      const wanted = { rows: nearest(rows, 'rows'), columns: nearest(columns, 'columns') };
      if (!sameSize(wanted, study().start)) put(filledPosition(wanted, 1), gesture);
    },
    fill: (coin) => put(filledPosition(study().start, coin)),
    random: () => put(randomPosition(study().start, random)),
  };
}

function createModes(
  core: StudyCore,
  { go, enter }: SetUpWays,
  newSeed: () => number,
): Pick<SetUps, 'setMode' | 'offered'> {
  const { state, limits } = core;
  const offered = computed(() =>
    limits.locks.mode ? [] : STUDY_MODES.filter((mode) => mayChangeTo(mode, state.value, limits)),
  );

  function leavePlay(mode: StudyMode) {
    const look = { ...state.value.look, mode, selection: undefined, review: undefined };
    core.set({ study: studyIn(mode, core), look });
  }

  return {
    offered,
    setMode(mode) {
      const { look } = state.value;
      if (mode === look.mode || !offered.value.includes(mode)) return;
      if (mode === 'play') enter(() => go(() => enterPlay(core, newSeed)));
      else if (look.mode === 'play') enter(() => go(() => leavePlay(mode)));
      else if (mode === 'predict') go(() => core.look({ mode, ...NOTHING_CHOSEN }));
      else go(() => core.look({ mode, revealed: false }));
    },
  };
}

/** A board that is too large for a match is replaced by the default one. */
function enterPlay(core: StudyCore, newSeed: () => number): void {
  const { match, look, study } = core.state.value;
  const { rows, columns } = study.start;
  const seeded = { ...match, seed: match.seed === 0 ? newSeed() : match.seed };
  const playing = { match: seeded, look: { ...look, mode: 'play' as const, revealed: false } };
  if (isMatchSize(study.start)) {
    const unchosen = { ...playing.look, selection: undefined };
    core.set({ ...playing, study: studyIn('play', core), look: unchosen });
    return;
  }
  core.setUp(newStudy(study.game, DEFAULT_STUDY.start), playing);
  core.rejected.value = [
    { key: 'rows', value: String(rows) },
    { key: 'columns', value: String(columns) },
  ].filter(({ value }) => !isMatchSize({ rows: Number(value), columns: 1 }));
}

/** If the position is locked, a match starts from the board as it is, and continues where it was left. */
function studyIn(mode: StudyMode, { state, limits }: StudyCore): Study {
  const { look, study } = state.value;
  if (!limits.locks.position || (mode !== 'play' && look.mode !== 'play')) return study;
  return studyAtNode(study, mode === 'play' ? (nodesFrom(study, study.current).at(-1) ?? 0) : 0);
}

/** True if the mode is of any use, given what is hidden and locked. */
function mayChangeTo(
  mode: StudyMode,
  { look, study }: StudyState,
  { hides, locks }: Limits,
): boolean {
  if (mode === look.mode || mode === 'explore') return true;
  if (mode === 'edit') return !locks.position;
  if (mode === 'predict') return !hides.answers;
  return !locks.size || isMatchSize(study.start);
}

function begin(
  core: StudyCore,
  { go, enter }: SetUpWays,
  { start, ...match }: NewMatch & Pick<Match, 'seed'>,
): void {
  if (!isMatchSize(start))
    throw new RangeError(`No match is played on ${start.rows} × ${start.columns} coins.`);
  const { study, look, match: last } = core.state.value;
  const { locks } = core.limits;
  if (locks.size && !sameSize(start, study.start)) return;
  if (locks.position && !samePosition(start, study.start)) return;
  if (locks.opponent && (match.opponent !== last.opponent || match.you !== last.you)) return;
  const change = () =>
    go(() =>
      core.setUp(newStudy(study.game, start), {
        match: { names: last.names, ...match },
        look: { ...look, mode: 'play' },
      }),
    );
  if (core.line.moves.value.length > 0) enter(change);
  else change();
}
