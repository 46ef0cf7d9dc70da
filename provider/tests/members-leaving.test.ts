import { consentIn } from "@lampstand/contract/consent-sentences";
import { giveEverything } from "./support/give-everything";
import { codeIn, INVALID, PENDING, startMembers, wrong } from "./support/members";
import { eventually } from "./support/provider";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const members = await startMembers();
const { call, codeBy, mailAfter, mailsTo, pass, payload, request, rows, signUp, staff } = members;

const email = "ann@example.org";
const next = "ann.lee@example.org";

// Memory holds the count of the five receipts an address may get per hour.
beforeEach(() => pass(61));

it("a member's export contains everything stored about them and nothing else", async () => {
  const userId = await signUp(email);
  await giveEverything(members);
  const theirs = storyWords({ name: "Her child", email: "child@example.org", slug: "r9th" });
  await expectStored(await sendStory(request, theirs, await realVideo()));
  const { id: story } = await staff.one("stories", "slug", "r9th");
  const asked = { story, fullName: "Mother Ann", email: "Ann@example.org", role: "parent" as const };
  const askedAt = new Date().toISOString();
  await payload.create({ collection: "others-consents", data: { ...asked, askedAt } });
  const exported = async () => {
    const answer = await call("/export_user", { userId });
    expect(answer.status).toBe(200);
    return answer.body.data as Record<string, unknown[]>;
  };
  const data = await exported();
  expect(Object.keys(data)).toEqual([
    "member",
    "stories",
    "consents",
    "consentsToOthersStories",
    "messages",
    "volunteerOffers",
    "conversations",
    "savedVideos",
  ]);
  expect(data.member).toMatchObject({
    _id: userId,
    firstName: "Ann",
    lastName: "Lee",
    email,
    formerEmails: [],
  });
  expect(data.stories).toEqual([
    expect.objectContaining({
      slug: "r7th",
      email: "Ann@Example.org",
      phone: "+14155550123",
      status: "Published",
      video: expect.objectContaining({ name: "Ann Lee: from grief to hope", status: "Active" }),
      file: expect.objectContaining({ mimeType: "video/mp4" }),
      consents: [expect.objectContaining({ sentence: consentIn("isAcceptUnrestricted", "en").sentence })],
    }),
    expect.objectContaining({ slug: "r8th", status: "Pending" }),
  ]);
  expect(data.consents).toHaveLength(1);
  expect(data.consentsToOthersStories).toEqual([
    expect.objectContaining({
      ...{ fullName: "Mother Ann", role: "parent", agreedAt: null },
      story: { id: story, status: "Pending", deletedAt: null },
    }),
  ]);
  expect(data.messages).toEqual([expect.objectContaining({ email, message: "Hello" })]);
  expect(data.volunteerOffers).toHaveLength(1);
  const text = JSON.stringify(data);
  for (const name of [
    "withdrawalSeed",
    "withdrawalHash",
    "submissionKey",
    "announcedAt",
    "approvedBy",
    "carriedOut",
  ]) {
    expect(text).not.toContain(name);
  }

  // What they sent from a former address stays theirs; what comes from it later is not.
  pass(1);
  const profile = { firstName: "Ann", lastName: "Lee", email: next, userId };
  const otp = await codeBy("/update_user_profile", profile);
  expect((await call("/update_user_profile", { ...profile, otp })).status).toBe(200);
  pass(1);
  await call("/add_contact_us", { name: "New owner", email, message: "Hello" });
  await call("/add_contact_us", { name: "Ann", email: next, message: "Hello" });
  const after = await exported();
  expect(after.stories).toHaveLength(2);
  expect(after.messages).toHaveLength(2);
  expect(JSON.stringify(after)).not.toContain("New owner");
});

/** Requests the account's deletion and confirms it with the code. */
async function leave(userId: string, stories: "keep" | "remove") {
  pass(1);
  const mail = await mailAfter(email, async () => {
    const answer = await call("/delete_user", { userId, stories });
    expect(answer.status).toBe(PENDING);
    expect(answer.body).toEqual({
      status: "pending",
      message: "Please enter the code we sent to your email address.",
      code: "codes.enterSentToEmail",
    });
  });
  expect(mail.text).toContain("This is your code to delete your account:");
  const otp = codeIn(mail);
  const refused = await call("/delete_user", { userId, stories, otp: wrong(otp) });
  expect([refused.status, refused.body]).toEqual([401, INVALID]);
  expect((await call("/verify-otp", { email, otp })).status).toBe(401);
  for (const choice of [undefined, null, "burn", ["keep"]]) {
    const undecided = await call("/delete_user", { userId, otp, stories: choice });
    expect(undecided.status).toBe(422);
    expect(undecided.body.message).toBe("Please choose what should happen to your stories.");
  }
  const answer = await call("/delete_user", { userId, stories, otp });
  expect([answer.status, answer.body]).toEqual([
    200,
    { status: "success", message: "We’ve deleted your account.", code: "members.deleted" },
  ]);
  expect((await call("/delete_user", { userId, stories, otp })).status).toBe(404);
  expect((await call("/export_user", { userId })).status).toBe(404);
}

