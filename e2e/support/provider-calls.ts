import { readFile } from "node:fs/promises";
import path from "node:path";
import { siteDir } from "../../scripts/support/paths.mjs";
import type { Stack } from "./stack";

/** Sends a form to a provider as its site does, for a visitor at that address. */
export async function submit(
  { provider, env }: Pick<Stack, "provider" | "env">,
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(provider.url + path, {
    method: "POST",
    body: JSON.stringify(data),
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${env.API_TOKEN ?? ""}`,
      "x-forwarded-for": "192.0.2.1",
      ...headers,
    },
  });
}

type Provider = Pick<Stack, "provider" | "env">;

export const aStory = {
  name: "Ruth",
  email: "ruth@example.org",
  slug: "r7th",
  description: "How I found hope",
  isAcceptUnrestricted: "true",
};

/** Returns a real video clip. */
export async function realClip(): Promise<Blob> {
  return new Blob([await readFile(path.join(siteDir, "provider/src/seed/media/videos/two-cups.mp4"))]);
}

/** Sends a story to a provider as its site does. */
export async function sendStory(
  { provider, env }: Provider,
  words: Record<string, string>,
  key = "a-key",
  file?: Blob,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  form.set("file", file ?? (await realClip()), "film.mp4");
  return fetch(`${provider.url}/add_video`, {
    method: "POST",
    body: form,
    headers: { ...siteHeaders(env), "idempotency-key": key },
  });
}

/** Returns the headers that identify the site to a provider. */
export function siteHeaders(env: NodeJS.ProcessEnv): Record<string, string> {
  return { authorization: `Bearer ${env.API_TOKEN ?? ""}`, "x-forwarded-for": "192.0.2.7" };
}
