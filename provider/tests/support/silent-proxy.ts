import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";

/**
 * Starts a proxy between the provider and a server that can act like a machine without power: connections stay open,
 * and nothing arrives.
 */
export async function silentProxy(to: { host: string; port: number }) {
  const opened: { near: Socket; far: Socket }[] = [];
  let isSilentToNew = false;
  const server = createServer((near) => {
    const far = connect(to);
    opened.push({ near, far });
    for (const ends of [pipeline(near, far), pipeline(far, near)]) ends.catch(() => undefined);
    if (isSilentToNew) far.unpipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return {
    port: address.port,
    /** Blocks all answers over open connections. */
    silence(): void {
      for (const { near, far } of opened) far.unpipe(near);
    },
    /** Does the same as `silence` for connections opened from now on. */
    silenceNew(): void {
      isSilentToNew = true;
    },
    close(): void {
      for (const { near, far } of opened) {
        near.destroy();
        far.destroy();
      }
      server.close();
    },
  };
}
