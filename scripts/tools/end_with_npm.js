/** How often a script checks whether npm's shell is still there. */
const INTERVAL_MS = 500;

/**
 * npm passes a signal on to the shell in which it runs a script, and some shells end without the programs that run in
 * them. The script then has another parent, and ends itself by the same signal.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
}
