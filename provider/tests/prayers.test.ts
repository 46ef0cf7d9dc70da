import { randomUUID } from "node:crypto";
import { CAPABILITIES } from "@lampstand/contract/capabilities";

import { pass } from "./support/clock";
import { mailsTo } from "./support/mails";
import { API_TOKEN, eventually, startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";
import { expectStored, newSlug, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const { payload, request, rows, staff, dataDir } = await startProvider({
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
    const allWithout = (...names: string[]) => CAPABILITIES.filter((name) => !names.includes(name));
    expect(await offers()).toEqual(allWithout("talk"));
    await form({ takesPrayers: false, takesReports: false });
    const { slug } = first(await readVideos(request));
    expect((await pray(slug)).status).toBe(404);
    const report = { slug, reason: "untrue", words: "" };
    expect((await visitor(request).send("/add_report", report)).status).toBe(404);
    expect([...(await rows("prayers")), ...(await rows("reports"))]).toEqual([]);
    expect(await offers()).toEqual(allWithout("talk", "prayers", "prayerMails", "reports"));
    await form({ takesPrayers: true, offersPrayerMails: false, takesReports: true });
    expect(await offers()).toEqual(allWithout("talk", "prayerMails"));
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
