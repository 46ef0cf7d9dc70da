import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";

import { startProvider } from "./support/provider";

const { payload, staff } = await startProvider();

const { id: aVideo, videoLink } = await staff.one("videos", "slug", "two-cups");

describe("an address that the provider chooses", () => {
  const kinds = [
    ["videos", { videoLink, videoType: "both" }, "name"],
    ["story-collections", { videos: [aVideo] }, "name"],
    ["hashtags", {}, "name"],
    ["blogs", { author: "A tester", postedDate: "2020-01-01T12:00:00.000Z" }, "title"],
    ["pages", {}, "title"],
  ] as const;
  const titles = [
    ["治愈", "zhi-yu"],
    ["Свидетельства", "svidetelstva"],
    ["하나님의 사랑", "hananimui-salang"],
    ["Đức", "duc"],
    ["🙏❤️", "pray-heart"],
    ["治愈".repeat(25), "zhi-yu-".repeat(25)],
  ] as const;
  const slugOf = (record: Record<string, unknown>) => record.slug;

  it.each(kinds)(
    "is made from a title in any script, and stays unique for repeated titles: %s",
    async (kind, data, title) => {
      for (const [words, slug] of titles) {
        const made = [];
        for (let times = 0; times < 3; times += 1)
          made.push(await staff.create(kind, { ...data, [title]: words }));
        const start = slug.slice(0, 78).replace(/-$/, "");
        expect(made.map((record) => slugOf(record))).toEqual([
          slug.slice(0, 80).replace(/-$/, ""),
          `${start}-2`,
          `${start}-3`,
        ]);
        for (const { id } of made) await staff.remove(kind, id);
      }
    },
  );

  it("is numbered if the form made it from a title that another record has, and refused if staff wrote it", async () => {
    const [kind, data] = kinds[3];
    const title = `Hope ${randomUUID().slice(0, 8)}`;
    const slug = title.toLowerCase().replace(" ", "-");
    const made = [];
    for (let times = 0; times < 2; times += 1) made.push(await staff.create(kind, { ...data, title, slug }));
    expect(made.map((record) => slugOf(record))).toEqual([slug, `${slug}-2`]);
    expect(await staff.refusal(kind, { ...data, title: "Another", slug })).toContain("already taken");
    expect(await staff.refusedUpdate(kind, made[1]?.id ?? "", { title, slug })).toContain("already taken");
    for (const { id } of made) await staff.remove(kind, id);
  });

  it("isn't one of the site's own or one in the trash; a title without any name is refused", async () => {
    const [, data] = kinds[0];
    const home = await staff.create("videos", { ...data, name: "Home" });
    expect(slugOf(home)).toBe("home-2");
    await staff.update("videos", home.id, { deletedAt: new Date().toISOString() });
    const again = await staff.create("videos", { ...data, name: "Home" });
    expect(slugOf(again)).toBe("home-3");
    await staff.update("videos", again.id, { slug: "", name: "Home" });
    expect(slugOf(await staff.open("videos", again.id))).toBe("home-3");
    expect(await staff.refusal("videos", { ...data, name: "?!" })).toContain("Please enter a web address");
    for (const { id } of [home, again]) await payload.delete({ collection: "videos", id, trash: true });
  });
});

const site = path.join(import.meta.dirname, "../..");

/** Files at the top of app/ that Next serves under their name: `icon.svg`, `opengraph-image.tsx`, `sitemap.ts`. */
const SERVED_FILE =
  /^(?:(?:favicon|icon|apple-icon|opengraph-image|twitter-image)\d*|sitemap|robots|manifest)(?=\.)/;

/** Returns the first segments of the addresses that a folder of routes serves, inside any route groups. */
function routesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return SERVED_FILE.exec(entry.name) ?? [];
    if (/^(?:[(@]|\[locale\]$)/.test(entry.name)) return routesIn(path.join(folder, entry.name));
    return /^[_[]/.test(entry.name) ? [] : [entry.name];
  });
}

it("no video can take the name of a page or file of the site", async () => {
  const reserved = "page of the site already uses this name";
  const noSlug = "only lower-case letters, digits and single hyphens";
  /** Never creates a video, which needs a clip too. */
  const refusalOf = (slug: string) => staff.refusal("videos", { name: "A test", slug });
  const ordinary = await refusalOf("an-ordinary-name");
  expect(ordinary).toContain("videoLink");
  for (const sentence of [reserved, noSlug]) expect(ordinary).not.toContain(sentence);

  const routes = routesIn(path.join(site, "app"));
  expect(routes).toEqual(expect.arrayContaining(["api", "home", "video-detail"]));
  const refusals = await Promise.all(
    [...routes, ...readdirSync(path.join(site, "public"))].map(async (name) => [name, await refusalOf(name)]),
  );
  for (const [name = "", refusal] of refusals)
    expect(refusal).toContain(name.includes(".") ? noSlug : reserved);
});
