/**
 * Copies of the work in the browser's storage, in case the site doesn't get it. Computers are shared: a copy is
 * identified by learner, package and attempt, and a learner without an id has none.
 */
import { hashOfText } from './seed';
import { formatRecord, readWork, type WorkRecord } from './work_record';

export interface DeviceCopy {
  readonly record: WorkRecord;
  /** The site's record that this work continues. */
  readonly base?: Pick<WorkRecord, 'chain' | 'count'> | undefined;
}

export interface DeviceCopies {
  find(attempt: string): DeviceCopy | undefined;
  /** Stores a copy; false if that isn't possible. */
  write(copy: DeviceCopy): boolean;
}

const PREFIX = 'tartan-work ';
/** The oldest are deleted beyond this number. */
const MAX_COPIES = 30;

const NO_COPIES: DeviceCopies = { find: () => undefined, write: () => false };

/** `storage` may throw, or be missing altogether in a page without an origin. */
export function createDeviceCopies(
  storage: () => Storage,
  { learner, activity }: { readonly learner: string | undefined; readonly activity: string },
): DeviceCopies {
  if (learner === undefined || learner === '') return NO_COPIES;
  const keyOf = (attempt: string) => `${PREFIX}${hashOfText(`${learner} ${activity}`)} ${attempt}`;

  function write({ record, base }: DeviceCopy, now = Date.now()): boolean {
    try {
      const text = JSON.stringify({ at: now, base, record: formatRecord(record) });
      storage().setItem(keyOf(record.attempt), text);
      dropOldest(storage());
      return true;
    } catch {
      return false;
    }
  }

  function find(attempt: string): DeviceCopy | undefined {
    try {
      const { record: text, base } = JSON.parse(storage().getItem(keyOf(attempt)) ?? '{}') as Loose;
      const { record } = readWork(text);
      return record && { record, base: base as DeviceCopy['base'] };
    } catch {
      return undefined;
    }
  }

  return { find, write };
}

type Loose = Readonly<Record<string, unknown>>;

function dropOldest(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const ours = keys.filter((key) => key.startsWith(PREFIX));
  const ages = ours.map((key) => [ageOf(storage.getItem(key)), key] as const);
  ages.sort(([one], [other]) => other - one);
  for (const [, key] of ages.slice(MAX_COPIES)) storage.removeItem(key);
}

/** When it was written; 0 for anything else. */
function ageOf(text: string | null): number {
  try {
    return Number((JSON.parse(text ?? '{}') as Loose).at) || 0;
  } catch {
    return 0;
  }
}
