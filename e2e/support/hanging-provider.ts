import { startLocalServer } from "./local-server";

/** Stands before a provider and passes everything on, but never answers one path. */
export function startHangingProvider(providerUrl: string, hangs: (path: string) => boolean) {
  return startLocalServer(async (path) => {
    if (hangs(path)) return null;
    const answer = await fetch(providerUrl + path);
    return {
      status: answer.status,
      type: answer.headers.get("content-type") ?? "",
      body: Buffer.from(await answer.arrayBuffer()),
    };
  });
}
