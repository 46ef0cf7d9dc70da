/** `npm run build:edge`: builds the site as a Cloudflare worker. */
import { runCommand } from "./support/command.mjs";
import { buildEdge } from "./support/edge.mjs";

await runCommand(buildEdge);
