import { jsonAnswer, NOT_FOUND, startLocalServer } from "./local-server";

const answers: Record<string, (foreignUrl: string) => unknown> = {
  "/web/setting-page-content": () => ({ status: "success", data: { company: "Harbour Church" } }),
  "/get_individual_video/foreign-poster": (foreignUrl) => videoAnswer({ poster: `${foreignUrl}/poster.jpg` }),
  "/get_individual_video/no-poster": () => videoAnswer({ poster: null }),
};

/** Somebody else's provider, one of whose videos has its poster at another host. */
export async function startOtherProvider() {
  let foreignRequests = 0;
  const foreign = await startLocalServer(() => {
    foreignRequests += 1;
    return jsonAnswer({});
  });
  const provider = await startLocalServer((path) => {
    const answer = answers[path];
    return answer ? jsonAnswer(answer(foreign.url)) : NOT_FOUND;
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
