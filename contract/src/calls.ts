import { reads } from "./reads";
import { writes } from "./writes";

export type { Call, CallGroup } from "./call";

/** The calls that the site makes, by a name for each. */
export const calls = { ...reads, ...writes };
