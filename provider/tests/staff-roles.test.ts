import { randomUUID } from "node:crypto";

import type { CollectionSlug } from "payload";
import { z } from "zod";

import { startProvider } from "./support/provider";
import { first } from "./support/read";
import type { Staff } from "./support/staff";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const { request, staff, payload, signInAs } = await startProvider();

const reviewer = await signInAs("reviewer");
const editor = await signInAs("editor");

const carer = await signInAs("reviewer");
await payload.update({ collection: "staff", id: carer.id, data: { isCarer: true } });

/** Everyone who signs in, in the order of the tables below. */
const EVERYONE = { reviewer, editor, admin: staff, carer };

/**
 * What each role may do on the screens of a collection: create, read, update, delete (erase), and find it in the menu.
 * Nobody may do anything with collections that aren't named.
 */
const SCREENS: Record<string, [reviewer: string, editor: string, admin: string, carer: string]> = {
  blogs: ["", "crum", "crudm", ""],
  captions: ["r", "crum", "crudm", "r"],
  changes: ["", "rm", "rm", ""],
  clips: ["r", "crum", "crudm", "r"],
  "contact-messages": ["rum", "rum", "rudm", "rum"],
  conversations: ["", "", "", "rum"],
  "faq-categories": ["", "crum", "crudm", ""],
  hashtags: ["r", "crum", "crudm", "r"],
  images: ["", "crum", "crudm", ""],
  languages: ["", "crum", "crudm", ""],
  members: ["", "rm", "rdm", ""],
  "others-consents": ["rum", "rum", "rudm", "rum"],
  pages: ["", "crum", "crudm", ""],
  reports: ["rum", "rum", "rudm", "rum"],
  "saved-replies": ["r", "crum", "crudm", "r"],
  // Only admins see colleagues' accounts.
  staff: ["ru", "ru", "rudm", "ru"],
  stories: ["rum", "rum", "rudm", "rum"],
  "story-collections": ["", "crum", "crudm", ""],
  "testimony-consents": ["rum", "rum", "rudm", "rum"],
  translations: ["", "crum", "crudm", ""],
  videos: ["", "crum", "crudm", ""],
  "volunteer-contacts": ["rum", "rum", "rudm", "rum"],
};

const ALL = Object.keys(EVERYONE);

/** The calls that our own screens make, by who may make them. */
const CALLS: [whose: string[], calls: string[]][] = [
  [
    ALL,
    [
      "get /own-address",
      "post /mail-test",
      // Payload's, which we answer with 404.
      "get staff/init",
      "post staff/verify/:id",
      "get staff/second-factor",
      "post staff/second-factor/begin",
      "post staff/second-factor/confirm",
      "post staff/second-factor/recovery-codes",
      "post staff/second-factor/turn-off",
      "get staff/notices",
      "post staff/notices",
      "post stories/:id/visibility",
      "post videos/:id/visibility",
      ...["stories", "contact-messages", "volunteer-contacts", "testimony-consents"].flatMap((slug) => [
        `get ${slug}/export.csv`,
        `post ${slug}/:id/read`,
        `get ${slug}/:id/desk`,
        `post ${slug}/:id/answer`,
        `post ${slug}/:id/withdraw-consent`,
        `post ${slug}/:id/ask-for-consent`,
        `post ${slug}/:id/ask-somebody`,
      ]),
      "post contact-messages/:id/hand-on",
      "post volunteer-contacts/:id/hand-on",
      "post others-consents/:id/withdraw-consent",
      "post reports/:id/read",
      "get clips/preparation-notice",
      ...["prepare", "choose-frame", "frame-at", "cut", "cover", "undo-cut", "make-large"].map(ofClip),
      ...["retry-task", "leave-as-it-is"].map(ofClip),
    ],
  ],
  [
    ["editor", "admin"],
    [
      "get clips/own",
      "get images/own",
      "post captions/draft",
      "get translations/original/:subject/:id",
      "post translations/draft",
    ],
  ],
  [
    ["admin"],
    [
      "post /examples",
      "get members/:id/stories",
      "post members/:id/erase",
      "post staff/invite",
      "get staff/:id/second-factor",
      "post staff/:id/second-factor/reset",
    ],
  ],
  [
    ["carer"],
    [
      "get conversations/:id/desk",
      "post conversations/:id/answer",
      "post conversations/:id/hand-on",
      "post conversations/:id/read",
    ],
  ],
];

