import type { ComponentChildren } from 'preact';
import t from '#words/learn';
import { useLesson } from '../lesson';
import { Anchor } from './Anchor';

interface BoardLinkProps {
  readonly board: string;
  /** What it says; otherwise that it opens the board. */
  readonly children?: ComponentChildren;
}

/** To the Board page with the board of the lesson as it is now. */
export function BoardLink({ board, children }: BoardLinkProps) {
  const { address } = useLesson().study(board);
  return <Anchor href={address.value}>{children ?? t('board-link')}</Anchor>;
}
