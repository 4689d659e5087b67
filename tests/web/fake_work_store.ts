/** A storage of long runs that a test controls, in place of the browser's. */
import type { AxisPiece, BoardQuestion, CountedChunk } from '../../web/src/engine/api/axes';
import { boardKey } from '../../web/src/widgets/count/board_question';
import type {
  StoredAnswer,
  StoredJob,
  StoredProgress,
  WorkStore,
} from '../../web/src/engine/api/work_store';

export interface FakeWork extends StoredJob {
  readonly kept: Record<'rows' | 'columns', AxisPiece[]>;
  readonly counted: Record<'rows' | 'columns', CountedChunk[]>;
  readonly removed: boolean;
}

export interface FakeWorkStore extends WorkStore {
  /** All jobs that were begun or found, the oldest first. */
  readonly works: readonly FakeWork[];
  /** Stored answers, the newest first. */
  answers: readonly StoredAnswer[];
  /** The job that is found on opening. */
  found: FakeWork | 'unusable' | undefined;
  /** A call that fails from now on, and its rejection. */
  failing: { readonly call: WorkCall; readonly reason: unknown } | undefined;
  /** If true, requests from now on are never answered. */
  hanging: boolean;
  interrupt(question: BoardQuestion, mark: StoredProgress): FakeWork;
}

export type WorkCall =
  | 'findInterrupted'
  | 'begin'
  | 'findAnswers'
  | 'storeAnswer'
  | 'add'
  | 'clear'
  | 'remove'
  | 'pieces'
  | 'parts';

export function createFakeWorkStore(): FakeWorkStore {
  const works: FakeWork[] = [];

  async function answer(call: WorkCall) {
    if (store.failing?.call === call) throw store.failing.reason;
    if (store.hanging) await new Promise(() => undefined);
    await Promise.resolve();
  }

  function createWork(question: BoardQuestion, before: StoredProgress): FakeWork {
    let mark = before;
    let removed = false;
    const work: FakeWork = {
      question,
      kept: { rows: [], columns: [] },
      counted: { rows: [], columns: [] },
      get mark() {
        return mark;
      },
      get removed() {
        return removed;
      },
      async *pieces(axis) {
        await answer('pieces');
        yield* work.kept[axis];
      },
      async chunks(axis) {
        await answer('parts');
        return work.counted[axis];
      },
      async add(axis, piece, next) {
        await answer('add');
        if ('values' in piece) work.kept[axis].push(piece);
        else work.counted[axis].push(piece);
        mark = next;
      },
      async clear() {
        await answer('clear');
        work.kept.rows = [];
        work.kept.columns = [];
        work.counted.rows = [];
        work.counted.columns = [];
        mark = { fraction: 0, milliseconds: 0 };
      },
      async remove() {
        await answer('remove');
        removed = true;
      },
    };
    works.push(work);
    return work;
  }

  const store: FakeWorkStore = {
    works,
    answers: [],
    found: undefined,
    failing: undefined,
    hanging: false,
    interrupt(question, mark) {
      store.found = createWork(question, mark);
      return store.found;
    },
    async findInterrupted() {
      await answer('findInterrupted');
      return store.found;
    },
    async findAnswers() {
      await answer('findAnswers');
      return store.answers;
    },
    async storeAnswer(kept) {
      await answer('storeAnswer');
      const key = boardKey(kept.question);
      const others = store.answers.filter(({ question }) => boardKey(question) !== key);
      store.answers = [kept, ...others];
    },
    async begin(question) {
      await answer('begin');
      return createWork(question, { fraction: 0, milliseconds: 0 });
    },
  };
  return store;
}
