import { inspect } from "node:util";

import { environment, WRONG_ENVIRONMENT } from "./environment";
import { reachNodeServer } from "./http/node-response";

/** Makes the provider ready to answer. A failure is told, a wrong variable in one line, and ends the process. */
export async function startProvider(): Promise<void> {
  reachNodeServer();
  try {
    environment();
    const { makeDataFolders } = await import("./database/data-folders");
    await makeDataFolders();
    const { default: config } = await import("@payload-config");
    const { getPayload } = await import("payload");
    const payload = await getPayload({ config });
    const { startFollowUp } = await import("./follow-up/start");
    await startFollowUp(payload);
  } catch (error) {
    const isWrongVariable = error instanceof Error && error.message.startsWith(WRONG_ENVIRONMENT);
    process.stderr.write(`${isWrongVariable ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}
