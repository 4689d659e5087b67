/** What playing needs beside the board, fetched when somebody first plays. */
export { createPlayModel } from './model/play/play_model';
