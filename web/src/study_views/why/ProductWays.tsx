/** Two explanations of a nim-product: by Fermat 2-powers, and by the definition as the mex over smaller products. */
import { useSignal } from '@preact/signals';
import type { TablesEngine } from '../../engine/api/engine';
import t from '#words/calculator';
import commonWords from '#words/common';
import nimTableWords from '#words/nim_table';
import { Answered } from '../../ui/Answered';
import { SegmentedChoice } from '../../ui/Segments';
import { WithTerms } from '../../ui/terms/Term';
import { math } from '../../ui/math';
import { ProductSteps } from './ProductSteps';
import { useAnswer } from '../../asking/use_asked';
import { DefinitionTable } from './DefinitionTable';
import styles from './why.module.css';

interface ProductProps {
  readonly engine: TablesEngine;
  readonly a: bigint;
  readonly b: bigint;
}

/** Up to this factor the table of the definition is readable. */
const MAX_BY_DEFINITION = 15n;

export function ProductWays({ engine, a, b }: ProductProps) {
  const way = useSignal<'rules' | 'definition'>('rules');
  const isSmall = a <= MAX_BY_DEFINITION && b <= MAX_BY_DEFINITION;
  return (
    <>
      {isSmall && (
        <SegmentedChoice
          legend={t('ways')}
          options={[
            ['rules', t('way-rules')],
            ['definition', t('way-definition')],
          ]}
          value={way.value}
          onChange={(chosen) => (way.value = chosen)}
        />
      )}
      {isSmall && way.value === 'definition' ? (
        <>
          <p>
            <WithTerms>{t('definition-explanation')}</WithTerms>
          </p>
          <DefinitionTable engine={engine} a={Number(a)} b={Number(b)} />
        </>
      ) : (
        <>
          {!isHalved(a, b) && (
            <p>
              <WithTerms>{t('rules-explanation')}</WithTerms>
            </p>
          )}
          <ProductByRules engine={engine} a={a} b={b} />
          {!isSmall && <p>{t('definition-small', { largest: MAX_BY_DEFINITION })}</p>}
        </>
      )}
    </>
  );
}

/** From this factor on a product is first cut into halves: it would need more than 64 products of powers of two. */
const MIN_HALVED = 256n;

const isHalved = (a: bigint, b: bigint) => a > 1n && b > 1n && (a >= MIN_HALVED || b >= MIN_HALVED);

function ProductByRules(about: ProductProps) {
  return isHalved(about.a, about.b) ? (
    <ProductByHalves {...about} />
  ) : (
    <ProductByPowers {...about} />
  );
}

function ProductByPowers({ engine, a, b }: ProductProps) {
  const steps = useAnswer(engine, 'nimProductSteps', { a, b });
  return (
    <Answered asked={steps} waiting={commonWords('working-out')}>
      {(step) => <ProductSteps step={step} />}
    </Answered>
  );
}

function ProductByHalves({ engine, a, b }: ProductProps) {
  const halves = useAnswer(engine, 'nimProductHalves', { a, b });
  return (
    <Answered asked={halves} waiting={commonWords('working-out')}>
      {({ power, parts, upper, lower }) => (
        <>
          <p>{t('halves-explanation', { a, b, power })}</p>
          <ul class={styles.parts}>
            {parts.map((part, place) => (
              <li key={place}>
                <OpeningProduct engine={engine} {...part} />
              </li>
            ))}
          </ul>
          <p>{t('halves-sum', { power, upper, lower, value: (power * upper) ^ lower })}</p>
        </>
      )}
    </Answered>
  );
}

interface OpeningProductProps extends ProductProps {
  readonly product: bigint;
}

/** A product whose steps are loaded when it is opened. */
export function OpeningProduct({ engine, a, b, product }: OpeningProductProps) {
  const isOpen = useSignal(false);
  return (
    <details onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary
        class={styles.summary}
        aria-label={nimTableWords('said-product', { a, b, value: product })}
      >
        {math`${a} ⊗| ${b} =| ${product}`}
      </summary>
      {isOpen.value && <ProductByRules engine={engine} a={a} b={b} />}
    </details>
  );
}
