import { randomUUID } from "node:crypto";
import { findVideo } from "../support/contract";
import { type Answer, startLocalServer } from "../support/local-server";
import { createStack } from "../support/stack";
import { expect, test } from "../support/test";

/** Returns a provider's answer for a path. */
async function passOn(providerUrl: string, path: string, body: string): Promise<Answer> {
  const authorization = `Bearer ${process.env.E2E_API_TOKEN ?? ""}`;
  const headers = { authorization, "content-type": "application/json" };
  const sent = body ? { method: "POST", body, headers } : {};
  const answer = await fetch(`${providerUrl}${path}`, sent);
  const type = answer.headers.get("content-type") ?? "";
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}

test("features stay on while settings can't be read", async ({ request, providerUrl }) => {
  const isAway = { settings: true, banner: false };
  const provider = await startLocalServer((path, body) => {
    const isSettings = path.startsWith("/web/setting-page-content");
    if ((isSettings && isAway.settings) || (path.startsWith("/gethashtagBySlug/") && isAway.banner))
      return "hang up";
    return passOn(providerUrl, path, body);
  });
  const { site, stop } = await createStack({ variables: { API_BASE_URL: provider.url } });
  try {
    await site.start();
    const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType === "both");
    const pray = () =>
      request.post(`${site.url}/api/prayers`, {
        data: { slug, key: randomUUID() },
        headers: { origin: site.url },
      });
    const kept = await pray();
    expect([kept.status(), kept.headers()["retry-after"]]).toEqual([503, "60"]);
    expect((await request.get(`${site.url}/report/${slug}`)).status()).toBe(503);
    const upload = await (await request.get(`${site.url}/upload-story`)).text();
    expect(upload).toContain("How old are you?");
    const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
    expect(sitemap).toContain("/collection/");
    const saved = { saved: [], add: [], remove: [] };
    const list = await request.post(`${site.url}/api/saved`, { data: saved, headers: { origin: site.url } });
    expect(list.status()).toBe(503);

    isAway.settings = false;
    await expect.poll(async () => (await pray()).status()).toBe(200);
    isAway.banner = true;
    const hashtag = await request.get(`${site.url}/hashtag/featured`);
    expect(hashtag.status()).toBe(200);
    expect(await hashtag.text()).toContain("#featured stories");
  } finally {
    await stop();
    await provider.stop();
  }
});
