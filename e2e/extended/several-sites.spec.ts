import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import getPort from "get-port";
import { z } from "zod";
import { startRedis } from "../../scripts/support/redis-server.mjs";
import { startS3 } from "../../scripts/support/s3-server.mjs";
import { createAdmin, readClip } from "../support/admin";
import { RIPENING } from "../support/form-request";
import { callSite, cookieOf, withCookie } from "../support/foreign-members";
import { ownAddress, ownEmail } from "../support/forms";
import { readOutbox } from "../support/mails";
import { codeIn } from "../support/members";
import { revalidate } from "../support/revalidate";
import { runFolder } from "../support/run-folder";
import { createSite, createStack } from "../support/stack";
import { createUploadVisitor, makeVideo, SUCCESS } from "../support/uploads";
import { expect, test } from "../support/test";

// Other tests' calls don't count against these.
test.use({ extraHTTPHeaders: { "x-forwarded-for": ownAddress() } });

/** Far below a page's lifetime without word from the provider, and long enough for a busy machine; in milliseconds. */
const SHOWN = { timeout: 15_000, intervals: [50] };

/** Two instances of the site, as on separate machines, and the provider; only the provider lacks `forSites`. */
async function startSites(
  variables: (siteUrls: string[]) => Record<string, string>,
  forSites: Record<string, string> = {},
) {
  const ports = [String(await getPort()), String(await getPort())] as const;
  const [siteUrl, otherUrl] = ports.map((port) => `http://localhost:${port}`);
  const urls = [String(siteUrl), String(otherUrl)];
  const stack = await createStack({
    variables: { PORT: ports[0], SITE_URL: String(siteUrl), ...variables(urls) },
  });
  const first = createSite({ ...stack.env, ...forSites });
  const UPLOAD_DIR = path.join(stack.dataDir, "..", "other-uploads");
  const other = createSite({ ...stack.env, UPLOAD_DIR, ...forSites, PORT: ports[1] });
  await Promise.all([stack.provider.start(), first.start(), other.start()]);
  const admin = await createAdmin(stack.provider.url);
  const video = await admin.find("videos", "status", "Pending");
  if (!video) throw new Error("The seed has no Pending video");
  return {
    stack,
    first,
    other,
    admin,
    video: { id: video.id, slug: z.string().parse(video.slug) },
    urls,
    stop: async () => {
      await Promise.all([first.stop(), other.stop()]);
      await stack.stop();
    },
  };
}

type Sites = Awaited<ReturnType<typeof startSites>>;

/** Returns both statuses for the video's page. */
async function statuses(request: APIRequestContext, { urls, video }: Sites): Promise<number[]> {
  const answers = urls.map((url) => request.get(`${url}/video-detail/${video.slug}`));
  return (await Promise.all(answers)).map((answer) => answer.status());
}

/** Returns which instances show a heading on their home page. */
async function showing(request: APIRequestContext, { urls }: Sites, heading: string): Promise<boolean[]> {
  const pages = urls.map(async (url) => (await request.get(url)).text());
  return (await Promise.all(pages)).map((html) => html.includes(heading));
}

/** Expects removed content to stay away while the provider is silent, also on an instance started meanwhile. */
async function expectGoneInAnOutage(request: APIRequestContext, sites: Sites): Promise<void> {
  const { provider } = sites.stack;
  process.kill(provider.pid(), "SIGSTOP");
  try {
    expect(await statuses(request, sites)).not.toContain(200);
    await sites.other.stop();
    await sites.other.start();
    expect(await statuses(request, sites)).not.toContain(200);
  } finally {
    process.kill(provider.pid(), "SIGCONT");
  }
  await expect.poll(() => statuses(request, sites), SHOWN).toEqual([404, 404]);
}

