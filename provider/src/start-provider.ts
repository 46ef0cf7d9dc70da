import { inspect } from "node:util";

import { reachNodeServer } from "./http/node-response";

/** Makes the provider ready to answer. A failure is told, a wrong variable in one line, and ends the process. */
export async function startProvider(): Promise<void> {
  reachNodeServer();
  try {
    const { environment } = await import("./environment");
    environment();
    const { makeDataFolders } = await import("./database/data-folders");
    await makeDataFolders();
    const { default: config } = await import("@payload-config");
    const { getPayload } = await import("payload");
    await getPayload({ config });
  } catch (error) {
    const isWrongVariable = error instanceof Error && error.message.startsWith("Environment:");
    process.stderr.write(`${isWrongVariable ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}
