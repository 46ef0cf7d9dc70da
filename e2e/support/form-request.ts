import { expect, type APIRequestContext } from "@playwright/test";
import { ownAddress } from "./forms";

/** How often to look whether a form is as old as one that a person fills in: not before two seconds, then at once. */
export const RIPENING = { intervals: [1900, 50], timeout: 10_000 };

/** A form that a program sends, with a token that the site gave out. */
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
    /** Waits until the form is as old as one that a person fills in. What is asked meanwhile stores nothing. */
    ripen: () => expect.poll(async () => (await post({ email: "nobody" })).status(), RIPENING).toBe(422),
  };
}

/** What a form was given out with, ready to be sent. */
export async function readFormToken(siteUrl: string, path: string): Promise<string> {
  const page = await (await fetch(siteUrl + path)).text();
  const token = /name="formToken"[^>]*value="([^"]+)"/.exec(page)?.[1];
  expect(token, `${path} has a form`).toBeTruthy();
  return token ?? "";
}

/** An address of the network that is kept for documentation and tests, another one for each number up to 2^16. */
export function addressOf(number: number): string {
  return `198.18.${(number >> 8) & 255}.${number & 255}`;
}

/** Does something so many times, a few at once. */
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
