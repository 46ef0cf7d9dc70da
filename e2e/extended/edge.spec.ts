import { decodeHTML } from "entities";
import { TAGS } from "@lampstand/contract/tags";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { z } from "zod";
import { createAdmin, SHOWN_WITHIN_MS } from "../support/admin";
import { type EdgeStack, shareEdgeStack, TIMES } from "../support/edge-site";
import { callSite, cookieOf, withCookie } from "../support/foreign-members";
import { startFormRequest } from "../support/form-request";
import { ownEmail } from "../support/forms";
import { readOutbox } from "../support/mails";
import { codeIn } from "../support/members";
import { revalidate } from "../support/revalidate";
import { expect, test } from "../support/test";

const reels = z.object({
  reels: z.array(z.object({ slug: z.string(), name: z.string(), hasPage: z.boolean() })),
});

let stack: EdgeStack["stack"];
let site: EdgeStack["site"];
let line: EdgeStack["line"];

shareEdgeStack((edge) => ({ stack, site, line } = edge));

/** Makes the same request ten times at once. */
function ten(ask: (index: number) => Promise<APIResponse>): Promise<APIResponse[]> {
  return Promise.all(TIMES.map(ask));
}

/** Requests an address ten times and expects this status, type and text in each response. */
async function expectTen(
  request: APIRequestContext,
  address: string,
  expected: { status?: number; type?: RegExp; text: string },
): Promise<string> {
  const answers = await ten(() => request.get(site.url + address, { maxRedirects: 0 }));
  for (const answer of answers) {
    expect(answer.status(), address).toBe(expected.status ?? 200);
    expect(answer.headers()["content-type"], address).toMatch(expected.type ?? /^text\/html/);
    expect(answer.headers()["x-content-type-options"], address).toBe("nosniff");
    expect(decodeHTML(await answer.text()), address).toContain(expected.text);
  }
  return answers[0]?.text() ?? "";
}

test("serves pages with the same status and policy as Node", async ({ request }) => {
  await expectTen(request, "/", { text: "</html>" });
  await expectTen(request, "/about-us", { text: "</html>" });
  await expectTen(request, "/blog", { text: "</html>" });
  await expectTen(request, "/video-reels?v=nobody", { text: "</html>" });
  await expectTen(request, "/no-such-page", { status: 404, text: "</html>" });
  await expectTen(request, "/%E0%A4%A", { status: 404, text: "</html>" });
  const pages = await ten(() => request.get(`${site.url}/about-us`));
  for (const page of pages) {
    const policy = page.headers()["content-security-policy"] ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    const html = await page.text();
    const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>/g)].map(([tag]) => tag);
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline.filter((found) => !found.includes("application/ld+json")))
      expect(tag).toContain(`nonce="${nonce}"`);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test("a page rendered for its query is shown under its own address", async ({ request }) => {
  const form = await expectTen(request, "/contact-us?recordedAt=Hope+Church", { text: "Hope Church" });
  expect(form).not.toContain("/per-request?");
});

test("serves videos and reels, and says when nothing matches", async ({ request }) => {
  const admin = await createAdmin(stack.provider.url);
  const video = (await admin.findAll("videos", "videoType", "both")).find(
    ({ status }) => status === "Active",
  );
  await expectTen(request, `/video-detail/${String(video?.slug)}`, { text: String(video?.slug) });
  await expectTen(request, "/video-detail/no-such-video", { status: 404, text: "</html>" });
  await expectTen(request, "/api/reels/1", { type: /json/, text: `"slug":"` });
});

test("serves pages in the languages that staff offer, and no others", async ({ request }) => {
  const admin = await createAdmin(stack.provider.url);
  await admin.updateGlobal("settings", { otherLanguages: ["es"] });
  try {
    const spanish = async () => (await request.get(`${site.url}/es/contact-us`)).text();
    await expect.poll(spanish, { timeout: SHOWN_WITHIN_MS }).toContain('<html lang="es"');
    await expectTen(request, "/es/contact-us", { text: "Su mensaje" });
    await expectTen(request, "/fr/contact-us", { status: 404, text: "</html>" });
    await expectTen(request, "/en/contact-us", { status: 308, type: /./, text: "" });
  } finally {
    await admin.updateGlobal("settings", { otherLanguages: [] });
  }
});

