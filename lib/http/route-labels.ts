import "server-only";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const manifestSchema = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

/** The site's routes as Next has built them. */
export type RoutesManifest = z.output<typeof manifestSchema>;

/** What no route answers: an address that nobody has, or one that Next itself answers. */
const OTHER = "other";

/** Files of a build and of `public`. */
const FILES = "files";

/**
 * The routes of the build that runs; `null` where there is none, as while developing.
 *
 * @throws {Error} when the file is not one of Next's
 */
export function readRoutes(): RoutesManifest | null {
  const file = path.join(process.cwd(), ".next/routes-manifest.json");
  return existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/**
 * Tells which route a path belongs to, as its pattern: `/blog/one-lamp` is `/blog/[slug]`. There are as many as the site
 * has routes and two more, whatever anybody asks for.
 */
export function routeLabels({ staticRoutes, dynamicRoutes }: RoutesManifest): (path: string) => string {
  const pages = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (asked) => {
    const plain = asked.length > 1 ? asked.replace(/\/$/, "") : asked;
    if (pages.has(plain)) return plain;
    if (plain.startsWith("/_next/") || /^\/[^/]+\.\w+$/.test(plain)) return FILES;
    return patterns.find(({ regex }) => regex.test(plain))?.page ?? OTHER;
  };
}

/** Every path is the same one, where the routes are not known. */
export function unknownRoute(): string {
  return OTHER;
}
