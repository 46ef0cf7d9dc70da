import { createClient } from "@libsql/client";

import { describeFailure } from "../src/lib/operator-error";
import { withoutForeignKeys } from "../src/lib/db/transactions";

const client = createClient({ url: ":memory:" });

afterAll(() => client.close());

it("a transaction that fills the disk says so, though SQLite has ended it already", async () => {
  await client.execute("CREATE TABLE kept (content)");
  await client.execute("PRAGMA max_page_count = 10");
  const filling = withoutForeignKeys(client, async () => {
    await client.execute("INSERT INTO kept VALUES (zeroblob(1000000))");
  });
  const failure: unknown = await filling.catch((error: unknown) => error);
  expect(describeFailure(failure)).toMatch(/^The disk is full\./);
  expect((await client.execute("SELECT * FROM kept")).rows).toEqual([]);
});
