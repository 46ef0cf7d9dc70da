import { z } from "zod";

import { giveEverything } from "./support/give-everything";
import { startMembers } from "./support/members";
import { eventually } from "./support/provider";
import { expectFailure } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const members = await startMembers();
const { call, mailsTo, pass, request, rows, signUp, staff } = members;

const email = "ann@example.org";

beforeEach(() => pass(61));

const consent = { purpose: "isAcceptUnrestricted", sentence: "My story may be used.", version: "1" };

/** Ann's story is on the site; the token is that of the link in her receipt. */
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
  return texts.filter((text) => text.includes("We have received it"));
}

const consents = z.object({ data: z.object({ consents: z.array(z.looseObject({})) }) });

/** The consents that a mailed link leads to. */
const consentsIn = async (token: string) =>
  consents.parse((await request.get(`/consents/${token}`)).json()).data.consents;

const statusOf = async (path: string) => (await request.get(path)).status;
const inTrash = (collection: string, id: string, data: Record<string, unknown>) =>
  request.patch(`/api/${collection}/${id}?trash=true`, { headers: staff.headers, data });

it("a published story that is deleted takes its video off the site, and back when it is taken out", async () => {
  const { story, video, token, isShown } = await published();
  expect(await isShown()).toBe(200);
  await staff.update("stories", story.id, { deletedAt: new Date().toISOString() });
  expect(await isShown()).toBe(404);
  expect(await statusOf(`/consents/${token}`)).toBe(200);

  expect((await inTrash("stories", story.id, { deletedAt: null })).status).toBe(200);
  expect(await isShown()).toBe(200);
  expect(await staff.one("videos", "id", video.id)).toMatchObject({ status: "Active" });
});

it("whoever withdraws while their story is in the trash is not shown again when it is taken out", async () => {
  const { story, token, isShown } = await published();
  await staff.update("stories", story.id, { deletedAt: new Date().toISOString() });
  expect((await call("/withdraw-consents", { token })).status).toBe(200);
  expect((await inTrash("stories", story.id, { deletedAt: null })).status).toBe(200);
  expect(await isShown()).toBe(404);
});

it("of a published story that is erased the proof of consent is kept, and the mailed link goes on working", async () => {
  const { story, video, token, isShown } = await published();
  await staff.remove("stories", story.id);
  expect(await isShown()).toBe(404);
  const proof = (await rows("testimony-consents")).find(
    (row) => row.submissionKey === `of-story-${story.id}`,
  );
  expect(proof).toMatchObject({ fullName: "Ann Lee", email: "Ann@Example.org", video: video.id });
  expect(await consentsIn(token)).toEqual([
    expect.objectContaining({ sentence: "My story may be used.", withdrawnAt: null }),
  ]);

  // Staff may still show the video: the link then takes it down.
  expect((await inTrash("videos", video.id, { deletedAt: null })).status).toBe(200);
  expect(await isShown()).toBe(200);
  expect((await call("/withdraw-consents", { token })).status).toBe(200);
  expect(await isShown()).toBe(404);
});

it("the proof of consent to a video cannot be erased before it", async () => {
  const { video } = await published();
  await call("/add-join-us", { fullName: "Ann", email, agreeToUseTestimony: true });
  const { id } = await staff.one("testimony-consents", "email", email);
  await staff.update("testimony-consents", id, { video: video.id });
  const path = `/api/testimony-consents/${id}`;
  const refused = await expectFailureOfStaff(path);
  expect(refused).toContain("What Ann answered is kept for as long as the story or its video is here");
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

it("staff who delete a member say what becomes of the stories", async () => {
  const userId = await signUp(email);
  await giveEverything(members);
  expect(await expectFailureOfStaff(`/api/members/${userId}`)).toContain(
    "This member gave 2 stories. Open the member and choose ‘Delete this member …’",
  );
  const path = `/api/members/${userId}`;
  expect((await request.get(`${path}/stories`, { headers: staff.headers })).json()).toEqual({ stories: 2 });
  const erase = (data: Record<string, unknown>, headers: Record<string, string> = staff.headers) =>
    request.post(`${path}/erase`, { headers, data });
  expect((await erase({ stories: "keep" }, {})).status).toBe(403);
  expect((await erase({})).text()).toContain("Please choose what becomes of their stories.");

  // What waits in the trash is the member's, too.
  const waiting = await staff.one("stories", "slug", "r8th");
  await staff.update("stories", waiting.id, { deletedAt: new Date().toISOString() });
  expect((await erase({ stories: "keep" })).status).toBe(200);
  expect(await rows("members")).toEqual([]);
  expect((await rows("stories")).map((row) => row.name)).toEqual(["A former member", "A former member"]);
  expect(JSON.stringify(await rows("videos"))).not.toContain("Ann Lee");
  expect((await request.get("/get_individual_video/r7th")).status).toBe(200);
  await expectFailure(request, "/consents/unknown", 404);
});

it("a member whose stories go leaves none in the trash", async () => {
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
