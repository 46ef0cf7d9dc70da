import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { waitForHttp, waitForPort, waitUntil } from "./wait-for.mjs";

/** @type {(() => void)[]} */
const ends = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/**
 * @param {http.RequestListener} answer
 * @returns {Promise<string>} its address
 */
async function serve(answer) {
  const server = http.createServer(answer);
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server, 0)}/`;
}

/**
 * @param {net.Server} server
 * @param {number} port
 * @returns {Promise<number>} the port
 */
async function listen(server, port) {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It does not listen on a port");
  return address.port;
}

describe("waitForHttp", () => {
  it("keeps asking through failures until the address answers 200", async () => {
    const failures = [503, 404, undefined];
    let asked = 0;
    const url = await serve((request, response) => {
      asked += 1;
      if (failures.length === 0) return response.writeHead(200).end();
      const status = failures.shift();
      return status === undefined ? request.socket.destroy() : response.writeHead(status).end();
    });
    await waitForHttp(url);
    expect(asked).toBe(4);
  });

  it("ends with its signal's reason, also while waiting for an answer", async () => {
    const interrupted = new AbortController();
    const reason = new Error("Ctrl-C");
    const url = await serve(() => interrupted.abort(reason));
    await expect(waitForHttp(url, interrupted.signal)).rejects.toBe(reason);
  });

  it("asks nothing if its signal is already aborted", async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      asked += 1;
      response.end();
    });
    await expect(waitForHttp(url, AbortSignal.abort("before"))).rejects.toBe("before");
    expect(asked).toBe(0);
  });
});

describe("waitUntil", () => {
  it("repeats a check that never ends, whatever its signal says", async () => {
    jest.useFakeTimers();
    const checks = [new Promise(() => undefined), Promise.resolve(true)];
    const waiting = waitUntil("it", async () => Boolean(await checks.shift()), { timeout: 60_000 });
    await jest.advanceTimersByTimeAsync(6_000);
    jest.useRealTimers();
    await waiting;
    expect(checks).toEqual([]);
  });
});

describe("waitForPort", () => {
  it("waits until something listens", async () => {
    const server = net.createServer((socket) => socket.destroy());
    const port = await listen(server, 0);
    server.close();
    await once(server, "close");
    const waiting = waitForPort(port, 60_000);
    await listen(server, port);
    ends.push(() => server.close());
    await waiting;
  });

  it("names the port that nothing listens on", async () => {
    const server = net.createServer();
    const port = await listen(server, 0);
    server.close();
    await once(server, "close");
    await expect(waitForPort(port, 1)).rejects.toThrow(`port ${port} did not appear within 0.001 s`);
  });
});
