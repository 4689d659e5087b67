import type { ComponentChildren } from 'preact';
import type { FrameModel } from './frame_model';

/** What each of the frame's views is given. */
export interface ViewProps {
  readonly model: FrameModel;
  /** The switch from one mode to another, where there is one. */
  readonly modes: ComponentChildren;
  /** Of the board, in pixels. */
  readonly mostHeight: number;
}
