import type { Payload } from "payload";

import { isPostgres, isSqlite } from "../src/lib/db/transactions";
import { MESSAGE_MAX_LENGTH } from "@lampstand/contract/limits";
import { startProvider } from "./support/provider";
import { someEmail, visitor } from "./support/visitor";

const { payload, request, staff } = await startProvider();

/** SQLite's highest, which is its default. */
const MOST_PAGES = 4_294_967_294;

/** More forms of this length than fit into what the database has free. */
const ENOUGH_FORMS = 50;

/** Has the database say that the disk is full, as it does itself. */
async function fillDisk({ db }: Payload, table: string): Promise<() => Promise<unknown>> {
  if (isSqlite(db)) {
    const { client } = db;
    await client.execute("PRAGMA max_page_count = 1");
    return () => client.execute(`PRAGMA max_page_count = ${MOST_PAGES}`);
  }
  if (!isPostgres(db)) throw new Error("This database is not known");
  const { pool } = db;
  await pool.query(
    `CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`,
  );
  await pool.query(
    `CREATE TRIGGER disk_full BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION disk_full()`,
  );
  return () => pool.query("DROP FUNCTION disk_full CASCADE");
}

const long = "a".repeat(MESSAGE_MAX_LENGTH);

it.each([
  ["/add_contact_us", "contact-messages", { name: "Ruth", message: long }],
  ["/add_volunteer_contact_us", "volunteer-contacts", { name: "Ruth", message: long }],
  ["/add-join-us", "testimony-consents", { fullName: "Ruth", churchWebLink: long.slice(0, 2000) }],
])("%s says that there is no room, and takes forms again when there is", async (path, collection, form) => {
  const { send } = visitor(request);
  const emptyDisk = await fillDisk(payload, collection.replace("-", "_"));
  let email = someEmail();
  let answer = await send(path, { ...form, email });
  for (let count = 0; answer.ok && count < ENOUGH_FORMS; count += 1) {
    email = someEmail();
    answer = await send(path, { ...form, email });
  }
  expect(answer.status).toBe(507);
  expect(answer.json()).toEqual({
    status: "error",
    message: "There is no room to keep this at the moment. Please try again later.",
  });
  await emptyDisk();
  expect(await staff.sentBy(collection, email)).toEqual([]);
  expect((await send(path, { ...form, email })).ok).toBe(true);
});

it("a backup says in words that there is no room for it", async () => {
  const { inWords } = await import("../src/features/backup/backup");
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(inWords(full, "/mnt/other")).toMatchObject({
    name: "OperatorError",
    message: expect.stringMatching(/^There is no room for the backup in \/mnt\/other/),
  });
  const other = new Error("ENOENT");
  expect(inWords(other, "/mnt/other")).toBe(other);
});
