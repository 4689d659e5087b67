/** A nim-product to look into: by its definition, place by place, and by rules, step by step. */
import { signal } from '@preact/signals';
import t from '#words/nim_product';
import { NumberField } from '../../../views/NumberField';
import { DefinitionTable } from '../../../views/why/DefinitionTable';
import { ProductWays } from '../../../views/why/ProductWays';
import { useLesson } from '../lesson';
import { Instrument } from './Instrument';
import styles from './NimProduct.module.css';

interface DefinitionProps {
  readonly a: number;
  readonly b: number;
}

/** The table of products up to a ⊗ b, empty at first. */
export function ByDefinition(factors: DefinitionProps) {
  const { tables, kept } = useLesson();
  const filled = kept(`definition of ${factors.a} and ${factors.b}`, () => signal(0));
  return (
    <Instrument name={t('by-definition', { a: factors.a, b: factors.b })}>
      <DefinitionTable engine={tables} {...factors} filled={filled} />
    </Instrument>
  );
}

const LARGEST = 2n ** 64n - 1n;

/** Two factors to choose, and their product in both ways. */
export function ProductCalculator({ a, b }: DefinitionProps) {
  const { tables, kept } = useLesson();
  const first = kept('first factor', () => signal(BigInt(a)));
  const second = kept('second factor', () => signal(BigInt(b)));
  const range = { smallest: 0n, largest: LARGEST };
  return (
    <Instrument name={t('calculator')}>
      <div class={styles.factors}>
        <NumberField
          label={t('first-factor')}
          value={first.value}
          {...range}
          onChange={(value) => (first.value = value)}
        />
        <NumberField
          label={t('second-factor')}
          value={second.value}
          {...range}
          onChange={(value) => (second.value = value)}
        />
      </div>
      <ProductWays engine={tables} a={first.value} b={second.value} />
    </Instrument>
  );
}
