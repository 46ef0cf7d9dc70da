import type { GlobalAfterChangeHook } from "payload";

import { tellSiteAfter } from "./tell-site";

/** After a single document was saved: tells the site. Its tag is its slug. */
export function tellOfGlobal(slug: string): GlobalAfterChangeHook {
  return async ({ req }) => {
    await tellSiteAfter(req, [slug]);
  };
}
