import type { CollectionSlug } from "payload";

import { startProvider } from "./support/provider";
import { first } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const { request, staff, payload, signInAs } = await startProvider();

const reviewer = await signInAs("reviewer");
const editor = await signInAs("editor");

/** What a reviewer may read, and what of it they may change. New collections are hidden from them. */
const READ = [
  "captions",
  "clips",
  "contact-messages",
  "hashtags",
  "others-consents",
  "reports",
  "saved-replies",
  "staff",
  "stories",
  "testimony-consents",
  "volunteer-contacts",
];
const MENU = [
  "contact-messages",
  "others-consents",
  "reports",
  "stories",
  "testimony-consents",
  "volunteer-contacts",
];

/** Payload's own collections, for what somebody has open and how they like their lists. */
const OF_PAYLOAD = /^payload-/;

const collections = payload.config.collections.filter(({ slug }) => !OF_PAYLOAD.test(slug));

const statusOf = async (path: string, who: { headers: Record<string, string> }) =>
  (await request.get(`/api/${path}`, { headers: who.headers })).status;

it("a reviewer reads what a review needs, and nothing else", async () => {
  const readable: string[] = [];
  for (const { slug } of collections) {
    if ((await statusOf(`${slug}?limit=1`, reviewer)) === 200) readable.push(slug);
  }
  expect(readable.toSorted()).toEqual(READ);
  for (const { slug } of payload.config.globals) {
    expect([slug, await statusOf(`globals/${slug}`, reviewer)]).toEqual([slug, 403]);
    expect([slug, await statusOf(`globals/${slug}`, editor)]).toEqual([slug, 200]);
  }
});

it("a reviewer reads earlier versions only of what they may read", async () => {
  for (const { slug, versions } of payload.config.collections) {
    if (!versions) continue;
    const status = READ.includes(slug) ? 200 : 403;
    expect([slug, await statusOf(`${slug}/versions`, reviewer)]).toEqual([slug, status]);
    expect([slug, await statusOf(`${slug}/versions`, editor)]).toEqual([slug, 200]);
  }
  for (const { slug } of payload.config.globals) {
    expect([slug, await statusOf(`globals/${slug}/versions`, reviewer)]).toEqual([slug, 403]);
    expect([slug, await statusOf(`globals/${slug}/versions`, editor)]).toEqual([slug, 200]);
  }
});

it("collections without versions have no addresses for them", async () => {
  const answered: string[] = [];
  for (const { slug, versions, endpoints } of payload.config.collections) {
    // Anyone who is signed in may name a preference ‘versions’.
    if (versions || !endpoints || slug === "payload-preferences") continue;
    for (const path of [`/api/${slug}/versions`, `/api/${slug}/versions/x`]) {
      for (const method of ["GET", "POST"]) {
        const { status } = await request.fetch(path, { method, headers: staff.headers });
        if (status !== 404 && status !== 403) answered.push(`${method} ${path}: ${status}`);
      }
    }
  }
  expect(answered).toEqual([]);
  expect(await statusOf("stories/versions", staff)).toBe(404);
});

it("a reviewer can't create or delete, and changes only stories, messages and their own account", async () => {
  const permissions = async (who: { headers: Record<string, string> }) => {
    const answer = await request.get("/api/access", { headers: who.headers });
    return JSON.parse(answer.text()) as { collections: Record<string, Record<string, unknown>> };
  };
  const { collections: theirs } = await permissions(reviewer);
  const may = (action: string) =>
    collections.flatMap(({ slug }) => (theirs[slug]?.[action] ? [slug] : [])).toSorted();
  expect(may("create")).toEqual([]);
  expect(may("delete")).toEqual([]);
  expect(may("update")).toEqual([...MENU, "staff"].toSorted());
  const { collections: editors } = await permissions(editor);
  expect(["blogs", "videos", "pages"].map((slug) => Boolean(editors[slug]?.create))).toEqual([
    true,
    true,
    true,
  ]);
});

it("the admin's menu shows a reviewer only what they may use", () => {
  const entries = [...payload.config.collections, ...payload.config.globals];
  const shownTo = (role: "admin" | "editor" | "reviewer") =>
    entries
      .filter(({ admin: { hidden } }) => {
        const user = { id: "1", email: "", collection: "staff" as const, role, createdAt: "", updatedAt: "" };
        return typeof hidden === "function" ? !hidden({ user }) : !hidden;
      })
      .map(({ slug }) => slug)
      .filter((slug) => !OF_PAYLOAD.test(slug));
  expect(shownTo("reviewer").toSorted()).toEqual(MENU);
  expect(shownTo("editor")).toEqual(
    expect.arrayContaining(["videos", "settings", "members", "saved-replies"]),
  );
  expect(shownTo("editor")).not.toContain("staff");
  expect(shownTo("admin")).toContain("staff");
});

it("a reviewer can publish a story, but change neither its video nor a consent's", async () => {
  const words = storyWords();
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await reviewer.one("stories", "slug", words.slug ?? "");
  await reviewer.update("stories", id, { status: "Published", title: "Anna" });
  expect((await request.get(`/get_individual_video/${words.slug}`)).status).toBe(200);
  const { id: video } = await staff.one("videos", "slug", words.slug ?? "");
  const path = `/api/videos/${video}`;
  const change = await request.patch(path, { headers: reviewer.headers, data: { status: "Declined" } });
  expect(change.status).toBe(403);

  const email = someEmail();
  await visitor(request).send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true });
  const consent = first(await reviewer.sentBy("testimony-consents", email));
  await reviewer.update("testimony-consents", consent.id, { isHandled: true, video });
  expect(await staff.one("testimony-consents", "id", consent.id)).toMatchObject({
    isHandled: true,
    video: null,
  });
  await editor.update("testimony-consents", consent.id, { video });
  expect(await staff.one("testimony-consents", "id", consent.id)).toMatchObject({ video });

  await staff.remove("videos", video);
  await staff.remove("stories", id);
});

it("a reviewer can work with stories' clips, but not the site's", async () => {
  const [clip] = await staff.list("clips");
  for (const [action, data] of [
    ["choose-frame", { chosenFrame: 0 }],
    ["prepare", {}],
  ] as const) {
    const path = `/api/clips/${clip?.id}/${action}`;
    expect((await request.post(path, { headers: reviewer.headers, data })).status).toBe(403);
    expect((await request.post(path, { headers: editor.headers, data })).status).not.toBe(403);
  }
  const words = storyWords();
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id, file } = await reviewer.one("stories", "slug", words.slug ?? "");
  const prepare = await request.post(`/api/clips/${String(file)}/prepare`, { headers: reviewer.headers });
  expect(prepare.status).not.toBe(403);
  await staff.remove("stories", id);
});

it("nobody can raise their own role, and the last admin stays one", async () => {
  for (const who of [reviewer, editor]) {
    await who.update("staff", who.id, { role: "admin" });
    expect((await staff.one("staff", "id", who.id)).role).not.toBe("admin");
    expect(await statusOf(`staff/${staff.id}`, who)).toBe(404);
  }
  expect(await staff.refusedUpdate("staff", staff.id, { role: "reviewer" })).toContain(
    "There must be at least one admin.",
  );
});

it("reviewers see every collection with consents or messages, except the carers'", () => {
  const inboxes = payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === "readAt"))
    .map(({ slug }): CollectionSlug => slug);
  const ofReviewers = MENU.filter((slug) => slug !== "others-consents");
  expect(inboxes.toSorted()).toEqual([...ofReviewers, "conversations"].toSorted());
});
