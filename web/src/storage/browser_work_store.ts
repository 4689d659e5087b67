/** Long runs kept in the browser's IndexedDB, one tab's job guarded from the others by its lock. */
import { WorkStoreError } from '../model/work_store';
import type { KeptPiece, KeptWork, WorkMark, WorkStore } from '../model/work_store';
import type { AxisName, BoardQuestion, CountedPart } from '../solver/solver';
import {
  FORM,
  isJobRecord,
  isPartRecord,
  isPieceRecord,
  keysOf,
  openWorkDatabase,
} from './work_database';
import type { JobRecord, PieceKey, WorkDatabase } from './work_database';
import { lockWork } from './work_lock';
import type { WorkLock } from './work_lock';

/** Work that nobody has come back for. */
export const KEPT_DAYS = 30;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** No work was kept before. */
const FIRST_DATE = Date.UTC(2026, 0, 1);

export function createBrowserWorkStore(): WorkStore {
  let opened: Promise<WorkDatabase> | undefined;

  function database(): Promise<WorkDatabase> {
    opened ??= openWorkDatabase();
    // It may be there the next time.
    opened.catch(() => (opened = undefined));
    return opened;
  }

  async function findInterrupted(): Promise<KeptWork | 'unusable' | undefined> {
    const db = await database();
    const ids = await db.getAllKeys('jobs');
    const mine: { readonly id: string; readonly record: unknown; readonly lock: WorkLock }[] = [];
    for (const id of ids) {
      const lock = await lockWork(id);
      if (lock === undefined) continue;
      // Another tab may have finished it while this one waited.
      const record: unknown = await db.get('jobs', id);
      if (record === undefined) lock.release();
      else mine.push({ id, record, lock });
    }
    const usable = mine.flatMap(({ record, lock }) =>
      isJobRecord(record) && isFresh(record) ? [{ record, lock }] : [],
    );
    const newest = usable.sort((a, b) => b.record.keptAt - a.record.keptAt)[0];
    for (const { id, lock } of mine) {
      if (lock === newest?.lock) continue;
      await removeJob(db, id);
      lock.release();
    }
    if (newest !== undefined) return keptWork(db, newest.record, newest.lock);
    return mine.some(({ record }) => !isJobRecord(record)) ? 'unusable' : undefined;
  }

  async function begin(question: BoardQuestion): Promise<KeptWork> {
    const db = await database();
    const id = crypto.randomUUID();
    const lock = await lockWork(id);
    if (lock === undefined) throw new Error('A lock that nobody knows is taken.');
    const now = Date.now();
    const times = { startedAt: now, keptAt: now };
    // It is written with its first piece.
    const record = { id, form: FORM, question, ...times, fraction: 0, milliseconds: 0 };
    return keptWork(db, record, lock);
  }

  return {
    findInterrupted: () => translated(findInterrupted()),
    begin: (question) => translated(begin(question)),
  };
}

/** A date that cannot be says nothing of how old the work is, so that it is not thrown away for it. */
function isFresh({ keptAt }: JobRecord): boolean {
  const isPossible = keptAt > FIRST_DATE && keptAt <= Date.now();
  return !isPossible || Date.now() - keptAt < KEPT_DAYS * DAY_MILLISECONDS;
}

function keptWork(db: WorkDatabase, record: JobRecord, lock: WorkLock): KeptWork {
  const { id, question } = record;
  let mark: WorkMark = record;

  async function* pieces(axis: AxisName) {
    for (let first = 1; ;) {
      const piece: unknown = await db.get('pieces', [id, axis, first]);
      if (piece === undefined) return;
      if (!isPieceRecord(piece)) throw new Error('A kept piece is none.');
      yield { first, values: piece.values, checkSum: piece.checkSum };
      first += piece.values.length;
    }
  }

  async function parts(axis: AxisName): Promise<CountedPart[]> {
    const store = db.transaction('parts').store;
    const ofAxis = keysOf(id, axis);
    const [keys, records] = await Promise.all([store.getAllKeys(ofAxis), store.getAll(ofAxis)]);
    return keys.flatMap(([, , first], index) => {
      const record: unknown = records[index];
      return isPartRecord(record) ? [{ ...record, first }] : [];
    });
  }

  async function add(axis: AxisName, piece: KeptPiece, next: WorkMark): Promise<void> {
    const transaction = db.transaction(['jobs', 'pieces', 'parts'], 'readwrite');
    const { first, ...found } = piece;
    const key: PieceKey = [id, axis, first];
    const { fraction, milliseconds } = next;
    await Promise.all([
      'values' in found
        ? transaction.objectStore('pieces').put(found, key)
        : transaction.objectStore('parts').put(found, key),
      transaction
        .objectStore('jobs')
        .put({ ...record, keptAt: Date.now(), fraction, milliseconds }),
      transaction.done,
    ]);
    mark = { fraction, milliseconds };
  }

  return {
    question,
    get mark() {
      return mark;
    },
    pieces,
    parts: (axis) => translated(parts(axis)),
    add: (axis, piece, next) => translated(add(axis, piece, next)),
    async clear() {
      await translated(removeJob(db, id));
      mark = { fraction: 0, milliseconds: 0 };
    },
    async remove() {
      try {
        await translated(removeJob(db, id));
      } finally {
        lock.release();
      }
    },
  };
}

async function removeJob(db: WorkDatabase, id: string): Promise<void> {
  const transaction = db.transaction(['jobs', 'pieces', 'parts'], 'readwrite');
  await Promise.all([
    transaction.objectStore('jobs').delete(id),
    transaction.objectStore('pieces').delete(keysOf(id)),
    transaction.objectStore('parts').delete(keysOf(id)),
    transaction.done,
  ]);
}

/** Whatever the browser says of its storage, as the model words it. */
async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (reason) {
    const isFull = reason instanceof DOMException && reason.name === 'QuotaExceededError';
    throw new WorkStoreError(isFull ? 'full' : 'unavailable', reason);
  }
}
