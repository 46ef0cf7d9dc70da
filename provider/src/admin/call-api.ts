"use client";

import { toast } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { keptText } from "./texts/kept-text";

const failed = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.catch(
        z.optional(
          z.object({
            needsCode: z.optional(z.boolean()),
            errors: z.optional(z.array(z.object({ message: z.string() }))),
          }),
        ),
        undefined,
      ),
    }),
  ),
});

/** A call's result, or a sentence about why it failed. `needsCode`: the second factor's code is missing or wrong. */
export type Outcome<T> = { data: T } | { problem: string; needsCode: boolean };

/**
 * Calls the admin's API for staff.
 * @param path Follows `/api/`.
 * @param body Sent as JSON; without one, the call is a GET.
 */
export async function callApi<T>(
  path: string,
  answer: z.ZodMiniType<T>,
  body?: object,
  method: "POST" | "PATCH" = "POST",
): Promise<Outcome<T>> {
  const response = await fetch(`/api/${path}`, {
    method: body ? method : "GET",
    credentials: "same-origin",
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const given: unknown = await response?.json().catch(() => undefined);
  const parsed = answer.safeParse(given);
  if (response?.ok && parsed.success) return { data: parsed.data };
  return problemOf(given);
}

function problemOf(given: unknown) {
  const [error] = failed.safeParse(given).data?.errors ?? [];
  return {
    problem: error?.data?.errors?.[0]?.message ?? error?.message ?? keptText("api:unreachable"),
    needsCode: error?.data?.needsCode ?? false,
  };
}

/** Downloads a file for staff. Without a link, since a refused link would leave the page. */
export async function downloadFile(path: string): Promise<void> {
  const response = await fetch(`/api/${path}`).catch(() => undefined);
  if (!response?.ok) {
    toast.error(problemOf(await response?.json().catch(() => undefined)).problem);
    return;
  }
  const [, name = ""] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // Safari would cancel the download if the address were revoked at once. It ends with the page.
}

/** `isUnsent`: nobody gets the email that belongs to it. */
const done = z.object({ message: z.string(), isUnsent: z.optional(z.boolean()) });

/** Calls an action and shows its result to staff. Returns whether it succeeded. */
export async function act(path: string, body: object = {}): Promise<boolean> {
  const outcome = await callApi(path, done, body);
  if ("problem" in outcome) toast.error(outcome.problem);
  else if (outcome.data.isUnsent) toast.warning(outcome.data.message);
  else toast.success(outcome.data.message);
  return "data" in outcome;
}

/**
 * Returns a reading call's data; `undefined` until it arrives, after a failure, and without a path.
 * @param turn A new value repeats the call.
 */
export function useAnswer<T>(path: string | undefined, answer: z.ZodMiniType<T>, turn = 0): T | undefined {
  const [found, setFound] = useState<{ path: string; data: T }>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isGone = false;
    void callApi(path, answer).then((outcome) => {
      if (!isGone && "data" in outcome) setFound({ path, data: outcome.data });
    });
    return () => {
      isGone = true;
    };
  }, [path, answer, turn]);
  return found?.path === path ? found?.data : undefined;
}
