/**
 * Copies print rules for a sheet that is laid out on the screen, out of sight: `@media print { .a {} }` becomes
 * `[data-sheet] .a {}` too, and rules for screens don't apply to that sheet. A frame uses it to find its height on
 * paper, which its host can't ask for during printing, and a sandboxed frame can't read its own style sheets.
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

/** Rules for the page itself have no copy, and those for its parts are copied for the parts. */
function inSheet(rule) {
  const within = rule.selectors.map((selector) => selector.replace(PAGE, ''));
  const selectors = within.filter(Boolean).map((selector) => `[data-sheet] ${selector}`);
  return selectors.length === 0 ? [] : [rule.clone({ selectors })];
}

/** With the original specificity. */
function besideSheet(rule) {
  rule.selectors = rule.selectors.map((selector) =>
    selector.replace(/(?=::[\w-]+$)|$/u, ':where(:not([data-sheet] *))'),
  );
}
