import { sendMails } from "./support/mails";
import { startMembers } from "./support/members";
import { OF_A_TEEN } from "./support/parents";
import { first } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const { call, codeBy, mailAfter, mailsTo, pass, payload, request, rows, staff } = await startMembers();
const { announceSubmissions } = await import("../src/features/inbox/announce");

const person = { name: "Ruth", fullName: "Ruth", message: "Hello" };

describe.each([
  ["/add-join-us", "testimony-consents"],
  ["/add_contact_us", "contact-messages"],
  ["/add_volunteer_contact_us", "volunteer-contacts"],
] as const)("%s", (path, collection) => {
  it("keeps the language in which somebody wrote", async () => {
    const email = someEmail();
    expect((await call(path, { ...person, email, language: "pt-br" })).body.status).toBe("success");
    expect(first(await rows(collection)).language).toBe("pt-br");
  });

  it.each(["xx", "pt-BR", 7, null, undefined])("takes %p for no language", async (language) => {
    const email = someEmail();
    expect((await call(path, { ...person, email, language })).body.status).toBe("success");
    expect(first(await rows(collection)).language).toBeNull();
  });
});

it("a story keeps the language in which it was sent, and its parent is asked in the same", async () => {
  const parentEmail = someEmail();
  const parent = { ...OF_A_TEEN, parentName: "Eva", parentEmail };
  const email = someEmail();
  const words = storyWords({ ...parent, email, language: "de" });
  await expectStored(await sendStory(request, words, await realVideo()));
  await announceSubmissions(payload);
  await sendMails(payload);
  const receipt = first(await mailsTo(email));
  expect(receipt.subject).toBe("Vielen Dank: Ihre Einwilligung");
  expect(receipt.text).toMatch(/Am \d+\. [A-Za-zä]+ \d{4} haben Sie in Folgendes eingewilligt:/);
  expect(receipt.html).toContain('<html lang="de" dir="ltr">');
  expect(first(await mailsTo(parentEmail)).subject).toBe("Dürfen wir diese Geschichte zeigen?");
  expect((await staff.one("stories", "slug", words.slug ?? "")).language).toBe("de");
  expect((await staff.one("others-consents", "email", parentEmail)).language).toBe("de");
});

it("an email in Arabic is written from the right, with Latin digits", async () => {
  const email = someEmail();
  await call("/add-join-us", { ...person, email, language: "ar", agreeToUseTestimony: true });
  await announceSubmissions(payload);
  await sendMails(payload);
  const receipt = first(await mailsTo(email));
  expect(receipt.subject).toBe("شكرًا لك: ما وافقت عليه");
  expect(receipt.text).toMatch(/هذا ما وافقت عليه في \d+ \p{Script=Arabic}+ \d{4}:/u);
  expect(receipt.html).toContain('<html lang="ar" dir="rtl">');
});

it("codes are in the language of the request, otherwise the member's, otherwise the church's", async () => {
  const email = someEmail();
  const subjectFor = async (path: string, data: object) =>
    (await mailAfter(email, () => call(path, { email, ...data }))).subject;
  const otp = await codeBy("/generate-otp-signup", { email });
  await call("/signup", { firstName: "Ann", lastName: "Lee", email, otp, language: "de" });
  pass(61);
  expect(await subjectFor("/generate-otp", {})).toContain("ist Ihr Code für");
  pass(61);
  expect(await subjectFor("/generate-otp", { language: "en" })).toContain("is your code for");
  pass(61);
  expect(await subjectFor("/generate-otp", { language: "fr" })).toContain("est votre code pour");
  const stranger = someEmail();
  await staff.updateGlobal("settings", { ownLanguage: "es" });
  const mail = await mailAfter(stranger, () => call("/generate-otp", { email: stranger }));
  expect(mail.subject).toContain("Usted todavía no tiene una cuenta en");
  await staff.updateGlobal("settings", { ownLanguage: "en" });
});

it("nobody can change the language in which somebody wrote", async () => {
  await call("/add_contact_us", { ...person, email: someEmail(), language: "de" });
  const { id } = first(await rows("contact-messages"));
  await staff.update("contact-messages", String(id), { language: "fr" });
  expect(first(await rows("contact-messages")).language).toBe("de");
});

it("a member keeps the language in which they signed up", async () => {
  const email = someEmail();
  const otp = await codeBy("/generate-otp-signup", { email, language: "de" });
  await call("/signup", { firstName: "Ann", lastName: "Lee", email, otp, language: "de" });
  const { id, language } = first(await rows("members"));
  expect(language).toBe("de");
  expect((await call("/export_user", { userId: id })).body.data).toMatchObject({
    member: { language: "de" },
  });
});

it.each([
  ["es", "https://stories.example/es/withdraw-consent/"],
  ["en", "https://stories.example/withdraw-consent/"],
  // The church doesn't offer it.
  ["fr", "https://stories.example/withdraw-consent/"],
  [undefined, "https://stories.example/withdraw-consent/"],
])("somebody who wrote in the language %s gets links to %s", async (language, start) => {
  await staff.updateGlobal("settings", { ownLanguage: "en", otherLanguages: ["es", "ar"] });
  const email = someEmail();
  const agreed = { ...person, email, agreeToUseTestimony: true, language };
  expect((await call("/add-join-us", agreed)).body.status).toBe("success");
  await announceSubmissions(payload);
  await sendMails(payload);
  const { text = "", html = "" } = first(await mailsTo(email));
  const links = [...text.matchAll(/https:\S+/g)].map(String);
  expect(links.map((link) => link.startsWith(start))).toEqual([true]);
  expect(html).toContain(`href="${start}`);
  await staff.updateGlobal("settings", { otherLanguages: [] });
});
