import { consentIn } from "@lampstand/contract/consent-sentences";
import { randomUUID } from "node:crypto";

import { z } from "zod";

import { giveEverything } from "./support/give-everything";
import { codeIn, INVALID, memberIn, PENDING, startMembers, wrong } from "./support/members";
import { API_TOKEN, eventually } from "./support/provider";
import { expectFailure } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const members = await startMembers();
const { call, codeBy, mailAfter, mailsTo, pass, request, rows, signInAs, signUp } = members;
let { staff } = members;

/** Erasing needs a recent sign-in. */
const signInAgain = async () => {
  staff = await signInAs("admin");
};

const email = "ann@example.org";
const next = "ann.lee@example.org";
const NOT_FOUND = { status: "error", message: "User not found.", code: "members.unknown" };

it("a member's names change at once, the address after a code sent to the new one", async () => {
  const userId = await signUp(email);
  const path = "/update_user_profile";
  const renamed = await call(path, {
    firstName: "Anna",
    lastName: "Lea",
    email: " ANN@example.org",
    userId,
  });
  expect(memberIn(renamed)).toEqual({ _id: userId, firstName: "Anna", lastName: "Lea", local: { email } });

  const profile = { firstName: "Hannah", lastName: "Lea", email: next, userId };
  const mail = await mailAfter(next, async () => {
    const answer = await call(path, profile);
    expect(answer.status).toBe(PENDING);
    expect(answer.body).toEqual({
      status: "pending",
      message: "Please enter the code we sent to the new email address.",
      code: "codes.enterSentToNewEmail",
    });
  });
  expect(mail.text).toContain("This is your code to use this address for your account:");
  const otp = codeIn(mail);
  const refused = await call(path, { ...profile, otp: wrong(otp) });
  expect([refused.status, refused.body]).toEqual([401, INVALID]);
  // The code works only for this member and this address.
  pass(1);
  const ben = await signUp("ben@example.org", { firstName: "Ben" });
  expect((await call(path, { ...profile, userId: ben, otp })).status).toBe(401);
  expect((await call(path, { ...profile, email: "ann.lea@example.org", otp })).status).toBe(401);
  expect((await call("/verify-otp", { email: next, otp })).status).toBe(401);
  expect((await call("/signup", { ...profile, otp })).status).toBe(401);

  const farewell = await mailAfter(email, async () => {
    expect(memberIn(await call(path, { ...profile, otp }))).toEqual({
      _id: userId,
      firstName: "Hannah",
      lastName: "Lea",
      local: { email: next },
    });
  });
  expect(farewell.subject).toBe("Your address at Lampstand has changed");
  expect((await call(path, { ...profile, email, otp })).status).toBe(401);
  pass(1);
  const login = await codeBy("/generate-otp", { email: next });
  expect(memberIn(await call("/verify-otp", { email: next, otp: login }))._id).toBe(userId);

  // Another member's address gets the same answer, but no code.
  const taken = await mailAfter("ben@example.org", async () => {
    expect((await call(path, { ...profile, email: "ben@example.org" })).status).toBe(PENDING);
  });
  expect(taken.subject).toBe("You already have an account with Lampstand");
  const toBen = await mailsTo("ben@example.org");
  expect(toBen.filter(({ text }) => text?.includes("use this address"))).toHaveLength(1);
  const guess = await call(path, { ...profile, email: "ben@example.org", otp: "123456" });
  expect([guess.status, guess.body]).toEqual([401, INVALID]);
});

it("only the site can request an account", async () => {
  const userId = await signUp(email);
  const person = { firstName: "Eve", lastName: "Lee", email, userId };
  for (const path of ["/update_user_profile", "/delete_user", "/export_user"]) {
    for (const authorization of ["", "Bearer ", "Bearer not-the-token-of-the-site", API_TOKEN]) {
      const response = await call(path, person, { authorization });
      expect(response.status).toBe(401);
      expect(response.headers["www-authenticate"]).toBe("Bearer");
    }
    for (const unknown of [randomUUID(), "1", "' OR 1=1 --", "../members"]) {
      const answer = await call(path, { ...person, userId: unknown });
      expect([answer.status, answer.body]).toEqual([404, NOT_FOUND]);
    }
    for (const odd of [undefined, null, 1, {}, "x".repeat(201)]) {
      const answer = await call(path, { ...person, userId: odd });
      expect([answer.status, answer.body]).toEqual([422, NOT_FOUND]);
    }
  }
  for (const [change, sentence] of [
    [{ firstName: "" }, "First Name is required"],
    [{ lastName: " " }, "Last Name is required"],
    [{ email: "" }, "Email is required"],
    [{ email: "ann" }, "Enter a valid email address"],
    [{ email: next, otp: "abc" }, "OTP must be a 6-digit number"],
    [{ email: next, otp: "12345" }, "OTP must be a 6-digit number"],
  ] as const) {
    const answer = await call("/update_user_profile", { ...person, ...change });
    expect([answer.status, answer.body.message]).toEqual([422, sentence]);
  }
  const [member] = await rows("members");
  expect(member).toMatchObject({ firstName: "Ann", lastName: "Lee", email });
});

