/** Paper is white: what is printed has the light colours, the painted board as well. */
export function printInLight(view: Window): void {
  const { dataset } = view.document.documentElement;
  const { theme } = dataset;
  view.addEventListener('beforeprint', () => {
    dataset.theme = 'light';
  });
  view.addEventListener('afterprint', () => {
    dataset.theme = theme;
  });
}
