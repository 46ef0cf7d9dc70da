import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { providerDir, siteDir } from "../../scripts/support/paths.mjs";
import { findVideo, readBlogs } from "./contract";

const routes = z.record(z.string(), z.string());

/** Fills the parts of an address without a known value. */
const ANYTHING = "none";

/** Returns an address for every route of the site's build, with the seeded provider's content. */
export async function siteAddresses(providerUrl: string): Promise<string[]> {
  const [blog] = await readBlogs(providerUrl);
  const video = await findVideo(
    providerUrl,
    ({ captions, videoType }) => captions !== "" && videoType !== "multiple",
  );
  const slugs: Record<string, string | undefined> = { blog: blog?.slug, hashtag: "featured" };
  const parts: Record<string, string> = {
    kind: "video",
    file: `${video.slug}.jpg`,
    page: "6",
    form: "contact-us",
    call: "log-in",
  };
  return addressesOf(siteDir, (name, [first = ""]) =>
    name === "slug" ? (slugs[first] ?? video.slug) : (parts[name] ?? ANYTHING),
  );
}

/** Returns an address for every route of the provider's build. */
export function providerAddresses(): string[] {
  return addressesOf(providerDir, (name) => (name === "path" ? "get-blogs" : "videos"));
}

function addressesOf(program: string, valueOf: (name: string, segments: string[]) => string): string[] {
  const file = path.join(program, ".next/app-path-routes-manifest.json");
  const patterns = Object.values(routes.parse(JSON.parse(readFileSync(file, "utf8"))));
  // Next's own routes report failures.
  const own = patterns.filter((pattern) => !pattern.startsWith("/_"));
  return own.map((pattern) => {
    const segments = pattern.split("/").slice(1);
    return pattern.replaceAll(/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name: string) => valueOf(name, segments));
  });
}
