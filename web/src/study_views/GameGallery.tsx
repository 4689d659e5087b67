import { useSignal } from '@preact/signals';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { OEIS_ENTRIES } from '#catalogue';
import type { Board } from '../game/board';
import { isOneRow, LARGEST_SIDE, readGame, type Game } from '../game/game';
import type { Size } from '../game/position';
import type { OpenBoard } from '../study/knowledge';
import { numbers } from '../text/language';
import commonWords from '#words/common';
import t from '#words/games';
import { BOARD_GAMES, listedGameName, ROW_GAMES, ruleText } from './game_words';
import { HasLessons } from '../ui/LessonLink';
import { BoardSample, sampleSize } from './moves/MoveSamples';
import { LineInput } from '../ui/LineInput';
import layout from '../ui/layout.module.css';
import styles from './gallery.module.css';

interface GameGalleryProps {
  /** The current game. */
  readonly shown: Game;
  readonly openBoard: OpenBoard;
  readonly onChoose: (game: Game) => void;
}

/** The page for composing a game. */
const BUILDER = '#/games?game=pattern:0;0,1';

/** All named games, each with a sample move and its first Grundy numbers, and a search. */
export function GameGallery({ shown, openBoard, onChoose }: GameGalleryProps) {
  const sought = useSignal('');
  const wanted = numbersOf(sought.value);
  const boards = useBoards(openBoard, wanted === undefined ? sampleSize : longSize);
  const isOnSite = useContext(HasLessons);
  const field = useRef<HTMLInputElement>(null);
  // Focuses the search field, except on touch screens, where the keyboard would hide the games.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const found = (names: readonly string[]) =>
    names.flatMap((name) => {
      const game = readGame(name);
      const board = boards.get(name);
      return game && matchesSearch(game, board, sought.value) ? [{ game, board }] : [];
    });
  const cards = (names: readonly string[]) =>
    found(names).map(({ game, board }) => (
      <GameCard
        key={game.name}
        game={game}
        board={board}
        isShown={game.name === shown.name}
        onChoose={() => onChoose(game)}
      />
    ));
  const [ofBoards, ofRows] = [cards(BOARD_GAMES), cards(ROW_GAMES)];
  return (
    <div class={layout.stack} role="group" aria-label={commonWords('game')}>
      <LineInput
        id="find-game"
        label={t('find')}
        placeholder={t('find')}
        accepts="words"
        inputRef={field}
        text={sought.value}
        onEdit={(text) => (sought.value = text)}
      />
      {isOnSite && (
        <p class={layout.spread}>
          <a href={BUILDER}>{t('build')}</a>
          <a href="#/games?game=connected-blocks">{t('board-connected-blocks')}</a>
        </p>
      )}
      <p class={layout.note}>{t('cards')}</p>
      <div class={styles.games}>{ofBoards}</div>
      {ofRows.length > 0 && <h3 class={styles.heading}>{t('rows-heading')}</h3>}
      <div class={styles.games}>{ofRows}</div>
      <p role="status" class={layout.note}>
        {ofBoards.length + ofRows.length === 0 && t('none-found')}
      </p>
    </div>
  );
}

/** True if a game matches a search by its name, its rule, consecutive Grundy numbers, or their OEIS entry. */
export function matchesSearch(game: Game, board: Board | undefined, sought: string): boolean {
  const wanted = numbersOf(sought);
  if (wanted !== undefined) return board !== undefined && hasNumbers(board, wanted);
  const words = folded(sought).trim();
  const entries = [game.rows, game.columns].map(({ name }) => OEIS_ENTRIES[name] ?? '');
  return [listedGameName(game), ruleText(game), ...entries].some((text) =>
    folded(text).includes(words),
  );
}

/** The numbers of a search, if there are several; a single one may be part of a name. */
function numbersOf(sought: string): readonly number[] | undefined {
  const text = folded(sought).trim();
  return /^\d+(?: \d+)+$/u.test(text) ? text.split(' ').map(Number) : undefined;
}

/**
 * True if the numbers are consecutive in a row of the board. If there are more than a row has, the row must begin with
 * them.
 */
function hasNumbers({ rows, columns, coinValues }: Board, wanted: readonly number[]): boolean {
  const compared = wanted.slice(0, columns.size);
  const isAt = (start: number) => compared.every((value, at) => coinValues[start + at] === value);
  for (let row = 0; row < rows.size; row += 1)
    for (let first = 0; first + compared.length <= columns.size; first += 1)
      if (isAt(row * columns.size + first)) return true;
  return false;
}

/** Lower case, without accents, commas and invisible characters; the Turkish i with and without a dot count as one. */
const folded = (text: string) =>
  numbers
    .list(text)
    .replaceAll(/[\s,]+/gu, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i');

/** A sample board with the longest possible rows, to compare numbers with. */
export const longSize = (game: Game): Size => ({ ...sampleSize(game), columns: LARGEST_SIDE });

/** Boards of all named games, as the engine describes them. */
function useBoards(openBoard: OpenBoard, sizeOf: (game: Game) => Size): ReadonlyMap<string, Board> {
  const boards = useSignal<ReadonlyMap<string, Board>>(new Map());
  useEffect(() => {
    let isWanted = true;
    for (const name of [...BOARD_GAMES, ...ROW_GAMES]) {
      const game = readGame(name);
      if (game === undefined) continue;
      void openBoard(game, sizeOf(game)).then(
        (board) => {
          if (isWanted) boards.value = new Map(boards.peek()).set(name, board);
        },
        // Without its description a game is still listed by name.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [openBoard, sizeOf]);
  return boards.value;
}

interface GameCardProps {
  readonly game: Game;
  readonly board: Board | undefined;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function GameCard({ game, board, isShown, onChoose }: GameCardProps) {
  return (
    <button
      type="button"
      class={styles.game}
      data-row={isOneRow(game)}
      aria-pressed={isShown}
      onClick={onChoose}
    >
      <span class={styles.sample}>{board && <BoardSample board={board} />}</span>
      <span class={styles.name}>{listedGameName(game)}</span>
      <span class={styles.values} aria-hidden="true" dir="ltr">
        {board && valueRows(board).map((row) => <span key={row}>{row}</span>)}
      </span>
    </button>
  );
}

/** The number of rows and columns shown of a table. */
const CORNER = 4;

/** The first Grundy numbers of a row, or the corner of a board's table, as a line of text for each row. */
function valueRows({ game, rows, columns, coinValues }: Board): readonly string[] {
  if (isOneRow(game))
    return [columns.grundyNumbers.subarray(0, sampleSize(game).columns).join(' ')];
  const corner = Array.from({ length: Math.min(CORNER, rows.size) }, (_, row) =>
    coinValues.subarray(row * columns.size, row * columns.size + CORNER).join(' '),
  );
  return game.rowsUpward ? corner.reverse() : corner;
}
