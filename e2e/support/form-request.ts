import { expect, type APIRequestContext } from "@playwright/test";
import { ownAddress } from "./forms";

/** How often to check that a form is as old as a person's: first after two seconds, then continuously. */
export const RIPENING = { intervals: [1900, 50], timeout: 10_000 };

/** Starts a form that a program sends, with a token from the site. */
export async function startFormRequest(request: APIRequestContext, siteUrl: string, page = "contact-us") {
  const html = await (await request.get(`${siteUrl}/${page}`)).text();
  const token = await (await request.get(`${siteUrl}/api/forms/token`)).text();
  const action = /name="(\$ACTION_ID_[0-9a-f]+)"/.exec(html)?.[1] ?? "";
  const address = ownAddress();
  const fields = { name: "Ann", email: "ann@example.org", message: "Hello", formToken: token, homepage: "" };

  const post = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    request.post(`${siteUrl}/api/forms/${page}`, {
      headers: { "x-forwarded-for": address, ...headers },
      data: { ...fields, ...changes },
    });

  return {
    fields,
    action,
    post,
    /** Waits until the form is as old as a person's. The requests meanwhile store nothing. */
    ripen: () => expect.poll(async () => (await post({ email: "nobody" })).status(), RIPENING).toBe(422),
  };
}

/** Returns a form's hidden fields, ready to send. */
export async function readFormToken(siteUrl: string, path: string): Promise<string> {
  const page = await (await fetch(siteUrl + path)).text();
  const token = /name="formToken"[^>]*value="([^"]+)"/.exec(page)?.[1];
  expect(token, `${path} has a form`).toBeTruthy();
  return token ?? "";
}

/** Returns an address of the network reserved for documentation, different for each number up to 2^16. */
export function addressOf(number: number): string {
  return `198.18.${(number >> 8) & 255}.${number & 255}`;
}

/** Repeats an action, a few at a time. */
export async function repeat(
  times: number,
  atOnce: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
