import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { correctPageAddresses, redirectTarget } from "./requests-for-next";

const server = createServer((asked, response) => response.end(asked.url));

afterAll(correctPageAddresses());

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Returns the path that a handler receives when this one is requested. */
function ask(path: string, method: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, method }, (response) => {
      text(response).then(resolve, reject);
    })
      .on("error", reject)
      .end();
  });
}

describe("an address", () => {
  it.each(["/%E0%A4%A", "/%ff", "/blog/%", "/video-detail/%zz", "/%25E0%25A4%25A", "/%2541", "/api/%c0%af"])(
    "with malformed escapes is not found: %s",
    async (path) => {
      expect(await ask(path, "GET")).toBe("/-/no-such-address");
      expect(await ask(`${path}?a=1`, "GET")).toBe("/-/no-such-address");
    },
  );

  it.each([
    "/",
    "/f%C3%BCr-alle",
    "/a%20b",
    "/blog/a?q=%E0%A4%A",
    "/?next=%252F",
    "/%E5%B8%8C%E6%9C%9B",
    "*",
  ])("stays unchanged: %s", async (path) => {
    expect(await ask(path, path === "*" ? "OPTIONS" : "GET")).toBe(path);
  });
});

describe("a page that redirects", () => {
  const ferry = { url: "/ferry?t=30&utm=a%20b", method: "GET", headers: {} };

  it("keeps the query, and sets the target only once", () => {
    const target = "/video-detail/ferry";
    expect(redirectTarget(ferry, 308, target)).toBe("/video-detail/ferry?t=30&utm=a%20b");
    expect(redirectTarget(ferry, 308, [target, target])).toBe("/video-detail/ferry?t=30&utm=a%20b");
    expect(redirectTarget({ ...ferry, url: "/ferry" }, 308, [target, target])).toBe(target);
    expect(redirectTarget({ ...ferry, url: "/ferry?" }, 308, target)).toBe(target);
  });

  it.each(["/login?next=%2Fprofile", "https://media.example/a.jpg", "/about-us#team"])(
    "redirects to %s unchanged",
    (target) => {
      expect(redirectTarget(ferry, 308, target)).toBe(target);
    },
  );

  it.each([
    ["that is not for good", 307, {}],
    ["to a form", 308, { method: "POST" }],
    ["to Next's own request", 308, { headers: { rsc: "1" } }],
    ["of the API", 308, { url: "/api/session?a=1" }],
  ])("leaves an answer unchanged %s", (_, status, request) => {
    expect(redirectTarget({ ...ferry, ...request }, status, "/somewhere")).toBe("/somewhere");
  });
});
