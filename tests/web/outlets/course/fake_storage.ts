/** A browser's storage that a test can forbid. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  isForbidden = false;
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.#look();
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#look();
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  clear(): void {
    this.#texts.clear();
  }

  #look(): void {
    if (this.isForbidden) throw new DOMException('Forbidden', 'SecurityError');
  }
}
