import { randomUUID } from "node:crypto";

import { jest } from "@jest/globals";

import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";
import { someAddress, visitor } from "./support/visitor";

const { payload, request, rows, dataDir, log, signInAs } = await startProvider({
  SITE_URL: "https://stories.example",
});
const { announceSubmissions } = await import("../src/features/inbox/announce");

const form = (data: Record<string, unknown>) => payload.updateGlobal({ slug: "story-form", data });

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
    const expectMail = async (words: string) =>
      eventually(async () => {
        await announceSubmissions(payload);
        const texts = (await mailsTo(dataDir, "household@example.org")).map(({ text }) => text ?? "");
        expect(texts.map((text) => text.replace(/\s+/g, " ")).join("\n")).toContain(words);
      });
    for (let network = 0; network < 20; network += 1)
      await report(slug, {}, `2001:db8:77:ab${network.toString(16).padStart(2, "0")}::1`);
    await expectMail("The open reports about it came from one network.");
    await report(slug, {}, "2001:db8:78::1");
    await expectMail("The open reports about it came from 2 different networks.");
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
