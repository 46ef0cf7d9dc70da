import { randomUUID } from "node:crypto";

import { z } from "zod";

import "./support/clock";
import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import { expectFailure } from "./support/read";
import { realVideo } from "./support/stories";

const ADMIN_URL = "https://admin.church.example";

const { request, staff } = await startProvider({ ADMIN_URL });
const { previewToken } = await import("../src/features/preview/preview-context");

type Subject = { kind: string; id?: string };

const article = { author: "A", postedDate: "2026-01-01T12:00:00.000Z" };
const newSlug = () => `test-${randomUUID()}`;

const open = (token: string) => request.post("/preview", { data: { token } });

async function pageOf(subject: Subject): Promise<unknown> {
  const answer = await open(previewToken(subject));
  expect(answer.status).toBe(200);
  return answer.json();
}

const readAs = (subject: Subject, path: string, draft?: Record<string, unknown>) =>
  request.post("/preview/read", { data: { token: previewToken(subject), path, ...(draft && { draft }) } });

const opened = (page: string) => ({ status: "success", data: { page, framedBy: ADMIN_URL } });

it("only a token shows a draft, and everyone sees it once published", async () => {
  const slug = newSlug();
  const { id } = await staff.create("blogs", { ...article, title: "Draft words", slug, _status: "draft" });
  const subject = { kind: "blogs", id };
  const path = `/get-blog-by-id/${slug}`;
  expect(await pageOf(subject)).toEqual(opened(`/blog/${slug}`));
  expect((await readAs(subject, path)).text()).toContain("Draft words");
  await expectFailure(request, path, 404);
  const { id: other } = await staff.create("blogs", {
    ...article,
    title: "Other",
    slug: newSlug(),
    _status: "draft",
  });
  expect((await readAs({ kind: "blogs", id: other }, path)).text()).not.toContain("Draft words");
  expect((await readAs({ kind: "home" }, path)).status).toBe(404);
});

it("unsaved text in the editor appears in the preview and is not stored", async () => {
  const [blog] = await staff.list("blogs");
  const [id, slug] = [String(blog?.id), String(blog?.slug)];
  const draft = { title: "As it is typed", slug: "another-address" };
  const shown = await readAs({ kind: "blogs", id }, `/get-blog-by-id/${slug}`, draft);
  expect(shown.text()).toContain("As it is typed");
  // The preview stays where it was opened.
  expect(shown.text()).toContain(`"slug":"${slug}"`);
  expect((await request.get(`/get-blog-by-id/${slug}`)).text()).not.toContain("As it is typed");

  const home = await readAs({ kind: "home" }, "/web/home-page-content", { fTopHeading: "A new heading" });
  const data = z.object({ data: z.looseObject({ fTopHeading: z.string(), fVideo: z.string() }) });
  expect(data.parse(home.json()).data.fTopHeading).toBe("A new heading");
  expect(data.parse(home.json()).data.fVideo).toContain("/uploads/");
  expect((await request.get("/web/home-page-content")).text()).not.toContain("A new heading");
});

it("a preview shows a video with its clip before it is published", async () => {
  const clip = await staff.uploaded("clips", await realVideo());
  const slug = newSlug();
  const video = { name: "A test", slug, videoLink: clip.id, videoType: "multiple" };
  const { id } = await staff.create("videos", video);
  const subject = { kind: "videos", id };
  const path = `/get_individual_video/${slug}`;
  const answer = await readAs(subject, path);
  const shape = z.object({
    data: z.looseObject({ videoLink: z.string(), status: z.string(), videoType: z.string() }),
  });
  const { data } = shape.parse(answer.json());
  expect(data).toMatchObject({ status: "Active", videoType: "both" });
  const file = await request.get(data.videoLink);
  expect(file.status).toBe(200);
  expect(file.headers["cache-control"]).toBe("private, no-store");
  await expectFailure(request, `/uploads/clips/${clip.filename}`, 404);
  await expectFailure(request, `/uploads/clips/${clip.filename}?preview=forged`, 404);
  // Its address doesn't change: a clip plays on while somebody types.
  const token = previewToken(subject);
  const again = () => request.post("/preview/read", { data: { token, path } });
  expect((await again()).text()).toBe((await again()).text());
  // Neither the preview's own token nor another file's gives access.
  await expectFailure(request, `/uploads/clips/${clip.filename}?preview=${previewToken(subject)}`, 404);
  const other = await staff.uploaded("clips", await realVideo());
  const { search } = new URL(data.videoLink, "http://x");
  await expectFailure(request, `/uploads/clips/${other.filename}${search}`, 404);
});

it("everything with an address leads to it", async () => {
  const slug = newSlug();
  const page = await staff.create("pages", { title: "A", slug });
  expect(await pageOf({ kind: "pages", id: page.id })).toEqual(opened(`/${slug}`));
  const policy = await staff.one("pages", "slug", "terms-condition");
  expect(await pageOf({ kind: "pages", id: policy.id })).toEqual(opened("/terms-service"));
  const hashtag = await staff.one("hashtags", "slug", "hope");
  expect(await pageOf({ kind: "hashtags", id: hashtag.id })).toEqual(opened("/hashtag/hope"));
  const collection = await staff.one("story-collections", "slug", "begin-here");
  expect(await pageOf({ kind: "story-collections", id: collection.id })).toEqual(
    opened("/collection/begin-here"),
  );
  for (const [kind, path] of [
    ["home", "/"],
    ["about", "/about-us"],
    ["volunteer", "/volunteer"],
    ["app-install", "/install-app"],
    ["help", "/help-desk"],
    ["settings", "/"],
  ] as const)
    expect(await pageOf({ kind })).toEqual(opened(path));
});

it("a forged, changed or expired token doesn't work", async () => {
  const token = previewToken({ kind: "home" });
  const [content = "", signature = ""] = token.split(".");
  const other = Buffer.from(JSON.stringify({ kind: "about", until: Date.now() + 1e9 })).toString("base64url");
  for (const wrong of [
    "x",
    `${content}.`,
    `${other}.${signature}`,
    `${token}.x`,
    `${content}.${signature}x`,
  ]) {
    expect((await open(wrong)).status).toBe(404);
    const read = { token: wrong, path: "/web/home-page-content" };
    expect((await request.post("/preview/read", { data: read })).status).toBe(404);
  }
  pass(4 * 60 + 1);
  expect((await open(token)).text()).toContain("This preview has expired.");
  pass(-4 * 60 - 1);
});

it("reads only what visitors may request", async () => {
  for (const path of [
    "/api/members",
    "/uploads/clips/x.mp4",
    "//evil.example/",
    "/export_user",
    "/preview/read",
  ]) {
    expect([400, 404]).toContain((await readAs({ kind: "home" }, path)).status);
  }
});
