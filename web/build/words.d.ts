/** The messages of a file by their names: a text, or a pattern with arguments. */
export function readWords(file: string, tag?: string): Readonly<Record<string, unknown>>;
/** The names of the files of a language, such as `solve`. */
export function wordFiles(tag?: string): string[];
