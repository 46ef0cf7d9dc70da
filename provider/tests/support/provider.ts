import crypto from "node:crypto";
import { cpSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Writable } from "node:stream";

import { processState } from "@lampstand/runtime/process-state";
import type { CollectionSlug } from "payload";
import pg from "pg";

import { requestTo } from "./request";
import { signIn } from "./staff";

const { pbkdf2 } = crypto;

/** Makes password hashing fast: each sign-in would take a quarter of a second. */
crypto.pbkdf2 = (password, salt, _iterations, bytes, digest, done) => {
  pbkdf2(password, salt, 1, bytes, digest, done);
};

/** The token by which the provider recognizes the site. */
export const API_TOKEN = "the-token-of-the-tests";

/** Allows for a busy machine, which is not the tested code's fault. */
const EVENTUALLY_MS = 60_000;

/** The collections for what visitors send and what follows from it. */
const OF_VISITORS: CollectionSlug[] = [
  "members",
  "one-time-codes",
  "code-accounts",
  "outgoing-mails",
  "contact-messages",
  "conversations",
  "saved-videos",
  "volunteer-contacts",
  "testimony-consents",
  "others-consents",
  "stories",
  "former-slugs",
  "clip-jobs",
];

/**
 * Starts the provider in this process, on a copy of the example content, until the test file ends. Its modules load
 * only here, since the provider reads its environment when loaded.
 */
export async function startProvider(variables: Record<string, string> = {}) {
  const { dataDir, ...database } = await copyExample();
  Object.assign(process.env, {
    API_TOKEN,
    PAYLOAD_SECRET: "the-secret-of-the-tests",
    DATA_DIR: dataDir,
    // No worker runs: clips are shown as uploaded.
    PREPARE_AT_ONCE: "0",
    ...database,
    ...variables,
  });
  const { default: configOf } = await import("../../src/payload.config");
  const config = await configOf;
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  Object.assign(config, { logger: { options: {}, destination } });

  const { makeDataFolders } = await import("../../src/lib/files/temporary-files");
  const { getPayload } = await import("payload");
  const { prepare } = await import("../../src/prepare");
  const { startWorkers } = await import("../../src/start-workers");
  const { isPostgres } = await import("../../src/lib/db/transactions");
  await makeDataFolders();
  const payload = await getPayload({ config });
  await prepare(payload);
  await startWorkers(payload);

  const contract = await import("../../src/app/[...path]/route");
  const root = await import("../../src/app/route");
  const admin = await import("../../src/app/(payload)/api/[...slug]/route");
  const request = requestTo({ contract, root, admin });

  const exampleVideos = (await payload.find({ collection: "videos", depth: 0, limit: 0 })).docs.map(
    ({ id }) => id,
  );

  afterAll(async () => {
    delete processState().workers;
    await payload.destroy();
    // Payload leaves it open. Work that continues would open connections with modules of a finished test file, and
    // break another.
    if (isPostgres(payload.db)) void payload.db.pool.end();
  });

  return {
    payload,
    request,
    dataDir,
    staff: await signIn(payload, request),
    /** Signs in another account with a role. */
    signInAs: (role: "admin" | "editor" | "reviewer") => signIn(payload, request, role),
    /** Returns the complete log. */
    log: () => lines.join(""),
    /** Removes members, codes, mails, and what visitors have sent or staff have published from it. */
    async removeVisitors(): Promise<void> {
      for (const collection of OF_VISITORS) await payload.db.deleteMany({ collection, where: {} });
      await payload.db.deleteMany({ collection: "videos", where: { id: { not_in: exampleVideos } } });
      const where = { isFromVisitor: { equals: true } };
      const { errors } = await payload.delete({ collection: "clips", where, trash: true });
      expect(errors).toEqual([]);
      await rm(path.join(dataDir, "outbox"), { recursive: true, force: true, maxRetries: 5 });
    },
    /** Returns a collection's raw rows, for what no call returns. */
    async rows(collection: CollectionSlug): Promise<Record<string, unknown>[]> {
      return (await payload.db.find({ collection, pagination: false, limit: 0 })).docs;
    },
  };
}

/** Copies the example content's data folder and, in PostgreSQL tests, its database. */
async function copyExample() {
  const folder = process.env.TEST_FOLDER ?? "";
  const dataDir = mkdtempSync(path.join(folder, "data-"));
  cpSync(path.join(folder, testDatabase), dataDir, { recursive: true });
  if (testDatabase === "sqlite") return { dataDir };
  const server = process.env.TEST_POSTGRES_URL ?? "";
  const name = path.basename(dataDir).toLowerCase().replace("-", "_");
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE example`);
  await client.end();
  return { dataDir, DATABASE_URL: `${server}/${name}` };
}

/** Retries until the expectations hold, for what the provider does in the background. */
export async function eventually(expectations: () => unknown): Promise<void> {
  const start = performance.now();
  for (;;) {
    try {
      await expectations();
      return;
    } catch (error) {
      if (performance.now() - start > EVENTUALLY_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
