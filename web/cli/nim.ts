import { asText } from '../src/engine/worker/module_values';
import { plainSpelling } from '../src/text/numbers';
import type { Command } from './command';
import { readOptions } from './options';
import { openTablesModule } from './solver_module';
import { UsageError } from './usage_error';

export const nimCommand: Command = {
  synopsis: 'nim EXPRESSION',
  summary: 'add and multiply nimbers, divide, take powers, roots and logarithms',
  details: `Prints the value of an expression of nimbers below 2^64. The strongest operations come first;
equal ones go from left to right:

  √A, sqrt(A)               the nimber whose square is A
  inv(A)                    the nimber whose product with A is 1
  log(A)                    N, where A = G^N and G is the least nimber whose powers are all of the
                            smallest field that holds A, but 0: 1, 2, 4, 18, 258, 65540 or
                            4294967302 for the nimbers below 2, 4, 16, 256, 2^16, 2^32 and 2^64
  A^N                       N factors A; N is an ordinary whole number, and A^-N is inv(A)^N
  A*B, A⊗B                  the nim-product
  A/B, A⊘B                  the nimber whose product with B is A
  A+B, A⊕B                  the nim-sum

Numbers are decimal, 0x1f or 0b101, and may have a star before them as in CGSuite: *2+*3 is 2+3. Quote
the expression: a shell reads * and ( too.

  --json                    one JSON object: expression, value, hex, binary`,
  run: async (words) => {
    const { expression, json } = readRequest(words);
    const module = await openTablesModule();
    const { step, failure } = module.evaluateNimExpression(
      plainSpelling(expression),
      new BigUint64Array(0),
    );
    if (failure !== undefined) throw new UsageError(asText(failure.message));
    const { value } = step;
    if (!json) return [value.toString()];
    const inBase = (base: number) => value.toString(base);
    return [
      JSON.stringify({
        expression,
        value: inBase(10),
        hex: `0x${inBase(16)}`,
        binary: `0b${inBase(2)}`,
      }),
    ];
  },
};

function readRequest(words: readonly string[]) {
  const { values, positionals } = readOptions(words, { json: { type: 'boolean', default: false } });
  if (positionals.length === 0) {
    throw new UsageError('Write an expression, such as tartan nim "2*9".');
  }
  return { expression: positionals.join(' '), json: values.json };
}
