/** What the Board page fetches after the board. */
export { BoardDetails } from './BoardDetails';
export { KeysList } from './KeysList';
export { WhyPanel } from './WhyPanel';
