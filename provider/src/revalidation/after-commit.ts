import type { PayloadRequest } from "payload";

/**
 * Does `work` when the request's changes can be read by others: at once without a database transaction, else when it
 * has been committed. Payload has no hook for that moment, so the transaction's own end is waited for.
 */
export async function afterCommit(req: PayloadRequest, work: () => void): Promise<void> {
  const id = await req.transactionID;
  const session = id ? req.payload.db.sessions?.[id] : undefined;
  if (!session) {
    work();
    return;
  }
  const commit = session.resolve;
  session.resolve = async () => {
    await commit();
    work();
  };
}
