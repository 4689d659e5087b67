/**
 * The game through time: every change of it goes through here, so that the computer's turn, the board,
 * the review and the address always belong to it.
 */
import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoardAnalyst } from '../../solver/board_analyst';
import { createAddressKeeping } from '../address_keeping';
import { selectionOf } from '../board/board_state';
import { flipped } from '../board/position';
import type { Cell, Rectangle } from '../board/position';
import { createSeen, withSeen } from '../board/seen';
import type { Seen } from '../board/seen';
import type { Limits } from '../limits';
import { readRoute } from '../route';
import type { AddressBar } from '../route';
import type { SessionStore } from '../session_store';
import { checkedGame, joinedNotes } from './checked_game';
import type { Game, Player } from './game';
import { printGameAddress, readGameAddress } from './game_address';
import { createGameReview } from './game_review';
import type { GameReview } from './game_review';
import { createGameTable } from './game_table';
import type { GameTable } from './game_table';
import { placeAt, played, playerAfter } from './game_tree';
import { keepGame, keptGame } from './kept_game';
import { createOpponentTurn } from './opponent_turn';
import type { Wait } from './opponent_turn';
import { isComputersTurn, isOver, phaseOf } from './phase';
import type { Phase } from './phase';
import type { RejectedGameValue } from './game_problems';
import type { Refusal } from './refusals';
import type { ReviewView } from './reviewed_moves';
import { createShownGame } from './shown_game';
import type { ShownGame } from './shown_game';

export interface PlaySession {
  readonly game: ShownGame;
  readonly phase: ReadonlySignal<Phase>;
  readonly refusal: Signal<Refusal | undefined>;
  readonly review: GameReview;
  readonly table: GameTable;
  readonly address: ReadonlySignal<string>;
  readonly seen: ReadonlySignal<Seen>;
  readonly rejected: ReadonlySignal<readonly RejectedGameValue[]>;
  /** The game becomes another one, or another place of it is shown, and all that hangs on it follows. */
  readonly change: (game: Game, along?: Along) => void;
  /** A move is made at the place that is shown. */
  play(move: Rectangle, by: MadeMove['by']): void;
  /** The game knows more of what was done in it, and everything else stays as it is. */
  note(game: Game): void;
  /** What of a game has no legal length, if its board was described. */
  unlawfulIn(game: Game): readonly RejectedGameValue[];
  /** Another game, at an address of its own where moves have been made in the present one. */
  begin(game: Game): void;
  /** The computer moves at the place that is shown. */
  letMove(): void;
  /** Something else is seen, which is no move. */
  see(change: Partial<Seen>): void;
  visit(query: URLSearchParams): void;
  leave(): void;
  save(): void;
}

/** What comes along with a change of the game; a review is closed by one that names none. */
interface Along {
  readonly review?: { readonly view: ReviewView | undefined } | undefined;
  readonly rejected?: readonly RejectedGameValue[];
  /** The computer waits to be asked for its move. */
  readonly isStill?: boolean;
  /** The address before it stays in the history. */
  readonly isEntry?: boolean;
}

/** A move, told just before it is made. */
export interface MadeMove {
  readonly rectangle: Rectangle;
  readonly by: 'reader' | 'computer';
  readonly player: Player;
  /** Whether it was one of those that win, where that is known. */
  readonly winning: boolean | undefined;
  readonly endsGame: boolean;
}

interface SessionParts {
  readonly analyst: BoardAnalyst;
  readonly addressBar: AddressBar;
  readonly keep: SessionStore;
  readonly wait: Wait;
  readonly limits: Limits;
  readonly onMove: (made: MadeMove) => void;
}

