/** Powers by squaring, and operations that are powers in a field: inverses, quotients, square roots, logarithms. */
import type { PowerWay } from '../../../engine/api/tables';
import type { TablesEngine } from '../../../engine/api/engine';
import t from '#words/calculator';
import commonWords from '#words/common';
import { Answered } from '../../../ui/Answered';
import { Digits } from '../../../ui/Digits';
import { math } from '../../../ui/math';
import { useAnswer } from '../../../asking/use_asked';
import { OpeningProduct } from '../../../study_views/why/ProductWays';
import layout from '../../../ui/layout.module.css';
import styles from './calculator.module.css';

interface WayProps {
  readonly engine: TablesEngine;
  readonly a: bigint;
}

export function InverseWay({ engine, a }: WayProps) {
  const asked = useAnswer(engine, 'inverseWay', { a });
  return (
    <Answered asked={asked} waiting={commonWords('working-out')}>
      {({ bits, exponent, result, rows }) => (
        <>
          <p>{t('inverse-explanation', { a, bits, size: 1n << BigInt(bits), exponent })}</p>
          <Squares rows={rows} />
          <p>{t('inverse-proof', { a, value: result })}</p>
          <OpeningProduct engine={engine} a={a} b={result} product={1n} />
        </>
      )}
    </Answered>
  );
}

interface QuotientProps extends WayProps {
  readonly b: bigint;
  readonly quotient: bigint;
}

export function QuotientWay({ engine, a, b, quotient }: QuotientProps) {
  const asked = useAnswer(engine, 'inverseWay', { a: b });
  return (
    <Answered asked={asked} waiting={commonWords('working-out')}>
      {({ bits, exponent, result, rows }) => (
        <>
          <p>{t('quotient-explanation', { a, b, inverse: result })}</p>
          <OpeningProduct engine={engine} a={a} b={result} product={quotient} />
          <p>{t('inverse-explanation', { a: b, bits, size: 1n << BigInt(bits), exponent })}</p>
          <Squares rows={rows} />
          <p>{t('quotient-proof', { a, b, value: quotient })}</p>
          <OpeningProduct engine={engine} a={quotient} b={b} product={a} />
        </>
      )}
    </Answered>
  );
}

export function RootWay({ engine, a }: WayProps) {
  const asked = useAnswer(engine, 'squareRootWay', { a });
  return (
    <Answered asked={asked} waiting={commonWords('working-out')}>
      {({ bits, exponent, result, rows }) => (
        <>
          <p>{t('root-explanation', { a, bits, size: 1n << BigInt(bits), exponent })}</p>
          <Squares rows={rows} />
          <p>{t('root-proof', { a, value: result })}</p>
          <OpeningProduct engine={engine} a={result} b={result} product={a} />
        </>
      )}
    </Answered>
  );
}

interface PowerProps {
  readonly engine: TablesEngine;
  readonly base: bigint;
  readonly exponent: bigint;
}

export function PowerWayView({ engine, base, exponent }: PowerProps) {
  const asked = useAnswer(engine, 'powerWay', { base, exponent });
  return (
    <Answered asked={asked} waiting={commonWords('working-out')}>
      {({ rows }) =>
        exponent === 0n ? (
          <p>{t('power-zero')}</p>
        ) : (
          <>
            <p>{t('power-explanation', { a: base, exponent })}</p>
            <Squares rows={rows} />
          </>
        )
      }
    </Answered>
  );
}

interface LogarithmProps extends WayProps {
  readonly logarithm: bigint;
}

export function LogarithmWay({ engine, a, logarithm }: LogarithmProps) {
  const asked = useAnswer(engine, 'logarithmWay', { a, logarithm });
  return (
    <Answered asked={asked} waiting={commonWords('working-out')}>
      {({ bits, base, rows }) => (
        <>
          <p>
            {t('logarithm-explanation', {
              a,
              bits,
              size: 1n << BigInt(bits),
              generator: base,
              exponent: logarithm,
            })}
          </p>
          {logarithm === 0n ? <p>{t('power-zero')}</p> : <Squares rows={rows} name="g" />}
        </>
      )}
    </Answered>
  );
}

interface SquaresProps {
  readonly rows: PowerWay['rows'];
  /** The name of the base. */
  readonly name?: 'a' | 'g';
}

/** The squares, each the square of the one before, and the product of those that are used. */
function Squares({ rows, name = 'a' }: SquaresProps) {
  return (
    <ol class={styles.squares}>
      {rows.map(({ exponent, value, product }, place) => (
        <li key={place}>
          {math`${name}^${place < LONG_EXPONENT ? exponent : `2^${place}`} =`}{' '}
          <Digits value={value} />{' '}
          <span class={layout.note}>
            {product === undefined ? t('not-used') : t('product-so-far', { product })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** From 2^10 on an exponent is written as a power. */
const LONG_EXPONENT = 10;
