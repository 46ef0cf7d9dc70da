import { z } from "zod";

const sessionSchema = z.object({ member: z.object({ firstName: z.string() }).nullable() });

/** @typedef {ReturnType<typeof createMember>} Member */

/**
 * Signs up as a page does, and asks who is logged in, each at any site.
 *
 * @param {import("../logins/code-catcher.mjs").CodeCatcher} codes
 * @param {string} address the visitor's IP address
 */
export function createMember(codes, address) {
  const email = `${crypto.randomUUID()}@example.org`;
  const person = { firstName: "Bench", lastName: "Member", email };
  let cookie = "";
  const headers = () => ({ "x-forwarded-for": `${address}, 127.0.0.1`, ...(cookie && { cookie }) });
  const post = async (
    /** @type {string} */ siteUrl,
    /** @type {string} */ call,
    /** @type {object} */ data,
  ) => {
    const response = await fetch(`${siteUrl}/api/members/${call}`, {
      method: "POST",
      headers: { ...headers(), "content-type": "application/json" },
      body: JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    email,
    cookie: () => cookie,
    /** @param {string} siteUrl that sends the code @param {string} otherUrl that accepts it */
    signUp: async (siteUrl, otherUrl) => {
      const code = codes.nextCode(email);
      await post(siteUrl, "generate-otp-signup", person);
      const { headers: given } = await post(otherUrl, "signup", { ...person, otp: await code });
      cookie = given
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
    },
    /** Returns the logged-in member's first name; `null` if nobody is logged in. @param {string} siteUrl */
    whoAmI: async (siteUrl) => {
      const response = await fetch(`${siteUrl}/api/session`, { headers: headers() });
      return sessionSchema.parse(await response.json()).member?.firstName ?? null;
    },
    /** Returns the HTTP status of the member's own profile. @param {string} siteUrl */
    openProfile: async (siteUrl) =>
      (await fetch(`${siteUrl}/profile`, { headers: headers(), redirect: "manual" })).status,
    /** @param {string} siteUrl */
    logOut: async (siteUrl) => {
      await fetch(`${siteUrl}/api/session`, { method: "DELETE", headers: headers() });
    },
  };
}
