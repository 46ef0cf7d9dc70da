import type { APIRequestContext } from "@playwright/test";
import getPort from "get-port";
import { createAdmin } from "../support/admin";
import { findVideo, readHome } from "../support/contract";
import { ownAddress } from "../support/forms";
import { startLocalServer } from "../support/local-server";
import { revalidate } from "../support/revalidate";
import { createSite, createStack } from "../support/stack";
import { expect, test } from "../support/test";

// Other tests' searches don't count against these.
test.use({ extraHTTPHeaders: { "x-forwarded-for": ownAddress() } });

const NAME = "Wilhelmina withdraws";

/** Longer than a page waits for anything, in milliseconds. */
const SLOW_MS = 3500;

/** Short enough for a page to wait, in milliseconds. */
const LATE_MS = 1500;

/** A story's slug, one of its hashtags' slugs, and its poster's address on the site. */
type Story = { slug: string; hashtag: string; poster: string };

/** Returns the addresses of everything that shows a story: in words, as a file, or by a link. */
function addressesOf({ slug, hashtag }: Story, siteUrl: string) {
  const page = encodeURIComponent(`${siteUrl}/video-detail/${slug}`);
  return {
    words: [
      "/",
      "/home",
      `/video-detail/${slug}`,
      `/embed/${slug}`,
      `/api/oembed?url=${page}`,
      "/video-reels",
      `/video-reels?v=${slug}`,
      "/video-reels-old",
      "/api/reels/1",
      `/hashtag/${hashtag}`,
      "/collection/withdrawn",
      "/collection/withdrawn/watch",
    ],
    files: [`/embed/${slug}/captions`, `/preview/videos/${slug}.jpg`],
    links: ["/sitemap.xml", "/search?q=Wilhelmina"],
  };
}

/** Starts a proxy that delays a provider's answers and its revalidations of a site, and records these. */
async function startBetween() {
  const [providerPort, sitePort] = [String(await getPort()), String(await getPort())];
  const state: { delayOf: (path: string) => number; answered: Set<string>; gone: Set<string> } = {
    delayOf: () => 0,
    answered: new Set(),
    gone: new Set(),
  };
  const provider = await startLocalServer(async (path) => {
    try {
      const answer = await fetch(`http://127.0.0.1:${providerPort}${path}`);
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      state.answered.add(path);
      const delay = state.delayOf(path);
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      return { status: answer.status, type, body };
    } catch {
      return "hang up";
    }
  });
  const site = await startLocalServer(async (path, body, { authorization = "" }) => {
    const headers = { authorization, "content-type": "application/json" };
    const answer = await fetch(`http://127.0.0.1:${sitePort}${path}`, { method: "POST", headers, body });
    const { gone } = JSON.parse(body) as { gone: string[] };
    if (answer.ok) for (const tag of gone) state.gone.add(tag);
    return { status: answer.status, body: await answer.text() };
  });
  return {
    state,
    variables: { PORT: sitePort, PROVIDER_PORT: providerPort, SITE_URLS: site.url },
    forSite: { API_BASE_URL: provider.url },
    stop: () => Promise.all([provider.stop(), site.stop()]),
  };
}

/** Returns the addresses that show the story now. */
async function showing(request: APIRequestContext, siteUrl: string, story: Story) {
  const { words, files, links } = addressesOf(story, siteUrl);
  const found = await Promise.all([
    ...words.map(async (path) =>
      (await request.get(siteUrl + path)).text().then((text) => text.includes(NAME) && path),
    ),
    ...[...files, story.poster].map(async (path) => (await request.get(siteUrl + path)).ok() && path),
    ...links.map(async (path) => {
      const text = await (await request.get(siteUrl + path)).text();
      return text.includes(story.slug) && path;
    }),
  ]);
  return found.filter((path) => path !== false);
}

