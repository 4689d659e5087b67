import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import t from '#words/qr_code';
import styles from './parts.module.css';

/** The light margin by which scanners find a code, in modules. */
const QUIET_ZONE = 4;
/** A version of 117 modules across; larger codes are hard to scan across a room or on a small screen. */
const MAX_VERSION = 25;

/** A link as a QR code for the phones in a room, dark on white in every theme. It needs no network. */
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

/** The rows of the code with its margin, true for dark modules; undefined if the text is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(text, { border: QUIET_ZONE, boostEcc: true, maxVersion: MAX_VERSION }).data;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A rectangle for each run of dark modules in a row. */
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
