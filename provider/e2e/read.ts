import { expect, type APIRequestContext } from "@playwright/test";
import type { z } from "zod";

import { failure, reels, type Video } from "./shapes";

/** Reads a call that must succeed, in exactly that shape. */
export async function read<T>(request: APIRequestContext, path: string, shape: z.ZodType<T>): Promise<T> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/json");
  expect(response.headers()["cache-control"]).toBe("no-store");
  return shape.parse(await response.json());
}

/** A call that must fail, in the contract's form. */
export async function expectFailure(
  request: APIRequestContext,
  path: string,
  status: number,
  options: Parameters<APIRequestContext["fetch"]>[1] = {},
) {
  const response = await request.fetch(path, { ...options, maxRedirects: 0 });
  expect(response.status(), path).toBe(status);
  failure.parse(await response.json());
  return response;
}

/** Every Active video, the newest first. */
export async function readVideos(request: APIRequestContext): Promise<Video[]> {
  return (await read(request, "/video-reels/1/100", reels)).data.videos;
}

/** The first of a list that cannot be empty. */
export function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error("The list is empty");
  return item;
}
