import { Agent } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { send } from "../crowd/send.mjs";
import { uploadInParts } from "./upload-in-parts.mjs";

const GIVERS = 2;

/**
 * How a part is sent: this many bytes at a time, with this many milliseconds between. Three parts take longer than a
 * program is up.
 */
const SLICE_BYTES = 128 * 1024;
const SLICE_MS = 40;

/**
 * Lets people send one story each over a slow connection, which keeps a part under way whatever happens meanwhile.
 *
 * @param {{ url: string; certificate: Buffer }} front
 * @param {string} file
 * @returns {{ stop: () => Promise<{ given: string[]; failed: number[]; givenUp: string[] }> }} `stop` waits until all
 * are sent. `given`: the slugs of the acknowledged ones; `failed`: the status of each repeated attempt
 */
export function startStoryGivers({ url, certificate }, file) {
  const givers = Array.from({ length: GIVERS }, (_, number) => give(`198.19.9.${number}`));
  return {
    stop: async () => {
      const outcomes = await Promise.allSettled(givers);
      /** @type {{ given: string[]; failed: number[]; givenUp: string[] }} */
      const all = { given: [], failed: [], givenUp: [] };
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") all.givenUp.push(String(outcome.reason));
        else {
          all.given.push(outcome.value.slug);
          all.failed.push(...outcome.value.failed);
        }
      }
      return all;
    },
  };

  /** @param {string} address */
  async function give(address) {
    const agent = new Agent({ keepAlive: true, ca: certificate });
    try {
      return await uploadInParts(
        (path, { method, headers, body }) =>
          send(url + path, {
            ...{ agent, address, method },
            headers: { ...headers, "content-length": String(body ? Buffer.byteLength(body) : 0) },
            ...(body && { body: () => slowly(Buffer.from(body)) }),
          }),
        file,
      );
    } finally {
      agent.destroy();
    }
  }
}

/** @param {Buffer} content */
async function* slowly(content) {
  for (let at = 0; at < content.length; at += SLICE_BYTES) {
    await pause(SLICE_MS);
    yield content.subarray(at, at + SLICE_BYTES);
  }
}
