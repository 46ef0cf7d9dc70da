import { rm } from "node:fs/promises";

import { environment } from "./lib/environment";
import { watchNodeServer } from "./lib/http/node-server";
import { addSecurityHeaders } from "./lib/http/security-headers";
import { watchProvider } from "./lib/http/watch-provider";
import { startLogging } from "./lib/log";
import { describeFailure } from "./lib/operator-error";

/** Where Next kept resized pictures when earlier versions of this program let it. */
const RESIZED_PICTURES = ".next/cache/images";

/** Prepares the provider to answer. Logs a failure, in one line if the operator can fix it, and ends the process. */
export async function startProvider(): Promise<void> {
  watchNodeServer();
  try {
    await rm(RESIZED_PICTURES, { recursive: true, force: true });
    // Before the headers, since it logs the status that the response is sent with.
    watchProvider(startLogging("provider"), environment());
    addSecurityHeaders(environment());
    const { makeDataFolders } = await import("./lib/files/temporary-files");
    await makeDataFolders();
    const { default: config } = await import("@payload-config");
    const { getPayload } = await import("payload");
    const payload = await getPayload({ config });
    const { prepare } = await import("./prepare");
    await prepare(payload);
    const { redisUrl, siteUrl } = environment();
    const { connectRedis } = await import("./lib/redis");
    if (redisUrl) await connectRedis(redisUrl, siteUrl, payload.logger);
    const { firstAccountLink } = await import("./features/staff/first-account");
    const link = await firstAccountLink(payload);
    if (link) process.stdout.write(`Nobody has a staff account yet. The first one is made here:\n${link}\n`);
    const { startWorkers } = await import("./start-workers");
    await startWorkers(payload);
    const { noteFfmpeg } = await import("./lib/ffmpeg/ffmpeg");
    await noteFfmpeg(payload);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
}
