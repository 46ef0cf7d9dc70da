import { readdirSync } from "node:fs";
import type * as apiStoriesRoute from "@/app/api/stories/route";
import type * as metricsRoute from "@/app/metrics/route";
import type * as picturesPictureResizedPicture from "@/app/pictures/[picture]/resized-picture";
import type * as picturesIconsFileRoute from "@/app/pictures/icons/[file]/route";
import type * as previewKindFileRoute from "@/app/preview/[kind]/[file]/route";
import type * as shareDrawSubjectPoster from "@/app/share/[kind]/[name]/[file]/draw-subject-poster";
import type * as instrumentation from "@/instrumentation";
import type * as authRevocationStore from "@/lib/auth/revocation-store";
import type * as mediaRaster from "@/lib/media/raster";
import type * as pageCacheRevalidations from "@/lib/page-cache/revalidations.mjs";
import type * as providerLastGood from "@/lib/provider/last-good";
import type * as providerPostStream from "@/lib/provider/post-stream";
import type * as providerReadCounts from "@/lib/provider/read-counts";
import type * as storiesDiskUploads from "@/lib/story/uploads/disk-uploads";
import type * as storiesPartsAtOnce from "@/lib/story/uploads/parts-at-once";
import type * as storiesPublishOnce from "@/lib/story/publish-once";
import type * as utilsDetached from "@/lib/utils/detached";
import type * as nextConfig from "@/next.config.mjs";

/** What the modules that use a replaced one need of it; a limit may be another number. */
type Shape<Original> = () => Promise<{
  [Name in keyof Original]: Original[Name] extends number ? number : Original[Name];
}>;

/** Each file that takes another's place, held by the compiler against that one. It is never loaded here. */
const REPLACEMENTS = {
  "app/api/stories/route.ts": (() => import("./site/app/api/stories/route")) satisfies Shape<
    typeof apiStoriesRoute
  >,
  "app/metrics/route.ts": (() => import("./site/app/metrics/route")) satisfies Shape<typeof metricsRoute>,
  "app/pictures/[picture]/resized-picture.ts": (() =>
    import("./site/app/pictures/[picture]/resized-picture")) satisfies Shape<
    Pick<typeof picturesPictureResizedPicture, "getPicture">
  >,
  "app/pictures/icons/[file]/route.ts": (() =>
    import("./site/app/pictures/icons/[file]/route")) satisfies Shape<typeof picturesIconsFileRoute>,
  "app/preview/[kind]/[file]/route.ts": (() =>
    import("./site/app/preview/[kind]/[file]/route")) satisfies Shape<typeof previewKindFileRoute>,
  "app/share/[kind]/[name]/[file]/draw-subject-poster.ts": (() =>
    import("./site/app/share/[kind]/[name]/[file]/draw-subject-poster")) satisfies Shape<
    typeof shareDrawSubjectPoster
  >,
  "instrumentation.ts": (() => import("./site/instrumentation")) satisfies Shape<typeof instrumentation>,
  // The rest of it is called by the instrumentation of Node alone.
  "lib/auth/revocation-store.ts": (() => import("./site/lib/auth/revocation-store")) satisfies Shape<
    Pick<typeof authRevocationStore, "keepRevocation" | "readRevocations">
  >,
  "lib/media/raster.ts": (() => import("./site/lib/media/raster")) satisfies Shape<typeof mediaRaster>,
  // The rest of it is called by the instrumentation of Node alone.
  "lib/page-cache/revalidations.mjs": (() =>
    import("./site/lib/page-cache/revalidations.mjs")) satisfies Shape<
    Pick<typeof pageCacheRevalidations, "revalidateTags">
  >,
  "lib/provider/last-good.ts": (() => import("./site/lib/provider/last-good")) satisfies Shape<
    typeof providerLastGood
  >,
  "lib/provider/post-stream.ts": (() => import("./site/lib/provider/post-stream")) satisfies Shape<
    typeof providerPostStream
  >,
  "lib/provider/read-counts.ts": (() => import("./site/lib/provider/read-counts")) satisfies Shape<
    typeof providerReadCounts
  >,
  "lib/story/uploads/disk-uploads.ts": (() => import("./site/lib/story/uploads/disk-uploads")) satisfies Shape<
    typeof storiesDiskUploads
  >,
  "lib/story/uploads/parts-at-once.ts": (() => import("./site/lib/story/uploads/parts-at-once")) satisfies Shape<
    typeof storiesPartsAtOnce
  >,
  "lib/story/publish-once.ts": (() => import("./site/lib/story/publish-once")) satisfies Shape<
    typeof storiesPublishOnce
  >,
  "lib/utils/detached.ts": (() => import("./site/lib/utils/detached")) satisfies Shape<typeof utilsDetached>,
  "next.config.mjs": (() => import("./site/next.config.mjs")) satisfies () => Promise<{
    default: Omit<(typeof nextConfig)["default"], "cacheHandler">;
  }>,
};

it("holds every file of the worker's site against the one that it replaces", () => {
  const files = readdirSync("deploy/edge/site", { recursive: true, encoding: "utf8" });
  const replacing = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.[a-z]+$/.test(file));
  expect(Object.keys(REPLACEMENTS).sort()).toEqual(replacing.sort());
});
