import { randomUUID } from "node:crypto";

import { jest } from "@jest/globals";
import { createLocalReq } from "payload";

import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";
import type { Staff } from "./support/staff";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someAddress, visitor } from "./support/visitor";

const { payload, request, rows, dataDir, log, signInAs } = await startProvider({
  SITE_URL: "https://stories.example",
});
const { announceSubmissions } = await import("../src/features/inbox/announce");
const { readCase } = await import("../src/features/reports/case");

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

  describe("is decided", () => {
    const opened = async ({ id: account }: Staff, id: unknown) => {
      const user = await payload.findByID({ collection: "staff", id: account });
      const req = await createLocalReq({ user: { ...user, collection: "staff" } }, payload);
      const found = await readCase(req, String(id));
      if (!found) throw new Error("There is no such report");
      return found;
    };

    const patch = async ({ headers }: Staff, path: string, data: object) =>
      (await request.fetch(`/api/${path}`, { method: "PATCH", headers, data })).status;

    const leave = (person: Staff, { open }: { open: string }) =>
      patch(person, `reports?${open}`, { isHandled: true });

    const openIds = async () =>
      (await rows("reports")).filter(({ isHandled }) => !isHandled).map(({ id }) => id);

    const reported = async (count = 1) => {
      const video = first(await readVideos(request));
      for (let sent = 0; sent < count; sent += 1) await report(video.slug);
      return { ...video, ids: await openIds() };
    };

    it("by an editor: the video is off the site at once, and colleagues see who did it", async () => {
      const { slug, _id, ids } = await reported(2);
      const editor = await signInAs("editor");
      const found = await opened(editor, ids[0]);
      expect(found).toMatchObject({
        ...{ video: { id: _id }, clip: expect.any(String), isVisible: true, mayChange: true },
        state: "It’s on the site.",
        sources: "Reported 2 times, from 2 different networks",
        entries: [{ body: "That is me." }, { body: "That is me." }],
      });
      expect(await patch(editor, `videos/${_id}`, { status: "Pending" })).toBe(200);
      expect(await leave(editor, found)).toBe(200);
      expect(await isShown(slug)).toBe(false);
      expect(await openIds()).toEqual([]);
      expect((await rows("reports")).every(({ readAt, sender }) => readAt && sender === null)).toBe(true);
      expect(await opened(await signInAs("reviewer"), ids[1])).toMatchObject({
        ...{ isVisible: false, sources: "", open: "" },
        state: "It isn’t on the site.",
        entries: [
          { id: ids[1], body: "That is me." },
          { subject: `${editor.email} removed the video from the site` },
          { subject: `${editor.email} dealt with this report` },
        ],
      });
      await payload.update({ collection: "videos", id: _id, data: { status: "Active" } });
    });

    it("only as far as it was read: a report that arrives meanwhile stays open", async () => {
      const { slug, ids } = await reported();
      const reviewer = await signInAs("reviewer");
      const found = await opened(reviewer, ids[0]);
      await report(slug);
      expect(await leave(reviewer, found)).toBe(200);
      const left = await openIds();
      expect(left).toHaveLength(1);
      expect(left).not.toContain(ids[0]);
      expect(await isShown(slug)).toBe(true);
    });

    it("by a reviewer only to leave it: others remove videos", async () => {
      const { slug, _id, ids } = await reported();
      const reviewer = await signInAs("reviewer");
      expect(await opened(reviewer, ids[0])).toMatchObject({ isVisible: true, mayChange: false });
      expect(await patch(reviewer, `videos/${_id}`, { status: "Pending" })).toBe(403);
      expect(await isShown(slug)).toBe(true);
    });

    it("by a reviewer on the page of its story, if it has one", async () => {
      const words = storyWords();
      await expectStored(await sendStory(request, words, await realVideo()));
      const reviewer = await signInAs("reviewer");
      const { id, slug } = await reviewer.one("stories", "slug", words.slug ?? "");
      await reviewer.update("stories", id, { status: "Published", title: "A story" });
      await eventually(async () => expect(await isShown(String(slug))).toBe(true));
      await report(String(slug));
      expect(await opened(reviewer, first(await openIds()))).toMatchObject({ isVisible: true, story: id });
      expect(await patch(reviewer, `stories/${id}`, { status: "Pending" })).toBe(200);
      expect(await isShown(String(slug))).toBe(false);
    });

    it("by nobody without a staff account", async () => {
      const { ids } = await reported();
      await expect(readCase(await createLocalReq({}, payload), String(ids[0]))).rejects.toThrow();
    });

    it("with the reports named that removed it automatically", async () => {
      await form({ hidingReports: 2 });
      const { _id, ids } = await reported(2);
      const found = await opened(await signInAs("editor"), ids[0]);
      expect(found).toMatchObject({ state: "It isn’t on the site.", isVisible: false });
      expect(found.open).not.toBe("");
      expect(found.entries.at(-1)?.subject).toBe("Reports from 2 networks removed the video from the site");
      await payload.update({ collection: "videos", id: _id, data: { status: "Active" } });
    });

    it("without the film if its consent was withdrawn or it is gone, which it says", async () => {
      const { _id, ids } = await reported();
      const editor = await signInAs("editor");
      const consent = await payload.create({
        collection: "testimony-consents",
        data: {
          fullName: "Ruth Moss",
          email: "ruth@example.org",
          video: _id,
          withdrawnAt: new Date().toISOString(),
        },
      });
      const withdrawn = await opened(editor, ids[0]);
      expect(withdrawn.state).toBe("It isn’t on the site: Ruth Moss has withdrawn their consent.");
      expect(withdrawn).not.toHaveProperty("clip");
      expect(withdrawn.isVisible).toBe(false);
      await payload.db.deleteMany({
        collection: "testimony-consents",
        where: { id: { equals: consent.id } },
      });
      await payload.update({ collection: "videos", id: _id, data: { status: "Active" } });
      await payload.db.updateOne({ collection: "reports", id: String(ids[0]), data: { video: null } });
      const erased = await opened(editor, ids[0]);
      expect(erased).toMatchObject({ state: "The video has been erased.", isVisible: false });
      expect(await leave(editor, erased)).toBe(200);
      expect(await openIds()).toEqual([]);
    });
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
