import type { ComponentChildren } from 'preact';
import commonWords from '#words/common';
import t from '#words/sheet';
import { Button } from '../Button';
import layout from '../layout.module.css';

interface FillBarProps {
  /** How many places are filled in, of how many, and how many were from the start. */
  readonly filled: number;
  readonly all: number;
  readonly start?: number;
  readonly onFill: (count: number) => void;
  /** Whether the last place can be taken out again. */
  readonly goesBack?: boolean;
  /** Where the places can fill in by themselves. */
  readonly playing?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** Fills the places of a sheet in, one, all or by themselves, and starts over. */
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
      {/* One button, so that the focus stays. */}
      <Button onClick={() => onFill(isDone ? start : all)}>
        {isDone ? commonWords('start-over') : t('fill-rest')}
      </Button>
      {children}
    </div>
  );
}
