import { channel } from "node:diagnostics_channel";
import type { Server } from "node:http";

/** A gigabyte over a slow line takes longer than the five minutes that Node grants a request. */
const LONGEST_REQUEST_MS = 2 * 60 * 60 * 1000;

/** Makes the provider ready to answer. A failure is told in one line and ends the process. */
export async function startProvider(): Promise<void> {
  allowLongUploads();
  try {
    const { environment } = await import("./environment");
    const { makeDataFolders } = await import("./database/data-folders");
    environment();
    await makeDataFolders();
    const { default: config } = await import("@payload-config");
    const { getPayload } = await import("payload");
    await getPayload({ config });
  } catch (error) {
    console.error(error instanceof Error && error.message.startsWith("Environment:") ? error.message : error);
    process.exit(1);
  }
}

/** Next offers no setting for this; each server tells its name with the first request it receives. */
function allowLongUploads(): void {
  channel("http.server.request.start").subscribe((message) => {
    const { server } = message as { server: Server };
    server.requestTimeout = LONGEST_REQUEST_MS;
  });
}
