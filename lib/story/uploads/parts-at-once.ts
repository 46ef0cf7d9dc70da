/** Parts are held in memory, so their number is limited per address and overall. */
export const PARTS_OF_ADDRESS = 12;
export const PARTS_OF_ALL = 48;

/** On Node every part ends, however its sender leaves, and counts until then. */
export const PART_COUNTS_MS = Infinity;
