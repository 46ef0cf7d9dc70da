import type { AddressInfo } from "node:net";

import { accountLines, carerLines, keptLines, placeLines } from "../src/admin/dashboard/hand-over-lines";
import { translate } from "../src/test-support/translate";
import { updateIf } from "../src/lib/db/writes";
import { startProvider } from "./support/provider";

const METRICS_TOKEN = "the-token-of-the-metrics";
const HOUR_MS = 60 * 60 * 1000;
const GIBIBYTE = 1024 ** 3;

const { payload, request, staff, signInAs } = await startProvider({
  METRICS_TOKEN,
  PREPARE_AT_ONCE: "1",
  SMTP_URL: "smtp://user:smtp-password@127.0.0.1:9",
  MAIL_FROM: "Stories <stories@example.org>",
});
const { readHandOver } = await import("../src/features/dashboard/hand-over");
const { readReadiness } = await import("../src/features/monitoring/readiness");
const { metricsServer } = await import("../src/features/monitoring/provider-figures");
const { noteWorker } = await import("../src/features/clips/worker-state");
const { RETENTION_DAYS } = await import("../src/features/retention/retention");
const { runTasks } = await import("../src/lib/tasks");

const NOW = new Date();
const readiness = (now = NOW, free = 100 * GIBIBYTE) =>
  readReadiness(payload, { now, readFreeBytes: async () => free });

const mail = { to: "a@b.example", subject: "Hello", body: [] };

beforeEach(() => noteWorker(payload, null));
afterEach(() => payload.db.deleteMany({ collection: "outgoing-mails", where: {} }));

it("says that it is alive", async () => {
  const answer = await request.get("/health");
  expect([answer.status, answer.json()]).toEqual([200, { status: "ok" }]);
});

it("says that it is ready, also over HTTP", async () => {
  expect(await readiness()).toEqual({ httpStatus: 200, status: "ready" });
  const answer = await request.get("/health/ready");
  expect(answer.status).toBe(200);
  expect(answer.json()).toHaveProperty("status");
  expect(answer.headers["cache-control"]).toBe("no-store");
});

it("is degraded while an expected worker is silent", async () => {
  expect(await readiness(new Date(NOW.getTime() + HOUR_MS))).toEqual({
    httpStatus: 200,
    status: "degraded",
    reasons: ["worker"],
  });
});

it("is degraded once a mail has failed for an hour, not at once", async () => {
  const data = { mail, attempts: 1, dueAt: new Date(NOW.getTime() + 9 * HOUR_MS).toISOString() };
  const { id } = await payload.create({ collection: "outgoing-mails", data });
  const degraded = { status: "degraded", reasons: ["worker", "mail"].sort() };
  const after = new Date(NOW.getTime() + HOUR_MS + 60_000);
  expect(await readiness(after)).toMatchObject({ reasons: ["worker"] });
  await payload.update({ collection: "outgoing-mails", id, data: { problem: "ESOCKET" } });
  expect(await readiness(NOW)).toMatchObject({ status: "ready" });
  const failing = await readiness(after);
  expect({ ...failing, reasons: "reasons" in failing ? failing.reasons.toSorted() : [] }).toMatchObject(
    degraded,
  );
});

it("is degraded once a mail was given up", async () => {
  await payload.create({ collection: "outgoing-mails", data: { mail, attempts: 30, problem: "ESOCKET" } });
  expect(await readiness()).toMatchObject({ status: "degraded", reasons: ["mail"] });
});

it("is not degraded by an address that the mail server refuses", async () => {
  const problem = "ERECIPIENT 550";
  const { id } = await payload.create({
    collection: "outgoing-mails",
    data: { mail, attempts: 30, problem },
  });
  expect(await readiness()).toMatchObject({ status: "ready" });
  await payload.update({ collection: "outgoing-mails", id, data: { problem: "EENVELOPE 550" } });
  expect(await readiness()).toMatchObject({ status: "degraded", reasons: ["mail"] });
});

