import type { ComponentChildren } from 'preact';
import t from '#words/learn';
import { useLesson } from '../lesson';

interface BoardLinkProps {
  readonly board: string;
  /** What it says; otherwise that it opens the board. */
  readonly children?: ComponentChildren;
}

/** To the Board page with the board of the lesson as it is now. */
export function BoardLink({ board, children }: BoardLinkProps) {
  const { address } = useLesson().study(board);
  return <a href={address.value}>{children ?? t('board-link')}</a>;
}
