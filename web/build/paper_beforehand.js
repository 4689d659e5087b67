/**
 * What style sheets say of paper holds as well in a sheet that is laid out on the screen, out of sight: `@media print { .a {} }`
 * is `[data-sheet] .a {}` too, and what is of screens alone isn't of that sheet. A frame learns by it how high it has to be on paper, which its page can't ask for
 * while it's printed, and a frame in a sandbox can't read its own style sheets.
 */
const PAGE = /^(?:(?::root|html|body)\b\S*\s*)+/u;

/** For PostCSS. */
export const paperBeforehand = {
  postcssPlugin: 'paper-beforehand',
  AtRule: {
    media(rule) {
      if (rule.params.startsWith('screen')) rule.walkRules(besideSheet);
      if (rule.params !== 'print' || rule.parent.type !== 'root') return;
      rule.after(rule.nodes.filter(({ type }) => type === 'rule').flatMap(inSheet));
    },
  },
};

/** The page itself has no copy, and what is said of a part of it is said of that part. */
function inSheet(rule) {
  const within = rule.selectors.map((selector) => selector.replace(PAGE, ''));
  const selectors = within.filter(Boolean).map((selector) => `[data-sheet] ${selector}`);
  return selectors.length === 0 ? [] : [rule.clone({ selectors })];
}

/** It weighs no more than before. */
function besideSheet(rule) {
  rule.selectors = rule.selectors.map((selector) =>
    selector.replace(/(?=::[\w-]+$)|$/u, ':where(:not([data-sheet] *))'),
  );
}
