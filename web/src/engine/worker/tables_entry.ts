import wasmUrl from '#module/tartan_tables.wasm?url';
import { loadTablesSolver } from './tables_solver';
import { serveInWorker } from '../wire/serve';

serveInWorker(loadTablesSolver, wasmUrl);
