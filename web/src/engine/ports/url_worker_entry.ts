import wasmUrl from '#module/tartan.wasm?url';
import { loadFullSolver } from '../full_solver';
import { serveInWorker } from './worker_scope';

serveInWorker(loadFullSolver, wasmUrl);
