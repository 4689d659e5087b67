/**
 * Builds a game from lines of moves that come from outside, numbered as game_lines.ts says. A move must
 * lie on the board and have a white corner where it is made; whether its lengths are legal is not
 * known here. Moves that are refused keep their numbers, so that those of the others mean the same.
 */
import { discAt, flipped } from '../board/position';
import type { Position, Rectangle } from '../board/position';
import type { Game, GamePlace, GameSetup, HintGrade } from './game';
import type { Branch, PlacedHint } from './game_lines';

/** Nothing where no move could be read. */
export type MaybeMove = Rectangle | undefined;

export interface MaybeBranch extends Pick<Branch, 'isYounger'> {
  readonly after: number | undefined;
  readonly moves: readonly MaybeMove[];
}

export interface GameBuilder {
  /** Before all else; gives how many of the moves can be made, and it is those that are played. */
  playLine(moves: readonly MaybeMove[]): number;
  /**
   * Gives how many of the moves can be made, and it is added if all can. None can where there is no
   * such place, or where the first one was tried already: it would not branch off.
   */
  addBranch(branch: MaybeBranch): number;
  /** Whether there is a place of this number. */
  hasPlace(number: number): boolean;
  /** Gives whether there is such a place. */
  addHint(hint: PlacedHint): boolean;
  /** The game, shown after so many moves of the line. */
  gameAt(moves: number): Game;
}

/** A place while others are added. */
interface Draft {
  readonly place: number;
  readonly move: MaybeMove;
  readonly parent: Draft | undefined;
  readonly position: Position;
  /** Its child in the same line or branch. */
  next: Draft | undefined;
  /** Its other children, which were tried before that one and after it. */
  readonly older: Draft[];
  readonly younger: Draft[];
  hint: HintGrade;
}

export function createGameBuilder(setup: GameSetup): GameBuilder {
  const start = draftOf(0, undefined, undefined, setup.start);
  const drafts = [start];
  /** By number; nothing for those that were refused. */
  const numbered: (Draft | undefined)[] = [start];
  /** What was tried where. */
  const tried = new Set<string>();

  /** The moves up to the first that cannot be made. */
  function runFrom(from: Draft, moves: readonly MaybeMove[]): Draft[] {
    const run: Draft[] = [];
    let last = from;
    for (const move of moves) {
      if (move === undefined || !canBeMade(last.position, move)) break;
      const place = drafts.length + run.length;
      const draft = draftOf(place, move, last, flipped(last.position, move));
      if (last !== from) last.next = draft;
      run.push(draft);
      last = draft;
    }
    return run;
  }

  function accept(run: readonly Draft[]) {
    for (const draft of run) {
      drafts.push(draft);
      numbered.push(draft);
      tried.add(trialOf(draft.parent, draft.move));
    }
  }

  return {
    playLine(moves) {
      const run = runFrom(start, moves);
      start.next = run[0];
      accept(run);
      numbered.length += moves.length - run.length;
      return run.length;
    },
    addBranch({ after, isYounger, moves }) {
      const from = after === undefined ? undefined : numbered[after];
      const run =
        from === undefined || tried.has(trialOf(from, moves[0])) ? [] : runFrom(from, moves);
      const [first] = run;
      if (from !== undefined && first !== undefined && run.length === moves.length) {
        (isYounger ? from.younger : from.older).push(first);
        accept(run);
      } else numbered.length += moves.length;
      return run.length;
    },
    hasPlace: (number) => numbered[number] !== undefined,
    addHint({ after, grade }) {
      const draft = numbered[after];
      if (draft !== undefined) draft.hint = grade;
      return draft !== undefined;
    },
    gameAt: (moves) => ({ setup, places: drafts.map(finished), current: moves }),
  };
}

function draftOf(
  place: number,
  move: MaybeMove,
  parent: Draft | undefined,
  position: Position,
): Draft {
  return { place, move, parent, position, next: undefined, older: [], younger: [], hint: 0 };
}

function finished({ move, parent, next, older, younger, hint }: Draft): GamePlace {
  const children = [...older, ...(next === undefined ? [] : [next]), ...younger];
  return {
    move,
    parent: parent?.place,
    children: children.map(({ place }) => place),
    next: (next ?? children[0])?.place,
    hint,
  };
}

function canBeMade(position: Position, move: Rectangle): boolean {
  return discAt(position, move) === 1 && move.width <= move.column && move.height <= move.row;
}

function trialOf(place: Draft | undefined, move: MaybeMove): string {
  return [place?.place, move?.column, move?.row, move?.width, move?.height].join(' ');
}