it("staff can find members but not change them, and deleting them ends their codes", async () => {
  const userId = await signUp(email);
  expect(await staff.find("members", "email", email)).toMatchObject({ id: userId, firstName: "Ann" });
  expect(await staff.find("members", "email", email)).not.toHaveProperty("formerEmails");
  await expect(staff.update("members", userId, { email: "eve@example.org" })).rejects.toThrow("403");
  await expect(staff.create("members", { firstName: "E", lastName: "F", email: next })).rejects.toThrow(
    "403",
  );
  for (const method of ["GET", "POST", "DELETE"]) {
    const { status } = await request.fetch("/api/members?where[id][exists]=true", { method });
    expect([method, status]).toEqual([method, 403]);
  }
  await expect(staff.list("one-time-codes")).rejects.toThrow("403");
  await expect(staff.list("code-accounts")).rejects.toThrow("403");

  pass(1);
  const otp = await codeBy("/generate-otp", { email });
  await signInAgain();
  await staff.remove("members", userId);
  expect((await call("/verify-otp", { email, otp })).status).toBe(401);
  expect(await rows("one-time-codes")).toHaveLength(0);
});

describe("people whose records staff delete", () => {
  beforeEach(async () => {
    pass(61);
    await signInAgain();
  });

  const consent = consentIn("isAcceptUnrestricted", "en");

  /** Publishes Ann's story and returns the token in her receipt's link. */
  async function published() {
    const given = { name: "Ann Lee", email: "Ann@Example.org", slug: "r7th" };
    const words = storyWords({ ...given, consents: JSON.stringify([consent]) });
    await expectStored(await sendStory(request, words, await realVideo()));
    const { id } = await staff.one("stories", "slug", "r7th");
    await staff.update("stories", id, { status: "Published", title: "Ann Lee: from grief to hope" });
    await eventually(async () => expect(await receipts()).not.toEqual([]));
    const story = await staff.one("stories", "slug", "r7th");
    const video = await staff.one("videos", "slug", "r7th");
    const token = /\/withdraw-consent\/([\w-]+)/.exec((await receipts()).join("\n"))?.[1] ?? "";
    expect(token).not.toBe("");
    return { story, video, token, isShown: () => statusOf("/get_individual_video/r7th") };
  }

  async function receipts(): Promise<string[]> {
    const texts = (await mailsTo(email)).map(({ text }) => text ?? "");
    return texts.filter((text) => text.includes("We’ve received it"));
  }

  const consents = z.object({ data: z.object({ consents: z.array(z.looseObject({})) }) });

  /** Returns the consents behind a mailed link. */
  const consentsIn = async (token: string) =>
    consents.parse((await request.get(`/consents/${token}`)).json()).data.consents;

  const statusOf = async (path: string) => (await request.get(path)).status;
  const inTrash = (collection: string, id: string, data: Record<string, unknown>) =>
    request.patch(`/api/${collection}/${id}?trash=true`, { headers: staff.headers, data });

  it("deleting a published story takes its video down, and restoring it brings the video back", async () => {
    const { story, video, token, isShown } = await published();
    expect(await isShown()).toBe(200);
    await staff.update("stories", story.id, { deletedAt: new Date().toISOString() });
    expect(await isShown()).toBe(404);
    expect(await statusOf(`/consents/${token}`)).toBe(200);

    expect((await inTrash("stories", story.id, { deletedAt: null })).status).toBe(200);
    expect(await isShown()).toBe(200);
    expect(await staff.one("videos", "id", video.id)).toMatchObject({ status: "Active" });
  });

  it("a consent withdrawn while the story is in the trash counts when the story is restored", async () => {
    const { story, token, isShown } = await published();
    await staff.update("stories", story.id, { deletedAt: new Date().toISOString() });
    expect((await call("/withdraw-consents", { token })).status).toBe(200);
    expect((await inTrash("stories", story.id, { deletedAt: null })).status).toBe(200);
    expect(await isShown()).toBe(404);
  });

  it("erasing a published story keeps the proof of consent, and the mailed link still works", async () => {
    const { story, video, token, isShown } = await published();
    await staff.remove("stories", story.id);
    expect(await isShown()).toBe(404);
    const proof = (await rows("testimony-consents")).find(
      (row) => row.submissionKey === `of-story-${story.id}`,
    );
    expect(proof).toMatchObject({ fullName: "Ann Lee", email: "Ann@Example.org", video: video.id });
    expect(await consentsIn(token)).toEqual([
      expect.objectContaining({ sentence: consent.sentence, withdrawnAt: null }),
    ]);

    // Staff may still show the video, which the link then takes down.
    expect((await inTrash("videos", video.id, { deletedAt: null })).status).toBe(200);
    expect(await isShown()).toBe(200);
    expect((await call("/withdraw-consents", { token })).status).toBe(200);
    expect(await isShown()).toBe(404);
  });

  it("the proof of consent to a video can't be erased before the video", async () => {
    const { video } = await published();
    await call("/add-join-us", { fullName: "Ann", email, agreeToUseTestimony: true });
    const { id } = await staff.one("testimony-consents", "email", email);
    await staff.update("testimony-consents", id, { video: video.id });
    const path = `/api/testimony-consents/${id}`;
    const refused = await expectFailureOfStaff(path);
    expect(refused).toContain("We keep Ann");
    await staff.update("videos", video.id, { status: "Declined" });
    expect(await expectFailureOfStaff(path)).toBe(refused);
    await staff.update("testimony-consents", id, { video: null });
    await staff.remove("testimony-consents", id);
  });

  async function expectFailureOfStaff(path: string): Promise<string> {
    const answer = await request.delete(path, { headers: staff.headers });
    expect(answer.status).toBe(400);
    return answer.text();
  }

  it("staff who delete a member must decide what happens to the stories", async () => {
    const userId = await signUp(email);
    await giveEverything(members);
    expect(await expectFailureOfStaff(`/api/members/${userId}`)).toContain(
      "This member shared 2 stories. Open the member and choose ‘Delete this member …’",
    );
    const path = `/api/members/${userId}`;
    expect((await request.get(`${path}/stories`, { headers: staff.headers })).json()).toEqual({ stories: 2 });
    const erase = (data: Record<string, unknown>, headers: Record<string, string> = staff.headers) =>
      request.post(`${path}/erase`, { headers, data });
    expect((await erase({ stories: "keep" }, {})).status).toBe(403);
    expect((await erase({})).text()).toContain("Please choose what should happen to their stories.");

    // A story waiting in the trash is the member's too.
    const waiting = await staff.one("stories", "slug", "r8th");
    await staff.update("stories", waiting.id, { deletedAt: new Date().toISOString() });
    expect((await erase({ stories: "keep" })).status).toBe(200);
    expect(await rows("members")).toEqual([]);
    expect((await rows("stories")).map((row) => row.name)).toEqual(["A former member", "A former member"]);
    expect(JSON.stringify(await rows("videos"))).not.toContain("Ann Lee");
    expect((await request.get("/get_individual_video/r7th")).status).toBe(200);
    await expectFailure(request, "/consents/unknown", 404);
  });

  it("a member who takes their stories along leaves none in the trash", async () => {
    const userId = await signUp(email);
    await giveEverything(members);
    const story = await staff.one("stories", "slug", "r7th");
    await staff.update("stories", story.id, { deletedAt: new Date().toISOString() });
    const path = `/api/members/${userId}/erase`;
    const answer = await request.post(path, { headers: staff.headers, data: { stories: "remove" } });
    expect(answer.status).toBe(200);
    expect(await rows("stories")).toEqual([]);
    expect((await rows("videos")).map((row) => row.slug)).not.toContain("r7th");
    await eventually(async () => expect(await mailsTo(email)).toEqual([]));
  });
});

// Last, since staff's sessions end after this many hours.
it("saving names while the address changes keeps the new address", async () => {
  const userId = await signUp(email);
  let address = email;
  for (let round = 0; round < 6; round += 1) {
    pass(61);
    const moved = `ann${round}@example.org`;
    const profile = { firstName: "Ann", lastName: "Lee", userId };
    const otp = await codeBy("/update_user_profile", { ...profile, email: moved });
    const old = address;
    const renamed = () => call("/update_user_profile", { ...profile, firstName: "Anna", email: old });
    const answers = await Promise.all([
      renamed(),
      renamed(),
      call("/update_user_profile", { ...profile, email: moved, otp }),
      renamed(),
      renamed(),
    ]);
    expect(answers[2].status).toBe(200);
    address = moved;
    expect((await rows("members"))[0]).toMatchObject({ email: moved });
  }
});
