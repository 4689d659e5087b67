import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import t from '#words/learn';
import { useLesson } from '../lesson';
import { LessonSurroundings } from '../surroundings';

interface AnchorProps {
  readonly href: string;
  readonly children?: ComponentChildren;
}

/** A link of a lesson's text. In a frame, which lies in the folder of the site, it opens another tab. */
export function Anchor({ href, children }: AnchorProps) {
  const { isFramed } = useContext(LessonSurroundings);
  if (!isFramed) return <a href={href}>{children}</a>;
  return (
    <a href={href.startsWith('#') ? `./${href}` : href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

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
