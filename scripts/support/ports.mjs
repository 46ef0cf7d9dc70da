import getPort from "get-port";

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
    throw new Error(`Port ${port} is in use. Stop the program that uses it, or set ${name} to a free port`);
  }
}

/**
 * @param {number} port not one that this process has asked for before: get-port gives each of them once
 * @returns {Promise<boolean>} whether a server could listen on it now
 */
export async function isPortFree(port) {
  return (await getPort({ port })) === port;
}
