import { Agent, get } from "node:http";

const CONNECTIONS = 16;

/** Routes with slugs that don't exist. */
const ROUTES = ["/blog/", "/video-detail/", "/hashtag/", "/embed/", "/"];

/**
 * Requests addresses that don't exist.
 *
 * @param {string} siteUrl
 * @param {{ first?: number; last: number; interrupted?: AbortSignal }} options their numbers, the last left out
 * @returns {Promise<Map<number, number>>} the number of answers per status; 0 stands for no answer
 */
export async function askMadeUpAddresses(siteUrl, { first = 0, last, interrupted }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  /** @type {Map<number, number>} */
  const statuses = new Map();
  let asked = first;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (asked < last && !interrupted?.aborted) {
        const number = asked++;
        const route = ROUTES[number % ROUTES.length] ?? "/";
        const status = await statusOf(`${siteUrl}${route}made-up-${number}`, agent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  agent.destroy();
  return statuses;
}

/**
 * @param {string} url
 * @param {Agent} agent
 * @returns {Promise<number>} the status; 0 without an answer
 */
function statusOf(url, agent) {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().once("close", () => resolve(response.statusCode ?? 0));
    }).once("error", () => resolve(0));
  });
}
