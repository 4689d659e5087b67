/**
 * Stands in for embed.html where a test is about the element alone: speaks the protocol at once, starts a
 * worker as the real one does, and counts its address's `rows` up with each click.
 */
const script = () => {
  const keys = new URLSearchParams(location.search);
  const initial = {
    tartan: 'study' as const,
    version: 2 as const,
    rows: Number(keys.get('rows') ?? 5),
    columns: Number(keys.get('columns') ?? 5),
    address: location.search,
  };
  let state: typeof initial = initial;
  const heard: string[] = [];
  const tell = (body: object) =>
    window.parent.postMessage({ tartan: 'frame', version: 2, ...body }, keys.get('origin') ?? '*');
  const show = () => (document.querySelector('output')!.textContent = JSON.stringify(state));
  const log = () => (document.querySelector('pre')!.textContent = heard.join(' '));
  new Worker(URL.createObjectURL(new Blob(['onmessage = () => undefined'])));
  window.addEventListener('message', ({ data }: MessageEvent) => {
    const message = data as {
      type: string;
      id: number;
      state: typeof initial;
      theme?: string;
      rows?: number;
    };
    const { type, id, state: wanted, theme = '', rows } = message;
    heard.push(type + theme);
    log();
    if (keys.has('silent') || (type === 'set' && rows === undefined)) return;
    if (type === 'set') state = { ...state, rows: rows ?? state.rows };
    if (type === 'focus') document.querySelector('button')!.focus();
    if (type === 'setState' && wanted.rows > 200) {
      tell({ type: 'error', kind: 'bad-state', message: 'Too many rows.', reply: id });
      return;
    }
    if (type === 'setState') state = wanted;
    if (type === 'reset') state = initial;
    show();
    tell({ type: 'statechange', state, by: 'host', reply: id });
  });
  document.querySelector('button')!.addEventListener('click', () => {
    state = { ...state, rows: state.rows + 1 };
    show();
    const move = { rows: [1], columns: [1] };
    tell({ type: 'move', move, by: 'reader', winning: true });
    tell({ type: 'statechange', state, by: 'reader' });
    tell({ type: 'answered', correct: true, attempt: 1, seenBefore: false, move });
    tell({ type: 'solved', how: 'prediction', move });
    tell({ type: 'over', winner: 'first', player: 'second', hints: 0, takeBacks: 0 });
  });
  show();
  if (!keys.has('mute')) tell({ type: 'ready', state });
  if (keys.has('high')) tell({ type: 'resize', height: Number(keys.get('high')) });
};

export const FAKE_FRAME = `<!doctype html><title>Fake</title>
<button>Move</button><output></output><pre></pre>
<script>(${script.toString()})()</script>`;
