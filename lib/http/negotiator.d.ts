/** The part of it that is used: it brings no types of its own. */
declare module "negotiator" {
  import type { IncomingHttpHeaders } from "node:http";

  class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** The encoding that whoever asks likes best of these; `undefined` if none. */
    encoding(available: string[]): string | undefined;
  }
  export = Negotiator;
}
