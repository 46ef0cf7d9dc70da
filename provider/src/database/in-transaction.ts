import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type RequestContext,
} from "payload";

/**
 * Does a piece of work in one transaction, where the database has them.
 * @param context What the hooks that take part can read.
 */
export async function inTransaction(
  payload: Payload,
  context: RequestContext,
  work: (req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const req = await createLocalReq({ context }, payload);
  const isOurs = await initTransaction(req);
  try {
    await work(req);
    if (isOurs) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
