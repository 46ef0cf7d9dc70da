import { startMembers } from "./support/members";
import { OF_A_TEEN } from "./support/parents";
import { first } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const { call, codeBy, payload, request, rows, staff } = await startMembers();
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
  const words = storyWords({ ...parent, email: someEmail(), language: "de" });
  await expectStored(await sendStory(request, words, await realVideo()));
  await announceSubmissions(payload);
  expect((await staff.one("stories", "slug", words.slug ?? "")).language).toBe("de");
  expect((await staff.one("others-consents", "email", parentEmail)).language).toBe("de");
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
