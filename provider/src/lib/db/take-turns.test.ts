import { createClient } from "@libsql/client";

import { takeTurns } from "./take-turns";

const STATEMENTS_MAX = 50_000;

it("other work happens during a loop of statements", async () => {
  const db = takeTurns({
    client: createClient({ url: ":memory:" }),
    async connect() {
      db.client = createClient({ url: ":memory:" });
    },
  });
  await db.connect();
  let isDone = false;
  setImmediate(() => {
    isDone = true;
  });
  let statements = 0;
  while (!isDone && statements < STATEMENTS_MAX) {
    statements += 1;
    await db.client.execute("SELECT 1");
  }
  expect(isDone).toBe(true);
});
