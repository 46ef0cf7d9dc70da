import type { PayloadRequest } from "payload";

import type { Library } from "./library";
import type { RichText } from "./rich-text";

/** What the parts of the seed work with. */
export type Seeding = { req: PayloadRequest; library: Library; richText: RichText };
