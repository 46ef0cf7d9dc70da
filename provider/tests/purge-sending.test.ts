import { jest } from "@jest/globals";

import "./support/clock";
import { pass } from "./support/clock";
import { MEDIA_URL } from "./support/cdn";
import { eventually } from "./support/provider";
import { startPurging, TOKEN } from "./support/purging";

const { provider, cdn, anArticle, due, nothingDue } = await startPurging();
const { payload, request, staff, rows, log } = provider;
const { environment } = await import("../src/lib/environment");
const { createPurger, forgetPurges, notePurge, AGAIN_MS } = await import("../src/features/purges/outbox");

const MINUTE = 60_000;

/** Acts as another provider that shares the database. */
const another = () => {
  const purge = createPurger(payload);
  if (!purge) throw new Error("Nobody is told");
  return purge;
};

it.each(["down", "slow", 500, 401] as const)(
  "while the CDN is %s, calls are repeated until it answers",
  async (state) => {
    const { id, paths } = await anArticle();
    for (const path of paths) await cdn.visit(request, path);
    await nothingDue();
    Object.assign(cdn.control, { state, refused: 0 });
    await staff.update("blogs", id, { _status: "draft" });
    await eventually(async () => {
      expect(cdn.control.refused).toBeGreaterThan(0);
      expect(log()).toMatch(
        /The CDN at 127\.0\.0\.1:\d+ couldn't be notified of removed files. Trying again/,
      );
    });
    expect(await due()).not.toEqual([]);
    cdn.control.state = "up";
    await nothingDue();
    for (const path of paths) expect(cdn.kept).not.toContain(path);
    expect(log()).not.toContain(TOKEN);
  },
);

it("an unreadable row doesn't delay other files", async () => {
  const collection = "pending-purges";
  await payload.db.create({ collection, data: { files: "none", dueAt: new Date(0).toISOString() } });
  await notePurge(payload, "another record", ["/uploads/images/b.png"]);
  cdn.kept.add("/uploads/images/b.png");
  pass(AGAIN_MS / MINUTE + 1);
  await another()();
  expect(cdn.kept).not.toContain("/uploads/images/b.png");
  expect(await rows(collection)).toEqual([]);
});

it("nothing waits for a CDN that is no longer configured", async () => {
  await notePurge(payload, "a record", ["/uploads/images/a.png"]);
  await forgetPurges(payload);
  expect(await rows("pending-purges")).not.toEqual([]);
  jest.replaceProperty(environment(), "mediaPurge", undefined);
  await forgetPurges(payload);
  jest.restoreAllMocks();
  expect(await rows("pending-purges")).toEqual([]);
});

it("files are dropped twice: at once, and after anything the CDN was fetching meanwhile is done", async () => {
  const { id, paths } = await anArticle();
  await staff.update("blogs", id, { _status: "draft" });
  await nothingDue();
  // Requested before the article was taken down, and kept since.
  const [path = ""] = paths;
  cdn.kept.add(path);
  const purge = another();
  await purge();
  expect(cdn.kept).toContain(path);
  pass(AGAIN_MS / MINUTE + 1);
  await eventually(async () => {
    await purge();
    expect(await rows("pending-purges")).toEqual([]);
  });
  expect(cdn.kept).not.toContain(path);
  cdn.calls.length = 0;
  await purge();
  expect(cdn.calls).toEqual([]);
});

it("other providers finish what one leaves undone, thirty files at a time", async () => {
  const files = Array.from({ length: 70 }, (_, index) => `/uploads/images/${index}.gif`);
  await notePurge(payload, "a record", files);
  pass(AGAIN_MS / MINUTE + 1);
  cdn.calls.length = 0;
  const providers = [another(), another()];
  await eventually(async () => {
    await Promise.all(providers.map((purge) => purge()));
    expect(await rows("pending-purges")).toEqual([]);
  });
  // A call that the provider started in an earlier test may still arrive.
  expect(cdn.calls.flat()).toEqual(expect.arrayContaining(files.map((file) => `${MEDIA_URL}${file}`)));
});
