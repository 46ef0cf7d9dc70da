import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { connect } from "node:http2";
import path from "node:path";
import { connect as connectTls } from "node:tls";
import { expect, test } from "@playwright/test";
import { startNginx } from "../../scripts/support/nginx.mjs";
import { askHttp2 } from "../support/ask-http2";
import { runFolder } from "../support/run-folder";
import { startStubUpstream } from "../support/stub-upstream";

/** Starts `deploy/nginx` in front of two programs that answer everything. */
async function startFront(edit?: (text: string) => string) {
  const [site, provider] = [await startStubUpstream(), await startStubUpstream()];
  for (const upstream of [site, provider]) upstream.answer((_, response) => response.end("here"));
  const nginx = await startNginx({
    folder: mkdtempSync(path.join(runFolder(), "nginx-")),
    siteUrls: [site.url],
    providerUrls: [provider.url],
    edit,
  });
  const ca = readFileSync(nginx.certificate);
  return {
    site,
    provider,
    open: (host: string) =>
      connect(`https://${host}:${nginx.port}`, {
        ca,
        lookup: (_name, _options, found) => found(null, [{ address: "127.0.0.1", family: 4 }]),
      }),
    openTls: () => connectTls({ port: nginx.port, host: "127.0.0.1", servername: "localhost", ca }),
    stop: () => Promise.all([nginx.stop(), site.stop(), provider.stop()]),
  };
}

/** What a congregation's browsers request when everybody opens the site together: 1,000 people, 30 requests each. */
const CONGREGATION = 30_000;
const AT_ONCE = 300;

test("serves a congregation behind one address at once", async () => {
  const front = await startFront();
  // nginx allows one connection no more at a time.
  const sessions = [1, 2, 3].map(() => front.open("localhost"));
  const statuses = new Set<number>();
  for (let asked = 0; asked < CONGREGATION; asked += AT_ONCE) {
    const answers = await Promise.all(
      sessions.flatMap((session) =>
        Array.from({ length: AT_ONCE / sessions.length }, () => askHttp2(session, "/together")),
      ),
    );
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  for (const session of sessions) session.destroy();
  await front.stop();
});

/** A congregation's open film requests: more than the limit for parts of videos. */
const WATCHING = 300;

test("parts of a video arrive while a congregation watches behind the same address", async () => {
  const front = await startFront();
  front.provider.answer((_, response) => response.write("the beginning of a film"));
  const sessions = [1, 2, 3].map(() => front.open("localhost"));
  for (const session of sessions) {
    session.on("error", () => undefined);
    for (let film = 0; film < WATCHING / sessions.length; film += 1)
      session.request({ ":path": "/uploads/clips/a.mp4" }).on("error", () => undefined);
  }
  await expect.poll(() => front.provider.count("/uploads/clips/a.mp4")).toBe(WATCHING);
  const part = front.open("localhost");
  expect((await askHttp2(part, "/api/uploads/a", { ":method": "PATCH" })).status).toBe(200);
  for (const session of [...sessions, part]) session.destroy();
  await front.stop();
});

test("refuses an address that keeps sending requests", async () => {
  const front = await startFront((text) =>
    text.replaceAll(/rate=\d+r\/s/g, "rate=1r/s").replaceAll(/burst=\d+/g, "burst=9"),
  );
  for (const [host, asked] of [
    ["localhost", "/api/session"],
    ["localhost", "/"],
    ["provider.localhost", "/uploads/clips/a.mp4"],
  ] as const) {
    const session = front.open(host);
    const answers = await Promise.all(Array.from({ length: 30 }, () => askHttp2(session, asked)));
    expect(answers.map(({ status }) => status)).toContain(429);
    session.destroy();
  }
  await front.stop();
});

/** Shorter than nginx's own minute. */
const HANG_UP_MS = 30_000;

test("drops a slow sender without calling the site", async () => {
  test.setTimeout(HANG_UP_MS);
  const front = await startFront((text) => text.replaceAll(/(client_\w+_timeout) 15s/g, "$1 1s"));
  for (const head of [
    "POST /contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na",
    "GET / HTTP/1.1\r\nHost: localhost\r\nX-",
  ]) {
    const socket = front.openTls();
    socket.write(head);
    await once(socket.resume(), "close");
  }
  expect(front.site.requests).toEqual([]);
  await front.stop();
});
