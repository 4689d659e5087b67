import { useEffect, useRef } from 'preact/hooks';
import type { RejectedSetting } from '../model/address_settings';
import { ModeSwitch } from '../pages/board/ModeSwitch';
import { Message } from '../pages/shared/Message';
import { useKeptFocus } from '../pages/shared/use_kept_focus';
import hidden from '../pages/shared/visually_hidden.module.css';
import { frameText } from '../text/frame';
import { BoardView } from './BoardView';
import styles from './FrameApp.module.css';
import type { FrameModel } from './frame_model';
import { GameView } from './GameView';
import { rejectedText } from './rejected_text';

interface FrameAppProps {
  readonly model: FrameModel;
  /** What the address asked of the frame itself and did not get. */
  readonly rejected: readonly RejectedSetting<string>[];
  /** In pixels, and not more than a part of the screen: the frame's own height follows from the board's. */
  readonly mostHeight: number;
  /** All that is shown has become higher or lower, or wider. */
  readonly onResize: () => void;
}

/** The board and what belongs to it, without a page around it. */
export function FrameApp({ model, rejected, mostHeight, onResize }: FrameAppProps) {
  const main = useRef<HTMLElement>(null);
  const isPlaying = model.isPlaying.value;
  const wasPlaying = useRef(isPlaying);
  // The whole view goes away with the switch that led to another one.
  useKeptFocus(main, () =>
    isPlaying === wasPlaying.current
      ? undefined
      : (main.current?.querySelector<HTMLElement>('fieldset input:checked') ?? main.current),
  );
  useEffect(() => {
    wasPlaying.current = isPlaying;
  });
  useEffect(() => {
    if (main.current === null) return;
    const sizes = new ResizeObserver(onResize);
    sizes.observe(main.current);
    return () => sizes.disconnect();
  }, []);

  const modes = model.offered.value.length > 1 && (
    <div class={styles.switch}>
      <ModeSwitch modes={model.modes} offered={model.offered.value} />
    </div>
  );
  const View = isPlaying ? GameView : BoardView;
  return (
    <main class={styles.frame} ref={main} tabIndex={-1}>
      <h1 class={hidden.hidden}>{frameText().heading}</h1>
      {rejected.length > 0 && (
        <Message>
          {rejected.map((setting) => (
            <p key={`${setting.key} ${setting.value}`}>{rejectedText(setting)}</p>
          ))}
        </Message>
      )}
      <View model={model} modes={modes} mostHeight={mostHeight} />
    </main>
  );
}
