import type { DatabaseAdapter, PayloadRequest, Where } from "payload";

/** What Payload's operations and this program call of the adapter to write records. A test says when there is another. */
export const WRITES = [
  "create",
  "updateOne",
  "updateMany",
  "deleteOne",
  "deleteMany",
  "createGlobal",
  "updateGlobal",
] as const;

/** A write of the database, in whichever of Payload's ways it is asked for. */
export type DatabaseWrite = {
  method: (typeof WRITES)[number];
  collection?: string;
  /** Of a single document. */
  slug?: string;
  id?: number | string;
  where?: Where;
  data?: Record<string, unknown>;
  req?: Partial<PayloadRequest>;
};

/** Carries the write out, in the transaction of the request. */
type Run = (req?: PayloadRequest) => Promise<unknown>;

/**
 * Has every write of records go through `around`, also one that runs no hooks: `updateIf`, bulk edits, versions that are
 * restored.
 * @param around Carries the write out, in the request's transaction where it gives one.
 */
export function watchWrites(
  db: DatabaseAdapter,
  around: (write: DatabaseWrite, run: Run) => Promise<unknown>,
): void {
  for (const method of WRITES) {
    const watched = new Proxy(db[method], {
      apply: (write, self, [args]: [DatabaseWrite]): unknown =>
        around({ ...args, method }, async (req) => {
          const done: unknown = await Reflect.apply(write, self, [req ? { ...args, req } : args]);
          return done;
        }),
    });
    Object.assign(db, { [method]: watched });
  }
}
