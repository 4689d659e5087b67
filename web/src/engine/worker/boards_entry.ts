import wasmUrl from '#module/tartan_boards.wasm?url';
import { loadBoardsSolver } from './boards_solver';
import { serveInWorker } from '../wire/serve';

serveInWorker(loadBoardsSolver, wasmUrl);
