import type { Stack } from "./stack";

/** Sends a form to a provider as its site does, for the visitor at that address. */
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
