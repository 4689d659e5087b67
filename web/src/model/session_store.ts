/** Where a page keeps something over a reload: the browser's session storage, or a stand-in. */
export interface SessionStore {
  /** Both may throw: where storage is forbidden or full, there is none. */
  read(): string | undefined;
  write(text: string): void;
}
