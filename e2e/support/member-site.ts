import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { z } from "zod";
import { createClock } from "./clock";
import { startMailServer } from "./mails";
import { codeIn } from "./members";
import { createStack } from "./stack";

export type MemberSite = Awaited<ReturnType<typeof startMemberSite>>;

/** A site and its provider, whose mails arrive over SMTP and whose clock tests can move. Whoever starts it stops it. */
export async function startMemberSite() {
  const clock = createClock();
  const mailServer = await startMailServer();
  const stack = await createStack({
    variables: { SMTP_URL: mailServer.url, ...clock.variables },
  });
  await Promise.all([stack.provider.start(), stack.site.start()]);

  const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to?.[0]?.address === email);

  return {
    stack,
    url: stack.site.url,
    /** The newest mail to an address, once there are so many. */
    mailTo: async (email: string, count = 1) => {
      await expect.poll(() => mailsTo(email).length).toBe(count);
      const mail = mailsTo(email).at(-1);
      if (!mail) throw new Error(`No mail to ${email}`);
      return mail;
    },
    /** The code in it. */
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

/** Makes somebody a member by the site's calls, and gives what a browser keeps of them. The session is a cookie. */
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

/** Lets a browser be that of a new member from the next page on, and gives their address. */
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

/** A member who has logged out, and may have a new code. */
export async function formerMember(page: Page, site: MemberSite): Promise<string> {
  const email = newEmail();
  await becomeMember(page.request, site, email);
  await page.context().clearCookies();
  site.pass(1);
  return email;
}

/** Asks for a code on the login page of this address. */
export async function askForCode(page: Page, loginUrl: string, email: string): Promise<void> {
  await page.goto(loginUrl);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(codeField(page)).toBeFocused();
}

export const newEmail = () => `ann.${crypto.randomUUID()}@example.org`;

export const codeField = (page: Page) => page.getByRole("textbox", { name: "One-time code (OTP)" });

/** What a browser has kept, all of it. */
export const storageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** What went wrong, said aloud. */
export const failure = (page: Page) => page.getByRole("form").getByRole("alert");

/** What went well, said aloud. */
export const success = (page: Page, message: string) =>
  page.getByRole("form").getByRole("status").getByText(message, { exact: true });
