/**
 * Long runs kept in the browser's IndexedDB. A job is its checkpoints, which are only added, each in
 * one write of one record: a tab that is ended at any moment leaves it whole or not at all. The newest
 * one says how far the job is.
 *
 *   checkpoints   [id, number, axis, 'swept' | 'counted'] -> form, question, keptAt, fraction,
 *                                                            milliseconds, piece
 *
 * Finished answers are a record each. They are shown again in the tab that asked for them, and nowhere else.
 *
 *   answers       [tab, keptAt, board] -> form, keptAt, answer
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { CountedChunk, AxisPiece, BoardQuestion } from '../api/axes';
import {
  WorkStoreError,
  type StoredAnswer,
  type StoredPiece,
  type StoredJob,
  type StoredProgress,
  type WorkStore,
} from '../api/work_store';
import type { AxisName } from '../api/boards';

/** Raise this with every change of the database or its records; work stored in an earlier form is dropped. */
export const STORE_VERSION = 4;
/** Older interrupted work is deleted. */
const STORAGE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long to wait for a lock: a reloaded page may be here before the browser has ended the old one. */
const LOCK_TIMEOUT_MS = 1_000;

/** The limit for all tabs together; an answer may have a megabyte. */
const MAX_ANSWERS = 16;

const NOTHING_DONE: StoredProgress = { fraction: 0, milliseconds: 0 };

interface Checkpoint extends StoredProgress {
  readonly form: number;
  readonly question: BoardQuestion;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly piece: StoredPiece;
}

/** The checkpoints of a job are numbered in the order in which they were stored. */
type CheckpointKey = [id: string, number: number, axis: AxisName, kind: 'swept' | 'counted'];

interface AnswerRecord {
  readonly form: number;
  readonly keptAt: number;
  readonly answer: StoredAnswer;
}

type AnswerKey = [tab: string, keptAt: number, board: string];

interface WorkSchema extends DBSchema {
  checkpoints: { key: CheckpointKey; value: Checkpoint };
  answers: { key: AnswerKey; value: AnswerRecord };
}
type WorkDatabase = IDBPDatabase<WorkSchema>;

/** The session storage of a tab; both calls may throw. */
interface TabText {
  read(): string | undefined;
  write(text: string): void;
}

/**
 * Creates the store. `isQuestion` checks whether an untrusted value is a board that can be asked for; `tab` stores the
 * tab's name.
 */
export function createBrowserWorkStore(
  isQuestion: (value: unknown) => boolean,
  tab: TabText,
): WorkStore {
  let opened: Promise<WorkDatabase> | undefined;

  function database(): Promise<WorkDatabase> {
    opened ??= openWorkDatabase();
    // The next call tries again.
    opened.catch(() => (opened = undefined));
    return opened;
  }

  async function findInterrupted(): Promise<StoredJob | 'unusable' | undefined> {
    const db = await database();
    const mine: FoundJob[] = [];
    for (const id of new Set((await db.getAllKeys('checkpoints')).map(([id]) => id))) {
      const lock = await lockWork(id);
      if (lock === undefined) continue;
      // Another tab may have finished it while this one waited for the lock.
      const key = (await db.getAllKeys('checkpoints', keysOf(id))).at(-1);
      if (key === undefined) lock.release();
      else mine.push({ key, record: await db.get('checkpoints', key), lock });
    }
    const usable = mine.flatMap(({ key, record, lock }) =>
      isCheckpoint(record, isQuestion) && isFresh(record) ? [{ key, record, lock }] : [],
    );
    const newest = usable.sort((a, b) => b.record.keptAt - a.record.keptAt)[0];
    for (const { key, lock } of mine) {
      if (lock === newest?.lock) continue;
      await db.delete('checkpoints', keysOf(key[0]));
      lock.release();
    }
    if (newest !== undefined) {
      const { key, record, lock } = newest;
      const { question, fraction, milliseconds } = record;
      return new DatabaseJob([db, key[0], lock], question, { fraction, milliseconds }, key[1]);
    }
    return mine.some(({ record }) => !isCheckpoint(record, isQuestion)) ? 'unusable' : undefined;
  }

  async function begin(question: BoardQuestion): Promise<StoredJob> {
    const db = await database();
    const id = crypto.randomUUID();
    const lock = await lockWork(id);
    if (lock === undefined) throw new Error('A lock that nobody knows is taken.');
    return new DatabaseJob([db, id, lock], question);
  }

  return {
    findInterrupted: () => translated(findInterrupted()),
    begin: (question) => translated(begin(question)),
    ...answersIn(database, isQuestion, tab),
  };
}

