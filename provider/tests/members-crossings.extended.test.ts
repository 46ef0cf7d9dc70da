import { startMembers } from "./support/members";
import { eventually } from "./support/provider";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const { call, codeBy, mailAfter, mailsTo, pass, payload, request, rows, signUp, staff } =
  await startMembers();

const email = "ann@example.org";
const next = "ann.lee@example.org";
const SLUGS = ["r1st", "r2nd", "r3rd", "r4th"];

/** Waits for their receipts, so that tests don't mistake one for a code sent later. */
async function giveStories(slugs: string[], from = email): Promise<void> {
  const before = (await mailsTo(from)).length;
  for (const slug of slugs) {
    const words = storyWords({ name: "Ann Lee", email: from, slug, description: "Ann tells" });
    await expectStored(await sendStory(request, words, await realVideo()));
  }
  await eventually(async () => expect(await mailsTo(from)).toHaveLength(before + slugs.length));
}

async function leave(userId: string, stories: "keep" | "remove", from = email) {
  pass(1);
  const otp = await codeBy("/delete_user", { userId, email: from }, from);
  return () => call("/delete_user", { userId, stories, otp });
}

/** Publishes stories while their storyteller leaves, and returns their videos. */
async function publishedMeanwhile(stories: "keep" | "remove") {
  const userId = await signUp(email);
  await giveStories(SLUGS);
  const given = await staff.findAll("stories", "email", email);
  expect(given).toHaveLength(SLUGS.length);
  const leaveNow = await leave(userId, stories);
  const [left] = await Promise.all([
    leaveNow(),
    // A story that is already gone can't be published.
    Promise.allSettled(given.map(({ id }) => staff.update("stories", id, { status: "Published" }))),
  ]);
  expect(left.status).toBe(200);
  const videos = await staff.list("videos");
  return videos.filter(({ slug }) => SLUGS.includes(String(slug)));
}

// Memory holds the count of the five receipts an address may get per hour.
beforeEach(() => pass(61));

it("a story published while its storyteller removes it doesn't stay", async () => {
  expect(await publishedMeanwhile("remove")).toEqual([]);
  expect(await staff.list("stories")).toEqual([]);
});

it("a story published while its storyteller leaves names nobody", async () => {
  const videos = await publishedMeanwhile("keep");
  expect(videos).toHaveLength(SLUGS.length);
  const stories = await staff.list("stories");
  for (const { name, email: address } of stories) {
    expect([name, address]).toEqual(["A former member", "nobody@removed.invalid"]);
  }
  for (const { name, description } of videos) {
    expect(`${String(name)} ${String(description)}`).not.toMatch(/Ann|Lee/);
  }
});

it("a slow save by staff doesn't restore the name of a storyteller who left", async () => {
  const userId = await signUp(email);
  await giveStories(["slow"]);
  const { id } = await staff.one("stories", "slug", "slow");
  const leaveNow = await leave(userId, "keep");
  const { findOne } = payload.db;
  const findOneThenLeave = new Proxy(findOne, {
    async apply(target, self, args: Parameters<typeof findOne>): Promise<unknown> {
      const found: unknown = await Reflect.apply(target, self, args);
      if (args[0].collection !== "stories") return found;
      Object.assign(payload.db, { findOne });
      expect((await leaveNow()).status).toBe(200);
      return found;
    },
  });
  Object.assign(payload.db, { findOne: findOneThenLeave });
  await staff.update("stories", id, { title: "What Ann Lee saw" });
  const story = await staff.one("stories", "slug", "slow");
  expect([story.name, story.email]).toEqual(["A former member", "nobody@removed.invalid"]);
  expect(story.title).not.toMatch(/Ann|Lee/);
});

it("the new owner of an address gets nothing that its former owner sent from it", async () => {
  // Mails of earlier tests may still be on their way to the other address.
  const shared = "lee.family@example.org";
  const ann = await signUp(shared);
  await giveStories(["r1st"], shared);
  const agreed = { fullName: "Ann", email: shared, agreeToUseTestimony: true };
  await mailAfter(shared, async () => {
    expect((await call("/add-join-us", agreed)).status).toBe(201);
  });
  pass(1);
  const profile = { firstName: "Ann", lastName: "Lee", email: next, userId: ann };
  const otp = await codeBy("/update_user_profile", profile);
  await mailAfter(shared, async () => {
    expect((await call("/update_user_profile", { ...profile, otp })).status).toBe(200);
  });

  pass(61);
  const ben = await signUp(shared, { firstName: "Ben" });
  pass(1);
  expect((await call("/add_contact_us", { name: "Ben", email: shared, message: "Hello" })).status).toBe(200);
  const exported = async (userId: string) => {
    const { body } = await call("/export_user", { userId });
    return body.data as Record<string, unknown[]>;
  };
  expect(await exported(ben)).toMatchObject({ stories: [], consents: [], messages: [{ name: "Ben" }] });

  // The record of the staff member who did it is not about the member.
  const consent = await staff.find("testimony-consents", "email", shared);
  // Waits for the mail about it, so that the test doesn't mistake it for a later one.
  await mailAfter(shared, () => staff.press("testimony-consents", String(consent?.id), "withdraw-consent"));
  const data = await exported(ann);
  expect(data).toMatchObject({ stories: [{ slug: "r1st" }], messages: [] });
  expect(data.consents).toEqual([
    expect.objectContaining({ consents: [expect.objectContaining({ withdrawnBy: "staff" })] }),
  ]);
  expect(JSON.stringify(data)).not.toContain(staff.email);

  const leaveNow = await leave(ben, "remove", shared);
  expect((await leaveNow()).status).toBe(200);
  expect(await staff.list("stories")).toEqual([expect.objectContaining({ slug: "r1st", name: "Ann Lee" })]);
});

it("mails waiting for a member are deleted with the account", async () => {
  const userId = await signUp(email);
  for (const to of ["Ann@Example.org", "aann@example.org"]) {
    const mail = { to, subject: "Hello", body: ["Hello"] };
    await payload.db.create({ collection: "outgoing-mails", data: { mail, attempts: 9, dueAt: null } });
  }
  const leaveNow = await leave(userId, "keep");
  expect((await leaveNow()).status).toBe(200);
  const left = JSON.stringify(await rows("outgoing-mails"));
  expect(left).toContain("aann@example.org");
  expect(left).not.toContain("Ann@Example.org");
});
