/** Thrown for invalid options; the message is one sentence that says why. */
export class Misuse extends Error {}
