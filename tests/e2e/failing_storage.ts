/** Ways in which the storage of a tab can fail, as scripts for a page that is to be opened. */
export const FAILING_STORAGES: readonly (readonly [what: string, spoil: (held: string) => void])[] =
  [
    [
      'that is forbidden',
      () => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('not here', 'SecurityError');
          },
        });
      },
    ],
    [
      'that is not there',
      () => {
        Object.defineProperty(window, 'sessionStorage', { value: null });
      },
    ],
    [
      'that cannot be read',
      () => {
        Storage.prototype.getItem = () => {
          throw new DOMException('not here', 'SecurityError');
        };
      },
    ],
    [
      'that is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'that holds something else',
      (held) => {
        Storage.prototype.getItem = () => held;
      },
    ],
  ];
