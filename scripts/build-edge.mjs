/** `npm run build:edge`: the site as a worker for Cloudflare's runtime. */
import { runCommand } from "./support/command.mjs";
import { buildEdge } from "./support/edge.mjs";

await runCommand(buildEdge);
