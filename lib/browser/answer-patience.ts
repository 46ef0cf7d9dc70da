/** How long the site's own answer is waited for, in milliseconds: longer than it waits for the provider. */
export const ANSWER_PATIENCE_MS = 10_000;
