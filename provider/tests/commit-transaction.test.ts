import { randomUUID } from "node:crypto";

import { jest } from "@jest/globals";
import { createLocalReq, initTransaction, killTransaction } from "payload";
import { z } from "zod";

import { afterCommit } from "../src/lib/db/commit-transaction";
import { inTransaction, isPostgres } from "../src/lib/db/transactions";
import { startProvider } from "./support/provider";
import { someEmail, visitor } from "./support/visitor";

const { payload, request, staff } = await startProvider();
const { db } = payload;

const message = (email: string) => ({ name: "Ruth", email, message: "Hello", isHandled: false });
const isStored = async (email: string) => (await staff.sentBy("contact-messages", email)).length > 0;

if (isPostgres(db)) {
  const { pool } = db;
  const sessions = z.record(
    z.string(),
    z.object({ db: z.custom<{ execute: (statement: string) => Promise<{ rows: unknown[] }> }>() }),
  );
  const backend = z.array(z.object({ pid: z.number() }));

  const ENDED_WITHIN_MS = 10_000;

  /** Lets PostgreSQL end the connection over which a message of this sender was stored, at the moment of its COMMIT. */
  function loseCommitOf(email: string) {
    const { commitTransaction } = payload.db;
    payload.db.commitTransaction = async (pending) => {
      const id = String(await pending);
      const session = sessions.parse(payload.db.sessions)[id];
      const stored = `SELECT pg_backend_pid() AS pid FROM contact_messages WHERE email = '${email}'`;
      for (const { pid } of backend.parse((await session?.db.execute(stored))?.rows ?? [])) {
        payload.db.commitTransaction = commitTransaction;
        await pool.query("SELECT pg_terminate_backend($1, $2)", [pid, ENDED_WITHIN_MS]);
      }
      return commitTransaction(id);
    };
  }

  it("a form whose COMMIT fails is not acknowledged, and can be sent again", async () => {
    const email = someEmail();
    const send = () => visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
    loseCommitOf(email);
    expect((await send()).status).toBe(500);
    expect(await isStored(email)).toBe(false);
    expect((await send()).status).toBe(200);
    expect(await isStored(email)).toBe(true);
  });

  it("what cannot be taken back waits for the commit", async () => {
    const email = someEmail();
    const seen: boolean[] = [];
    await inTransaction(payload, {}, async (req) => {
      await payload.create({ collection: "contact-messages", data: message(email), req });
      await afterCommit(req, async () => void seen.push(await isStored(email)));
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([true]);
  });

  it("what cannot be taken back is not done where the change is", async () => {
    const email = someEmail();
    const followUp = jest.fn(async () => undefined);
    const req = await createLocalReq({}, payload);
    await initTransaction(req);
    await payload.create({ collection: "contact-messages", data: message(email), req });
    await afterCommit(req, followUp);
    await killTransaction(req);
    expect(followUp).not.toHaveBeenCalled();
    expect(await isStored(email)).toBe(false);
  });

  it("what a failure within it has rolled back is not acknowledged, though the failure was caught", async () => {
    const email = someEmail();
    const id = randomUUID();
    const work = inTransaction(payload, {}, async (req) => {
      await payload.create({ collection: "contact-messages", data: message(email), req });
      const gone = payload.update({ collection: "contact-messages", id, data: { isHandled: true }, req });
      await gone.catch(() => undefined);
    });
    await expect(work).rejects.toThrow("was rolled back");
    expect(await isStored(email)).toBe(false);
  });

  it("what cannot be taken back is not done where the commit fails", async () => {
    const followUp = jest.fn(async () => undefined);
    const email = someEmail();
    loseCommitOf(email);
    const work = inTransaction(payload, {}, async (req) => {
      await payload.create({ collection: "contact-messages", data: message(email), req });
      await afterCommit(req, followUp);
    });
    await expect(work).rejects.toThrow("The transaction was not committed");
    expect(followUp).not.toHaveBeenCalled();
  });
} else {
  it("what cannot be taken back is done at once where there are no transactions", async () => {
    const followUp = jest.fn(async () => undefined);
    await afterCommit(await createLocalReq({}, payload), followUp);
    expect(followUp).toHaveBeenCalledTimes(1);
  });
}
