/** Starts other programs, and ends them when this one is ended. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Problem } from './say.js';

/** How long a program may take to clean up when it is asked to end. */
const PATIENCE_MS = 10_000;

const children = new Set();
let endingStatus;

/** Always by SIGINT, whatever our signal was: on it, programs end the programs they started. */
function endWithChildren(signal) {
  if (endingStatus) return;
  endingStatus = 128 + constants.signals[signal];
  for (const child of children) child.kill('SIGINT');
  setTimeout(() => process.exit(endingStatus), PATIENCE_MS);
}

/** Only while children run: without any, a signal has its normal effect. */
function watchSignals(action) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process[action](signal, endWithChildren);
}

function add(child) {
  if (children.size === 0) watchSignals('on');
  children.add(child);
}

function remove(child) {
  if (!children.delete(child) || children.size > 0) return;
  if (endingStatus) process.exit(endingStatus);
  watchSignals('off');
}

/** Resolves to { status, output }; the output is empty unless it is piped to us. */
function start([program, ...args], { cwd, env, stdio }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio });
    add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => {
      remove(child);
      if (error.code === 'ENOENT') resolve({ status: 127, output: `${program}: not found` });
      else reject(error);
    });
    child.on('close', (code, signal) => {
      remove(child);
      resolve({ status: code ?? 128 + constants.signals[signal], output });
    });
  });
}

/** Runs a program whose output or `status` is its answer; `output` is empty text when it fails. */
export async function ask(command, { cwd, env } = {}) {
  const stdio = ['ignore', 'pipe', 'ignore'];
  const { status, output } = await start(command, { cwd, env, stdio });
  return { ok: status === 0, status, output: status === 0 ? output.trim() : '' };
}

/** Runs a program whose output only matters when it fails: then `trouble` and its last lines are shown. */
export async function run(command, { cwd, env, trouble, lines = 30 }) {
  // sudo asks for a password on the terminal itself, hence the inherited input.
  const { status, output } = await start(command, { cwd, env, stdio: ['inherit', 'pipe', 'pipe'] });
  if (status === 0) return;
  const end = output.trimEnd().split('\n').slice(-lines).join('\n');
  throw new Problem(`${end}\n\n${trouble}`);
}

/** Runs a program that talks to the person itself; resolves to its exit status. */
export async function show(command, { cwd, env, input = 'inherit' } = {}) {
  const { status, output } = await start(command, {
    cwd,
    env,
    stdio: [input, 'inherit', 'inherit'],
  });
  if (output) process.stderr.write(`${output}\n`);
  return status;
}
