import wasmUrl from '#module/tartan.wasm?url';
import { loadFullSolver } from '../full_solver';
import { serveInWorker } from './serve';

serveInWorker(loadFullSolver, wasmUrl);
