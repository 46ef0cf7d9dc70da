/** Specification section 2: the experimental carousel has nine slides, numbered from 1. */
export const SLIDE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
