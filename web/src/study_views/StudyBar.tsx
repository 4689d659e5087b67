import { ModeBar, type ModeBarProps } from './ModeBar';
import { TurnBar } from './play/TurnBar';
import { PredictBar } from './predict/PredictBar';

const BARS = { play: TurnBar, predict: PredictBar };

/** The bar of each mode, all loaded at once. */
export function StudyBar(props: ModeBarProps) {
  return <ModeBar {...props} bars={BARS} />;
}
