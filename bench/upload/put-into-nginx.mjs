import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import getPort from "get-port";
import { waitForHttp } from "../../scripts/support/wait-for.mjs";

const START_TIMEOUT = 10_000;

const run = promisify(execFile);

/** Returns whether this machine has nginx and curl. */
export function hasNginx() {
  return ["nginx", "curl"].every((name) => spawnSync("which", [name]).status === 0);
}

/**
 * Starts an nginx that accepts files by PUT.
 *
 * @param {string} folder the folder that it writes to
 * @returns {Promise<{ put: (file: string) => Promise<void>; stop: () => void }>}
 */
export async function startNginx(folder) {
  const port = await getPort();
  mkdirSync(path.join(folder, "received"), { recursive: true });
  const configuration = path.join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 0;
    location = /health { return 200; }
    location / { root ${folder}/received; dav_methods PUT; }
  }
}
`,
  );
  const nginx = spawn("nginx", ["-p", folder, "-c", configuration], { stdio: "ignore" });
  await waitForHttp(`http://127.0.0.1:${port}/health`, AbortSignal.timeout(START_TIMEOUT));
  return {
    put: async (file) => {
      await run("curl", ["--fail", "--silent", "--upload-file", file, `http://127.0.0.1:${port}/story.mp4`]);
    },
    stop: () => {
      nginx.kill();
    },
  };
}
