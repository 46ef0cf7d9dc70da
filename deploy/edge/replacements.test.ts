import { readdirSync } from "node:fs";

/** What the modules that use a replaced one need of it; a limit may be another number. */
type Shape<Original> = () => Promise<{
  [Name in keyof Original]: Original[Name] extends number ? number : Original[Name];
}>;

/** Each file that takes another's place, held by the compiler against that one. It is never loaded here. */
const REPLACEMENTS = {
  "app/api/stories/route.ts": (() => import("./site/app/api/stories/route")) satisfies Shape<
    typeof import("@/app/api/stories/route")
  >,
  "app/metrics/route.ts": (() => import("./site/app/metrics/route")) satisfies Shape<
    typeof import("@/app/metrics/route")
  >,
  "app/pictures/[picture]/resized-picture.ts": (() =>
    import("./site/app/pictures/[picture]/resized-picture")) satisfies Shape<
    Pick<typeof import("@/app/pictures/[picture]/resized-picture"), "getPicture">
  >,
  "app/pictures/icons/[file]/route.ts": (() =>
    import("./site/app/pictures/icons/[file]/route")) satisfies Shape<
    typeof import("@/app/pictures/icons/[file]/route")
  >,
  "app/preview/[kind]/[file]/route.ts": (() =>
    import("./site/app/preview/[kind]/[file]/route")) satisfies Shape<
    typeof import("@/app/preview/[kind]/[file]/route")
  >,
  "instrumentation.ts": (() => import("./site/instrumentation")) satisfies Shape<
    typeof import("@/instrumentation")
  >,
  // The rest of it is called by the instrumentation of Node alone.
  "lib/auth/session-endings.ts": (() => import("./site/lib/auth/session-endings")) satisfies Shape<
    Pick<typeof import("@/lib/auth/session-endings"), "keepEnding" | "readEndings">
  >,
  "lib/media/raster.ts": (() => import("./site/lib/media/raster")) satisfies Shape<
    typeof import("@/lib/media/raster")
  >,
  "lib/provider/last-good.ts": (() => import("./site/lib/provider/last-good")) satisfies Shape<
    typeof import("@/lib/provider/last-good")
  >,
  "lib/provider/post-stream.ts": (() => import("./site/lib/provider/post-stream")) satisfies Shape<
    typeof import("@/lib/provider/post-stream")
  >,
  "lib/provider/read-counts.ts": (() => import("./site/lib/provider/read-counts")) satisfies Shape<
    typeof import("@/lib/provider/read-counts")
  >,
  "lib/stories/disk-uploads.ts": (() => import("./site/lib/stories/disk-uploads")) satisfies Shape<
    typeof import("@/lib/stories/disk-uploads")
  >,
  "lib/stories/parts-at-once.ts": (() => import("./site/lib/stories/parts-at-once")) satisfies Shape<
    typeof import("@/lib/stories/parts-at-once")
  >,
  "lib/stories/publish-once.ts": (() => import("./site/lib/stories/publish-once")) satisfies Shape<
    typeof import("@/lib/stories/publish-once")
  >,
  "lib/utils/detached.ts": (() => import("./site/lib/utils/detached")) satisfies Shape<
    typeof import("@/lib/utils/detached")
  >,
  "next.config.mjs": (() => import("./site/next.config.mjs")) satisfies () => Promise<{
    default: Omit<(typeof import("@/next.config.mjs"))["default"], "cacheHandler">;
  }>,
};

it("holds every file of the worker's site against the one that it replaces", () => {
  const files = readdirSync("deploy/edge/site", { recursive: true, encoding: "utf8" });
  const replacing = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.[a-z]+$/.test(file));
  expect(Object.keys(REPLACEMENTS).sort()).toEqual(replacing.sort());
});
