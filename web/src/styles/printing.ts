/** Paper is white: what is printed has the light colours, what is painted on canvases as well. */
export function printInLight(view: Window): void {
  const { dataset } = view.document.documentElement;
  let theme = '';
  // Before the canvases hear of it, which then paint themselves in those colours.
  view.addEventListener(
    'beforeprint',
    () => {
      theme = dataset.theme ?? '';
      dataset.theme = 'light';
    },
    true,
  );
  view.addEventListener('afterprint', () => (dataset.theme = theme), true);
}
