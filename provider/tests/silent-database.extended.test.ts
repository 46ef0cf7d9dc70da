import type { Payload } from "payload";

import { openDatabase } from "../src/features/backup/open-database";
import { query } from "../src/lib/db/query";
import { endSilentConnections } from "../src/lib/db/silent-connections";
import { inTransaction, isPostgres } from "../src/lib/db/transactions";
import { startProvider } from "./support/provider";
import { silentProxy } from "./support/silent-proxy";

const SILENCE_MS = 300;

const { payload, dataDir } = await startProvider();

if (isPostgres(payload.db)) {
  const direct = new URL(process.env.DATABASE_URL ?? "");
  const proxy = await silentProxy({ host: direct.hostname, port: Number(direct.port) });
  const proxied = new URL(direct);
  proxied.port = String(proxy.port);
  const distant = await openDatabase({ databaseUrl: proxied.href, dataDir });
  const count = () => distant.count({ collection: "languages" });
  const sleepLonger = ({ db }: Payload) => query(db, `SELECT pg_sleep(${(2 * SILENCE_MS) / 1000})`);

  afterAll(() => proxy.close());

  it("what takes long is waited for before visitors are", async () => {
    await expect(sleepLonger(distant)).resolves.toBeDefined();
  });

  it("a database that has fallen silent is not waited for, and is asked again by another connection", async () => {
    endSilentConnections(distant.db, SILENCE_MS);
    const { totalDocs } = await count();
    proxy.silence();
    await expect(count()).rejects.toThrow();
    expect((await count()).totalDocs).toBe(totalDocs);
  });

  it("nor is a statement that takes too long, while the next one is answered", async () => {
    await expect(sleepLonger(distant)).rejects.toThrow("PostgreSQL does not answer");
    await expect(count()).resolves.toBeDefined();
  });

  it("a transaction that rests, as while a file is stored, is left alone", async () => {
    await inTransaction(distant, {}, async (req) => {
      await distant.count({ collection: "languages", req });
      await sleepLonger(payload);
      await expect(distant.count({ collection: "languages", req })).resolves.toBeDefined();
    });
  });

  it("a database that takes connections and says nothing is given up within seconds", async () => {
    proxy.silenceNew();
    proxy.silence();
    await expect(count()).rejects.toThrow();
    await expect(count()).rejects.toHaveProperty("cause.message", expect.stringContaining("timeout"));
  });
} else {
  it("SQLite has no connections that could fall silent", () => {
    expect(() => endSilentConnections(payload.db)).not.toThrow();
  });
}
