import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { z } from "zod";
import { createClock } from "./clock";
import { startMailServer } from "./mails";
import { codeIn } from "./members";
import { createStack, type StackOptions } from "./stack";

export type MemberSite = Awaited<ReturnType<typeof startMemberSite>>;

/** Starts a site and provider with mails over SMTP and a clock that tests can move. The caller stops it. */
export async function startMemberSite(options: Pick<StackOptions, "siteDir"> = {}) {
  const clock = createClock();
  const mailServer = await startMailServer();
  const stack = await createStack({
    ...options,
    variables: { SMTP_URL: mailServer.url, ...clock.variables },
  });
  await Promise.all([stack.provider.start(), stack.site.start()]);

  const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to?.[0]?.address === email);

  return {
    stack,
    url: stack.site.url,
    /** Returns the newest mail to an address, once this many have arrived. */
    mailTo: async (email: string, count = 1) => {
      await expect.poll(() => mailsTo(email).length).toBe(count);
      const mail = mailsTo(email).at(-1);
      if (!mail) throw new Error(`No mail to ${email}`);
      return mail;
    },
    /** Returns the code in that mail. */
    async codeTo(email: string, count = 1): Promise<string> {
      return codeIn(await this.mailTo(email, count));
    },
    /** Moves the servers' clock on. */
    pass: clock.pass,
    stop: async () => {
      await stack.stop();
      await mailServer.stop();
    },
  };
}

const newMember = z.object({ member: z.record(z.string(), z.string()) });

/** Makes somebody a member through the site's calls, and returns what a browser stores. The session is a cookie. */
async function becomeMember(request: APIRequestContext, site: MemberSite, email: string) {
  const person = { firstName: "Ann", lastName: "Lee", email };
  const call = async (name: string, data: object) => {
    const answer = await request.post(`${site.url}/api/members/${name}`, { data });
    expect(answer.status(), name).toBe(200);
    return answer;
  };
  await call("generate-otp-signup", person);
  const answer = await call("signup", { ...person, otp: await site.codeTo(email) });
  return newMember.parse(await answer.json()).member;
}

/** Signs a browser up as a new member, from the next page on, and returns the address. */
export async function signUp(page: Page, site: MemberSite, email = newEmail()): Promise<string> {
  const context = page.context();
  const member = await becomeMember(page.request, site, email);
  const localStorage = Object.entries(member).map(([name, value]) => ({ name, value }));
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [{ origin: site.url, localStorage }],
  });
  return email;
}

/** Returns a logged-out member who may request a new code. */
export async function formerMember(page: Page, site: MemberSite): Promise<string> {
  const email = newEmail();
  await becomeMember(page.request, site, email);
  await page.context().clearCookies();
  site.pass(1);
  return email;
}

/** Requests a code on this login page. */
export async function askForCode(page: Page, loginUrl: string, email: string): Promise<void> {
  await page.goto(loginUrl);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(codeField(page)).toBeFocused();
}

export const newEmail = () => `ann.${crypto.randomUUID()}@example.org`;

export const codeField = (page: Page) => page.getByRole("textbox", { name: "One-time code (OTP)" });

/** Returns everything that a browser stores. */
export const storageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Returns the announced error. */
export const failure = (page: Page) => page.getByRole("form").getByRole("alert");

/** Returns the announced success. */
export const success = (page: Page, message: string) =>
  page.getByRole("form").getByRole("status").getByText(message, { exact: true });