it("is degraded while a task fails, here or in a worker", async () => {
  await runTasks(payload, { keptMails: () => Promise.reject(new Error("EACCES")) });
  expect(await readiness()).toMatchObject({ status: "degraded", reasons: ["tasks"] });
  await runTasks(payload, { keptMails: async () => undefined });
  expect(await readiness()).toMatchObject({ status: "ready" });
  await noteWorker(payload, null, true);
  expect(await readiness()).toMatchObject({ status: "degraded", reasons: ["tasks"] });
});

it("is degraded while a requested cut or cover couldn't be made", async () => {
  const { docs } = await payload.find({ collection: "clips", limit: 1, depth: 0 });
  const where = { id: { equals: docs[0]?.id } };
  const note = (data: { task: string | null; problem: string | null }) =>
    updateIf(payload, { collection: "clips", where, data });
  await note({ task: "6.000-20.000", problem: null });
  expect(await readiness()).toMatchObject({ status: "ready" });
  await note({ task: "6.000-20.000", problem: "It cannot be read." });
  expect(await readiness()).toMatchObject({ status: "degraded", reasons: ["edits"] });
  await note({ task: null, problem: "There is no version for projectors." });
  expect(await readiness()).toMatchObject({ status: "ready" });
});

it("is degraded once files have waited five minutes for the CDN to drop them", async () => {
  const collection = "pending-purges";
  await payload.db.create({
    collection,
    data: { files: ["/uploads/images/a.gif"], dueAt: NOW.toISOString() },
  });
  expect(await readiness()).toMatchObject({ status: "ready" });
  const after = new Date(NOW.getTime() + 6 * 60_000);
  expect(await readiness(after)).toMatchObject({ reasons: expect.arrayContaining(["cdn"]) });
  await payload.db.deleteMany({ collection, where: {} });
});

it("is degraded when the disk is nearly full, and can't serve when it is full", async () => {
  expect(await readiness(NOW, GIBIBYTE)).toMatchObject({ status: "degraded", reasons: ["disk-low"] });
  expect(await readiness(NOW, 1024)).toEqual({
    httpStatus: 503,
    status: "unavailable",
    reasons: ["disk-full", "disk-low"],
  });
});

it("can't serve if the database lacks a migration", async () => {
  const { docs } = await payload.find({ collection: "payload-migrations", limit: 1 });
  const [migration] = docs;
  const where = { id: { equals: migration?.id } };
  await payload.db.deleteMany({ collection: "payload-migrations", where });
  expect(await readiness()).toEqual({ httpStatus: 503, status: "unavailable", reasons: ["migrations"] });
  await payload.db.create({
    collection: "payload-migrations",
    data: { name: migration?.name, batch: migration?.batch },
  });
  expect(await readiness()).toMatchObject({ status: "ready" });
});

it("can't serve if the database doesn't answer", async () => {
  const { find } = payload;
  Object.assign(payload, { find: () => Promise.reject(new Error("out")) });
  try {
    expect(await readiness()).toEqual({ httpStatus: 503, status: "unavailable", reasons: ["database"] });
  } finally {
    Object.assign(payload, { find });
  }
});

