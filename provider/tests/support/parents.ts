import { SAFETY_VERSION } from "@lampstand/contract/safety";
import { z } from "zod";

import { updateIf } from "../../src/lib/db/writes";
import { mailsTo, sendMails } from "./mails";
import { eventually, type startProvider } from "./provider";
import { expectStored, realVideo, sendStory, storyWords, type Words } from "./stories";
import { someEmail } from "./visitor";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A teen's answers about safety. */
export const OF_A_TEEN = {
  tellerAge: "teen",
  othersSeen: "none",
  danger: "no",
  safetyVersion: SAFETY_VERSION,
};

const QUESTION = /\/give-consent\/([\w-]{43,86})\s/;

const question = z.object({
  data: z.looseObject({ version: z.string(), isGiven: z.boolean(), film: z.string().optional() }),
});

/** Acts as teens and their parents, with a worker that prepares what they send. */
export async function withParents(
  { payload, request, staff, dataDir }: Awaited<ReturnType<typeof startProvider>>,
  work: () => Promise<unknown>,
) {
  const { announceSubmissions } = await import("../../src/features/inbox/announce");

  /** Returns the tokens of the questions mailed to somebody, oldest first, once all mails are sent. */
  async function questionsTo(email: string): Promise<string[]> {
    await sendMails(payload);
    return (await mailsTo(dataDir, email)).flatMap(({ text }) => QUESTION.exec(text ?? "")?.[1] ?? []);
  }

  return {
    aTeensStory: async (more: Words = {}) => {
      const parentEmail = more.parentEmail ?? someEmail();
      const parent = { ...OF_A_TEEN, parentName: "Eva Example", parentEmail, email: someEmail() };
      const words = storyWords({ ...parent, ...more });
      await expectStored(await sendStory(request, words, await realVideo()));
      await announceSubmissions(payload);
      const { id, file } = await staff.one("stories", "slug", words.slug ?? "");
      const isShown = async () => (await request.get(`/get_individual_video/${words.slug}`)).status === 200;
      return {
        id,
        slug: words.slug ?? "",
        parentEmail,
        clipId: String(file),
        email: words.email ?? "",
        isShown,
      };
    },

    /** Returns the last question's token once somebody got this many. */
    lastQuestion: async (email: string, count: number): Promise<string> => {
      await eventually(async () => expect(await questionsTo(email)).toHaveLength(count));
      return (await questionsTo(email)).at(-1) ?? "";
    },

    /** Makes a question to somebody some days old. Waits for its mail, so that later mails come after it. */
    askedDaysAgo: async (email: string, days: number) => {
      await eventually(async () => expect(await questionsTo(email)).not.toHaveLength(0));
      return updateIf(payload, {
        collection: "others-consents",
        where: { email: { equals: email } },
        data: { askedAt: new Date(Date.now() - days * DAY_MS).toISOString() },
      });
    },

    read: async (token: string) =>
      question.parse((await request.get(`/consent-requests/${token}`)).json()).data,

    askBy: (story: string, email: string, role = "parent") =>
      request.post(`/api/stories/${story}/ask-somebody`, {
        headers: staff.headers,
        data: { role, fullName: "Eva Example", email },
      }),

    prepared: async (clipId: string) => {
      while ((await staff.one("clips", "id", clipId)).preparation !== "ready") await work();
    },
  };
}