function answersIn(
  database: () => Promise<WorkDatabase>,
  isQuestion: (value: unknown) => boolean,
  tab: TabText,
): Pick<WorkStore, 'findAnswers' | 'storeAnswer'> {
  async function findAnswers(): Promise<readonly StoredAnswer[]> {
    const name = tab.read();
    if (name === undefined) return [];
    const records: unknown[] = await (await database()).getAll('answers', keysOf(name));
    return records.flatMap((record) => storedAnswerIn(record, isQuestion) ?? []).reverse();
  }

  async function storeAnswer(answer: StoredAnswer): Promise<void> {
    const db = await database();
    const name = tab.read() ?? crypto.randomUUID();
    tab.write(name);
    const [keptAt, board] = [Date.now(), JSON.stringify(answer.question)];
    await db.put('answers', { form: STORE_VERSION, keptAt, answer }, [name, keptAt, board]);
    const others = (await db.getAllKeys('answers')).sort((one, other) => other[1] - one[1]);
    for (const [place, key] of others.entries()) {
      const isOlder = key[0] === name && key[2] === board && key[1] < keptAt;
      if (isOlder || place >= MAX_ANSWERS) await db.delete('answers', key);
    }
  }

  return {
    findAnswers: () => translated(findAnswers()),
    storeAnswer: (answer) => translated(storeAnswer(answer)),
  };
}

interface FoundJob {
  /** Key of the newest checkpoint. */
  readonly key: CheckpointKey;
  readonly record: unknown;
  readonly lock: WorkLock;
}

class DatabaseJob implements StoredJob {
  readonly #db: WorkDatabase;
  readonly #id: string;
  readonly #lock: WorkLock;
  #count: number;
  readonly question: BoardQuestion;
  mark: StoredProgress;

  /** `checkpoints` is the number stored so far, and `mark` the progress of the last one. */
  constructor(
    [db, id, lock]: readonly [WorkDatabase, string, WorkLock],
    question: BoardQuestion,
    mark: StoredProgress = NOTHING_DONE,
    count = 0,
  ) {
    this.#db = db;
    this.#id = id;
    this.#lock = lock;
    this.#count = count;
    this.question = question;
    this.mark = mark;
  }

  async *pieces(axis: AxisName) {
    for await (const piece of this.#stored(axis, 'swept')) {
      if (!isSwept(piece)) throw new Error('A kept piece is none.');
      yield piece;
    }
  }

