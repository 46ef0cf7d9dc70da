import { randomUUID } from "node:crypto";

import { jest } from "@jest/globals";
import { createLocalReq } from "payload";
import { z } from "zod";

import { environment } from "../src/lib/environment";
import { startMembers } from "./support/members";
import { first } from "./support/read";

const { payload, rows, staff, call, codeBy, pass, signUp } = await startMembers();

const idIn = (row: unknown) => z.object({ id: z.string() }).parse(row).id;

/** More than any of these loops reads at a time. */
const MANY = 210;

const DAY_MS = 24 * 60 * 60 * 1000;

it("a refused record doesn't keep the others in the trash", async () => {
  const active = { status: { equals: "Active" } };
  const video = first((await payload.find({ collection: "videos", where: active, depth: 0 })).docs);
  const deletedAt = new Date(Date.now() - 60 * DAY_MS).toISOString();
  const consent = { fullName: "Ruth", email: "ruth@example.org", deletedAt };
  const collection = "testimony-consents";
  const oldest = idIn(await payload.db.create({ collection, data: consent }));
  for (let made = 0; made < MANY; made += 1)
    await payload.db.create({ collection, data: { ...consent, video: video.id } });
  const { emptyTrash } = await import("../src/features/erasure/empty-trash");
  await emptyTrash(payload);
  const left = (await rows(collection)).map(({ id }) => id);
  expect(left).toHaveLength(MANY);
  expect(left).not.toContain(oldest);
});

it("an unreadable mail in the queue doesn't stop a member from leaving", async () => {
  const email = "ann@example.org";
  const userId = await signUp(email);
  const dueAt = new Date(Date.now() + DAY_MS).toISOString();
  const collection = "outgoing-mails";
  for (const mail of [{ body: 5 }, { to: email, body: 5 }, "none"])
    await payload.db.create({ collection, data: { mail, attempts: 1, dueAt } });
  pass(1);
  const otp = await codeBy("/delete_user", { userId, email });
  expect((await call("/delete_user", { userId, otp, stories: "keep" })).status).toBe(200);
  expect(await rows("members")).toEqual([]);
  // The rows that link the mails to them are gone all the same.
  expect(new Set((await rows(collection)).map(({ mail }) => mail))).toEqual(new Set([{ body: 5 }, "none"]));
});

it("a table includes every row that stays while it is read", async () => {
  const collection = "contact-messages";
  const names: string[] = [];
  for (let made = 0; made < 2 * MANY; made += 1) {
    const name = `Visitor ${made} `;
    const data = { name, email: "ruth@example.org", message: "Hello", announcedAt: new Date().toISOString() };
    await payload.db.create({ collection, data });
    names.unshift(name);
  }
  const { csvResponse } = await import("../src/features/inbox/export-csv");
  const user = await payload.findByID({ collection: "staff", id: staff.id });
  const req = await createLocalReq({ user: { ...user, collection: "staff" } }, payload);
  const reader = (await csvResponse(req, collection)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let table = (await reader?.read())?.value ?? "";
  const removed = names.filter((name) => table.includes(`"${name}"`)).slice(0, 10);
  expect(removed).toHaveLength(10);
  await payload.db.deleteMany({ collection, where: { name: { in: removed } } });
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) table += part.value;
  expect(names.filter((name) => !table.includes(`"${name}"`))).toEqual([]);
});

it("a clip that was never queued is found behind many that wait", async () => {
  const data = { mimeType: "video/mp4", filesize: 1, preparation: "waiting", isFromVisitor: true };
  const clip = async () =>
    idIn(
      await payload.db.create({ collection: "clips", data: { ...data, filename: `${randomUUID()}.mp4` } }),
    );
  const forgotten = await clip();
  const now = new Date(Date.now() + DAY_MS);
  for (let made = 0; made < MANY; made += 1) {
    const job = { clip: await clip(), attempts: 0, claims: 0, dueAt: now.toISOString() };
    await payload.db.create({ collection: "clip-jobs", data: job });
  }
  const { queueForgotten } = await import("../src/features/clips/clip-state");
  await queueForgotten(payload, now);
  expect((await rows("clip-jobs")).map((job) => job.clip)).toContain(forgotten);
});

it("an unreadable revalidation doesn't block others, and counts as revalidating everything", async () => {
  const collection = "pending-revalidations";
  const site = first(environment().siteUrls);
  for (const tags of ["none", { tags: 5 }, ["videos"]])
    await payload.db.create({ collection, data: { tags, site } });
  const { createRevalidators } = await import("../src/features/revalidation/outbox");
  const fetching = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  Object.assign(environment(), { revalidateSecret: "a-secret-of-the-tests" });
  await first(createRevalidators(payload))();
  expect(fetching.mock.calls).toHaveLength(1);
  expect(fetching.mock.calls.at(0)?.at(1)).toMatchObject({
    body: expect.stringContaining('"gone":["everything"]'),
  });
  expect(await rows(collection)).toEqual([]);
  fetching.mockRestore();
});
