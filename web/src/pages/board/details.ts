/** What the Board page fetches after the board. */
export { SharedBoard } from './SharedBoard';
export { BoardDetails } from './BoardDetails';
export { EditTools } from './EditTools';
export { KeysList } from './KeysList';
