import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { z } from "zod";

import type { Client } from "./request";

/** What the CDN answers to calls: as it should, not at all, late, or with a status of its own. */
type State = "up" | "down" | "slow" | number;

const call = z.strictObject({ files: z.array(z.string()).min(1).max(30) });

export const MEDIA_URL = "https://media.example";

/** A CDN before the provider's files: it keeps what it may, by its address, until it is told to drop it. */
export async function startCdn(token: string) {
  /** The paths of what it keeps. */
  const kept = new Set<string>();
  /** Each call that it has answered, by the addresses that it named. */
  const calls: string[][] = [];
  const control: { state: State; refused: number } = { state: "up", refused: 0 };

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { state } = control;
      if (state !== "up") control.refused += 1;
      if (state === "down") return request.socket.destroy();
      if (state === "slow") return undefined;
      if (typeof state === "number") return response.writeHead(state).end();
      const isKnown = request.method === "POST" && request.headers.authorization === `Bearer ${token}`;
      if (!isKnown) return response.writeHead(401).end();
      const { files } = call.parse(JSON.parse(body));
      calls.push(files);
      for (const file of files) kept.delete(file.replace(MEDIA_URL, ""));
      return response.end('{"success":true}');
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}/purge_cache`,
    kept,
    calls,
    control,
    /** A visitor's request by way of the CDN, which keeps the answer if it may. */
    async visit(request: Client, path: string, headers: Record<string, string> = {}) {
      const answer = await request.get(path, { headers });
      const told = answer.headers["cdn-cache-control"] ?? answer.headers["cache-control"] ?? "";
      if (/max-age=[1-9]/.test(told) && !/no-store|private/.test(told)) kept.add(path);
      return answer;
    },
  };
}
