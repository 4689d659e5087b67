import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
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
