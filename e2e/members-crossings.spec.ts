import { createAdmin, type Admin } from "./support/admin";
import { addGivenUpMail } from "./support/given-up-mail";
import { withMembers, type Members } from "./support/members";
import { readRows } from "./support/read-rows";
import { aStory, sendStory } from "./support/send-story";
import { expect, test } from "./support/test";

test.describe.configure({ timeout: 180_000 });

const email = "ann@example.org";
const next = "ann.lee@example.org";
const SLUGS = ["r1st", "r2nd", "r3rd", "r4th"];

/** Their receipts have arrived: a code that is sent later is not mistaken for one. */
async function giveStories({ stack, mailsTo }: Members, slugs: string[]): Promise<void> {
  const before = mailsTo(email).length;
  for (const slug of slugs) {
    const words = { ...aStory, name: "Ann Lee", email, slug, description: "Ann tells" };
    expect((await sendStory(stack, words, slug)).status).toBe(200);
  }
  await expect.poll(() => mailsTo(email).length).toBe(before + slugs.length);
}

async function leave({ call, codeBy, pass }: Members, userId: string, stories: "keep" | "remove") {
  pass(1);
  const otp = await codeBy("/delete_user", { userId, email }, email);
  return () => call("/delete_user", { userId, stories, otp });
}

/** The videos of stories that staff publish at the moment at which their teller leaves. */
async function publishedMeanwhile(members: Members, admin: Admin, stories: "keep" | "remove") {
  const userId = await members.signUp(email);
  await giveStories(members, SLUGS);
  const given = await admin.findAll("stories", "email", email);
  expect(given).toHaveLength(SLUGS.length);
  const leaveNow = await leave(members, userId, stories);
  const [left] = await Promise.all([
    leaveNow(),
    // One that is gone already cannot be published.
    Promise.allSettled(given.map(({ id }) => admin.update("stories", String(id), { status: "Published" }))),
  ]);
  expect(left.status).toBe(200);
  const videos = await admin.list("videos");
  return videos.filter(({ slug }) => SLUGS.includes(String(slug)));
}

test("a story that is published while its teller takes it away does not stay @desktop", async () => {
  await withMembers(async (members) => {
    const admin = await createAdmin(members.stack.provider.url);
    expect(await publishedMeanwhile(members, admin, "remove")).toEqual([]);
    expect(await admin.list("stories")).toEqual([]);
  });
});

test("a story that is published while its teller leaves it names nobody @desktop", async () => {
  await withMembers(async (members) => {
    const admin = await createAdmin(members.stack.provider.url);
    const videos = await publishedMeanwhile(members, admin, "keep");
    expect(videos).toHaveLength(SLUGS.length);
    const stories = await admin.list("stories");
    for (const { name, email: address } of stories) {
      expect([name, address]).toEqual(["A former member", "nobody@removed.invalid"]);
    }
    for (const { name, description } of videos) {
      expect(`${String(name)} ${String(description)}`).not.toMatch(/Ann|Lee/);
    }
  });
});

test("who gets an address that was another's gets nothing that was sent from it before @desktop", async () => {
  await withMembers(async (members) => {
    const { call, codeBy, mailAfter, signUp, pass, stack } = members;
    const admin = await createAdmin(stack.provider.url);
    const ann = await signUp(email);
    await giveStories(members, ["r1st"]);
    const agreed = { fullName: "Ann", email, agreeToUseTestimony: true };
    await mailAfter(email, async () => {
      expect((await call("/add-join-us", agreed)).status).toBe(201);
    });
    pass(1);
    const profile = { firstName: "Ann", lastName: "Lee", email: next, userId: ann };
    const otp = await codeBy("/update_user_profile", profile);
    await mailAfter(email, async () => {
      expect((await call("/update_user_profile", { ...profile, otp })).status).toBe(200);
    });

    pass(61);
    const ben = await signUp(email, { firstName: "Ben" });
    pass(1);
    expect((await call("/add_contact_us", { name: "Ben", email, message: "Hello" })).status).toBe(200);
    const exported = async (userId: string) => {
      const { body } = await call("/export_user", { userId });
      return body.data as Record<string, unknown[]>;
    };
    expect(await exported(ben)).toMatchObject({ stories: [], consents: [], messages: [{ name: "Ben" }] });

    // Who of the staff did something is not about the member.
    const consent = await admin.find("testimony-consents", "email", email);
    await admin.press("testimony-consents", String(consent?.id), "withdraw-consent");
    const data = await exported(ann);
    expect(data).toMatchObject({ stories: [{ slug: "r1st" }], messages: [] });
    expect(data.consents).toEqual([
      expect.objectContaining({ consents: [expect.objectContaining({ withdrawnBy: "staff" })] }),
    ]);
    expect(JSON.stringify(data)).not.toContain(admin.credentials.email);

    const leaveNow = await leave(members, ben, "remove");
    expect((await leaveNow()).status).toBe(200);
    expect(await admin.list("stories")).toEqual([expect.objectContaining({ slug: "r1st", name: "Ann Lee" })]);
  });
});

test("mails that wait for a member go with the account @desktop", async () => {
  await withMembers(async (members) => {
    const userId = await members.signUp(email);
    for (const to of ["Ann@Example.org", "aann@example.org"]) await addGivenUpMail(members.stack, to);
    const leaveNow = await leave(members, userId, "keep");
    expect((await leaveNow()).status).toBe(200);
    const left = JSON.stringify(await readRows(members.stack, "outgoing_mails"));
    expect(left).toContain("aann@example.org");
    expect(left).not.toContain("Ann@Example.org");
  });
});
