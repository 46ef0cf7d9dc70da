import { mailsTo } from "./support/mails";
import { expectFailure, first } from "./support/read";
import { eventually, startProvider } from "./support/provider";
import { expectStored, newSlug, realVideo, sendStory, storyWords, type Words } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const { payload, request, staff, signInAs, dataDir, rows } = await startProvider({
  SITE_URL: "https://stories.example",
});

const MISSING = "The storyteller hasn’t agreed to show their story, so you can’t publish it.";
const { send } = visitor(request);

/** Returns a story whose storyteller ticked nothing. */
async function storyWithoutConsent(more: Words = {}) {
  const words = storyWords({ email: someEmail(), isAcceptUnrestricted: "", ...more });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id, file } = await staff.one("stories", "slug", words.slug ?? "");
  return { id, file: String(file), slug: words.slug ?? "", email: words.email ?? "" };
}

const ask = (id: string) => request.post(`/api/stories/${id}/ask-for-consent`, { headers: staff.headers });

/** Returns the token from the last mail that asked somebody. */
async function tokenTo(email: string): Promise<string> {
  let token = "";
  await eventually(async () => {
    const [mail] = (await mailsTo(dataDir, email)).filter(
      ({ subject }) => subject === "May we show your story?",
    );
    token = /https:\/\/stories\.example\/give-consent\/([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(token).not.toBe("");
  });
  return token;
}

const questionAt = (token: string) => request.get(`/consent-requests/${token}`);

const sentenceAt = async (token: string) =>
  (JSON.parse((await questionAt(token)).text()) as { data: { sentence: string; version: string } }).data;

it("staff can't publish a story without its storyteller's consent in any way", async () => {
  const story = await storyWithoutConsent({ isAcceptReceiveFurther: "true" });
  const publish = { status: "Published" as const };
  const editor = await signInAs("editor");
  for (const who of [staff, editor]) {
    expect(await who.refusedUpdate("stories", story.id, publish)).toContain(MISSING);
  }
  // As if the consent was given, or with an older decision.
  const consents = [
    { purpose: "isAcceptUnrestricted", sentence: "Yes", version: "1", givenAt: new Date().toISOString() },
  ];
  const forged = { ...publish, consents, isAcceptUnrestricted: true, carriedOut: "Published" };
  expect(await staff.refusedUpdate("stories", story.id, forged)).toContain(MISSING);
  const local = { collection: "stories", depth: 0 } as const;
  await expect(payload.update({ ...local, id: story.id, data: forged })).rejects.toThrow();
  await expect(
    payload.update({ ...local, where: { id: { equals: story.id } }, data: publish }),
  ).resolves.toMatchObject({ docs: [], errors: [expect.anything()] });
  const words = {
    name: "Anna",
    title: "Anna",
    email: someEmail(),
    slug: newSlug(),
    shownAs: "both" as const,
  };
  const copy = { ...words, ...publish, isAcceptUnrestricted: true, file: story.file };
  await expect(payload.create({ ...local, data: copy })).rejects.toThrow();
  expect(await staff.one("stories", "id", story.id)).toMatchObject({ status: "Pending", video: null });

  // Nor by a video with the same clip.
  const video = { name: "A test", slug: story.slug, videoLink: story.file, videoType: "both" };
  expect(await staff.refusal("videos", { ...video, status: "Active" })).toContain(MISSING);
  const { id } = await staff.create("videos", video);
  expect(await staff.refusedUpdate("videos", id, { status: "Active" })).toContain(MISSING);
  await expect(payload.update({ collection: "videos", id, data: { status: "Active" } })).rejects.toThrow(
    MISSING,
  );
  await expectFailure(request, `/get_individual_video/${story.slug}`, 404);
  const shown = first(
    (await payload.find({ collection: "videos", where: { status: { equals: "Active" } }, depth: 0 })).docs,
  );
  const swap = { videoLink: story.file };
  expect(await staff.refusedUpdate("videos", shown.id, swap)).toContain(MISSING);
  await staff.remove("videos", id);
});

it("without consent, a story's clip is hidden both while the story is in the trash and once it is erased", async () => {
  const story = await storyWithoutConsent();
  const video = { name: "A test", slug: newSlug(), videoLink: story.file, videoType: "both" };
  const { id } = await staff.create("videos", video);
  const publish = { status: "Active", deletedAt: null };
  await staff.update("stories", story.id, { deletedAt: new Date().toISOString() });
  expect(await staff.refusedUpdate("videos", `${id}?trash=true`, publish)).toContain(MISSING);
  await staff.remove("stories", `${story.id}?trash=true`);
  expect(await staff.refusedUpdate("videos", `${id}?trash=true`, publish)).toContain(MISSING);
  await staff.remove("videos", `${id}?trash=true`);

  // The kept proof of an erased story says that its storyteller has agreed.
  const agreed = await storyWithoutConsent({ isAcceptUnrestricted: "true" });
  await staff.update("stories", agreed.id, { status: "Published", title: "Anna" });
  const { id: shown } = await staff.one("videos", "slug", agreed.slug);
  await staff.remove("stories", agreed.id);
  await staff.update("videos", `${shown}?trash=true`, { status: "Pending", deletedAt: null });
  await staff.update("videos", shown, { status: "Active" });
  expect((await request.get(`/get_individual_video/${agreed.slug}`)).status).toBe(200);
});

it("an interrupted decision shows nothing without consent, and sends no mail saying otherwise", async () => {
  const story = await storyWithoutConsent();
  const collection = "stories";
  await payload.db.updateOne({ collection, id: story.id, data: { status: "Published", title: "Ruth" } });
  const { finishDecisionsBefore } = await import("../src/features/stories/decisions");
  await finishDecisionsBefore(payload, new Date(Date.now() + 60_000));
  await expectFailure(request, `/get_individual_video/${story.slug}`, 404);
  expect((await mailsTo(dataDir, story.email)).map(({ subject }) => subject)).not.toContain(
    "Your story is on our site",
  );
});

it("the storyteller is asked by mail and agrees through its link, and then the story can be published", async () => {
  const story = await storyWithoutConsent({ isAcceptReceiveFurther: "true" });
  expect((await ask(story.id)).status).toBe(200);
  const asked = await staff.one("stories", "id", story.id);
  expect(asked.consentAskedAt).toEqual(expect.any(String));
  for (const name of ["consentAskedBy", "consentRequestHash"]) expect(asked).not.toHaveProperty(name);
  const soon = await ask(story.id);
  expect([soon.status, soon.text()]).toEqual([400, expect.stringContaining("within the last day")]);

  const token = await tokenTo(story.email);
  const { sentence, version } = await sentenceAt(token);
  const [mail] = (await mailsTo(dataDir, story.email)).filter(
    ({ subject }) => subject === "May we show your story?",
  );
  expect(mail?.text).toContain(`> ${sentence}`);
  // Opening the page doesn't agree to anything.
  expect((await questionAt(token)).json()).toMatchObject({ data: { isGiven: false } });
  expect(await staff.refusedUpdate("stories", story.id, { status: "Published" })).toContain(MISSING);
  expect((await send("/give-consent", { token, version: "older" })).status).toBe(409);

  const answers = await Promise.all([1, 2, 3].map(() => send("/give-consent", { token, version })));
  for (const answer of answers) expect(answer.status).toBe(200);
  expect((await questionAt(token)).json()).toMatchObject({ data: { isGiven: true } });
  const given = await staff.one("stories", "id", story.id);
  expect(given).toMatchObject({ isAcceptUnrestricted: true, readAt: null });
  expect(given.consents).toEqual([
    expect.objectContaining({ purpose: "isAcceptReceiveFurther" }),
    { purpose: "isAcceptUnrestricted", sentence, version, givenAt: expect.any(String), askedBy: staff.email },
  ]);
  await eventually(async () => {
    const receipts = (await mailsTo(dataDir, story.email)).filter(({ text }) =>
      text?.includes("Thank you. We may now show your story."),
    );
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toMatch(/\/withdraw-consent\/[\w-]{43}/);
  });

  await staff.update("stories", story.id, { status: "Published" });
  expect((await request.get(`/get_individual_video/${story.slug}`)).status).toBe(200);
  // The link doesn't restore a consent that was withdrawn later.
  await staff.press("stories", story.id, "withdraw-consent");
  expect((await send("/give-consent", { token, version })).status).toBe(404);
  expect((await questionAt(token)).status).toBe(404);
  expect((await ask(story.id)).text()).toContain("They have withdrawn their consent");
});

it("someone who agreed to nothing reads in the receipt that the story stays hidden, and can agree there", async () => {
  const { announceSubmissions } = await import("../src/features/inbox/announce");
  for (const [more, subject] of [
    [{}, "Thank you: one thing is missing"],
    [{ isAcceptReceiveFurther: "true" }, "Thank you: what you agreed to"],
  ] as const) {
    const story = await storyWithoutConsent(more);
    let receipt = "";
    await eventually(async () => {
      await announceSubmissions(payload);
      const mails = await mailsTo(dataDir, story.email);
      expect(mails.map((mail) => mail.subject)).toEqual([subject]);
      receipt = mails[0]?.text ?? "";
    });
    expect(receipt).toContain("Only we can see it for now, because you didn’t tick this:");
    const token = /\/give-consent\/([\w-]{43})\n/.exec(receipt)?.[1] ?? "";
    const { sentence, version } = await sentenceAt(token);
    expect(receipt).toContain(`> ${sentence}`);
    expect((await send("/give-consent", { token, version })).status).toBe(200);
    await staff.update("stories", story.id, { status: "Published", title: "Ruth" });
    expect((await request.get(`/get_individual_video/${story.slug}`)).status).toBe(200);
  }
});

it("someone who sends a testimony without agreeing reads that nobody else sees it, and where to agree", async () => {
  const email = someEmail();
  await send("/add-join-us", { fullName: "Ruth", email });
  await eventually(async () => {
    const [mail] = await mailsTo(dataDir, email);
    expect(mail?.text).toContain("only we can read it");
    expect(mail?.text).toContain("https://stories.example/form");
  });
});

it("a link works for thirty days or until another is sent, and can't be made from the database", async () => {
  const story = await storyWithoutConsent();
  await ask(story.id);
  const old = await tokenTo(story.email);
  expect(JSON.stringify(await rows("stories"))).not.toContain(old);
  for (const token of ["x".repeat(43), "", "a"]) {
    expect((await questionAt(token)).status).toBe(404);
    expect((await send("/give-consent", { token, version: "1" })).status).toBe(404);
  }
  const { version } = await sentenceAt(old);
  const collection = "stories";
  const askedDaysAgo = (days: number) =>
    payload.db.updateOne({
      collection,
      id: story.id,
      data: { consentAskedAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString() },
    });
  await askedDaysAgo(29);
  expect((await questionAt(old)).status).toBe(200);
  await askedDaysAgo(31);
  expect((await questionAt(old)).status).toBe(404);
  expect((await send("/give-consent", { token: old, version })).status).toBe(404);
  expect((await staff.one("stories", "id", story.id)).isAcceptUnrestricted).toBe(false);
  expect((await ask(story.id)).status).toBe(200);
  await askedDaysAgo(1);
  expect((await send("/give-consent", { token: old, version })).status).toBe(404);
});

it("only staff can ask, only for stories without consent, and only people with an address", async () => {
  const story = await storyWithoutConsent();
  expect((await request.post(`/api/stories/${story.id}/ask-for-consent`)).status).toBe(403);
  await send("/add_contact_us", { name: "Ruth", email: story.email, message: "Hello" });
  const { id } = first(await staff.sentBy("contact-messages", story.email));
  const elsewhere = await request.post(`/api/contact-messages/${id}/ask-for-consent`, {
    headers: staff.headers,
  });
  expect(elsewhere.status).toBe(404);

  const collection = "stories";
  await payload.db.updateOne({ collection, id: story.id, data: { email: "nobody@removed.invalid" } });
  expect((await ask(story.id)).text()).toContain("Their address was removed");
  const agreed = await storyWithoutConsent({ isAcceptUnrestricted: "true" });
  expect((await ask(agreed.id)).text()).toContain("They have already agreed.");
});

it("consents from any form are found by name or address", async () => {
  const { searchConsents } = await import("../src/features/consents/consent-records");
  const { createLocalReq } = await import("payload");
  const email = someEmail();
  const name = `Ruth ${email.slice(0, 8)}`;
  const { id } = await storyWithoutConsent({ name, email, isAcceptUnrestricted: "true" });
  await send("/add-join-us", { fullName: name, email, agreeToUseTestimony: true });
  const { docs } = await payload.find({ collection: "staff", where: { id: { equals: staff.id } } });
  const user = { ...first(docs), collection: "staff" as const };
  const search = async (words: string, by: typeof user | undefined = user) =>
    searchConsents(await createLocalReq({ user: by }, payload), words);

  for (const words of [name.toLowerCase(), email.slice(0, 12), ` ${name} `]) {
    const found = await search(words);
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(["Testimony consent", "Uploaded story"]);
    expect(found.flatMap(({ consents }) => consents.map(({ purpose }) => purpose)).toSorted()).toEqual([
      "agreeToUseTestimony",
      "isAcceptUnrestricted",
    ]);
  }
  await staff.update("stories", id, { deletedAt: new Date().toISOString() });
  expect((await search(email)).map(({ kind, isTrashed }) => [kind, isTrashed]).toSorted()).toEqual([
    ["Testimony consent", false],
    ["Uploaded story", true],
  ]);
  expect(await search("")).toEqual([]);
  expect(await search("nobody of this name")).toEqual([]);
  await expect(searchConsents(await createLocalReq({}, payload), name)).rejects.toThrow();
});
