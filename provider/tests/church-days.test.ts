import { randomUUID } from "node:crypto";

import { createLocalReq } from "payload";

import { pass } from "./support/clock";
import { API_TOKEN, startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";
import { newSlug } from "./support/stories";
import { someAddress, someEmail } from "./support/visitor";

const { payload, request, rows } = await startProvider();
const { consentReceipt } = await import("../src/features/consents/consent-receipt");
const { addCounts, sumByDay } = await import("../src/features/counts/daily-counts");
const { lastMonth } = await import("../src/features/dashboard/last-month");
const { csvResponse } = await import("../src/features/inbox/export-csv");
const { noteMissedSearch } = await import("../src/features/search/missed-searches");

/** Times on either side of midnight in the church's time zone: at the end of a year, and when clocks change. */
const MIDNIGHTS = [
  ["Pacific/Auckland", "2026-12-31T10:59:30.000Z", "2026-12-31", "2027-01-01"],
  ["America/Los_Angeles", "2027-01-01T07:59:30.000Z", "2026-12-31", "2027-01-01"],
  ["America/Los_Angeles", "2027-03-15T06:59:30.000Z", "2027-03-14", "2027-03-15"],
  ["Pacific/Auckland", "2027-04-04T11:59:30.000Z", "2027-04-04", "2027-04-05"],
] as const;

const CARER = { collection: "staff", isCarer: true };

const AFTER_MS = 60_000;

const churchIn = (timeZone: string) => payload.updateGlobal({ slug: "settings", data: { timeZone } });

/** Sets the clock, which runs on from there. */
const turnTo = (moment: Date) => pass((moment.getTime() - Date.now()) / 60_000);

afterEach(async () => {
  for (const collection of ["daily-counts", "missed-searches", "prayers", "conversations"] as const)
    await payload.db.deleteMany({ collection, where: {} });
});

describe.each(MIDNIGHTS)("a church in %s, about %s", (timeZone, moment, day, nextDay) => {
  const [before, after] = [new Date(moment), new Date(Date.parse(moment) + AFTER_MS)];

  beforeEach(() => churchIn(timeZone));

  it("counts on its own days", async () => {
    const { slug } = first(await readVideos(request));
    await addCounts(payload, [{ kind: "watched", slug, count: 2 }], before);
    await addCounts(payload, [{ kind: "watched", slug, count: 3 }], after);
    expect((await lastMonth(payload, CARER, after))?.days.slice(-2)).toEqual([
      { day, count: 2 },
      { day: nextDay, count: 3 },
    ]);
    expect((await sumByDay(payload, 1, after)).watched).toEqual([3]);
  });

  it("notes searches and prayers on its own days, and counts requests to talk by them", async () => {
    const { slug } = first(await readVideos(request));
    const words = newSlug();
    for (const now of [before, after]) {
      for (let visitor = 0; visitor < 3; visitor++)
        await noteMissedSearch(payload, { words, address: someAddress() }, now);
      turnTo(now);
      const headers = { authorization: `Bearer ${API_TOKEN}` };
      await request.post("/add_prayer", { headers, data: { slug, key: randomUUID() } });
      const asked = { name: "Ann", email: someEmail(), about: "My mother", createdAt: now.toISOString() };
      await payload.db.create({ collection: "conversations", data: asked });
    }
    const daysOf = async (collection: "missed-searches" | "prayers") =>
      (await rows(collection)).map((row) => row.day).toSorted();
    expect(await daysOf("missed-searches")).toEqual([day, nextDay]);
    expect(await daysOf("prayers")).toEqual([day, nextDay]);

    const talks = async (days: number) => {
      const month = await lastMonth(payload, CARER, new Date(after.getTime() + days * 24 * 60 * 60 * 1000));
      return month?.figures.find(({ name }) => name === "talked")?.count;
    };
    // The 30 days that end 28 or 29 days later begin on the day before, or on that of the later one.
    expect([await talks(28), await talks(29)]).toEqual([2, 1]);
  });

  it("uses its own date in receipts, articles and list names", async () => {
    const consentOf = async (givenAt: Date) => {
      const consents = [
        { purpose: "agreeToUseTestimony", sentence: "Yes.", version: "1", givenAt: givenAt.toISOString() },
      ];
      const record = { email: someEmail(), consents, withdrawalSeed: "a", withdrawalHash: "b" };
      return JSON.stringify(await consentReceipt(payload, record, { thanks: "testimony" }));
    };
    const inWords = (text: string) => {
      const written = new Date(text);
      return written.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    };
    expect(await consentOf(before)).toContain(`agreed to on ${inWords(day)}:`);
    expect(await consentOf(after)).toContain(`agreed to on ${inWords(nextDay)}:`);

    for (const [now, shown] of [
      [before, day],
      [after, nextDay],
    ] as const) {
      turnTo(now);
      const article = { title: "A", slug: newSlug(), author: "Ann", _status: "published" } as const;
      const draft = { title: "A", slug: newSlug(), author: "Ann" };
      // Without a chosen date.
      const { postedDate } = await payload.create({ collection: "blogs", draft: true, data: draft });
      expect(postedDate).toBe(`${shown}T12:00:00.000Z`);

      // Articles were dated like this before they kept the church's days.
      await payload.create({ collection: "blogs", data: { ...article, postedDate: now.toISOString() } });
      const answer = await request.get(`/get-blog-by-id/${article.slug}`);
      expect(answer.json()).toMatchObject({ data: [{ postedDate: `${shown}T12:00:00.000Z` }] });

      const { headers } = await csvResponse(await createLocalReq({}, payload), "contact-messages");
      expect(headers.get("content-disposition")).toContain(`contact-messages-${shown}.csv`);
    }
  });
});