test("serves the feed, the sitemap and the build's files", async ({ request }) => {
  await expectTen(request, "/feed.xml", { type: /xml/, text: "<rss" });
  await expectTen(request, "/sitemap.xml", { type: /xml/, text: "<urlset" });
  await expectTen(request, "/robots.txt", { type: /plain/, text: "Sitemap:" });
  const home = await (await request.get(site.url)).text();
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home)?.[1] ?? "";
  await expectTen(request, script, { type: /javascript/, text: "" });
});

test("serves the provider's own pictures, unresized", async ({ request }) => {
  const card = await request.get(`${site.url}/preview/pages/about-us.jpg`, { maxRedirects: 0 });
  expect(card.status()).toBe(307);
});

test("accepts a form by its call and without script", async ({ request }) => {
  const admin = await createAdmin(stack.provider.url);
  const messagesOf = (email: string) => admin.findAll("contact-messages", "email", email);
  const form = await startFormRequest(request, site.url);
  await form.ripen();
  const email = ownEmail();
  for (const answer of await ten(() => form.post({ email }))) expect([201, 429]).toContain(answer.status());
  expect(await messagesOf(email)).toHaveLength(1);
  const unscripted = await startFormRequest(request, site.url);
  await unscripted.ripen();
  const other = ownEmail();
  const plain = await ten(() =>
    request.post(`${site.url}/contact-us`, {
      headers: { origin: site.url },
      multipart: { [unscripted.action]: "", ...unscripted.fields, email: other },
    }),
  );
  for (const answer of plain) expect([200, 429]).toContain(answer.status());
  expect(await messagesOf(other)).toHaveLength(1);
  const foreign = await request.post(`${site.url}/contact-us`, {
    headers: { origin: "https://evil.example" },
    multipart: { [form.action]: "", ...form.fields },
  });
  expect(foreign.status()).toBe(403);
});

test("a member signs up with a mailed code, is recognised, and logs out everywhere at once", async ({
  request,
}) => {
  const person = { firstName: "Ann", lastName: "Lee", email: ownEmail() };
  expect((await callSite(request, site.url, "generate-otp-signup", { changes: person })).status()).toBe(200);
  const findMail = async () =>
    (await readOutbox(stack.dataDir)).find(({ to }) => to?.[0]?.address === person.email);
  await expect.poll(findMail).toBeTruthy();
  const mail = await findMail();
  const changes = { ...person, otp: mail ? codeIn(mail) : "" };
  const signedUp = await callSite(request, site.url, "signup", { changes });
  expect(signedUp.status()).toBe(200);
  const headers = withCookie(cookieOf(signedUp));
  const member = () => request.get(`${site.url}/api/session`, { headers });
  for (const answer of await ten(member))
    expect(await answer.json()).toMatchObject({ member: { firstName: "Ann" } });
  const profiles = await ten(() => request.get(`${site.url}/profile`, { headers }));
  for (const profile of profiles) expect(profile.url()).toBe(`${site.url}/profile`);
  expect((await request.delete(`${site.url}/api/session`, { headers })).status()).toBe(200);
  for (const answer of await ten(member)) expect(await answer.json()).toMatchObject({ member: null });
});

