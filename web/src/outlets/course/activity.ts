/** The activity's frame in the same document, connected by a link that its script finds. */
import type { CourseLink } from '../element/course_link';
import type { FromFrameBody, ToFrameBody } from '../element/messages';
import type { Activity } from './reporting';

export interface FramedActivity extends Activity {
  /** Must be in the window before the frame's script runs. */
  readonly link: CourseLink;
  /** True once the frame's script has run. */
  readonly isFound: () => boolean;
  /** Shows a line beside the reader's answer. */
  readonly sayBeside: (line: string) => void;
}

export function createActivity(): FramedActivity {
  const listeners: ((message: FromFrameBody) => void)[] = [];
  const requests = createRequests();
  let line = '';
  let showLine: (line: string) => void = () => undefined;
  let start: (query: string) => void = () => undefined;
  let isFound = false;
  const query = new Promise<string>((resolve) => (start = resolve));
  return {
    link: {
      query() {
        isFound = true;
        return query;
      },
      hear(message) {
        requests.hear(message);
        for (const listener of listeners) listener(message);
      },
      connect: requests.connect,
      onLine(show) {
        showLine = show;
        show(line);
      },
    },
    isFound: () => isFound,
    start,
    onMessage: (hear) => void listeners.push(hear),
    // The frame reports what is wrong with the state.
    setState: (state) => requests.ask({ type: 'setState', state: state as never }),
    close: () => requests.post({ type: 'close' }),
    sayBeside(next) {
      line = next;
      showLine(line);
    },
  };
}

/** Requests wait until the frame listens, and settle with its answers. */
function createRequests() {
  let connected: ((request: ToFrameBody) => void) | undefined;
  const early: ToFrameBody[] = [];
  const waiting = new Map<string | number, (problem: string | undefined) => void>();
  let lastId = 0;

  function post(request: ToFrameBody) {
    if (connected === undefined) early.push(request);
    else connected(request);
  }

  return {
    post,
    connect: (ask: (request: ToFrameBody) => void) => {
      connected = ask;
      early.splice(0).forEach(ask);
    },
    ask(request: ToFrameBody): Promise<void> {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, (problem) => {
          if (problem === undefined) resolve();
          else reject(new Error(problem));
        });
        post({ ...request, id });
      });
    },
    hear(message: FromFrameBody) {
      const { reply } = message as { readonly reply?: string | number };
      if (reply === undefined) return;
      waiting.get(reply)?.(message.type === 'error' ? message.message : undefined);
      waiting.delete(reply);
    },
  };
}
