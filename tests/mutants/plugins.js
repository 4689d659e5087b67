/** Plugins for Stryker. */
import { isInSample } from './sample.js';

/** Ignores the sentences of errors: no test should repeat them, and texts for readers are elsewhere. */
const errorSentences = {
  shouldIgnore({ node, parent, listKey }) {
    const isArgument = parent?.type === 'NewExpression' && listKey === 'arguments';
    const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
    return isArgument && isText && parent.callee.name?.endsWith('Error')
      ? 'the sentence of an error'
      : undefined;
  },
};

function sampler({ sample }) {
  const verdict = (mutant) =>
    isInSample(sample, mutant)
      ? { status: 'passed' }
      : { status: 'compileError', reason: 'not in the sample' };
  return {
    init: async () => {},
    check: async (mutants) =>
      Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)])),
    group: async (mutants) => [mutants.map(({ id }) => id)],
  };
}
sampler.inject = ['options'];

export const strykerPlugins = [
  { kind: 'Ignore', name: 'error-sentences', value: errorSentences },
  { kind: 'Checker', name: 'sample', factory: sampler },
];
