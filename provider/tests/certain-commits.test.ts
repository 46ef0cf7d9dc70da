import { jest } from "@jest/globals";
import { createLocalReq, initTransaction, killTransaction } from "payload";
import { z } from "zod";

import { afterCommit } from "../src/lib/db/certain-commits";
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
  const backend = z.tuple([z.object({ pid: z.number() })]);

  /** Lets PostgreSQL end the connection of the next transaction at the moment of its COMMIT. */
  function loseNextCommit() {
    const { commitTransaction } = payload.db;
    payload.db.commitTransaction = async (pending) => {
      payload.db.commitTransaction = commitTransaction;
      const id = String(await pending);
      const session = sessions.parse(payload.db.sessions)[id];
      const [{ pid }] = backend.parse((await session?.db.execute("SELECT pg_backend_pid() AS pid"))?.rows);
      await pool.query("SELECT pg_terminate_backend($1)", [pid]);
      return commitTransaction(id);
    };
  }

  it("a form whose COMMIT fails is not acknowledged, and can be sent again", async () => {
    const email = someEmail();
    const send = () => visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
    loseNextCommit();
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

  it("what cannot be taken back is not done where the commit fails", async () => {
    const followUp = jest.fn(async () => undefined);
    loseNextCommit();
    const work = inTransaction(payload, {}, async (req) => {
      await payload.create({ collection: "contact-messages", data: message(someEmail()), req });
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
