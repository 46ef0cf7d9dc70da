/** Of the 128 MB that an isolate has, each part takes three times its 8 MiB: as it came, as Next has it, and gathered. */
export const PARTS_OF_ADDRESS = 2;
export const PARTS_OF_ALL = 3;

/** A request that is cancelled never says that it has ended: the runtime ends it half a minute after its sender has left. */
export const PART_COUNTS_MS = 60_000;
