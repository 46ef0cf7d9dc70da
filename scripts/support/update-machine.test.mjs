import { createServer } from "node:http";
import { becomesReady } from "./update-machine.mjs";

/** @type {Record<string, number>} */
const statuses = {};
const server = createServer(({ url = "" }, response) => {
  response.statusCode = statuses[url] ?? 404;
  response.end();
});
const [ofSite, ofProvider] = ["/api/health/ready", "/health/ready"];

beforeAll(() => new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined))));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/**
 * @param {number} asked how many checks find it running
 * @param {boolean} [usesEmbeddedProvider]
 */
function ready(asked, usesEmbeddedProvider = true) {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const address = `http://127.0.0.1:${port}`;
  let looks = 0;
  const places = { siteUrl: address, providerUrl: address, usesEmbeddedProvider };
  return becomesReady(places, () => (looks += 1) <= asked);
}

it.each([
  [true, 200, 200],
  [false, 200, 503],
  [false, 503, 200],
])("is %s when the site answers %s and the provider %s", async (isReady, site, provider) => {
  Object.assign(statuses, { [ofSite]: site, [ofProvider]: provider });
  expect(await ready(1)).toBe(isReady);
});

it("doesn't ask another provider", async () => {
  Object.assign(statuses, { [ofSite]: 200, [ofProvider]: 503 });
  expect(await ready(1, false)).toBe(true);
});

it("doesn't wait for a program that has ended", async () => {
  Object.assign(statuses, { [ofSite]: 200, [ofProvider]: 200 });
  expect(await ready(0)).toBe(false);
});