it("a member who leaves with their stories leaves only the proof of consent", async () => {
  const userId = await signUp(email);
  await giveEverything(members);
  const receipts = async () =>
    (await mailsTo(email)).filter(({ text }) => text?.includes("We’ve received it"));
  const video = await staff.find("videos", "slug", "r7th");
  const clip = await staff.find("clips", "id", String(video?.videoLink));
  const copy = { videoLink: clip?.id, name: "Again", slug: "again", videoType: "both", status: "Active" };
  await staff.create("videos", copy);
  const file = `/uploads/clips/${String(clip?.filename)}`;
  expect((await request.get(file)).status).toBe(200);
  await eventually(async () => expect(await receipts()).toHaveLength(2));
  const receipt = (await receipts()).find(({ text }) => text?.includes("/withdraw-consent/"));

  await leave(userId, "remove");
  expect(await mailsTo(email)).toEqual([]);
  expect(await rows("members")).toEqual([]);
  expect(await rows("one-time-codes")).toEqual([]);
  expect(await staff.list("stories")).toEqual([]);
  for (const slug of ["r7th", "again"]) expect(await staff.find("videos", "slug", slug)).toBeUndefined();
  expect(await staff.findAll("clips", "isFromVisitor", "true")).toEqual([]);
  expect((await request.get(file)).status).toBe(404);
  expect((await request.get(`/get_individual_video/r7th`)).status).toBe(404);

  const proofs = await staff.list("testimony-consents");
  expect(proofs).toHaveLength(2);
  for (const proof of proofs) {
    expect(proof.withdrawnAt).toEqual(expect.any(String));
    expect(proof.consents).toEqual([expect.objectContaining({ withdrawnBy: "the person" })]);
  }
  expect(await staff.list("contact-messages")).toHaveLength(3);

  // The link in the story's receipt still leads to its consent.
  const token = /withdraw-consent\/([\w-]{43})/.exec(receipt?.text ?? "")?.[1] ?? "";
  const link = await request.get(`/consents/${token}`);
  expect(link.json()).toMatchObject({
    data: {
      consents: [
        { sentence: consentIn("isAcceptUnrestricted", "en").sentence, withdrawnAt: expect.any(String) },
      ],
    },
  });

  // The address may sign up again.
  pass(61);
  expect(await signUp(email)).not.toBe(userId);
});

it("a member who leaves their stories on the site is no longer named in them", async () => {
  const userId = await signUp(email);
  await giveEverything(members);
  const { id: video, videoLink } = await staff.one("videos", "slug", "r7th");
  for (const slug of ["ann-lee-of-leeds", "from-grief", "hope-of-ann"])
    await staff.update("videos", video, { slug });
  const copy = { videoLink, name: "Lee: again", slug: "again", videoType: "both", status: "Active" };
  await staff.create("videos", copy);

  await leave(userId, "keep");
  expect(await rows("members")).toEqual([]);
  const stories = await staff.list("stories");
  expect(stories).toHaveLength(2);
  for (const story of stories) {
    expect(story).toMatchObject({ name: "A former member", email: "nobody@removed.invalid", phone: "" });
    expect(JSON.stringify(story)).not.toMatch(/\bAnn\b|Lee\b|example\.org/);
  }
  expect((await request.get(`/get_individual_video/again`)).json()).toMatchObject({
    data: { name: "Somebody: again" },
  });
  // Nor by a current or former address that contains the name; other addresses still lead there.
  for (const slug of ["ann-lee-of-leeds", "hope-of-ann"])
    expect((await request.get(`/get_individual_video/${slug}`)).status).toBe(404);
  expect((await request.get(`/get_individual_video/from-grief`)).status).toBe(200);
  const shown = await request.get(`/get_individual_video/r7th`);
  expect(shown.json()).toMatchObject({
    data: {
      slug: video,
      name: "Somebody: from grief to hope",
      description: "Somebody tells how Annabelle found hope",
      ...{ recordedAt: "", youtubeLink: "", churchLink: "", hashtagId: [], status: "Active" },
    },
  });
  expect(JSON.stringify(await staff.findAll("clips", "isFromVisitor", "true"))).not.toContain("Ann Lee");

  // Staff can still decide about the waiting story; nobody gets a mail.
  const waiting = await staff.find("stories", "slug", "r8th");
  await staff.update("stories", String(waiting?.id), { status: "Declined", reason: "Too long" });
  const queued = JSON.stringify(await rows("outgoing-mails"));
  expect(queued).not.toContain("removed.invalid");
  expect(await mailsTo("nobody@removed.invalid")).toEqual([]);
});
