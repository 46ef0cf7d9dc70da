import { changes } from "./changes";
import { consents } from "./consents";
import { payload } from "./payload";
import { videos } from "./videos";

/** The admin's texts in English, which staff of every church read for now. */
export const english = { ...payload, changes, consents, videos };
