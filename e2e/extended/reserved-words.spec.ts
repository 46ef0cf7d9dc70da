import { readdirSync } from "node:fs";
import path from "node:path";
import { siteDir } from "../../scripts/support/paths.mjs";
import { createAdmin } from "../support/admin";
import { createStack } from "../support/stack";
import { expect, test } from "../support/test";

/** Files at the top of app/ that Next serves under their name: `icon.svg`, `opengraph-image.tsx`, `sitemap.ts`. */
const SERVED_FILE =
  /^(?:(?:favicon|icon|apple-icon|opengraph-image|twitter-image)\d*|sitemap|robots|manifest)(?=\.)/;

const RESERVED = "used by a page of the site";
const NOT_A_SLUG = "lower-case letters, digits and single hyphens only";

/** The first segments of the addresses that a folder of routes serves, whatever route groups they stand in. */
function routesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return SERVED_FILE.exec(entry.name) ?? [];
    if (/^[(@]/.test(entry.name)) return routesIn(path.join(folder, entry.name));
    return /^[_[]/.test(entry.name) ? [] : [entry.name];
  });
}

test("no video can take the name of a page or file of the site", async () => {
  const stack = await createStack();
  try {
    await stack.provider.start();
    const admin = await createAdmin(stack.provider.url);
    /** Nothing is ever made: a video needs a clip, too. */
    const refusalOf = async (slug: string) =>
      admin.create("videos", { name: "A test", slug }).then(() => "none", String);

    const ordinary = await refusalOf("an-ordinary-name");
    expect(ordinary).toContain("videoLink");
    expect(ordinary).not.toContain(RESERVED);
    expect(ordinary).not.toContain(NOT_A_SLUG);

    const routes = routesIn(path.join(siteDir, "app"));
    expect(routes).toEqual(expect.arrayContaining(["api", "home", "video-detail"]));
    for (const name of [...routes, ...readdirSync(path.join(siteDir, "public"))]) {
      const expected = name.includes(".") ? NOT_A_SLUG : RESERVED;
      expect(await refusalOf(name), `Add ${name} to the provider's reserved slugs`).toContain(expected);
    }
  } finally {
    await stack.stop();
  }
});
