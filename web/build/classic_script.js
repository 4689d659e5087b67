/**
 * Loads the built script as a classic one, by which a page in a sandbox can do without an origin: a
 * module would be asked for with one, and refused. The same holds for a style sheet with `crossorigin`.
 */
export function classicScript() {
  return {
    name: 'classic-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<script type="module" crossorigin', '<script defer').replaceAll(' crossorigin', ''),
    },
  };
}
