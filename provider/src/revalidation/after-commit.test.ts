/** @jest-environment node */
import type { PayloadRequest } from "payload";

import { afterCommit } from "./after-commit";

function request(
  transactionID: PayloadRequest["transactionID"],
  sessions: Record<string, object>,
): PayloadRequest {
  return { transactionID, payload: { db: { sessions } } } as unknown as PayloadRequest;
}

describe("afterCommit", () => {
  it("works at once without a transaction", async () => {
    const work = jest.fn();
    await afterCommit(request(undefined, {}), work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("waits for the transaction's end", async () => {
    const order: string[] = [];
    const session = { resolve: async () => void order.push("committed") };
    const req = request(Promise.resolve("7"), { "7": session });
    await afterCommit(req, () => order.push("told"));
    await afterCommit(req, () => order.push("told more"));
    expect(order).toEqual([]);
    await session.resolve();
    expect(order).toEqual(["committed", "told", "told more"]);
  });
});
