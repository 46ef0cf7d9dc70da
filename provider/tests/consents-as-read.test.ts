import { consentIn } from "@lampstand/contract/consent-sentences";
import { z } from "zod";

import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { read } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";

const SITE = "https://stories.example";
const CHANGED = {
  status: "error",
  message: "The wording has changed. Please reload the page and read it again.",
  code: "consents.wordingChanged",
};

const { request, staff, dataDir } = await startProvider({ SITE_URL: SITE });
const { send } = visitor(request);

const use = consentIn("agreeToUseTestimony", "es");
const english = consentIn("agreeToUseTestimony", "en");

const offer = (otherLanguages: string[]) =>
  staff.updateGlobal("settings", { ownLanguage: "en", otherLanguages });

const testimony = (email: string, consent: object) =>
  send("/add-join-us", {
    ...{ fullName: "Ana", email, language: "es" },
    ...{ agreeToUseTestimony: true, consents: [consent] },
  });

/** Returns the last link to a page in the mails to somebody. */
async function linkTo(email: string, page: "give-consent" | "withdraw-consent"): Promise<string> {
  let link: string | undefined;
  await eventually(async () => {
    const texts = (await mailsTo(dataDir, email)).map(({ text }) => text ?? "").join("\n");
    link = new RegExp(`${SITE}\\S*/${page}/[\\w-]+`).exec(texts)?.[0];
    expect(link).toBeDefined();
  });
  return link ?? "";
}

const tokenIn = (link: string) => link.split("/").at(-1) ?? "";

const question = z.object({
  data: z.looseObject({ sentence: z.string(), version: z.string(), language: z.string() }),
});

const given = z.object({ data: z.object({ consents: z.array(z.looseObject({})) }) });

it("a consent is stored in the words that were read, with the English ones for staff", async () => {
  const email = someEmail();
  expect((await testimony(email, use)).status).toBe(201);
  const [record] = await staff.sentBy("testimony-consents", email);
  expect(record?.consents).toEqual([{ ...use, english: english.sentence, givenAt: expect.any(String) }]);

  // The page for withdrawing shows the same words.
  const link = await linkTo(email, "withdraw-consent");
  const { data } = await read(request, `/consents/${tokenIn(link)}`, given);
  expect(data.consents).toEqual([
    expect.objectContaining({ purpose: use.purpose, sentence: use.sentence, language: "es" }),
  ]);
  const table = await request.get("/api/testimony-consents/export.csv", { headers: staff.headers });
  expect(table.text()).toContain(`${use.sentence} [${english.sentence}] (given `);

  const [receipt] = await mailsTo(dataDir, email);
  expect(receipt?.text).toContain(`> ${use.sentence}`);
  expect(receipt?.html).toContain('<blockquote lang="es"');
});

it.each([
  ["made-up words", { ...english, sentence: "You may do anything with my testimony." }],
  ["another purpose's words", { ...english, sentence: consentIn("agreeToPromotions", "en").sentence }],
  ["a language that the words are not in", { ...use, language: "fr" }],
  ["words in another language than English, without it", { ...use, language: undefined }],
  ["a version that doesn't exist", { ...use, version: "2026-11-20" }],
])("a consent with %s is refused and not stored", async (_, consent) => {
  const email = someEmail();
  const answer = await testimony(email, consent);
  expect([answer.status, answer.json()]).toEqual([409, CHANGED]);
  expect(await staff.sentBy("testimony-consents", email)).toEqual([]);
});

it("a link leads to the page in the person's language while the site offers it", async () => {
  await offer(["es"]);
  const [spanish, german] = [someEmail(), someEmail()];
  await testimony(spanish, use);
  await send("/add-join-us", {
    ...{ fullName: "Eva", email: german, language: "de" },
    ...{ agreeToUseTestimony: true, consents: [consentIn("agreeToUseTestimony", "de")] },
  });
  expect(await linkTo(spanish, "withdraw-consent")).toMatch(`${SITE}/es/withdraw-consent/`);
  expect(await linkTo(german, "withdraw-consent")).toMatch(`${SITE}/withdraw-consent/`);
  await offer([]);
});

it("a consent by an emailed link is stored in the words of the page", async () => {
  await offer(["es"]);
  const words = storyWords({ email: someEmail(), isAcceptUnrestricted: "", language: "es" });
  await expectStored(await sendStory(request, words, await realVideo()));
  const link = await linkTo(words.email ?? "", "give-consent");
  await offer([]);
  expect(link).toMatch(`${SITE}/es/give-consent/`);
  const token = tokenIn(link);
  const consent = consentIn("isAcceptUnrestricted", "es");
  const asked = await read(request, `/consent-requests/${token}?language=es`, question);
  expect(asked.data).toMatchObject({ sentence: consent.sentence, language: "es" });
  const inEnglish = await read(request, `/consent-requests/${token}`, question);
  expect(inEnglish.data).toMatchObject({
    sentence: consentIn("isAcceptUnrestricted", "en").sentence,
    language: "en",
  });

  const { version } = asked.data;
  const wrong = await send("/give-consent", { token, version, language: "xx" });
  expect([wrong.status, wrong.json()]).toEqual([409, CHANGED]);
  expect((await send("/give-consent", { token, version, language: "es" })).status).toBe(200);
  const story = await staff.one("stories", "slug", words.slug ?? "");
  expect(story.consents).toEqual([
    {
      ...consent,
      english: consentIn("isAcceptUnrestricted", "en").sentence,
      givenAt: expect.any(String),
      askedBy: "",
    },
  ]);
});
