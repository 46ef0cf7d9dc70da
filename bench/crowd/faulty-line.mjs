import { createServer, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";

/** How long a slow provider takes, in milliseconds. */
const SLOW_MS = 5_000;

const GARBAGE = Buffer.from('{"status":"success","data":[[{"slug":\u0000 7,,}<html>'.repeat(50));

/**
 * Starts a proxy between the site and its provider that disturbs calls as instructed.
 *
 * @param {string} providerUrl
 */
export async function startFaultyLine(providerUrl) {
  /** @type {"good" | "slow" | "garbage"} */
  let mode = "good";
  const { hostname, port: providerPort } = new URL(providerUrl);
  const server = createServer((asked, answer) => {
    void (async () => {
      if (mode === "garbage") {
        asked.resume();
        answer.writeHead(200, { "content-type": "application/json" }).end(GARBAGE);
        return;
      }
      if (mode === "slow") await pause(SLOW_MS);
      const { method, url: path, headers } = asked;
      const passed = request({ hostname, port: providerPort, method, path, headers }, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      });
      passed.on("error", () => answer.destroy());
      answer.on("close", () => passed.destroy());
      asked.pipe(passed);
    })();
  });
  const port = await getPort();
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  return {
    url: `http://127.0.0.1:${port}`,
    /** @param {"good" | "slow" | "garbage"} next */
    be: (next) => void (mode = next),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
