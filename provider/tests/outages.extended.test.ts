import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";

import { MESSAGE_MAX_LENGTH } from "@lampstand/contract/limits";
import type { Payload } from "payload";

import { openDatabase } from "../src/features/backup/open-database";
import { query } from "../src/lib/db/query";
import { endSilentConnections } from "../src/lib/db/silent-connections";
import { inTransaction, isPostgres, isSqlite } from "../src/lib/db/transactions";
import { eventually, startProvider } from "./support/provider";
import { silentProxy } from "./support/silent-proxy";
import { someEmail, visitor } from "./support/visitor";

/** Starts a fake site that records the tags it receives, and answers with an error while it is down. */
async function startSite() {
  const tags = new Set<string>();
  const state = { isAway: false };
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      if (state.isAway) return response.writeHead(503).end();
      for (const tag of (JSON.parse(body) as { tags: string[] }).tags) tags.add(tag);
      return response.end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, tags, state };
}

const [first, second] = [await startSite(), await startSite()];
const { payload, request, staff, rows, log, dataDir } = await startProvider({
  SITE_URLS: `${first.url},${second.url}`,
  REVALIDATE_SECRET: "a-secret-of-the-tests",
});

describe("a site that is down", () => {
  const waiting = async () => (await rows("pending-revalidations")).map(({ site }) => site);

  it("each site hears about changes, and one that was down about those it missed", async () => {
    await eventually(async () => expect(await waiting()).toEqual([]));
    second.state.isAway = true;
    await staff.updateGlobal("home", { fTopHeading: "While one is away" });
    await eventually(() => expect([...first.tags]).toContain("home"));
    await eventually(async () => expect(await waiting()).toEqual([second.url]));
    expect([...second.tags]).not.toContain("home");

    first.tags.clear();
    await staff.updateGlobal("about", { topHeading: "Meanwhile" });
    await eventually(() => expect([...first.tags]).toContain("about"));
    expect([...first.tags]).not.toContain("home");

    second.state.isAway = false;
    await eventually(() => expect([...second.tags]).toEqual(expect.arrayContaining(["home", "about"])));
    await eventually(async () => expect(await waiting()).toEqual([]));
    const { host } = new URL(second.url);
    expect(log()).toContain(
      `The site at ${host} couldn't be notified of changes. Trying again: it answered 503`,
    );
  });

  it("nothing is kept for a site that is no longer configured, or from before there were several", async () => {
    const { forgetOtherSites } = await import("../src/features/revalidation/outbox");
    const collection = "pending-revalidations";
    await payload.db.create({ collection, data: { tags: ["home"], site: "http://gone.example" } });
    await payload.db.create({ collection, data: { tags: ["home"] } });
    await forgetOtherSites(payload);
    expect(await rows(collection)).toEqual([]);
  });
});

describe("a full disk", () => {
  /** SQLite's maximum, which is also its default. */
  const MOST_PAGES = 4_294_967_294;

  /** More forms of this length than fit into the database's free space. */
  const ENOUGH_FORMS = 50;

  /** Makes the database report a full disk, as it would itself. */
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
  ])(
    "%s says that there is no room, and accepts forms again when there is",
    async (path, collection, form) => {
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
        code: "service.full",
        message: "We don’t have room to store this right now. Please try again later.",
      });
      await emptyDisk();
      expect(await staff.sentBy(collection, email)).toEqual([]);
      expect((await send(path, { ...form, email })).ok).toBe(true);
    },
  );

  it("a backup says in words that there is no room for it", async () => {
    const { inWords } = await import("../src/features/backup/backup");
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    expect(inWords(full, "/mnt/other")).toMatchObject({
      name: "OperatorError",
      message: expect.stringMatching(/^There is not enough space for the backup in \/mnt\/other/),
    });
    const other = new Error("ENOENT");
    expect(inWords(other, "/mnt/other")).toBe(other);
  });
});

const SILENCE_MS = 300;

if (isPostgres(payload.db)) {
  const direct = new URL(process.env.DATABASE_URL ?? "");
  const proxy = await silentProxy({ host: direct.hostname, port: Number(direct.port) });
  const proxied = new URL(direct);
  proxied.port = String(proxy.port);
  const distant = await openDatabase({ databaseUrl: proxied.href, dataDir });
  const count = () => distant.count({ collection: "languages" });
  const sleepLonger = ({ db }: Payload) => query(db, `SELECT pg_sleep(${(2 * SILENCE_MS) / 1000})`);

  afterAll(() => proxy.close());

  it("slow statements may take their time before visitors are served", async () => {
    await expect(sleepLonger(distant)).resolves.toBeDefined();
  });

  it("a database that has gone silent isn't waited for, and gets a new connection", async () => {
    endSilentConnections(distant.db, SILENCE_MS);
    const { totalDocs } = await count();
    proxy.silence();
    await expect(count()).rejects.toThrow();
    expect((await count()).totalDocs).toBe(totalDocs);
  });

  it("a slow statement isn't waited for either, and the next one is answered", async () => {
    await expect(sleepLonger(distant)).rejects.toThrow("PostgreSQL does not answer");
    await expect(count()).resolves.toBeDefined();
  });

  it("an idle transaction, as while a file is stored, isn't interrupted", async () => {
    await inTransaction(distant, {}, async (req) => {
      await distant.count({ collection: "languages", req });
      await sleepLonger(payload);
      await expect(distant.count({ collection: "languages", req })).resolves.toBeDefined();
    });
  });

  it("a database that accepts connections but never answers is given up within seconds", async () => {
    proxy.silenceNew();
    proxy.silence();
    await expect(count()).rejects.toThrow();
    await expect(count()).rejects.toHaveProperty("cause.message", expect.stringContaining("timeout"));
  });
} else {
  it("SQLite has no connections that could go silent", () => {
    expect(() => endSilentConnections(payload.db)).not.toThrow();
  });
}
