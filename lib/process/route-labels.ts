import "server-only";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const manifestSchema = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

export type RoutesManifest = z.output<typeof manifestSchema>;

const OTHER = "other";

const FILES = "files";

/** `null` while developing. @throws {Error} when the file is not one of Next's */
export function readRoutes(): RoutesManifest | null {
  const file = path.join(process.cwd(), ".next/routes-manifest.json");
  return existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

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

export function unknownRoute(): string {
  return OTHER;
}
