import { searchAnswer } from "@lampstand/contract/schemas/search";
import type { z } from "zod";

import { API_TOKEN } from "./provider";
import type { Client } from "./request";
import { someAddress } from "./visitor";

export type Result = z.output<typeof searchAnswer>["data"]["results"][number];

/** Returns a function that searches, each time from another address. */
export function searchOf(request: Client) {
  async function search(query: string, language?: string): Promise<Result[]> {
    const headers = { authorization: `Bearer ${API_TOKEN}`, "x-forwarded-for": someAddress() };
    const question = new URLSearchParams({ q: query, ...(language !== undefined && { language }) });
    const answer = await request.get(`/search?${question.toString()}`, { headers });
    expect([query, answer.status]).toEqual([query, 200]);
    return searchAnswer.parse(answer.json()).data.results;
  }
  return {
    search,
    slugs: async (query: string, language?: string) =>
      (await search(query, language)).map(({ slug }) => slug),
  };
}
