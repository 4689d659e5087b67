import { SITE_MODES } from '../../model/site_model';
import type { ModeChoice } from '../../model/site_model';
import { text } from '../../text';
import { Segments } from '../shared/Segments';

export function ModeSwitch({ modes }: { readonly modes: ModeChoice }) {
  const t = text().board.modes;
  return (
    <Segments
      legend={t.name}
      options={SITE_MODES.map((mode) => [mode, t[mode]] as const)}
      value={modes.mode.value}
      onChange={(mode) => modes.setMode(mode)}
    />
  );
}