export function createPlaySession(
  { analyst, addressBar, keep, wait, limits, onMove }: SessionParts,
  pointer: ReadonlySignal<Cell | undefined>,
): PlaySession {
  const kept = keptGame(keep);
  const first = readGameAddress(readRoute(kept?.address ?? '').query);
  const shownGame = createShownGame(first.game);
  const { game, shown, position } = shownGame;
  const refusal = signal<Refusal | undefined>(undefined);
  const rejected = signal<readonly RejectedGameValue[]>([]);
  const review = createGameReview(
    analyst,
    shownGame,
    () => {
      batch(showReviewed);
      keeping.changed();
    },
    limits,
  );
  const table = createGameTable(analyst, shownGame, review.view, pointer, checkMoves, limits);
  const turn = createOpponentTurn(analyst, wait, (move) => {
    // What is wrong with the address stays to be read until the reader does something.
    play(move, 'computer', { rejected: rejected.value });
  });
  const gameAddress = computed(() => printGameAddress(game.value, review.view.value?.number));
  const { see, on: seenOn } = createSeen();
  see(first.game.setup.start, first.seen);
  const seen = computed(() => seenOn(position.value));
  const address = computed(() => withSeen(gameAddress.value, seen.value));
  const keeping = createAddressKeeping(
    addressBar,
    address,
    (leftAt) => keepGame(keep, address.value, leftAt),
    kept?.leftAt,
  );
  let isHere = false;

  function change(
    next: Game,
    { review: opened, rejected: refused = [], isStill, isEntry }: Along = {},
  ) {
    if (isEntry) keeping.save();
    batch(() => {
      turn.stop();
      game.value = next;
      if (opened) review.open(opened.view);
      else review.close();
      refusal.value = undefined;
      rejected.value = refused;
      showReviewed();
      if (!isStill) moveByItself();
    });
    if (isEntry) addressBar.push(address.value);
    keeping.changed();
    if (isEntry) keeping.save();
  }

  function play(move: Rectangle, by: MadeMove['by'], along?: Along) {
    const winning = table.examination.value?.winning;
    onMove({
      rectangle: move,
      by,
      player: playerAfter(game.value.setup, shown.value),
      winning: winning && winning.indexOf(move) >= 0,
      endsGame: isOver(flipped(position.value, move)),
    });
    change(played(game.value, move), along);
  }

  /** What the review is about is chosen on the board; in a game nothing is. */
  function showReviewed() {
    table.look();
    const rectangle = review.rectangle.value;
    table.select(rectangle && selectionOf(rectangle));
  }

  /** The computer does so where the game has not gone on yet. */
  function moveByItself() {
    const { setup, current } = game.value;
    if (review.state.value !== undefined || turn.state.value.status === 'thinking') return;
    if (!isComputersTurn(setup, shown.value) || isOver(position.value)) return;
    if (placeAt(game.value, current).children.length === 0) think();
  }

  function think() {
    const { opponent: strength, seed } = game.value.setup;
    if (strength === 'person' || !isHere) return;
    const description = table.examiner.descriptionOf(position.value);
    turn.begin({ position: position.value, description, strength, seed, turn: shown.value });
  }

  function checked(outside: Game) {
    return checkedGame(outside, table.examiner.descriptionOf(outside.setup.start));
  }

  /** The game came from outside before it was known which lengths are legal. */
  function checkMoves() {
    const { game: lawful, rejected: refused } = checked(game.value);
    if (refused.length === 0) return;
    const opened = review.state.value && { view: review.view.value };
    change(lawful, { review: opened, rejected: joinedNotes(rejected.value, refused) });
  }

  /** The reader came back to what is shown. */
  function stay(refused: readonly RejectedGameValue[]) {
    batch(() => {
      rejected.value = refused;
      table.look();
      moveByItself();
    });
    keeping.changed();
  }

  const keptReview = reviewAt(first.review);
  if (keptReview) {
    review.open(keptReview.view);
    showReviewed();
  }

  return {
    game: shownGame,
    phase: computed(() => phaseOf(game.value.setup, shown.value, position.value, turn.state.value)),
    refusal,
    review,
    table,
    address,
    seen,
    rejected,
    change,
    play,
    note(next) {
      batch(() => {
        game.value = next;
        refusal.value = undefined;
      });
      keeping.changed();
    },
    unlawfulIn: (outside) => checked(outside).rejected,
    begin(next) {
      const { game: lawful, rejected: refused } = checked(next);
      const isLeft = game.value.places.length > 1 && !isSameGame(lawful, game.value);
      change(lawful, { rejected: refused, isEntry: isHere && isLeft });
    },
    letMove() {
      change(game.value, { isStill: true });
      table.examiner.again();
      think();
    },
    see(changes) {
      see(position.value, changes);
      keeping.changed();
    },
    visit(query) {
      const found = readGameAddress(query);
      const foundAddress = withSeen(printGameAddress(found.game, found.review), found.seen);
      const meant = keeping.meantAt(foundAddress);
      const asked = meant === foundAddress ? found : readGameAddress(readRoute(meant).query);
      const isOutdated = keeping.arrive(foundAddress);
      isHere = true;
      if (!isOutdated) see(asked.game.setup.start, asked.seen);
      const { game: lawful, rejected: refused } = checked(asked.game);
      const notes = joinedNotes(asked.rejected, refused);
      if (isOutdated || printGameAddress(lawful, asked.review) === gameAddress.value) stay(notes);
      else
        change(isSameGame(lawful, game.value) ? game.value : lawful, {
          review: reviewAt(asked.review),
          rejected: notes,
        });
      keeping.save();
    },
    leave() {
      isHere = false;
      turn.stop();
      keeping.leave();
    },
    save: () => keeping.save(),
  };
}

/** Of the moves alone an address names one. */
function reviewAt(number: number | undefined): Along['review'] {
  return number === undefined ? undefined : { view: { number, shows: 'played' } };
}

function isSameGame(one: Game, other: Game): boolean {
  return printGameAddress(one, undefined) === printGameAddress(other, undefined);
}
