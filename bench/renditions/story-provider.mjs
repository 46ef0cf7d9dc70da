import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

/** @typedef {import("./make-clips.mjs").ClipKind} ClipKind */

/**
 * Starts a provider with one story per hashtag, and the stories' files.
 *
 * @param {string} folder with the files
 * @param {Record<string, ClipKind[]>} stories by hashtag; the first file is the clip, further ones its renditions
 */
export async function startStoryProvider(folder, stories) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const [, call = "", name = ""] = pathname.split("/");
    if (call === "clips") {
      sendFile(path.join(folder, path.basename(name)), request.headers.range, response);
      return;
    }
    const data = answerTo(call, name, stories);
    response.writeHead(data ? 200 : 404, { "content-type": "application/json" });
    response.end(
      JSON.stringify(data ? { status: "success", data } : { status: "error", message: "Not found" }),
    );
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The provider has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * @param {string} call
 * @param {string} hashtag
 * @param {Record<string, ClipKind[]>} stories
 */
function answerTo(call, hashtag, stories) {
  const files = stories[hashtag];
  const [clip] = files ?? [];
  if (!files || !clip) return null;
  if (call === "gethashtagBySlug") return { name: hashtag, image: null, imageLink: null };
  if (call !== "hashtag-video") return null;
  const sources = files.map(({ name, width, height, bitrate }) => ({
    src: `/clips/${name}`,
    type: "video/mp4",
    width,
    height,
    bitrate,
  }));
  const story = {
    _id: hashtag,
    name: "A story",
    slug: hashtag,
    videoLink: `/clips/${clip.name}`,
    videoType: "both",
    status: "Active",
    ...(sources.length > 1 && { sources }),
  };
  return [story];
}

/**
 * @param {string} file
 * @param {string | undefined} range
 * @param {import("node:http").ServerResponse} response
 */
function sendFile(file, range, response) {
  const { size } = statSync(file);
  const [, from = "0", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "bytes=0-") ?? [];
  const [start, end] = [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
  response.writeHead(206, {
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "content-length": end - start + 1,
    "content-range": `bytes ${start}-${end}/${size}`,
  });
  createReadStream(file, { start, end }).pipe(response);
  response.on("close", () => response.destroy());
}
