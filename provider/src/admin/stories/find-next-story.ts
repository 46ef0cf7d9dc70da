"use client";

import * as z from "zod/mini";

import { callApi } from "../call-api";

const list = z.object({ docs: z.array(z.object({ id: z.string() })) });

/**
 * Returns the next story awaiting a decision below this one in the list, which begins with the newest; else the first
 * of all.
 */
export async function findNextStory(id: string, createdAt: string): Promise<string | undefined> {
  return (await newest(id, createdAt)) ?? (await newest(id));
}

async function newest(except: string, before?: string): Promise<string | undefined> {
  const query = new URLSearchParams({
    "where[status][equals]": "Pending",
    "where[id][not_equals]": except,
    ...(before && { "where[createdAt][less_than]": before }),
    sort: "-createdAt",
    limit: "1",
    depth: "0",
  });
  const outcome = await callApi(`stories?${query.toString()}`, list);
  return "data" in outcome ? outcome.data.docs[0]?.id : undefined;
}
