import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { z } from "zod";

import type { Client } from "./request";

/** How the CDN answers calls: properly, not at all, late, or with this status. */
type State = "up" | "down" | "slow" | number;

const call = z.strictObject({ files: z.array(z.string()).min(1).max(30) });

export const MEDIA_URL = "https://media.example";

/** Starts a CDN in front of the provider's files. It caches what it may, by address, until told to drop it. */
export async function startCdn(token: string) {
  /** The paths it has cached. */
  const kept = new Set<string>();
  /** The addresses in each call that it has answered. */
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
    /** Requests a path through the CDN, which caches the answer if it may. */
    async visit(request: Client, path: string, headers: Record<string, string> = {}) {
      const answer = await request.get(path, { headers });
      const policy = answer.headers["cdn-cache-control"] ?? answer.headers["cache-control"] ?? "";
      if (/max-age=[1-9]/.test(policy) && !/no-store|private/.test(policy)) kept.add(path);
      return answer;
    },
  };
}
