/** What is used of it: the package has no types. */
declare module "negotiator" {
  import type { IncomingHttpHeaders } from "node:http";

  class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    encoding(available: string[]): string | undefined;
  }
  export = Negotiator;
}