test("staff's changes appear with the next request, and only the secret renews pages", async ({
  request,
}) => {
  const revalidate = (secret: string) => () =>
    request.post(`${site.url}/api/revalidate`, {
      headers: { authorization: `Bearer ${secret}` },
      data: { tags: ["home"] },
    });
  for (const answer of await ten(revalidate("wrong"))) expect(answer.status()).toBe(401);
  for (const answer of await ten(revalidate(stack.env.REVALIDATE_SECRET ?? "")))
    expect(answer.status()).toBe(200);
  const admin = await createAdmin(stack.provider.url);
  await admin.updateGlobal("home", { fTopHeading: "Read at the edge" });
  await expectTen(request, "/", { text: "Read at the edge" });
});

/** Returns the stories on a page of the feed that have pages of their own. */
async function storiesWithPage(request: APIRequestContext, page = 1) {
  const answer = await request.get(`${site.url}/api/reels/${page}`);
  return reels.parse(await answer.json()).reels.filter(({ hasPage }) => hasPage);
}

async function setStatus(slug: string, status: string) {
  const admin = await createAdmin(stack.provider.url);
  const { id } = (await admin.find("videos", "slug", slug)) ?? {};
  if (id === undefined) throw new Error("The admin has no such video");
  await admin.update("videos", id, { status });
  await revalidate(site.url, stack.env, { gone: [TAGS.video(slug)] });
}

test("a request after a story is gone never receives a page rendered before", async ({ request }) => {
  // Avoids the next test's stories: an isolate stores a returned story only once it knows that it was gone.
  const [story] = await storiesWithPage(request, 2);
  if (!story) throw new Error("There are no stories");
  const page = () => request.get(`${site.url}/video-detail/${story.slug}`);
  const isAnswered = line.holdAnswers(`/get_individual_video/${story.slug}`);
  const earlier = page();
  await expect.poll(isAnswered).toBe(true);
  await setStatus(story.slug, "Pending");
  const later = [page(), page()];
  // This request doesn't call the provider, and follows the others.
  await request.get(`${site.url}/robots.txt`);
  line.releaseAnswers();
  expect((await earlier).status()).toBe(200);
  for (const answer of await Promise.all(later)) {
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain(story.name);
  }
  await setStatus(story.slug, "Active");
});

test("during an outage, also new isolates show what was read before, except what is gone", async ({
  request,
}) => {
  test.slow();
  const slugs = async () => (await storiesWithPage(request)).map(({ slug }) => slug);
  const [kept, withdrawn] = await storiesWithPage(request);
  if (!kept || !withdrawn) throw new Error("There are too few stories");
  const pages = [kept, withdrawn].map(({ slug, name }) => ({ page: `/video-detail/${slug}`, text: name }));
  for (const { page, text } of pages) await expectTen(request, page, { text });
  const unreached = { status: 503, text: "We couldn’t load it just now." };
  try {
    await test.step("the provider is killed", async () => {
      await stack.provider.stop("SIGKILL");
      // The last reads are stored a second later.
      for (const { page } of pages)
        await expect.poll(async () => (await request.get(site.url + page)).status()).toBe(200);
      await site.stop();
      await site.start();
      for (const { page, text } of pages) await expectTen(request, page, { text });
      await expectTen(request, "/", { text: "Read at the edge" });
      await expectTen(request, "/video-detail/never-asked-for", unreached);
      expect(await slugs()).toEqual(expect.arrayContaining([kept.slug, withdrawn.slug]));
      const health = await request.get(`${site.url}/api/health`);
      expect(await health.json()).toEqual({ status: "ok", provider: "down" });
    });

    await test.step("it returns, a story is unpublished, and it is killed again", async () => {
      await stack.provider.start();
      await setStatus(withdrawn.slug, "Pending");
      await stack.provider.stop("SIGKILL");
      await expectTen(request, `/video-detail/${kept.slug}`, { text: kept.name });
      await expectTen(request, `/video-detail/${withdrawn.slug}`, unreached);
      await expectTen(request, `/embed/${withdrawn.slug}`, { status: 503, text: "</html>" });
      expect(await slugs()).toContain(kept.slug);
      expect(await slugs()).not.toContain(withdrawn.slug);
    });
  } finally {
    await stack.provider.start();
  }
});
