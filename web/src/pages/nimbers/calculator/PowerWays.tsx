/** Powers by squaring, and what is a power in a field: inverses, quotients, square roots, logarithms. */
import { SolverError } from '../../../engine/errors';
import type { PowerWay, TablesEngine } from '../../../engine/tables_engine';
import t from '#words/calculator';
import { failureText } from '../../../views/parts/failure_text';
import { Digits } from '../../../views/parts/Digits';
import { Equals, Formula, Nimber } from '../../../views/parts/formulas';
import { useAnswer } from '../../../views/use_answer';
import { OpeningProduct } from '../../../views/why/ProductWays';
import styles from './PowerWays.module.css';

interface WayProps {
  readonly engine: TablesEngine;
  readonly a: bigint;
}

export function InverseWay({ engine, a }: WayProps) {
  const way = useAnswer(engine, 'inverseWay', { a });
  if (!isThere(way)) return <NotThere way={way} />;
  const { bits, exponent, result } = way;
  return (
    <>
      <p>{t('inverse-explanation', { a, bits, size: 1n << BigInt(bits), exponent })}</p>
      <Squares way={way} />
      <p>{t('inverse-proof', { a, value: result })}</p>
      <OpeningProduct engine={engine} a={a} b={result} product={1n} />
    </>
  );
}

interface QuotientProps extends WayProps {
  readonly b: bigint;
  readonly quotient: bigint;
}

export function QuotientWay({ engine, a, b, quotient }: QuotientProps) {
  const way = useAnswer(engine, 'inverseWay', { a: b });
  if (!isThere(way)) return <NotThere way={way} />;
  const { bits, exponent, result } = way;
  return (
    <>
      <p>{t('quotient-explanation', { a, b, inverse: result })}</p>
      <OpeningProduct engine={engine} a={a} b={result} product={quotient} />
      <p>{t('inverse-explanation', { a: b, bits, size: 1n << BigInt(bits), exponent })}</p>
      <Squares way={way} />
      <p>{t('quotient-proof', { a, b, value: quotient })}</p>
      <OpeningProduct engine={engine} a={quotient} b={b} product={a} />
    </>
  );
}

export function RootWay({ engine, a }: WayProps) {
  const way = useAnswer(engine, 'squareRootWay', { a });
  if (!isThere(way)) return <NotThere way={way} />;
  const { bits, exponent, result } = way;
  return (
    <>
      <p>{t('root-explanation', { a, bits, size: 1n << BigInt(bits), exponent })}</p>
      <Squares way={way} />
      <p>{t('root-proof', { a, value: result })}</p>
      <OpeningProduct engine={engine} a={result} b={result} product={a} />
    </>
  );
}

interface PowerProps {
  readonly engine: TablesEngine;
  readonly base: bigint;
  readonly exponent: bigint;
}

export function PowerWayView({ engine, base, exponent }: PowerProps) {
  const way = useAnswer(engine, 'powerWay', { base, exponent });
  if (!isThere(way)) return <NotThere way={way} />;
  if (exponent === 0n) return <p>{t('power-zero')}</p>;
  return (
    <>
      <p>{t('power-explanation', { a: base, exponent })}</p>
      <Squares way={way} />
    </>
  );
}

interface LogarithmProps extends WayProps {
  readonly logarithm: bigint;
}

export function LogarithmWay({ engine, a, logarithm }: LogarithmProps) {
  const way = useAnswer(engine, 'logarithmWay', { a, logarithm });
  if (!isThere(way)) return <NotThere way={way} />;
  const { bits, base } = way;
  return (
    <>
      <p>
        {t('logarithm-explanation', {
          ...{ a, bits, size: 1n << BigInt(bits), generator: base },
          exponent: logarithm,
        })}
      </p>
      {logarithm === 0n ? <p>{t('power-zero')}</p> : <Squares way={way} name="g" />}
    </>
  );
}

type Answered = PowerWay | SolverError | undefined;

const isThere = (way: Answered): way is PowerWay =>
  way !== undefined && !(way instanceof SolverError);

function NotThere({ way }: { readonly way: Answered }) {
  return way instanceof SolverError ? (
    <p role="alert">{failureText(way)}</p>
  ) : (
    <p>{t('waiting')}</p>
  );
}

interface SquaresProps {
  readonly way: PowerWay;
  /** What the base is called. */
  readonly name?: 'a' | 'g';
}

/** The squares, each the square of the one before, and the product of those that are used. */
function Squares({ way: { rows }, name = 'a' }: SquaresProps) {
  return (
    <ol class={styles.squares}>
      {rows.map(({ exponent, value, product }, place) => (
        <li key={place}>
          <Formula>
            <msup>
              <mi>{name}</mi>
              {place < LONG_EXPONENT ? (
                <Nimber value={exponent} />
              ) : (
                <PowerOfTwo exponent={place} />
              )}
            </msup>
            <Equals />
          </Formula>{' '}
          <Digits value={value} />{' '}
          <span class={styles.product}>
            {product === undefined ? t('not-used') : t('product-so-far', { product })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** From 2^10 on an exponent is written as a power. */
const LONG_EXPONENT = 10;

function PowerOfTwo({ exponent }: { readonly exponent: number }) {
  return (
    <msup>
      <mn>2</mn>
      <Nimber value={exponent} />
    </msup>
  );
}
