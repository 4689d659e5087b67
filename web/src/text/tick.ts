/** Numbers at the axes of a plot, loaded with it. */
import { language, numbers } from './language';

const fraction = new Intl.NumberFormat(language.tag, { maximumSignificantDigits: 3 });

/** 0.25, 5,000, but 2·10⁷; always the exact number, except below 1. */
export function tickLabel(value: number): string {
  if (value < 1) return fraction.format(value);
  return asPower(value) ?? numbers.whole(value);
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Large values that are shorter as a product with a power of ten. */
function asPower(value: number): string | undefined {
  if (value < 1e6) return undefined;
  const exponent = Math.floor(Math.log10(value) + 1e-9);
  const factor = Math.round((value / 10 ** exponent) * 1e3) / 1e3;
  if (Math.abs(factor * 10 ** exponent - value) > value * 1e-12) return undefined;
  const raised = String(exponent).replace(/\d/gu, (digit) => SUPERSCRIPTS[Number(digit)] ?? '');
  return factor === 1 ? `10${raised}` : `${factor}·10${raised}`;
}
