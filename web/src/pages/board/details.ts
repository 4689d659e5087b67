/** What the Board page fetches after the board. */
export { BoardDetails } from './BoardDetails';
export { WhyPanel } from './WhyPanel';
