/** Runs in the page, before everything else: keeps what a reader of the console would see there. */
const complaints = (globalThis.complaints = []);

for (const level of ['log', 'info', 'warn', 'error']) {
  console[level] = (...words) => complaints.push(`console ${level}: ${words.join(' ')}`);
}

addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complaints.push(`against the policy ${violatedDirective}: ${blockedURI}`),
);
// An element whose file cannot be loaded tells only itself: hence on the way down.
addEventListener(
  'error',
  ({ message, target }) => complaints.push(`error: ${message ?? target.outerHTML}`),
  { capture: true },
);
