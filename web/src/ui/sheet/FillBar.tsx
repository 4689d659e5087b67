import type { ComponentChildren } from 'preact';
import commonWords from '#words/common';
import t from '#words/sheet';
import { Button } from '../Button';
import layout from '../layout.module.css';

interface FillBarProps {
  /** The number of filled places, of all places, and of those filled from the start. */
  readonly filled: number;
  readonly all: number;
  readonly start?: number;
  readonly onFill: (count: number) => void;
  /** The last place can be emptied again. */
  readonly goesBack?: boolean;
  /** Set if the places can fill automatically. */
  readonly playing?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** Buttons that fill the places of a sheet, one, all or automatically, and start over. */
export function FillBar(props: FillBarProps) {
  const { filled, all, start = 0, onFill, goesBack = false, playing, children } = props;
  const isDone = filled === all;
  return (
    <div class={layout.row} data-screen>
      {goesBack && (
        <Button isDisabled={filled === start} onClick={() => onFill(filled - 1)}>
          {commonWords('back')}
        </Button>
      )}
      {playing && (
        <Button look="strong" onClick={playing.onToggle}>
          {commonWords(playing.isOn ? 'pause' : 'play')}
        </Button>
      )}
      <Button isDisabled={isDone} onClick={() => onFill(filled + 1)}>
        {t('fill-next')}
      </Button>
      {/* One button for both, so that the focus stays. */}
      <Button onClick={() => onFill(isDone ? start : all)}>
        {isDone ? commonWords('start-over') : t('fill-rest')}
      </Button>
      {children}
    </div>
  );
}
