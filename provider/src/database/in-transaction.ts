import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload";

/** Does a piece of the seed's work in one transaction, where the database has them; nobody is told of its changes. */
export async function inTransaction(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const req = await createLocalReq({ context: { isSeeding: true } }, payload);
  const isOurs = await initTransaction(req);
  try {
    await work(req);
    if (isOurs) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
