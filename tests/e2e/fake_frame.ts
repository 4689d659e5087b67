/**
 * A stand-in for embed.html in tests of the element alone. It speaks the protocol at once, starts a worker like the
 * real one, and increments its address's `rows` at each click.
 */
const script = () => {
  const keys = new URLSearchParams(location.search);
  let state = {
    tartan: 'study' as const,
    version: 2 as const,
    rows: Number(keys.get('rows') ?? 5),
    columns: Number(keys.get('columns') ?? 5),
  };
  const heard: string[] = [];
  const tell = (body: object) =>
    window.parent.postMessage({ tartan: 'frame', version: 2, ...body }, keys.get('origin') ?? '*');
  const show = () => (document.querySelector('output')!.textContent = JSON.stringify(state));
  const log = () => (document.querySelector('pre')!.textContent = heard.join(' '));
  new Worker(URL.createObjectURL(new Blob(['onmessage = () => undefined'])));
  window.addEventListener('message', ({ data }: MessageEvent) => {
    const message = data as { type: string; id: number; state: typeof state; theme?: string };
    const { type, id, state: wanted, theme = '' } = message;
    heard.push(type + theme);
    log();
    if (type === 'set') return;
    if (type === 'focus') document.querySelector('button')!.focus();
    if (type === 'setState') state = wanted;
    show();
    tell({ type: 'statechange', state, by: 'host', reply: id });
  });
  document.querySelector('button')!.addEventListener('click', () => {
    state = { ...state, rows: state.rows + 1 };
    show();
    tell({ type: 'statechange', state, by: 'reader' });
  });
  show();
  if (!keys.has('mute')) tell({ type: 'ready', state });
  if (keys.has('high')) tell({ type: 'resize', height: Number(keys.get('high')) });
};

export const FAKE_FRAME = `<!doctype html><title>Fake</title>
<button>Move</button><output></output><pre></pre>
<script>(${script.toString()})()</script>`;