test.describe("with Redis", () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let sites: Sites;

  test.beforeAll(async () => {
    redis = await startRedis();
    sites = await startSites(() => ({ REDIS_URL: redis.url }));
  });

  test.afterAll(async () => {
    await sites.stop();
    await redis.stop();
  });

  test("what happens on one instance applies to all", async ({ request }) => {
    test.slow();
    const { admin, video, urls, stack, other } = sites;
    const [first = "", second = ""] = urls;
    await test.step("published: on both", async () => {
      expect(await statuses(request, sites)).toEqual([404, 404]);
      await admin.update("videos", video.id, { status: "Active", videoType: "both" });
      await expect.poll(() => statuses(request, sites), SHOWN).toEqual([200, 200]);
    });

    await test.step("unpublished: gone from both with the next request", async () => {
      await admin.update("videos", video.id, { status: "Pending" });
      await revalidate(first, stack.env, { tags: ["videos", `video:${video.slug}`] });
      expect(await statuses(request, sites)).toEqual([404, 404]);
      await expectGoneInAnOutage(request, sites);
    });

    await test.step("logged out on one: ended on the other", async () => {
      const person = { firstName: "Ann", lastName: "Lee", email: `${crypto.randomUUID()}@example.org` };
      const changes = person;
      expect((await callSite(request, first, "generate-otp-signup", { changes })).status()).toBe(200);
      const mailTo = async () =>
        (await readOutbox(stack.dataDir)).find(({ to }) => to?.[0]?.address === person.email);
      await expect.poll(mailTo).toBeTruthy();
      const mail = await mailTo();
      const otp = mail ? codeIn(mail) : "";
      const signedUp = await callSite(request, first, "signup", { changes: { ...person, otp } });
      expect(signedUp.status()).toBe(200);
      const headers = withCookie(cookieOf(signedUp));
      const member = async (url: string) =>
        z
          .object({ member: z.unknown() })
          .parse(await (await request.get(`${url}/api/session`, { headers })).json()).member;
      expect(await member(second)).toMatchObject({ firstName: "Ann" });
      expect((await request.delete(`${first}/api/session`, { headers })).status()).toBe(200);
      expect([await member(first), await member(second)]).toEqual([null, null]);
    });

    await test.step("killed and restarted: learns of missed revalidations, and finds the other's stored pages", async () => {
      // Stored before the change, so what it shows later came after the revalidation.
      await showing(request, sites, "");
      await other.stop("SIGKILL");
      await admin.updateGlobal("home", { fTopHeading: "While one was away" });
      const home = async () =>
        (await (await request.get(stack.site.url)).text()).includes("While one was away");
      await expect.poll(home, SHOWN).toBe(true);
      await other.start();
      const first = await request.get(other.url);
      expect(await first.text()).toContain("While one was away");
      expect(first.headers()["x-nextjs-cache"]).toMatch(/^(HIT|STALE)$/);
    });

    await test.step("without Redis: each continues, and both learn of a change when it returns", async () => {
      await redis.stop();
      expect(await showing(request, sites, "While one was away")).toEqual([true, true]);
      await admin.updateGlobal("home", { fTopHeading: "While Redis was away" });
      await redis.restart();
      await expect
        .poll(() => showing(request, sites, "While Redis was away"), { ...SHOWN, timeout: 60_000 })
        .toEqual([true, true]);
    });
  });
});

test("an upload begun on one instance is finished on another, through Redis and an S3 store", async ({
  request,
}) => {
  test.slow();
  const [redis, s3] = await Promise.all([startRedis(), startS3()]);
  const UPLOAD_DIR = path.join(runFolder(), "no-uploads");
  const sites = await startSites(() => ({ REDIS_URL: redis.url }), { ...s3.variables, UPLOAD_DIR });
  try {
    const video = makeVideo("shared.mp4", 12);
    const content = readFileSync(video.path);
    const [here, there] = await Promise.all(sites.urls.map((url) => createUploadVisitor(request, url)));
    if (!here || !there) throw new Error("There are two sites");
    const at = (await here.begin(content.length)).headers().location ?? "";
    const parts = [content.subarray(0, 5_000_000), content.subarray(5_000_000, 9_000_000)];
    const rest = content.subarray(9_000_000);
    expect((await here.send(at, 0, parts[0] ?? rest)).status()).toBe(204);
    await sites.first.stop("SIGKILL");
    expect((await there.head(at)).headers()["upload-offset"]).toBe("5000000");
    expect((await there.send(at, 5_000_000, parts[1] ?? rest)).status()).toBe(204);
    await sites.first.start();
    expect((await here.send(at, 5_000_000, parts[1] ?? rest)).status()).toBe(409);
    expect((await here.send(at, 9_000_000, rest)).headers()["upload-offset"]).toBe(String(content.length));

    const email = ownEmail();
    const isRipe = async () => (await there.finish(at, { email: "nobody" })).status();
    await expect.poll(isRipe, RIPENING).toBe(422);
    for (const answer of await Promise.all([here.finish(at, { email }), there.finish(at, { email })]))
      expect([answer.status(), await answer.json()]).toEqual([201, { status: "success", message: SUCCESS }]);
    const [story, ...others] = await sites.admin.findAll("stories", "email", email);
    expect(others).toEqual([]);
    expect((await readClip(sites.admin, story)).includes(video.moment)).toBe(true);
    expect((await there.head(at)).status()).toBe(404);
    expect(existsSync(UPLOAD_DIR)).toBe(false);
  } finally {
    await sites.stop();
    await Promise.all([redis.stop(), s3.stop()]);
  }
});

test("without Redis, the provider notifies each instance, and a stopped one when it returns", async ({
  request,
}) => {
  const sites = await startSites((urls) => ({ SITE_URLS: urls.join(",") }));
  try {
    const { admin, video, other, stack } = sites;
    expect(await statuses(request, sites)).toEqual([404, 404]);
    await admin.update("videos", video.id, { status: "Active", videoType: "both" });
    await expect.poll(() => statuses(request, sites), SHOWN).toEqual([200, 200]);
    await admin.update("videos", video.id, { status: "Pending" });
    await expect.poll(() => statuses(request, sites), SHOWN).toEqual([404, 404]);
    await expectGoneInAnOutage(request, sites);

    expect(await showing(request, sites, "While one was down")).toEqual([false, false]);
    // It doesn't answer, and keeps its stored pages.
    process.kill(other.pid(), "SIGSTOP");
    await admin.updateGlobal("home", { fTopHeading: "While one was down" });
    const home = async () =>
      (await (await request.get(stack.site.url)).text()).includes("While one was down");
    await expect.poll(home, SHOWN).toBe(true);
    process.kill(other.pid(), "SIGCONT");
    await expect
      .poll(() => showing(request, sites, "While one was down"), { ...SHOWN, timeout: 90_000 })
      .toEqual([true, true]);
  } finally {
    await sites.stop();
  }
});
