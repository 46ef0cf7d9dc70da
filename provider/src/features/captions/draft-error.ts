/** Tells staff why there is no draft, in a sentence they can act on. */
export class DraftError extends Error {}