  chunks(axis: AxisName): Promise<CountedChunk[]> {
    const all = async () => {
      const found: CountedChunk[] = [];
      for await (const part of this.#stored(axis, 'counted')) if (isCounted(part)) found.push(part);
      return found;
    };
    return translated(all());
  }

  async add(axis: AxisName, piece: StoredPiece, mark: StoredProgress): Promise<void> {
    this.#count += 1;
    const kind = 'values' in piece ? 'swept' : 'counted';
    const { question } = this;
    const record = { form: STORE_VERSION, question, keptAt: Date.now(), ...mark, piece };
    await translated(this.#db.put('checkpoints', record, [this.#id, this.#count, axis, kind]));
    this.mark = mark;
  }

  async clear(): Promise<void> {
    await translated(this.#db.delete('checkpoints', keysOf(this.#id)));
    this.mark = NOTHING_DONE;
  }

  async remove(): Promise<void> {
    try {
      await this.clear();
    } finally {
      this.#lock.release();
    }
  }

  /** The stored pieces of one kind, in the order of their numbers. */
  async *#stored(axis: AxisName, kind: CheckpointKey[3]): AsyncGenerator {
    for (const key of await this.#db.getAllKeys('checkpoints', keysOf(this.#id))) {
      if (key[2] !== axis || key[3] !== kind) continue;
      yield (await this.#db.get('checkpoints', key))?.piece;
    }
  }
}

/** The range of all keys of a job: arrays compare element by element, and an array is greater than any number. */
function keysOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

/** Rejects instead of waiting if another tab has an older version of the database open. */
function openWorkDatabase(): Promise<WorkDatabase> {
  return new Promise((resolve, reject) => {
    openDB<WorkSchema>('tartan-work', STORE_VERSION, {
      upgrade(database) {
        for (const store of database.objectStoreNames) database.deleteObjectStore(store);
        database.createObjectStore('checkpoints');
        database.createObjectStore('answers');
      },
      blocked() {
        reject(new Error('Another tab keeps the database from being opened.'));
      },
      // A newer page in another tab needs the database: this page's later writes fail.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
      },
    }).then(resolve, reject);
  });
}

/** Checks a stored value, which may have been written by anybody. */
export function isCheckpoint(
  record: unknown,
  isQuestion: (value: unknown) => boolean,
): record is Checkpoint {
  if (!isObject(record) || record.form !== STORE_VERSION || !isQuestion(record.question))
    return false;
  const { fraction, milliseconds, keptAt } = record;
  // The clock may have been wrong, which doesn't make the work useless.
  return (
    isAtLeast0(fraction) && fraction <= 1 && isAtLeast0(milliseconds) && typeof keptAt === 'number'
  );
}

/** The answer in a stored record, if it is one and its numbers add up. */
export function storedAnswerIn(
  record: unknown,
  isQuestion: (value: unknown) => boolean,
): StoredAnswer | undefined {
  if (!isObject(record) || record.form !== STORE_VERSION || !isObject(record.answer))
    return undefined;
  const { question, milliseconds, rows, columns, pairs, histograms, ...rest } = record.answer;
  const { winningOpenings, openings, boardNimber } = rest;
  const areTotals = [rows, columns].every((axis) => isObject(axis) && isAtLeast0(axis.total));
  const areCounted =
    histograms === undefined ||
    (isObject(histograms) &&
      [histograms.rows, histograms.columns].every((counts) => counts instanceof BigUint64Array));
  const isWhole =
    isQuestion(question) && isAtLeast0(milliseconds) && isAtLeast0(boardNimber) && areTotals;
  if (!isWhole || !areCounted || typeof openings !== 'bigint') return undefined;
  return sumOf(pairs) === winningOpenings ? (record.answer as unknown as StoredAnswer) : undefined;
}

function sumOf(pairs: unknown): bigint | undefined {
  if (!Array.isArray(pairs)) return undefined;
  let sum = 0n;
  for (const pair of pairs as readonly unknown[]) {
    if (!isObject(pair)) return undefined;
    const { rowMoves, columnMoves } = pair;
    if (typeof rowMoves !== 'bigint' || typeof columnMoves !== 'bigint') return undefined;
    sum += rowMoves * columnMoves;
  }
  return sum;
}

function isSwept(piece: unknown): piece is AxisPiece {
  if (!isObject(piece)) return false;
  const { first, values, checkSum } = piece;
  const isPlaced = Number.isSafeInteger(first) && values instanceof Uint16Array;
  return isPlaced && values.length > 0 && typeof checkSum === 'bigint';
}

function isCounted(piece: unknown): piece is CountedChunk {
  if (!isObject(piece)) return false;
  const { first, last, histogram, complete, checkSum } = piece;
  return (
    Number.isSafeInteger(first) &&
    Number.isSafeInteger(last) &&
    histogram instanceof BigUint64Array &&
    typeof complete === 'boolean' &&
    typeof checkSum === 'bigint'
  );
}

function isAtLeast0(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFresh({ keptAt }: Checkpoint): boolean {
  return Date.now() - keptAt < STORAGE_DAYS * DAY_MS;
}

/**
 * A lock on a job, held by the tab that works on it. The browser releases it when the tab is closed, reloaded or
 * crashes, so that a job is offered exactly when no tab works on it.
 */
interface WorkLock {
  release(): void;
}

/** Undefined if another tab holds the lock. Rejects if the browser has no locks. */
async function lockWork(id: string): Promise<WorkLock | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_TIMEOUT_MS);
  try {
    return await new Promise<WorkLock>((resolve, reject) => {
      navigator.locks
        .request(`tartan-work-${id}`, { signal: patience.signal }, () => {
          clearTimeout(timer);
          return new Promise<void>((release) => resolve({ release }));
        })
        .catch(reject);
    });
  } catch (reason) {
    if (patience.signal.aborted) return undefined;
    throw reason;
  } finally {
    clearTimeout(timer);
  }
}

/** Translates errors of the browser's storage into a `WorkStoreError`. */
async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (reason) {
    const isFull = reason instanceof DOMException && reason.name === 'QuotaExceededError';
    throw new WorkStoreError(isFull ? 'full' : 'unavailable', reason);
  }
}
