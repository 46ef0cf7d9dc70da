/** OpenNext's output for the site, through wrangler.jsonc's alias. */
declare module "open-next-worker" {
  const worker: { fetch: (request: Request, env: object, context: object) => Promise<Response> };
  export default worker;
}

/** The hash of the worker's sources, also through wrangler.jsonc's alias. */
declare module "source-hash" {
  const hash: string;
  export default hash;
}

/** The part of Cloudflare's runtime used here. */
declare module "cloudflare:workers" {
  /** Lets work continue after the current request's response. */
  export function waitUntil(work: Promise<void>): void;

  /** An object that exists once per name. */
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

/** A stream whose receiver learns its length in advance. */
declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(bytes: number);
}
