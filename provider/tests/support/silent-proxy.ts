import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";

/** Stands between the provider and a server, and can play a machine without power: connections stay open, and nothing comes. */
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
    /** Lets nothing come back over the connections that are open. */
    silence(): void {
      for (const { near, far } of opened) far.unpipe(near);
    },
    /** As `silence`, of those that are opened from now on. */
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
