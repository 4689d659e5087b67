/** The figure of a board in the page. */
export function boardId(name: string): string {
  return `board-${name}`;
}
