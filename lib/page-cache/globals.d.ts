/* eslint-disable @typescript-eslint/consistent-type-imports -- an import would make a module of this file, which cannot declare `negotiator` */
interface ProcessState {
  cacheFigures?: import("./cache-figures.mjs").CacheFigures;
  outdatedTags?: import("./outdated-tags.mjs").OutdatedTags;
  pageRequests?: import("node:async_hooks").AsyncLocalStorage<import("./page-request.mjs").PageRequest>;
  revalidations?: import("./revalidations.mjs").Revalidations;
}
/* eslint-enable @typescript-eslint/consistent-type-imports -- see above */

/** Only what the site uses: the package has no types. */
declare module "negotiator" {
  import type { IncomingHttpHeaders } from "node:http";

  class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    encoding(available: string[]): string | undefined;
  }
  export = Negotiator;
}
