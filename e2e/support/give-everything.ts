import { expect } from "@playwright/test";
import type { Admin } from "./admin";
import type { Members } from "./members";
import { aStory, sendStory } from "./send-story";

const consents = JSON.stringify([
  { purpose: "isAcceptUnrestricted", sentence: "My story may be used.", version: "1" },
]);

/**
 * Ann (ann@example.org) gives a story that is published (r7th) and one that waits (r8th), a consent, a message and an
 * offer of help. Two others write from nearly her address.
 */
export async function giveEverything(members: Members, admin: Admin): Promise<void> {
  const { stack, call, mailsTo } = members;
  const story = { ...aStory, name: "Ann Lee", email: "Ann@Example.org", phone: "+14155550123", consents };
  const agreed = { ...story, isAcceptUnrestricted: "true" };
  const shown = { ...agreed, slug: "r7th", description: "Ann tells how Annabelle found hope" };
  expect((await sendStory(stack, shown, "a-key")).status).toBe(200);
  expect((await sendStory(stack, { ...story, slug: "r8th" }, "b-key")).status).toBe(200);
  const published = await admin.find("stories", "slug", "r7th");
  await admin.update("stories", String(published?.id), {
    status: "Published",
    title: "Ann Lee: from grief to hope",
  });
  const person = { name: "Ann", fullName: "Ann", email: "ann@example.org", message: "Hello" };
  expect((await call("/add-join-us", { ...person, agreeToUseTestimony: true })).status).toBe(201);
  expect((await call("/add_contact_us", person)).status).toBe(200);
  expect((await call("/add_volunteer_contact_us", person)).status).toBe(200);
  // Nearly the same address, and one that only the database's wildcards take for hers.
  for (const other of ["aann@example.org", "_nn@example.org"]) {
    expect((await call("/add_contact_us", { ...person, email: other })).status).toBe(200);
  }
  // Her code, three receipts and the decision: what is sent later is not mistaken for one of them.
  await expect.poll(() => mailsTo("ann@example.org").length).toBe(5);
}
