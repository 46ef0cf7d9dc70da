import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createServer } from "node:tls";

import { mail as mailSchema } from "../src/features/mail/mail";
import { readAlarms } from "./support/alarms";
import { newFolder, placesOf, runProgram } from "./support/places";
import { startProvider } from "./support/provider";

const REVALIDATE_SECRET = "what the provider shows the site";

/** What the site reports about its proxies. */
let proxies = "";
const site = createHttpServer(({ url, headers }, response) => {
  const isAsked = url === "/api/proxies" && headers.authorization === `Bearer ${REVALIDATE_SECRET}`;
  response.writeHead(isAsked ? 200 : 404).end(proxies);
});
await once(site.listen(0, "127.0.0.1"), "listening");
const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
afterAll(() => site.close());

const { payload, request, dataDir } = await startProvider({
  PREPARE_AT_ONCE: "1",
  SITE_URL,
  REVALIDATE_SECRET,
});
const { readLastBackup, daysWithoutBackup } = await import("../src/features/backup/last-backup");
const { certificateEnd } = await import("../src/features/monitoring/certificate");
const { mailProblems } = await import("../src/features/monitoring/problems");
const { readReadiness } = await import("../src/features/monitoring/readiness");
const { readSpace } = await import("../src/features/monitoring/space");
const { runTasks } = await import("../src/lib/tasks");
const { noteWorker } = await import("../src/features/clips/worker-state");

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const start = Date.now();
const after = (ms: number) => new Date(start + ms);

const KEY = "lampstand:last-backup";
const note = (at: Date) => payload.kv.set(KEY, { at: at.toISOString(), bytes: 5, isOnSameDisk: true });

beforeAll(() => {
  // The check includes waiting mails, however long they take.
  Object.assign(payload, { sendEmail: () => new Promise(() => undefined) });
});
beforeEach(() => noteWorker(payload, null));
afterEach(() => payload.db.deleteMany({ collection: "outgoing-mails", where: {} }));

/** Returns the waiting mails. */
async function mails() {
  const { docs } = await payload.find({ collection: "outgoing-mails", pagination: false, sort: "createdAt" });
  return docs.map((queued) => mailSchema.parse(queued.mail)).map(({ to, subject }) => ({ to, subject }));
}

it("monitoring can see when a backup was made", async () => {
  expect(await readLastBackup(payload)).toBeUndefined();
  const to = newFolder();
  const places = placesOf(dataDir, testDatabase === "postgres" ? process.env.DATABASE_URL : undefined);
  for (let count = 0; count < 2; count += 1)
    expect(await runProgram("manage-data", ["backup", "--to", to], places)).toMatchObject({ code: 0 });
  const last = await readLastBackup(payload);
  expect(Date.parse(last?.at ?? "")).toBeGreaterThanOrEqual(start);
  const { size } = JSON.parse(
    execFileSync("du", ["-sb", to], { encoding: "utf8" }).replace(/^(\d+).*/s, '{"size":$1}'),
  ) as { size: number };
  // Files shared by both backups take up space once.
  expect(last?.bytes).toBeGreaterThan(size * 0.8);
  expect(last?.bytes).toBeLessThan(size * 1.1);
});

it("three days without a backup raise an alarm, on a new site from its first account on", async () => {
  await note(after(0));
  expect(await daysWithoutBackup(payload, after(3 * DAY_MS))).toBeUndefined();
  expect(await daysWithoutBackup(payload, after(5 * DAY_MS))).toBe(5);
  expect(await readReadiness(payload, { now: after(5 * DAY_MS) })).toMatchObject({
    reasons: expect.arrayContaining(["backup"]),
  });
  await note(after(-6 * DAY_MS));
  expect((await readAlarms(payload)).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^No backup for 6 days\./),
  );
  await payload.kv.delete(KEY);
  expect(await daysWithoutBackup(payload, after(2 * DAY_MS))).toBeUndefined();
  expect(await daysWithoutBackup(payload, after(9 * DAY_MS))).toBe(9);
});

it("staff see that the site can’t tell visitors apart, and which setting fixes it", async () => {
  const problem = async () =>
    (await readAlarms(payload))
      .map(({ text }) => text)
      .find((text) => text.includes("can’t tell visitors apart"));
  for (const nothing of [
    "",
    "<html>",
    "{}",
    '{"configured":1,"found":null}',
    '{"configured":"x","found":2}',
  ]) {
    proxies = nothing;
    expect(await problem()).toBeUndefined();
  }
  proxies = '{"configured":1,"found":2}';
  expect(await problem()).toBe(
    "The site can’t tell visitors apart and will soon refuse some. Their requests come through 2 proxies, but the site expects one proxy. Please tell the person who looks after the server to set TRUSTED_PROXIES=2 for the site.",
  );
  proxies = '{"configured":0,"found":1}';
  expect(await problem()).toContain("through one proxy, but the site expects none.");
  proxies = "";
});

