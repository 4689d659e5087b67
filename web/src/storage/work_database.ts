/**
 * The jobs that are kept, in IndexedDB. A job is a header, pieces of its sweeps and parts of its
 * counts that are only added: each of them and the header that knows of it are written in one
 * transaction, so a tab that is ended at any moment leaves both or neither.
 *
 *   jobs     id               -> form, question, startedAt, keptAt, fraction, milliseconds
 *   pieces   [id, axis, first] -> values, checkSum
 *   parts    [id, axis, first] -> last, histogram, complete, checkSum
 */
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { isBoardQuestion } from '../model/board_question';
import type { BoardQuestion } from '../solver/solver';

export const DATABASE_NAME = 'tartan-work';
/** Another form of the database or of its records gets the next number, and `upgrade` a case for it. */
export const FORM = 2;
/** Jobs of this form are as those of today, without parts. */
const OLDEST_FORM = 1;

export interface JobRecord {
  readonly id: string;
  readonly form: number;
  readonly question: BoardQuestion;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly keptAt: number;
  readonly fraction: number;
  readonly milliseconds: number;
}

export interface PieceRecord {
  readonly values: Uint16Array;
  readonly checkSum: bigint;
}

export interface PartRecord {
  readonly last: number;
  readonly histogram: BigUint64Array;
  readonly complete: boolean;
  readonly checkSum: bigint;
}

export type PieceKey = [id: string, axis: 'rows' | 'columns', first: number];

interface WorkSchema extends DBSchema {
  jobs: { key: string; value: JobRecord };
  pieces: { key: PieceKey; value: PieceRecord };
  parts: { key: PieceKey; value: PartRecord };
}
export type WorkDatabase = IDBPDatabase<WorkSchema>;

/** Rejects rather than waits, where another tab has the database open in an older form. */
export function openWorkDatabase(): Promise<WorkDatabase> {
  return new Promise((resolve, reject) => {
    openDB<WorkSchema>(DATABASE_NAME, FORM, {
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('jobs', { keyPath: 'id' });
          database.createObjectStore('pieces');
        }
        if (from < 2) database.createObjectStore('parts');
      },
      blocked() {
        reject(new Error('Another tab keeps the database from being opened.'));
      },
      // A newer page in another tab wants it: what this one still keeps is refused from now on.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
      },
    }).then(resolve, reject);
  });
}

/** All keys of a job's pieces or parts, or of those of one axis: arrays are ordered by their parts, and an array is behind any text. */
export function keysOf(...start: [id: string, axis?: 'rows' | 'columns']): IDBKeyRange {
  return IDBKeyRange.bound(start, [...start, []]);
}

/** What is in a database may have been written by anybody. */
export function isJobRecord(record: unknown): record is JobRecord {
  if (!isObject(record) || !isBoardQuestion(record.question)) return false;
  if (record.form !== FORM && record.form !== OLDEST_FORM) return false;
  const { fraction, milliseconds, startedAt, keptAt } = record;
  return (
    typeof record.id === 'string' &&
    isAtLeast0(fraction) &&
    fraction <= 1 &&
    isAtLeast0(milliseconds) &&
    // A clock may have been wrong, and the work is good all the same.
    typeof startedAt === 'number' &&
    typeof keptAt === 'number'
  );
}

export function isPieceRecord(record: unknown): record is PieceRecord {
  if (!isObject(record)) return false;
  const { values, checkSum } = record;
  return values instanceof Uint16Array && values.length > 0 && typeof checkSum === 'bigint';
}

export function isPartRecord(record: unknown): record is PartRecord {
  if (!isObject(record)) return false;
  const { last, histogram, complete, checkSum } = record;
  return (
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
