import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import t from '#words/qr_code';
import styles from './parts.module.css';

/** Light modules around a code, by which it is found. */
const QUIET_ZONE = 4;
/** 117 modules across: more could hardly be told apart by a phone, across a room or on a small screen. */
const LARGEST_VERSION = 25;

/** A link for the phones in a room, dark on white in every theme. Nothing is asked of a network. */
export function QrCode({ link }: { readonly link: string }) {
  const modules = useMemo(() => qrModules(link), [link]);
  if (modules === undefined) return <p role="status">{t('too-long')}</p>;
  const side = modules.length;
  return (
    <svg
      class={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      shape-rendering="crispEdges"
      role="img"
      focusable="false"
    >
      <title>{t('name')}</title>
      <rect width={side} height={side} fill="#ffffff" />
      <path d={outlineOf(modules)} fill="#000000" />
    </svg>
  );
}

/** The rows of the code with its quiet zone, true where it is dark; undefined where the text has no room. */
export function qrModules(text: string): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(text, { border: QUIET_ZONE, boostEcc: true, maxVersion: LARGEST_VERSION }).data;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A box for each run of dark modules in a row. */
function outlineOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1] === true) return '';
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${end - x}v1H${x}z`;
      }),
    )
    .join('');
}
