import "server-only";
import { z } from "zod";
import { callProvider, ProviderError } from "./client";
import type { QueryResult } from "./cached-query";

const opened = z.object({
  data: z.object({
    page: z.string().startsWith("/"),
    framedBy: z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin),
  }),
});

/** `framedBy`: the origin of the admin that may frame the page. */
type OpenedPreview = z.output<typeof opened>["data"];

export async function openPreview(token: string): Promise<QueryResult<OpenedPreview>> {
  try {
    const answer = opened.parse(await callProvider("/preview", { method: "POST", body: { token } }));
    return { state: "found", data: answer.data };
  } catch (error) {
    const isOver = error instanceof ProviderError && (error.failure === "missing" || error.status === 400);
    return { state: isOver ? "missing" : "unavailable" };
  }
}
