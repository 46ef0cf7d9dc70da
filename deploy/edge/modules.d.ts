/** What OpenNext makes of the site, by the alias of wrangler.jsonc. */
declare module "open-next-worker" {
  const worker: { fetch: (request: Request, env: object, context: object) => Promise<Response> };
  export default worker;
}

/** What the worker was built of, by the alias of wrangler.jsonc, too. */
declare module "source-hash" {
  const hash: string;
  export default hash;
}

/** The part of Cloudflare's runtime that is used here. */
declare module "cloudflare:workers" {
  /** Lets something go on after the response of the present request. */
  export function waitUntil(work: Promise<void>): void;

  /** An object of which there is one for each name. */
  export class DurableObject {
    readonly ctx: {
      storage: {
        put: (key: string, value: unknown) => Promise<void>;
        list: () => Promise<Map<string, unknown>>;
        setAlarm: (at: number) => Promise<void>;
        deleteAll: () => Promise<void>;
        sql: {
          exec: (
            query: string,
            ...values: (string | number)[]
          ) => { toArray: () => Record<string, unknown>[] };
        };
      };
    };
  }
}

/** Of a length that the receiver is told beforehand. */
declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(bytes: number);
}
