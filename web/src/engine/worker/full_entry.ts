import wasmUrl from '#module/tartan.wasm?url';
import { loadFullSolver } from './full_solver';
import { serveInWorker } from '../wire/serve';

serveInWorker(loadFullSolver, wasmUrl);
