/** A page around a frame that speaks as Open edX does. A function with all it needs, for pages of journeys too. */
export interface JsinputSite {
  /** What the frame has posted. */
  readonly hear: (message: unknown) => void;
  /** The site's own script is there: it greets, and sets the state that it has. */
  readonly arrive: () => void;
  /** The reader presses Submit. What is kept then is what the grader gets. */
  readonly submit: () => Promise<string>;
}

export interface JsinputOptions {
  readonly post: (message: unknown) => void;
  /** `{answer, state}` as text. */
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
