import { CLOTH_LEVELS, densityOfShadeLevel } from './scale';
import type { ShadeScale } from '../drawing/shades';
import { numbers } from '../text/language';
import legendWords from '#words/legend';
import t from '#words/cloth';

/** The most colours that can be told apart in a line. */
const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Some levels and the counts they stand for; only the level of none on an empty cloth. */
export function clothLegend(
  scale: ShadeScale,
): { readonly level: number; readonly text: string }[] {
  return SHARES.slice(0, scale.full === 0 ? 1 : undefined).map((share) => {
    const level = Math.round(share * CLOTH_LEVELS);
    const text = level === 0 ? legendWords('none') : densityText(densityOfShadeLevel(level, scale));
    return { level, text };
  });
}

/** Rounded, as it explains a colour and is no count. */
function densityText(density: number): string {
  return density >= 10
    ? numbers.whole(Math.round(density))
    : t('density', { density: Math.round(density * 100) / 100 });
}
