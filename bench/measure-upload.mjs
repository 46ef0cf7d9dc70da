import { mkdirSync } from "node:fs";
import path from "node:path";
import { makeBigVideo } from "./upload/big-video.mjs";
import { watchMemory } from "../scripts/support/process-memory.mjs";
import { hasNginx, startNginx } from "./upload/put-into-nginx.mjs";
import { sendThroughSite } from "./upload/send-through-site.mjs";
import { sendToProvider } from "./upload/send-to-provider.mjs";

const MIB = 1024 * 1024;

/** A story's maximum, in bytes. */
const SIZE = 1024 * MIB;

/** A playable clip for the video's beginning. */
const CLIP = path.join(import.meta.dirname, "../provider/src/seed/media/resource/reel.mp4");

/** @typedef {{ url: string; pid: number }} Program */

/**
 * Prints how fast a video of 1 GiB travels through the site, compared with directly to the provider and, if nginx is
 * installed, into a plain file, and how much extra memory the two programs take for it.
 *
 * @param {{ site: Program; provider: Program; token: string | undefined; folder: string }} options
 */
export async function measureUpload({ site, provider, token, folder }) {
  const file = path.join(folder, "story.mp4");
  makeBigVideo(CLIP, file, SIZE);
  const nginxFolder = path.join(folder, "nginx");
  mkdirSync(nginxFolder);
  const nginx = hasNginx() ? await startNginx(nginxFolder) : null;
  /** @type {Record<string, () => Promise<void>>} */
  const ways = {
    "through the site": () => sendThroughSite(site.url, file),
    "straight to the provider": () => sendToProvider(provider.url, token, file),
    ...(nginx ? { "PUT into nginx": () => nginx.put(file) } : {}),
  };
  try {
    const rows = [];
    for (const [way, send] of Object.entries(ways)) {
      const [sitePeak, providerPeak] = [watchMemory(site.pid), watchMemory(provider.pid)];
      const start = performance.now();
      await send();
      const speed = SIZE / MIB / ((performance.now() - start) / 1000);
      rows.push({ way, speed, site: sitePeak(), provider: providerPeak() });
    }
    const straight = rows[1]?.speed ?? Number.NaN;
    console.table(
      rows.map((row) => ({
        "1 GiB": row.way,
        "MiB/s": Math.round(row.speed),
        "of straight": Number((row.speed / straight).toFixed(2)),
        "site, MiB above idle": Math.round(row.site),
        "provider, MiB above idle": Math.round(row.provider),
      })),
    );
  } finally {
    nginx?.stop();
  }
}
