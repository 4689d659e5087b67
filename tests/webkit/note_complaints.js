/** Runs in the page before everything else: records what its console would show. */
const complaints = (globalThis.complaints = []);

for (const level of ['log', 'info', 'warn', 'error']) {
  console[level] = (...words) => complaints.push(`console ${level}: ${words.join(' ')}`);
}

addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complaints.push(`against the policy ${violatedDirective}: ${blockedURI}`),
);
// A failed load only fires an event at the element itself, so this listens in the capture phase.
addEventListener(
  'error',
  ({ message, target }) => complaints.push(`error: ${message ?? target.outerHTML}`),
  { capture: true },
);
