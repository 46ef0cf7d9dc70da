import { askRaw, type RawAnswer } from "../support/ask-raw";
import { providerAddresses, siteAddresses } from "../support/built-routes";
import { findVideo } from "../support/contract";
import { addressOf } from "../support/form-request";
import type { MemberSite } from "../support/member-site";
import { revalidate } from "../support/revalidate";
import { expect, test } from "../support/test";

/** All kinds of methods that Node's server accepts. */
const METHODS = ["HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "PURGE"];

const SIZES = [
  { tag: "@small", methods: ["HEAD", "OPTIONS", "DELETE"], isWhole: false },
  { tag: "@soak", methods: METHODS, isWhole: true },
];

/** Longer than any page stays fresh, in minutes. */
const LONG = 10;

/** What is stored when a request arrives. */
const STATES = {
  nothing: ({ url, stack }: MemberSite) => revalidate(url, stack.env),
  "what is stale": async ({ pass }: MemberSite) => {
    pass(LONG);
    return Promise.resolve();
  },
};

let asked = 0;

/** Each request has its own address, so none is refused by a limit. */
const ask = (server: string, path: string, method = "GET") =>
  askRaw(server, path, { method, headers: { "x-forwarded-for": addressOf((asked += 1)) } });

/** Keeps what is the same in two responses to one request. */
const essence = ({ status, headers, body }: RawAnswer) => ({
  status,
  type: headers["content-type"],
  location: headers.location,
  isEmpty: body.length === 0,
});

for (const { tag, methods, isWhole } of SIZES) {
  test(`no method affects later requests ${tag}`, async ({ memberSite, providerUrl }) => {
    test.setTimeout(1_200_000);
    const video = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
    const few = [
      "/",
      "/api/health",
      "/blog",
      `/embed/${video.slug}`,
      "/embed/none",
      "/feed.xml",
      "/robots.txt",
    ];
    const addresses = isWhole ? await siteAddresses(providerUrl) : few;
    const { url } = memberSite;
    const usual = new Map<string, ReturnType<typeof essence>>();
    for (const path of addresses) usual.set(path, essence(await ask(url, path)));
    for (const [state, prepare] of Object.entries(STATES))
      for (const method of methods) {
        await prepare(memberSite);
        for (const path of addresses) {
          const what = `${method} ${path} with ${state} stored`;
          // The second request comes while the first is being answered.
          const [answer, beside] = await Promise.all([ask(url, path, method), ask(url, path)]);
          expectRefusedOrAnswered(answer, method, what);
          const after = [beside, await ask(url, path), await ask(url, path)];
          for (const one of after) expect(essence(one), what).toEqual(usual.get(path));
        }
      }
  });

  test(`no method changes a page of the provider ${tag}`, async ({ memberSite }) => {
    test.setTimeout(600_000);
    const { url } = memberSite.stack.provider;
    for (const path of isWhole ? providerAddresses() : ["/", "/get-blogs"]) {
      const usual = essence(await ask(url, path));
      for (const method of methods) {
        expectRefusedOrAnswered(await ask(url, path, method), method, `${method} ${path}`);
        expect(essence(await ask(url, path)), `after ${method} ${path}`).toEqual(usual);
      }
    }
  });
}

function expectRefusedOrAnswered({ status, headers, body }: RawAnswer, method: string, what: string): void {
  expect(status, what).toBeLessThan(500);
  const allowed = headers.allow?.split(", ");
  if (status === 405) expect(allowed, what).not.toContain(method);
  if (status === 405) expect(allowed?.length, what).toBeGreaterThan(0);
  if (method === "HEAD") expect(body.length, what).toBe(0);
  if (["TRACE", "PROPFIND", "PURGE"].includes(method)) expect(status, what).toBe(405);
}
