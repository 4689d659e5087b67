import { SITE_MODES } from '../../model/site_model';
import type { ModeChoice, SiteMode } from '../../model/site_model';
import { text } from '../../text';
import { Segments } from '../shared/Segments';

interface ModeSwitchProps {
  readonly modes: ModeChoice;
  readonly offered?: readonly SiteMode[];
}

export function ModeSwitch({ modes, offered = SITE_MODES }: ModeSwitchProps) {
  const t = text().board.modes;
  return (
    <Segments
      legend={t.name}
      options={offered.map((mode) => [mode, t[mode]] as const)}
      value={modes.mode.value}
      onChange={(mode) => modes.setMode(mode)}
    />
  );
}