it("each part has its own address, which fails while the part is broken", async () => {
  for (const part of ["worker", "tasks", "storage", "database", "certificate"])
    expect((await request.get(`/health/${part}`)).status).toBe(200);
  // Without a mail server, nobody gets mail.
  const mail = await request.get("/health/mail");
  expect([mail.status, mail.json()]).toEqual([503, { status: "unavailable", reasons: ["no-mail-server"] }]);
  for (const part of ["nothing", "toString", "ready2"])
    expect((await request.get(`/health/${part}`)).status).toBe(404);
});

it("admins get one mail once something has been broken for an hour, and one when it works again", async () => {
  await note(after(0));
  const at = async (minutes: number, isBroken: boolean) => {
    const now = after(minutes * MINUTE_MS);
    await payload.kv.set("lampstand:clip-worker", {
      at: (isBroken ? after(-DAY_MS) : now).toISOString(),
      advice: null,
    });
    await mailProblems(payload, { now });
    return (await mails()).map(({ subject }) => subject);
  };
  expect(await at(0, true)).toEqual([]);
  expect(await at(59, true)).toEqual([]);
  const problem = "Videos aren’t being prepared";
  expect(await at(61, true)).toEqual([problem]);
  expect(await at(90, true)).toEqual([problem]);
  expect(await at(95, false)).toEqual([problem, `Solved: ${problem}`]);
  expect((await mails())[0]?.to).toBe((await payload.find({ collection: "staff", limit: 1 })).docs[0]?.email);
  // Problems that end within the hour don't matter.
  await payload.db.deleteMany({ collection: "outgoing-mails", where: {} });
  for (const minutes of [100, 110, 120]) await at(minutes, minutes !== 110);
  expect(await at(165, true)).toEqual([]);
  expect(await at(181, false)).toEqual([]);
});

it("a problem that only one of several providers has lasts as long as that one sees it", async () => {
  await note(after(0));
  const problem = "The server’s disk is nearly full";
  const at = async (minutes: number, free: number) => {
    const now = after(minutes * MINUTE_MS);
    await payload.kv.set("lampstand:clip-worker", { at: now.toISOString(), advice: null });
    await mailProblems(payload, { now, readFreeBytes: async () => free });
    return (await mails()).map(({ subject }) => subject);
  };
  const [little, enough] = [2 * 1024 ** 3, 100 * 1024 ** 3];
  for (let minute = 200; minute < 260; minute += 1) {
    expect(await at(minute, little)).toEqual([]);
    expect(await at(minute, enough)).toEqual([]);
  }
  expect(await at(261, little)).toEqual([problem]);
  expect(await at(262, enough)).toEqual([problem]);
  expect(await at(265, enough)).toEqual([problem, `Solved: ${problem}`]);
});

it("admins get a mail once a task has failed for an hour", async () => {
  await note(after(0));
  const failing = { keptMails: () => Promise.reject(new Error("EACCES")) };
  await runTasks(payload, failing);
  for (let minute = 300; minute <= 360; minute += 1) {
    const now = after(minute * MINUTE_MS);
    await payload.kv.set("lampstand:clip-worker", { at: now.toISOString(), advice: null });
    await mailProblems(payload, { now });
  }
  await runTasks(payload, { keptMails: async () => undefined });
  expect((await mails()).map(({ subject }) => subject)).toEqual(["A recurring task fails"]);
});

it("says what takes up space and how long the disk will last", async () => {
  await note(after(0));
  const space = await readSpace(payload, after(20 * DAY_MS));
  expect(space.originals).toBeGreaterThan(0);
  expect(space.spareable).toBeLessThanOrEqual(space.originals);
  expect(space.backups).toBe(5);
  expect(space.free).toBeGreaterThan(0);
  expect(space.lasts).toBe("more than two years");
  expect((await readSpace(payload, after(DAY_MS))).lasts).toBeUndefined();
});

it("reads when a server's certificate expires, whether it is trusted or not", async () => {
  const folder = newFolder();
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-days", "5", "-nodes"];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-keyout", key, "-out", cert, ...subject], {
    stdio: "ignore",
  });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const end = await certificateEnd("localhost", port);
    expect((Number(end) - Date.now()) / DAY_MS).toBeCloseTo(5, 0);
  } finally {
    server.close();
  }
  expect(await certificateEnd("localhost", port)).toBeUndefined();
});
