import { createServer } from "node:http";

const answers: Record<string, (foreignUrl: string) => unknown> = {
  "/web/setting-page-content": () => ({ status: "success", data: { company: "Harbour Church" } }),
  "/get_individual_video/foreign-poster": (foreignUrl) => videoAnswer({ poster: `${foreignUrl}/poster.jpg` }),
  "/get_individual_video/no-poster": () => videoAnswer({ poster: null }),
};

/** Somebody else's provider, one of whose videos has its poster at another host. */
export async function startOtherProvider() {
  let foreignRequests = 0;
  const foreign = await listen((_, respond) => {
    foreignRequests += 1;
    respond(200, {});
  });
  const provider = await listen((path, respond) => {
    const answer = answers[path];
    respond(answer ? 200 : 404, answer ? answer(foreign.url) : { status: "error", message: "Not found" });
  });
  return {
    url: provider.url,
    foreignRequests: () => foreignRequests,
    stop: () => Promise.all([provider.stop(), foreign.stop()]),
  };
}

function videoAnswer(fields: Record<string, unknown>) {
  const video = { _id: "1", name: "A story", slug: "a-story", status: "Active", videoLink: "a.mp4" };
  return { status: "success", data: { ...video, ...fields }, features: [] };
}

type Handler = (path: string, respond: (status: number, body: unknown) => void) => void;

async function listen(handle: Handler) {
  const server = createServer((request, response) => {
    handle(request.url ?? "/", (status, body) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
