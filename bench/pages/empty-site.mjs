import path from "node:path";
import getPort from "get-port";
import { nextCommand } from "../../scripts/support/paths.mjs";
import { runNode, startNode } from "../../scripts/support/processes.mjs";
import { waitForHttp } from "../../scripts/support/wait-for.mjs";

const cwd = path.join(import.meta.dirname, "empty-site");

const START_TIMEOUT = 30_000;

/** How far the empty page's HTML may be from the requested size, as a share. */
const TOLERANCE = 0.03;

/** How often to try another text length. */
const TRIES = 8;

/**
 * Builds and starts a site with the same Next whose pages contain only letters, and are stored whole.
 *
 * @param {NodeJS.ProcessEnv} parentEnv
 * @param {AbortSignal} interrupted
 */
export async function startEmptySite(parentEnv, interrupted) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...parentEnv, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  await runNode({ name: "The empty site", args: [nextCommand, "build", cwd], cwd, env, interrupted });
  const port = await getPort();
  const args = [nextCommand, "start", cwd, "--port", String(port)];
  const { stop } = startNode({ name: "empty site", args, cwd, env, interrupted });
  const url = `http://127.0.0.1:${port}`;
  await waitForHttp(`${url}/0`, AbortSignal.any([interrupted, AbortSignal.timeout(START_TIMEOUT)]));
  const sizeOf = async (/** @type {number} */ characters) =>
    (await (await fetch(`${url}/${characters}`)).arrayBuffer()).byteLength;
  const [none, some] = [await sizeOf(0), await sizeOf(1000)];
  const perCharacter = (some - none) / 1000;
  const isOff = (/** @type {number} */ size, /** @type {number} */ bytes) =>
    Math.abs(size / bytes - 1) > TOLERANCE;
  return {
    stop,
    /**
     * @param {number} bytes
     * @returns {Promise<string>} the address of a page with this much HTML
     * @throws {Error} when no page has this size
     */
    pageOf: async (bytes) => {
      let characters = Math.max(0, Math.round((bytes - none) / perCharacter));
      let size = await sizeOf(characters);
      // Next writes long text differently from short, so the size is not quite proportional.
      for (let tries = 1; tries < TRIES && isOff(size, bytes); tries += 1) {
        characters = Math.max(0, characters + Math.round((bytes - size) / perCharacter));
        size = await sizeOf(characters);
      }
      if (bytes > none && isOff(size, bytes))
        throw new Error(`The empty page has ${size} bytes instead of ${bytes}`);
      return `${url}/${characters}`;
    },
  };
}