test("an unpublished story stays away, whatever the provider does afterwards", async ({ request }) => {
  test.slow();
  const between = await startBetween();
  const { provider, env, stop } = await createStack({ variables: between.variables });
  const site = createSite({ ...env, ...between.forSite });
  try {
    await Promise.all([provider.start(), site.start()]);
    const admin = await createAdmin(provider.url);
    const story = await findVideo(
      provider.url,
      ({ videoType, captions, hashtagId }) => videoType === "both" && captions !== "" && hashtagId.length > 0,
    );
    const other = await findVideo(
      provider.url,
      ({ videoType, slug }) => videoType === "both" && slug !== story.slug,
    );
    const { id } = (await admin.find("videos", "slug", story.slug)) ?? {};
    if (id === undefined) throw new Error("The admin has no such video");
    await admin.update("videos", id, { name: NAME });
    const kept = await admin.find("videos", "slug", other.slug);
    const withdrawn = { name: "Withdrawn", slug: "withdrawn", status: "Active", videos: [id, kept?.id] };
    await admin.create("story-collections", withdrawn);

    const page = async (slug: string) =>
      (await request.get(`${site.url}/video-detail/${slug}`, { maxRedirects: 0 })).text();
    await expect.poll(() => page(story.slug)).toContain(NAME);
    const poster = /\/pictures\/[\w.-]+\?w=720/.exec(await page(story.slug))?.[0] ?? "/none";
    const hashtag = await admin.find("hashtags", "name", story.hashtagId[0]?.name ?? "");
    const shared = { slug: story.slug, hashtag: String(hashtag?.slug), poster };
    const { words, files, links } = addressesOf(shared, site.url);
    const all = [...words, ...files, poster, ...links];
    const shown = () => showing(request, site.url, shared);
    // Twice: the first response may have been stored before the story got its name.
    await expect.poll(async () => [...(await shown())].sort()).toEqual([...all].sort());
    const otherPage = await page(other.slug);
    expect(otherPage).toContain(other.name);

    await test.step("unpublished while a page that shows it renders", async () => {
      const isOfStory = (path: string) => path.includes(story.slug);
      between.state.delayOf = (path) => (isOfStory(path) ? 0 : LATE_MS);
      await revalidate(site.url, env);
      between.state.answered.clear();
      between.state.gone.clear();
      const earlier = page(story.slug);
      const read = () => [...between.state.answered].map(isOfStory);
      await expect.poll(read).toEqual(expect.arrayContaining([true, false]));
      await admin.update("videos", id, { status: "Pending" });
      await expect.poll(() => [...between.state.gone]).toContain(`video:${story.slug}`);
      expect(await page(story.slug)).not.toContain(NAME);
      expect(await earlier).toContain(NAME);
      expect(await page(story.slug)).not.toContain(NAME);
      between.state.delayOf = () => 0;
      await admin.update("videos", id, { status: "Active" });
      await expect.poll(async () => [...(await shown())].sort()).toEqual([...all].sort());
    });

    await test.step("unpublished while the provider is slow", async () => {
      between.state.gone.clear();
      await admin.update("videos", id, { status: "Pending" });
      await expect.poll(() => [...between.state.gone]).toContain(`video:${story.slug}`);
      between.state.delayOf = () => SLOW_MS;
      expect(await shown()).toEqual([]);
      expect(await shown()).toEqual([]);
    });

    await test.step("the provider is silent", async () => {
      between.state.delayOf = () => 0;
      process.kill(provider.pid(), "SIGSTOP");
      expect(await shown()).toEqual([]);
      expect(await shown()).toEqual([]);
      expect(await page(other.slug)).toContain(other.name);
    });

    await test.step("and the site restarts", async () => {
      await site.stop();
      await site.start();
      expect(await shown()).toEqual([]);
    });

    await test.step("the provider returns", async () => {
      process.kill(provider.pid(), "SIGCONT");
      await expect.poll(() => page(other.slug)).toContain(other.name);
      expect(await shown()).toEqual([]);
      expect(await shown()).toEqual([]);
    });

    await test.step("published again, it returns", async () => {
      await admin.update("videos", id, { status: "Active" });
      await expect.poll(async () => [...(await shown())].sort()).toEqual([...all].sort());
    });
    expect((await readHome(provider.url)).texts).not.toEqual([]);
  } finally {
    await site.stop();
    await stop();
    await between.stop();
  }
});
