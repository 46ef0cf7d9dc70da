import { randomUUID } from "node:crypto";

import { jest } from "@jest/globals";

import { pass } from "./support/clock";
import { mailsTo } from "./support/mails";
import { API_TOKEN, eventually, startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";
import { expectStored, newSlug, realVideo, sendStory, storyWords } from "./support/stories";
import { someAddress, someEmail, visitor } from "./support/visitor";

const { payload, request, rows, staff, dataDir, log, signInAs } = await startProvider({
  SITE_URL: "https://stories.example",
});
const { mailPrayers } = await import("../src/features/prayers/prayer-mails");
const { removeLeftPrayers } = await import("../src/features/prayers/prayers");
const { announceSubmissions } = await import("../src/features/inbox/announce");

const DAY_MINUTES = 24 * 60;

const authorization = `Bearer ${API_TOKEN}`;

const pray = (
  slug: string,
  key: string = randomUUID(),
  headers: Record<string, string> = { authorization },
) => request.post("/add_prayer", { headers, data: { slug, key } });

const prayedFor = async (slug: string) =>
  (await readVideos(request)).find((video) => video.slug === slug)?.prayed;

const offers = async () => {
  const answer = await request.get("/web/setting-page-content");
  return (answer.json() as { data: { offers: string[] } }).data.offers;
};

const form = (data: Record<string, unknown>) => payload.updateGlobal({ slug: "story-form", data });

async function aPublishedStory(more: Record<string, string> = {}) {
  const words = storyWords({ email: someEmail(), slug: newSlug(), isAcceptUnrestricted: "true", ...more });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { docs } = await payload.find({ collection: "stories", where: { slug: { equals: words.slug } } });
  const { id } = first(docs);
  await payload.update({ collection: "stories", id, data: { status: "Published", title: "A story" } });
  return { id, slug: words.slug ?? "", email: words.email ?? "" };
}

describe("'I prayed'", () => {
  afterEach(() => payload.db.deleteMany({ collection: "prayers", where: {} }));

  it("counts a thousand presses at once exactly, and a repeated one once", async () => {
    const { slug, _id } = first(await readVideos(request));
    const keys = Array.from({ length: 1000 }, () => randomUUID());
    await Promise.all(keys.map((key) => pray(slug, key)));
    await Promise.all(keys.slice(0, 50).map((key) => pray(slug, key)));
    expect(await prayedFor(slug)).toBe(1000);
    const [row] = await rows("prayers");
    expect(Object.keys(row ?? {}).toSorted()).toEqual(["day", "id", "video"]);
    expect(row?.video).toBe(_id);
  });

  it("shows a number from three on", async () => {
    const { slug } = first(await readVideos(request));
    const numbers = [];
    for (let press = 0; press < 4; press += 1) numbers.push((await pray(slug)).json());
    expect(numbers).toEqual([
      { status: "success", data: {} },
      { status: "success", data: {} },
      { status: "success", data: { prayed: 3 } },
      { status: "success", data: { prayed: 4 } },
    ]);
    expect(await prayedFor(slug)).toBe(4);
  });

  it("refuses presses for a hidden story, from anyone but the site, or without a key", async () => {
    const { slug, _id } = first(await readVideos(request));
    expect((await pray(slug, randomUUID(), {})).status).toBe(401);
    expect((await pray(slug, "me@example.org")).status).toBe(400);
    expect((await pray(`none-${randomUUID()}`)).status).toBe(404);
    await staff.update("videos", _id, { status: "Pending" });
    expect((await pray(slug)).status).toBe(404);
    await staff.update("videos", _id, { status: "Active" });
    expect(await rows("prayers")).toEqual([]);
  });

  it("deletes an erased video's prayers", async () => {
    const { slug, _id } = first(await readVideos(request));
    await pray(slug);
    await payload.db.create({ collection: "prayers", data: { video: randomUUID(), day: "2026-11-27" } });
    await removeLeftPrayers(payload);
    expect((await rows("prayers")).map(({ video }) => video)).toEqual([_id]);
  });

  it("is offered if staff choose so", async () => {
    expect(await offers()).toEqual([
      "prayers",
      "prayerMails",
      "reports",
      "saved",
      "collections",
      "moreCounts",
      "reachedFurther",
      "videosByKeys",
    ]);
    await form({ takesPrayers: false, takesReports: false });
    const { slug } = first(await readVideos(request));
    expect((await pray(slug)).status).toBe(404);
    const report = { slug, reason: "untrue", words: "" };
    expect((await visitor(request).send("/add_report", report)).status).toBe(404);
    expect([...(await rows("prayers")), ...(await rows("reports"))]).toEqual([]);
    expect(await offers()).toEqual(["saved", "collections", "moreCounts", "reachedFurther", "videosByKeys"]);
    await form({ takesPrayers: true, offersPrayerMails: false, takesReports: true });
    expect(await offers()).toEqual([
      "prayers",
      "reports",
      "saved",
      "collections",
      "moreCounts",
      "reachedFurther",
      "videosByKeys",
    ]);
    await form({ offersPrayerMails: true });
  });
});

describe("the mail about prayers", () => {
  const subjects = async (email: string) => {
    const mails = await mailsTo(dataDir, email);
    return mails.map(({ subject }) => subject ?? "").filter((subject) => subject.includes("prayed"));
  };

  it("comes at most once a week, from three prayers on, to those who asked for it", async () => {
    const asked = await aPublishedStory({ prayerMails: "true" });
    const silent = await aPublishedStory();
    for (const { slug } of [asked, silent]) for (let press = 0; press < 2; press += 1) await pray(slug);
    pass(8 * DAY_MINUTES);
    await mailPrayers(payload);
    await pray(asked.slug);
    await pray(silent.slug);
    pass(DAY_MINUTES);
    await mailPrayers(payload);
    await mailPrayers(payload);
    await eventually(async () => {
      await announceSubmissions(payload);
      expect(await subjects(asked.email)).toEqual(["3 people prayed for your story"]);
    });
    for (let press = 0; press < 5; press += 1) await pray(asked.slug);
    pass(3 * DAY_MINUTES);
    await mailPrayers(payload);
    expect(await subjects(asked.email)).toHaveLength(1);
    pass(5 * DAY_MINUTES);
    await mailPrayers(payload);
    await eventually(async () => {
      await announceSubmissions(payload);
      expect(await subjects(asked.email)).toEqual([
        "3 people prayed for your story",
        "5 people prayed for your story",
      ]);
    });
    expect(await subjects(silent.email)).toEqual([]);
  });

  it("stops with its link, which nobody can forge", async () => {
    const { slug, email, id } = await aPublishedStory({ prayerMails: "true" });
    for (let press = 0; press < 3; press += 1) await pray(slug);
    pass(8 * DAY_MINUTES);
    await mailPrayers(payload);
    let token = "";
    let unsubscribing: string[] = [];
    await eventually(async () => {
      await announceSubmissions(payload);
      const mails = await mailsTo(dataDir, email);
      unsubscribing = mails.flatMap(({ headers }) => headers.map(({ key, value }) => `${key}: ${value}`));
      const texts = mails.map(({ text }) => text ?? "");
      token = texts.map((text) => /\/stop-mails\/(\S+)/.exec(text)?.[1] ?? "").findLast(Boolean) ?? "";
      expect(token).not.toBe("");
    });
    expect(unsubscribing).toContain("list-unsubscribe-post: List-Unsubscribe=One-Click");
    expect(unsubscribing.join("\n")).toMatch(/list-unsubscribe: <http\S+\/api\/stop-mails\?token=\S+>/);
    expect(unsubscribing.join("\n")).toContain(`token=${token}>`);
    const stop = (given: unknown) => request.post("/stop_mails", { data: { token: given } });
    const forged = `${id}.${"A".repeat(43)}`;
    for (const wrong of ["x", forged, token.slice(0, -1), `${randomUUID()}${token.slice(36)}`])
      expect((await stop(wrong)).status).toBe(404);
    expect((await stop("")).status).toBe(400);
    expect(await payload.findByID({ collection: "stories", id })).toMatchObject({ prayerMails: true });
    expect((await stop(token)).status).toBe(200);
    expect((await stop(token)).status).toBe(200);
    expect(await payload.findByID({ collection: "stories", id })).toMatchObject({ prayerMails: false });
    for (let press = 0; press < 3; press += 1) await pray(slug);
    pass(8 * DAY_MINUTES);
    await mailPrayers(payload);
    expect(await subjects(email)).toHaveLength(1);
  });
});

describe("a report", () => {
  afterEach(async () => {
    await payload.db.deleteMany({ collection: "reports", where: {} });
    await form({ hidingReports: null });
  });

  const report = (
    slug: string,
    more: Record<string, unknown> = {},
    address = someAddress(),
    key = randomUUID(),
  ) =>
    visitor(request, address).send(
      "/add_report",
      { slug, reason: "shown", words: "That is me.", ...more },
      { "idempotency-key": key },
    );

  const isShown = async (slug: string) => (await request.get(`/get_individual_video/${slug}`)).status === 200;

  it("is stored once, without its sender, and announced to staff", async () => {
    const { slug, _id } = first(await readVideos(request));
    await payload.updateGlobal({ slug: "settings", data: { announceTo: "team@example.org" } });
    const key = randomUUID();
    const answer = await report(slug, {}, "203.0.113.77", key);
    expect(answer.json()).toEqual({
      status: "success",
      message: "Thank you. We’ll look at it.",
      code: "reports.sent",
    });
    expect((await report(slug, {}, "203.0.113.77", key)).status).toBe(200);
    const [stored, ...more] = await rows("reports");
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ reason: "shown", words: "That is me.", video: _id, isHandled: false });
    expect(JSON.stringify(stored)).not.toContain("203.0.113");
    expect(log()).not.toContain("203.0.113");
    await eventually(async () => {
      await announceSubmissions(payload);
      const mails = await mailsTo(dataDir, "team@example.org");
      expect(mails.map(({ subject }) => subject)).toContain("A story was reported");
    });
    const reviewer = await signInAs("reviewer");
    await reviewer.update("reports", String(stored?.id), { isHandled: true });
    expect((await rows("reports"))[0]).toMatchObject({ isHandled: true, sender: null });
  });

  it("needs a reason, and a visible story", async () => {
    const { slug } = first(await readVideos(request));
    expect((await report(slug, { reason: "because" })).status).toBe(422);
    expect((await report(slug, { words: "x".repeat(1001) })).status).toBe(422);
    expect((await report(`none-${randomUUID()}`)).status).toBe(404);
    expect((await report(slug, { words: "" })).status).toBe(200);
    expect(await rows("reports")).toHaveLength(1);
  });

  it("hides a story after reports from enough different addresses, until staff have looked", async () => {
    const { slug, _id } = first(await readVideos(request));
    for (let sent = 0; sent < 4; sent += 1) await report(slug);
    expect(await isShown(slug)).toBe(true);
    await payload.db.deleteMany({ collection: "reports", where: {} });
    await form({ hidingReports: 3 });
    const address = someAddress();
    for (let sent = 0; sent < 4; sent += 1) await report(slug, {}, address);
    await report(slug);
    expect(await isShown(slug)).toBe(true);
    const [last, key] = [someAddress(), randomUUID()];
    await report(slug, {}, last, key);
    expect(await isShown(slug)).toBe(false);
    expect((await report(slug, {}, last, key)).status).toBe(200);
    // Handled and back on the site: the old reports no longer count.
    const editor = await signInAs("editor");
    const open = `where[video][equals]=${_id}&where[isHandled][not_equals]=true`;
    const dealt = await request.fetch(`/api/reports?${open}`, {
      method: "PATCH",
      headers: editor.headers,
      data: { isHandled: true },
    });
    expect(dealt.status).toBe(200);
    await editor.update("videos", _id, { status: "Active" });
    await report(slug);
    expect(await isShown(slug)).toBe(true);
  });

  it("counts a household's networks as one, and shows staff how many networks there were", async () => {
    const { slug, _id } = first(await readVideos(request));
    await payload.updateGlobal({ slug: "settings", data: { announceTo: "household@example.org" } });
    await form({ hidingReports: 3 });
    const told = async (words: string) =>
      eventually(async () => {
        await announceSubmissions(payload);
        const texts = (await mailsTo(dataDir, "household@example.org")).map(({ text }) => text ?? "");
        expect(texts.map((text) => text.replace(/\s+/g, " ")).join("\n")).toContain(words);
      });
    for (let network = 0; network < 20; network += 1)
      await report(slug, {}, `2001:db8:77:ab${network.toString(16).padStart(2, "0")}::1`);
    await told("The open reports about it came from one network.");
    await report(slug, {}, "2001:db8:78::1");
    await told("The open reports about it came from 2 different networks.");
    expect(await isShown(slug)).toBe(true);
    await report(slug, {}, "192.0.2.1");
    expect(await isShown(slug)).toBe(false);
    await payload.update({ collection: "videos", id: _id, data: { status: "Active" } });
  });

  it.each([{ status: "Declined" as const }, { deletedAt: "2026-01-01T00:00:00.000Z" }])(
    "changes nothing in a video that was taken down meanwhile: %j",
    async (taken) => {
      const { slug, _id } = first(await readVideos(request));
      await form({ hidingReports: 1 });
      const create = payload.db.create.bind(payload.db);
      // Between reading the video and hiding it.
      const spy = jest.spyOn(payload.db, "create").mockImplementation(async (args): Promise<unknown> => {
        if (args.collection === "reports")
          await payload.update({ collection: "videos", id: _id, data: taken });
        return create(args);
      });
      expect((await report(slug)).status).toBe(200);
      spy.mockRestore();
      const stored = (await rows("videos")).find(({ id }) => id === _id);
      expect(stored).toMatchObject({ status: "Active", ...taken });
      const data = { status: "Active" as const, deletedAt: null };
      await payload.update({ collection: "videos", id: _id, data, trash: true });
    },
  );
});
