import { findVideo, readSettings } from "../support/contract";
import { readHead } from "../support/documents";
import { jsonAnswer, NOT_FOUND } from "../support/local-server";
import { expect, test } from "../support/test";

const PUBLIC_URL = "https://stories.example";

test.describe("metadata", () => {
  test("a video's page describes it before any script", async ({ request, siteUrl, providerUrl }) => {
    const video = await findVideo(providerUrl, ({ videoType }) => videoType === "both");
    const { company = "Lampstand" } = await readSettings(providerUrl);
    const page = `${siteUrl}/video-detail/${video.slug}`;
    const head = readHead(await (await request.get(page)).text());

    expect(head.title).toBe(`${video.name} – ${company}`);
    expect(head.meta("description")).toEqual([video.description]);
    expect(head.link("canonical")).toEqual([page]);
    expect(head.link("alternate", "application/json+oembed")).toEqual([
      `${siteUrl}/api/oembed?url=${encodeURIComponent(page)}`,
    ]);
    for (const network of ["og", "twitter"]) {
      expect(head.meta(`${network}:title`)).toEqual([video.name]);
      expect(head.meta(`${network}:description`)).toEqual([video.description]);
      const [image = "", ...others] = head.meta(`${network}:image`);
      expect(new URL(image).pathname).toBe(`/preview/videos/${video.slug}.jpg`);
      expect(others).toEqual([]);
    }
    expect(head.meta("og:type")).toEqual(["video.other"]);
    expect(head.meta("og:url")).toEqual([page]);
    expect(head.meta("og:site_name")).toEqual([company]);
    expect(head.meta("og:image:width")).toEqual(["1200"]);
    expect(head.meta("og:image:height")).toEqual(["630"]);
    const [clip = ""] = head.meta("og:video");
    expect(clip).toMatch(/^http.*\.mp4$/);
    expect(head.meta("og:video:secure_url")).toEqual([]);
    expect(head.meta("og:video:type")).toEqual(["video/mp4"]);
    expect(head.meta("og:video:width")).toEqual([String(video.width)]);
    expect(head.meta("og:video:height")).toEqual([String(video.height)]);
    expect(head.meta("twitter:card")).toEqual(["player"]);
    expect(head.meta("twitter:player")).toEqual([`${siteUrl}/embed/${video.slug}`]);
    expect(head.meta("twitter:player:stream")).toEqual([clip]);
    expect(head.meta("twitter:player:width")).toEqual(["360"]);
    expect(head.meta("twitter:player:height")).toEqual(["640"]);
    expect(head.meta("robots")).toEqual([]);
  });

  test("everything named in oEmbed and the head exists", async ({ request, siteUrl, providerUrl }) => {
    const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType === "both");
    const head = readHead(await (await request.get(`${siteUrl}/video-detail/${slug}`)).text());
    const addresses = [
      ...head.link("alternate", "application/json+oembed"),
      ...head.meta("twitter:player"),
      ...head.meta("og:video"),
    ];
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
  });

  test("the home page has one address and one title", async ({ request, siteUrl, providerUrl }) => {
    const { company = "Lampstand" } = await readSettings(providerUrl);
    for (const path of ["/", "/home"]) {
      const head = readHead(await (await request.get(path)).text());
      expect(head.title).toBe(`${company} – real stories of faith`);
      expect(head.meta("og:title")).toEqual([head.title]);
      expect(head.link("canonical").map((address) => new URL(address).href)).toEqual([`${siteUrl}/`]);
      expect(head.meta("og:image")).toEqual([`${siteUrl}/preview/pages/home.jpg`]);
    }
  });

  test("every address uses the site's public origin", async ({ request, startStack }) => {
    const { site, provider } = await startStack({ variables: { SITE_URL: PUBLIC_URL } });
    const { slug } = await findVideo(provider.url, ({ videoType }) => videoType === "both");
    for (const path of ["/", "/home", `/video-detail/${slug}`]) {
      const { addresses } = readHead(await (await request.get(site.url + path)).text());
      expect(addresses.length).toBeGreaterThanOrEqual(4);
      for (const address of addresses) expect(new URL(address).origin).toBe(PUBLIC_URL);
    }

    const player = await (await request.get(`${site.url}/embed/${slug}`)).text();
    expect(player).toContain(`<link rel="canonical" href="${PUBLIC_URL}/video-detail/${slug}">`);

    const oembed = (url: string) => request.get(`${site.url}/api/oembed?url=${encodeURIComponent(url)}`);
    const answer = await (await oembed(`${PUBLIC_URL}/${slug}`)).text();
    expect(answer).toContain(`src=\\"${PUBLIC_URL}/embed/${slug}\\"`);
    expect(answer).not.toContain(site.url);
    expect((await oembed(`${site.url}/${slug}`)).status()).toBe(404);
  });

  test("describes a video with few details in a good sentence", async ({ request, foreignSite: site }) => {
    const bare = {
      _id: "1",
      slug: "two cups",
      name: "Two cups",
      status: "Active",
      videoLink: "https://m.example/a",
    };
    await site.serve((path) =>
      path.startsWith("/get_individual_video/") ? jsonAnswer({ status: "success", data: bare }) : NOT_FOUND,
    );
    const head = readHead(await (await request.get(`${site.url}/video-detail/two%20cups`)).text());
    expect(head.meta("description")).toEqual([
      "Two cups: a story of faith, told in a short video. Watch it on Lampstand.",
    ]);
    expect(head.link("canonical")).toEqual([`${site.url}/video-detail/two%20cups`]);
    expect(head.meta("og:video:secure_url")).toEqual(["https://m.example/a"]);
    for (const unknown of ["type", "width", "height"]) expect(head.meta(`og:video:${unknown}`)).toEqual([]);
    expect(head.meta("twitter:player:height")).toEqual(["640"]);
  });
});
