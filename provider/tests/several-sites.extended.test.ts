import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";

import { eventually, startProvider } from "./support/provider";

/** An instance of the site that notes the tags it is told, and says no while it is away. */
async function startSite() {
  const tags = new Set<string>();
  const state = { isAway: false };
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      if (state.isAway) return response.writeHead(503).end();
      for (const tag of (JSON.parse(body) as { tags: string[] }).tags) tags.add(tag);
      return response.end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, tags, state };
}

const [first, second] = [await startSite(), await startSite()];
const { payload, staff, rows, log } = await startProvider({
  SITE_URLS: `${first.url},${second.url}`,
  REVALIDATE_SECRET: "a-secret-of-the-tests",
});

const waiting = async () => (await rows("pending-revalidations")).map(({ site }) => site);

it("each site is told of a change, and one that is away what it has missed", async () => {
  await eventually(async () => expect(await waiting()).toEqual([]));
  second.state.isAway = true;
  await staff.updateGlobal("home", { fTopHeading: "While one is away" });
  await eventually(() => expect([...first.tags]).toContain("home"));
  await eventually(async () => expect(await waiting()).toEqual([second.url]));
  expect([...second.tags]).not.toContain("home");

  first.tags.clear();
  await staff.updateGlobal("about", { topHeading: "Meanwhile" });
  await eventually(() => expect([...first.tags]).toContain("about"));
  expect([...first.tags]).not.toContain("home");

  second.state.isAway = false;
  await eventually(() => expect([...second.tags]).toEqual(expect.arrayContaining(["home", "about"])));
  await eventually(async () => expect(await waiting()).toEqual([]));
  const { host } = new URL(second.url);
  expect(log()).toContain(`The site at ${host} could not be told of changes, trying on: it answered 503`);
});

it("nothing is kept for a site that is told no longer, or from before there were several", async () => {
  const { forgetOtherSites } = await import("../src/features/revalidation/outbox");
  const collection = "pending-revalidations";
  await payload.db.create({ collection, data: { tags: ["home"], site: "http://gone.example" } });
  await payload.db.create({ collection, data: { tags: ["home"] } });
  await forgetOtherSites(payload);
  expect(await rows(collection)).toEqual([]);
});
