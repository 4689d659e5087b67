import type { RejectedSetting } from '../model/address_settings';
import { text } from '../text';
import { frameText } from '../text/frame';

/** What the address of a frame asked for beside its board and did not get; of a list, one of its names. */
export function rejectedText({ key, value }: RejectedSetting<string>): string {
  if (key === 'hide' || key === 'lock') return frameText().unknownName[key](value);
  if (key === 'origin') return frameText().noOrigin(value);
  return text().board.address.rejected(key, value);
}
