/** What somebody asks for cannot be done; the message is one sentence that says why. */
export class Misuse extends Error {}
