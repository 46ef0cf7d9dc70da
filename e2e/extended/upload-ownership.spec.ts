import { readFileSync } from "node:fs";
import { createAdmin } from "../support/admin";
import { RIPENING } from "../support/form-request";
import { ownEmail } from "../support/forms";
import { createUploadVisitor, makeVideo } from "../support/uploads";
import { expect, test } from "../support/test";

const GONE = "We no longer have your video. Please send it again.";

const content = () => readFileSync(makeVideo("clip.mp4").path);

/** The site refuses a form that is younger than a person's. */
const RIPE = { ...RIPENING, message: "the form is taken" };

test("an upload belongs to the browser that began it", async ({ request, playwright, siteUrl }) => {
  const owner = await createUploadVisitor(request, siteUrl);
  const video = content();
  const at = (await owner.begin(video.length)).headers().location ?? "";
  await owner.send(at, 0, video.subarray(0, 1000));

  const elsewhere = await playwright.request.newContext();
  const other = await createUploadVisitor(elsewhere, siteUrl);
  await other.begin(1);
  await expect.poll(async () => (await other.finish(at)).status(), RIPE).toBe(404);
  expect((await other.head(at)).status()).toBe(404);
  expect((await other.send(at, 1000, video.subarray(1000))).status()).toBe(404);
  expect((await other.remove(at)).status()).toBe(404);
  expect(await (await other.finish(at)).json()).toEqual({ status: "error", message: GONE });
  await elsewhere.dispose();

  const asked = await owner.head(at);
  expect(asked.headers()["upload-offset"]).toBe("1000");
  expect(asked.headers()["upload-metadata"]).toBeUndefined();
});

test("a cookie identifies the browser, and scripts can't read it", async ({ request, siteUrl }) => {
  const visitor = await createUploadVisitor(request, siteUrl);
  const cookie = (await visitor.begin(1)).headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/^visitor=[\w-]{22}\.[\w-]{43};/);
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});

test("no other site can begin, resume or finish an upload", async ({ request, siteUrl }) => {
  const visitor = await createUploadVisitor(request, siteUrl);
  for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }] as Record<
    string,
    string
  >[]) {
    const answer = await visitor.begin(1, headers);
    expect(answer.status()).toBe(403);
    expect(answer.headers()["access-control-allow-origin"]).toBeUndefined();
  }
});

test("a story is published once, however often it is finished", async ({ request, siteUrl, providerUrl }) => {
  const visitor = await createUploadVisitor(request, siteUrl);
  const email = ownEmail();
  const at = await visitor.deliver(content());
  await expect.poll(async () => (await visitor.finish(at, { email: "nobody" })).status(), RIPE).toBe(422);

  const answers = await Promise.all([1, 2, 3].map(() => visitor.finish(at, { email })));
  const later = await visitor.finish(at, { email });
  for (const answer of [...answers, later]) {
    expect(await answer.json()).toEqual({ status: "success", message: "Story uploaded successfully!" });
    expect(answer.status()).toBe(201);
  }
  const admin = await createAdmin(providerUrl);
  expect(await admin.findAll("stories", "email", email)).toHaveLength(1);
  expect((await visitor.head(at)).status()).toBe(404);
});

test("replaces a taken slug by another", async ({ request, siteUrl, providerUrl }) => {
  const visitor = await createUploadVisitor(request, siteUrl);
  const [email, slug] = [ownEmail(), "c4fd"];
  const uploads = [await visitor.deliver(content()), await visitor.deliver(content())];
  await expect
    .poll(async () => (await visitor.finish(uploads[0] ?? "", { email: "nobody" })).status(), RIPE)
    .toBe(422);
  for (const at of uploads) expect((await visitor.finish(at, { email, slug })).status()).toBe(201);
  const admin = await createAdmin(providerUrl);
  const slugs = (await admin.findAll("stories", "email", email)).map((story) => story.slug);
  expect(slugs).toHaveLength(2);
  expect(new Set(slugs).size).toBe(2);
});

test("a refusal at the finish says why, and files other than videos aren't published", async ({
  request,
  siteUrl,
}) => {
  const visitor = await createUploadVisitor(request, siteUrl);
  const begun = (await visitor.begin(10)).headers().location ?? "";
  const zip = await visitor.deliver(Buffer.from("PK\x03\x04 a zip called .mp4"));
  await expect.poll(async () => (await visitor.finish(begun, { email: "nobody" })).status(), RIPE).toBe(422);

  for (const [at, changes, status, message] of [
    [begun, {}, 409, "We haven’t received your whole video yet. Please try again."],
    [zip, {}, 415, "Please select a video file."],
    [zip, { name: "" }, 422, "Please fill all required fields"],
    [zip, { slug: "blog" }, 422, "Please fill all required fields"],
    [zip, { slug: undefined }, 422, "Please fill all required fields"],
    [zip, { churchLink: "no link" }, 422, "Upload failed: some fields need correcting."],
    [zip, { videoType: "everywhere" }, 422, "Upload failed: some fields need correcting."],
    [zip, { hastags: "{}" }, 422, "Upload failed: some fields need correcting."],
    [zip, { homepage: "https://spam.example" }, 422, /^Upload failed: a field that must stay empty/],
    [zip, { formToken: "made up" }, 403, /^Upload failed: the form was open for too long\./],
  ] as const) {
    const answer = await visitor.finish(at, changes);
    expect(answer.status()).toBe(status);
    expect(await answer.json()).toMatchObject({ status: "error", message: expect.stringMatching(message) });
  }
});

const NO_UPLOADS = [
  "",
  "..",
  "../../secrets.json",
  "..%2F..%2Fsecrets.json",
  "%2e%2e%2fsecrets.json",
  "..%5C..%5Csecrets.json",
  "%00",
  `${"a".repeat(32)}.json`,
  "a".repeat(32),
  "A".repeat(5000),
  "__proto__",
  "'; drop table stories; --",
];

test("other names have no upload", async ({ playwright, siteUrl }) => {
  await Promise.all(
    NO_UPLOADS.map(async (id) => {
      const request = await playwright.request.newContext();
      const visitor = await createUploadVisitor(request, siteUrl);
      await visitor.begin(1);
      const at = `/api/uploads/${id}`;
      const answers = await Promise.all([
        visitor.head(at),
        visitor.send(at, 0, Buffer.from("x")),
        visitor.remove(at),
      ]);
      for (const answer of answers) {
        expect(answer.status(), id).toBeGreaterThanOrEqual(400);
        expect(answer.status(), id).toBeLessThan(500);
      }
      await expect.poll(async () => (await visitor.finish(at)).status(), RIPE).not.toBe(429);
      expect([404, 422], id).toContain((await visitor.finish(at)).status());
      await request.dispose();
    }),
  );
});
