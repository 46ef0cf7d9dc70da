import { reads } from "./reads";
import { writes } from "./writes";

export type { Call, CallGroup } from "./call";

/** Every call that the site makes, by name. */
export const calls = { ...reads, ...writes };
