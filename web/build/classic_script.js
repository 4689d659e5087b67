/**
 * Loads the built script as a classic one, which a sandboxed page without an origin can load: a module would be
 * requested with the origin, and refused. The same holds for a style sheet with `crossorigin`.
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
