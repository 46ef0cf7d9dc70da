import net from "node:net";
import { hasCode } from "./has-code.mjs";

/**
 * Asks the operating system for a port that nobody listens on.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = await listen(0);
  const address = server.address();
  await close(server);
  if (address === null || typeof address === "string") throw new Error("The system gave no port");
  return address.port;
}

/**
 * Checks that the programs to be started can listen.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @throws {Error} with one line naming the variable of a port that is taken
 */
export async function requireFreePorts({ sitePort, providerPort, usesEmbeddedProvider }) {
  const wanted = Object.entries({
    PORT: sitePort,
    ...(usesEmbeddedProvider && { PROVIDER_PORT: providerPort }),
  });
  for (const [name, port] of wanted) {
    if (await isPortFree(port)) continue;
    throw new Error(`Port ${port} is in use: stop what listens there, or set ${name} to a free port`);
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server could listen on it now
 */
export async function isPortFree(port) {
  try {
    await close(await listen(port));
    return true;
  } catch (error) {
    if (hasCode(error, "EADDRINUSE")) return false;
    throw error;
  }
}

/**
 * @param {number} port
 * @returns {Promise<net.Server>}
 */
function listen(port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(port, () => resolve(server));
  });
}

/** @param {net.Server} server */
function close(server) {
  return new Promise((resolve) => server.close(resolve));
}
