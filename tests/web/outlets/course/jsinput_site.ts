/**
 * A site with a frame, speaking like Open edX. It is one self-contained function, so that browser tests can inject it
 * into pages.
 */
export interface JsinputSite {
  /** Receives a message of the frame. */
  readonly hear: (message: unknown) => void;
  /** Runs once the site's own script has loaded: it greets and sets the stored state. */
  readonly arrive: () => void;
  /** Presses Submit. The grader gets what is stored then. */
  readonly submit: () => Promise<string>;
}

export interface JsinputOptions {
  readonly post: (message: unknown) => void;
  /** The stored `{answer, state}` as text. */
  readonly kept?: string;
}

export function createJsinputSite({ post, kept }: JsinputOptions): JsinputSite {
  let id = 41;
  let isReady = false;
  const waiting: object[] = [];
  const asked = new Map<number, (result: unknown) => void>();
  const send = (message: object) => post(JSON.stringify(message));

  function call(method: string, params: string): Promise<unknown> {
    id += 1;
    const message = { id, method: `JSInput::${method}`, params };
    if (isReady) send(message);
    else waiting.push(message);
    return new Promise((resolve) => asked.set(id, resolve));
  }

  function becomeReady(params: string) {
    if (isReady) return;
    isReady = true;
    if (params === 'ping') send({ method: 'JSInput::__ready', params: 'pong' });
    for (const message of waiting.splice(0)) send(message);
  }

  function hear(message: unknown): void {
    if (typeof message !== 'string') return;
    const told = JSON.parse(message) as {
      id?: number;
      method?: string;
      params: string;
      result: unknown;
    };
    if (told.method === 'JSInput::__ready') becomeReady(told.params);
    else if (told.id !== undefined) asked.get(told.id)?.(told.result);
  }

  return {
    hear,
    arrive() {
      if (kept !== undefined) void call('setState', (JSON.parse(kept) as { state: string }).state);
      send({ method: 'JSInput::__ready', params: 'ping' });
    },
    async submit() {
      const answer = decodeURI(String(await call('getGrade', '')));
      const state = decodeURI(String(await call('getState', '')));
      return JSON.stringify({ answer, state });
    },
  };
}
