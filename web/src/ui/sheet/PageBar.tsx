import type { ComponentChildren } from 'preact';
import t from '#words/sheet';
import { Button } from '../Button';
import layout from '../layout.module.css';

interface PageBarProps {
  /** The first and the last place on this page, and of all pages. */
  readonly first: number;
  readonly last: number;
  readonly ends: readonly [first: number, last: number];
  readonly onTurn: (pages: 1 | -1) => void;
  /** Further controls. */
  readonly children?: ComponentChildren;
}

/** Buttons that turn the pages of a long sheet. */
export function PageBar({ first, last, ends, onTurn, children }: PageBarProps) {
  return (
    <div class={layout.row} data-screen>
      <Button isDisabled={first <= ends[0]} onClick={() => onTurn(-1)}>
        {t('earlier')}
      </Button>
      <Button isDisabled={last >= ends[1]} onClick={() => onTurn(1)}>
        {t('later')}
      </Button>
      {children}
    </div>
  );
}
