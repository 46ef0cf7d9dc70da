/** How many parts of videos may be under way at once, each of which is gathered in memory: from one address, and from all. */
export const PARTS_OF_ADDRESS = 12;
export const PARTS_OF_ALL = 48;

/** For how long a part counts that does not end, in milliseconds: here each one ends, however its sender leaves. */
export const PART_COUNTS_MS = Infinity;
