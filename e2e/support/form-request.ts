import { expect, type APIRequestContext } from "@playwright/test";
import { ownAddress } from "./forms";

/** A form that a program sends, with a token that the site gave out. */
export async function startFormRequest(request: APIRequestContext, siteUrl: string, page = "contact-us") {
  const html = await (await request.get(`${siteUrl}/${page}`)).text();
  const token = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? "";
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
    ripen: () => expect.poll(async () => (await post({ email: "nobody" })).status()).toBe(422),
  };
}
