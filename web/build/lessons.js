/**
 * The lessons: MDX in `web/lessons`, one file a lesson and language. The build makes a component of each, and
 * MathML of its formulas, so that nothing of MDX or TeX goes with the page.
 */
import rehypeMathml from '@daiji256/rehype-mathml';
import { compile } from '@mdx-js/mdx';
import remarkMath from 'remark-math';

const options = {
  jsxImportSource: 'preact',
  remarkPlugins: [remarkMath],
  rehypePlugins: [rehypeMathml, () => keepPunctuation],
};

const WORD_JOINER = '\u2060';

/** No line begins with the comma after a formula. */
function keepPunctuation({ children = [] }) {
  for (const [at, child] of children.entries()) {
    const isAfterFormula = children[at - 1]?.tagName === 'math';
    if (isAfterFormula && child.type === 'text')
      child.value = child.value.replace(/^(?=[,.;:?!)’])/u, WORD_JOINER);
    keepPunctuation(child);
  }
}

/** Before all else: what follows takes a lesson for a module of JavaScript, as it is then. */
export function lessons() {
  return {
    name: 'lessons',
    enforce: 'pre',
    async transform(text, path) {
      if (!path.endsWith('.mdx')) return undefined;
      return { code: String(await compile({ value: text, path }, options)), map: null };
    },
  };
}
