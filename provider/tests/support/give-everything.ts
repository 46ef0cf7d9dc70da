import { consentIn } from "@lampstand/contract/consent-sentences";
import type { Members } from "./members";
import { eventually } from "./provider";
import { expectStored, realVideo, sendStory, storyWords } from "./stories";

const consents = JSON.stringify([consentIn("isAcceptUnrestricted", "en")]);

/**
 * Adds a published story (r7th), a waiting one (r8th), a consent, a message and an offer of help from Ann
 * (ann@example.org). Two others write from nearly her address.
 */
export async function giveEverything({ request, staff, call, mailsTo }: Members): Promise<void> {
  const story = storyWords({ name: "Ann Lee", email: "Ann@Example.org", phone: "+14155550123", consents });
  const shown = {
    ...story,
    slug: "r7th",
    description: "Ann tells how Annabelle found hope",
    recordedAt: "At Ann Lee’s home in Leeds",
    ...{ youtubeLink: "https://youtube.com/@ann", churchLink: "https://church.example/ann" },
  };
  await expectStored(await sendStory(request, shown, await realVideo()));
  await expectStored(
    await sendStory(request, { ...story, slug: "r8th", isAcceptUnrestricted: "" }, await realVideo()),
  );
  const published = await staff.one("stories", "slug", "r7th");
  await staff.update("stories", published.id, { status: "Published", title: "Ann Lee: from grief to hope" });
  const person = { name: "Ann", fullName: "Ann", email: "ann@example.org", message: "Hello" };
  expect((await call("/add-join-us", { ...person, agreeToUseTestimony: true })).status).toBe(201);
  expect((await call("/add_contact_us", person)).status).toBe(200);
  expect((await call("/add_volunteer_contact_us", person)).status).toBe(200);
  // Nearly the same address, and one that matches hers only by the database's wildcards.
  for (const other of ["aann@example.org", "_nn@example.org"]) {
    expect((await call("/add_contact_us", { ...person, email: other })).status).toBe(200);
  }
  // Her code, three receipts and the decision, so that tests don't mistake one for a later mail.
  await eventually(async () => expect(await mailsTo("ann@example.org")).toHaveLength(5));
}