it("shows its metrics only with the token", async () => {
  expect((await request.get("/metrics")).status).toBe(401);
  const wrong = { authorization: `Bearer ${METRICS_TOKEN}x` };
  expect((await request.get("/metrics", { headers: wrong })).status).toBe(401);
  await payload.create({
    collection: "outgoing-mails",
    data: { mail, attempts: 1, problem: "ESOCKET", dueAt: new Date().toISOString() },
  });
  await runTasks(payload, { keptMails: () => Promise.reject(new Error("EACCES")) });
  const answer = await request.get("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(answer.status).toBe(200);
  const text = answer.text();
  expect(text).toMatch(/^lampstand_clips\{state="(?:ready|unprepared)"\} [1-9]/m);
  for (const name of [
    'lampstand_mails{state="waiting"} 1',
    'lampstand_mails{state="failing"} 1',
    'lampstand_mails{state="given_up"} 0',
    "lampstand_revalidations_waiting 0",
    "lampstand_purges_waiting 0",
    "lampstand_edits_failed 0",
    'lampstand_task_failing{task="keptMails"} 1',
    'lampstand_task_failing{task="codes"} 0',
    "lampstand_worker_seen_timestamp_seconds ",
    'lampstand_disk_free_bytes{folder="data"} ',
  ])
    expect(text).toContain(name);
  expect(text).not.toContain("a@b.example");
});

it("the worker shows only its own metrics", async () => {
  const server = metricsServer(METRICS_TOKEN);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const statuses = [ask("/metrics"), ask("/metrics", headers), ask("/", headers)];
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 200, 404]);
  await new Promise((resolve) => server.close(resolve));
});

describe("the page to hand the site over", () => {
  it("lists the accounts and where things run, without passwords", async () => {
    const handOver = await readHandOver(payload);
    expect(accountLines(handOver.accounts, translate)).toContainEqual(
      expect.objectContaining({ value: "admin, without two-step sign-in" }),
    );
    expect(placeLines(handOver.places, translate)).toContainEqual({
      name: "Mail",
      value: "127.0.0.1:9, as Stories <stories@example.org>",
    });
    const text = JSON.stringify(handOver);
    for (const secret of [
      "smtp-password",
      process.env.PAYLOAD_SECRET ?? "none",
      process.env.API_TOKEN ?? "none",
    ])
      expect(text).not.toContain(secret);
  });

  it("lists what is planned, next first, without what is over", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    const { docs } = await payload.find({ collection: "videos", limit: 1 });
    const video = String(docs[0]?.id);
    await staff.update("videos", video, { unpublishAt: inDays(9) });
    const article = { title: "In a week", author: "A", postedDate: inDays(0), slug: "in-a-week" };
    await staff.create("blogs", { ...article, _status: "draft", publishAt: inDays(7) });
    const { planned } = await readHandOver(payload);
    expect(planned.map(({ name, isPublished }) => [name, isPublished])).toEqual([
      ["In a week", true],
      [docs[0]?.name, false],
    ]);
    expect(planned[1]?.href).toBe(`/admin/collections/videos/${video}`);
  });

  it("lists how long things are kept", async () => {
    await payload.updateGlobal({ slug: "settings", data: { keep: { messages: 90, offers: 0 } } });
    const { kept } = await readHandOver(payload);
    expect(keptLines(kept, translate)).toEqual(
      expect.arrayContaining([
        { name: "Contact messages and reports", value: "90 days" },
        { name: "Offers of help", value: "until you delete it" },
        { name: "‘Talk to someone’ conversations that someone has read", value: "90 days" },
        { name: "Items in the trash", value: "30 days" },
      ]),
    );
    expect(kept).toHaveLength(Object.keys(RETENTION_DAYS).length + 1);
  });

  it("lists who reads conversations, but nothing of what there is", async () => {
    expect((await readHandOver(payload)).carers).toEqual([]);
    const [ruth, ben] = [await signInAs("reviewer"), await signInAs("admin")] as const;
    await payload.update({
      collection: "staff",
      id: ruth.id,
      data: { name: "Ruth Sommer", isCarer: true, answersMinors: true },
    });
    await payload.update({ collection: "staff", id: ben.id, data: { isCarer: true } });
    const asked = { name: "Ann", email: "ann@example.org", about: "My mother", firstReader: ruth.id };
    await payload.create({ collection: "conversations", data: asked });
    const handOver = await readHandOver(payload);
    expect(carerLines(handOver.carers, translate)).toEqual([
      { name: "Ruth Sommer", value: "carer, answers people under 18" },
      { name: ben.email, value: "carer" },
    ]);
    expect(JSON.stringify(handOver)).not.toMatch(/Ann|mother/);
  });
});
