import type { z } from "zod";

import type { Client } from "./request";
import { failure, reels, type Video } from "./shapes";

/** Reads a call that must succeed, in exactly that shape. */
export async function read<T>(request: Client, path: string, shape: z.ZodType<T>): Promise<T> {
  const response = await request.get(path);
  expect(response.status).toBe(200);
  expect(response.headers["content-type"]).toContain("application/json");
  expect(response.headers["cache-control"]).toBe("no-store");
  return shape.parse(response.json());
}

/** Expects a call to fail, in the contract's form. */
export async function expectFailure(
  request: Client,
  path: string,
  status: number,
  options: Parameters<Client["fetch"]>[1] = {},
) {
  const response = await request.fetch(path, options);
  expect(response.status).toBe(status);
  failure.parse(response.json());
  return response;
}

/** Returns every Active video, newest first. */
export async function readVideos(request: Client): Promise<Video[]> {
  return (await read(request, "/video-reels/1/100", reels)).data.videos;
}

/** Returns the first item of a list that can't be empty. */
export function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error("The list is empty");
  return item;
}
