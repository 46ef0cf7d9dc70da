import getPort from "get-port";

/**
 * Checks that the programs can listen before they start.
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
 * Returns whether a server could listen on a port now.
 *
 * @param {number} port that this process hasn't checked before: get-port gives each port once
 * @returns {Promise<boolean>} true for a free port
 */
export async function isPortFree(port) {
  return (await getPort({ port })) === port;
}
