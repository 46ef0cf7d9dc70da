import type { DatabaseAdapter, PayloadRequest, Where } from "payload";

/** The adapter's methods that Payload and we use to write records. A test finds new ones. */
export const WRITES = [
  "create",
  "updateOne",
  "updateMany",
  "deleteOne",
  "deleteMany",
  "createGlobal",
  "updateGlobal",
] as const;

export type DatabaseWrite = {
  method: (typeof WRITES)[number];
  collection?: string;
  /** Of a global. */
  slug?: string;
  id?: number | string;
  where?: Where;
  data?: Record<string, unknown>;
  req?: Partial<PayloadRequest>;
};

type Run = (req?: PayloadRequest) => Promise<unknown>;

/**
 * Passes every write of records through `around`, even those that run no hooks: `updateIf`, bulk edits, restored
 * versions.
 * @param around Runs the write, in the transaction of the request it passes.
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