/** The calls of whoever isn't signed in. */
const OF_STRANGERS = [
  "post /first-restore",
  "post staff/first-register",
  "post staff/forgot-password",
  "post staff/login",
  "post staff/reset-password",
];

function ofClip(action: string): string {
  return `post clips/:id/${action}`;
}

/** Payload's own collections, for what somebody has open and how they like their lists. */
const OF_PAYLOAD = /^payload-/;

const collections = payload.config.collections.filter(({ slug }) => !OF_PAYLOAD.test(slug));

const statusOf = async (path: string, who: { headers: Record<string, string> }) =>
  (await request.get(`/api/${path}`, { headers: who.headers })).status;

const permissions = z.object({ collections: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Returns what somebody may do on the screens of each collection, in the letters of the table. */
async function screensOf({ id, headers }: Staff): Promise<Record<string, string>> {
  const access = permissions.parse((await request.get("/api/access", { headers })).json()).collections;
  const account = await payload.findByID({ collection: "staff", id });
  const user = { ...account, collection: "staff" as const, sessions: undefined };
  return Object.fromEntries(
    collections.map(({ slug, admin: { hidden } }) => {
      const may = ["create", "read", "update", "delete"].filter((act) => access[slug]?.[act]);
      const isInMenu = typeof hidden === "function" ? !hidden({ user }) : !hidden;
      return [slug, [...may, ...(isInMenu ? ["menu"] : [])].map(([letter]) => letter).join("")];
    }),
  );
}

describe.each(Object.entries(EVERYONE))("the screens that each %s sees", (role, who) => {
  const column = ALL.indexOf(role);
  const lettersOf = (slug: string) => SCREENS[slug]?.[column] ?? "";

  it("are those of the table", async () => {
    const expected = collections.map(({ slug }) => [slug, lettersOf(slug)] as const);
    expect(await screensOf(who)).toEqual(Object.fromEntries(expected));
  });

  it("answer, and all others are refused, with their counts and earlier versions", async () => {
    for (const { slug, versions } of collections) {
      const status = lettersOf(slug).includes("r") ? 200 : 403;
      for (const path of [`${slug}?limit=1`, `${slug}/count`, ...(versions ? [`${slug}/versions`] : [])])
        expect([path, await statusOf(path, who)]).toEqual([path, status]);
      // Admins invite colleagues on a screen of our own.
      if (lettersOf(slug).includes("c") || (slug === "staff" && role === "admin")) continue;
      const added = await request.post(`/api/${slug}`, { headers: who.headers, data: {} });
      expect([slug, added.status]).toEqual([slug, 403]);
    }
    const status = ["editor", "admin"].includes(role) ? 200 : 403;
    for (const { slug } of payload.config.globals)
      for (const path of [`globals/${slug}`, `globals/${slug}/versions`])
        expect([path, await statusOf(path, who)]).toEqual([path, status]);
  });
});

it("each call of a screen is refused to strangers, and to everyone whose role doesn't allow it", async () => {
  for (const [whose, calls] of CALLS)
    for (const call of calls) {
      const [verb = "", address = ""] = call.split(" ");
      const method = verb.toUpperCase();
      const path = `/api/${address.replace(/^\//, "").replace(":subject", "pages").replace(":id", randomUUID())}`;
      const refusedTo: string[] = [];
      for (const [role, { headers }] of Object.entries({ stranger: { headers: {} }, ...EVERYONE })) {
        const answer = await request.fetch(path, { method, headers, ...(method === "POST" && { data: {} }) });
        if (answer.status === 403) refusedTo.push(role);
      }
      expect([call, refusedTo]).toEqual([call, ["stranger", ...ALL.filter((role) => !whose.includes(role))]]);
    }
});

it("the table has every call of our own", () => {
  const ofPayload =
    /^\w+ [\w-]*\/(versions.*|count|access.*|:id\/duplicate|paste-url.*|file.*|me|logout|refresh-token|unlock|reorder|og|:id)?$/;
  const listed = [...CALLS.flatMap(([, calls]) => calls), ...OF_STRANGERS];
  const all = [{ slug: "", endpoints: payload.config.endpoints }, ...collections].flatMap(
    ({ slug, endpoints }) => (endpoints || []).map(({ method, path }) => `${method} ${slug}${path}`),
  );
  expect([...new Set(all.filter((call) => !ofPayload.test(call)))].toSorted()).toEqual(listed.toSorted());
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
  const readable = inboxes.filter((slug) => SCREENS[slug]?.[0] === "rum");
  expect(inboxes.filter((slug) => !readable.includes(slug))).toEqual(["conversations"]);
});
