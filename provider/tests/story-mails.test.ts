import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const SITE_URL = "https://stories.example";
const ADMIN_URL = "https://admin.example";

const { request, staff, dataDir } = await startProvider({ SITE_URL, ADMIN_URL });

it("staff hear of a story, and its teller of its arrival and of each decision, once", async () => {
  const { email: ours } = await staff.readGlobal("settings");
  const support = String(ours);
  const sentence = "You may show my story.";
  const consents = JSON.stringify([{ purpose: "isAcceptUnrestricted", sentence, version: "1" }]);
  const story = storyWords({ name: "Ruth", email: "ruth@example.org", description: "How I found hope" });
  const { slug = "", email = "" } = story;
  const subjectsTo = async (address: string) =>
    (await mailsTo(dataDir, address)).map(({ subject }) => subject);
  const lastTo = async (address: string) => (await mailsTo(dataDir, address)).at(-1)?.text ?? "";
  const told: string[] = [];
  const expectTold = async (subject: string) => {
    told.push(subject);
    await eventually(async () => expect(await subjectsTo(email)).toEqual(told));
  };

  const words = { ...story, isAcceptUnrestricted: "true", consents };
  const key = { "idempotency-key": "a-key" };
  for (let sent = 0; sent < 2; sent += 1) {
    await expectStored(await sendStory(request, words, await realVideo(), key));
  }
  await eventually(async () => expect(await subjectsTo(support)).toEqual(["New story from Ruth"]));
  await expectTold("Thank you: what you agreed to");
  const receipt = await lastTo(email);
  expect(receipt).toContain(sentence);
  expect(receipt).toMatch(/\/withdraw-consent\/[\w-]{43}/);
  for (const typed of ["Ruth", "How I found hope"]) expect(receipt).not.toContain(typed);

  const { id } = await staff.one("stories", "slug", slug);
  expect(await lastTo(support)).toContain(`${ADMIN_URL}/admin/collections/stories/${id}`);
  const decide = (data: Record<string, unknown>) => staff.update("stories", id, data);

  await decide({ title: "Ruth finds hope" });
  await decide({ status: "Published" });
  await expectTold("Your story is on our site");
  expect(await lastTo(email)).toContain(`${SITE_URL}/video-detail/${slug}`);

  await decide({ status: "Published", shownAs: "multiple" });
  await decide({ status: "Declined", reason: "We have changed our mind." });
  await expectTold("About the story you sent us");
  expect(await lastTo(email)).toContain("We have changed our mind.");

  await decide({ reason: "Other words." });
  await decide({ status: "Pending" });
  await decide({ status: "Published" });
  await expectTold("Your story is on our site");
  expect(await lastTo(email)).toContain(`${SITE_URL}/video-reels?v=${slug}`);
  expect(await subjectsTo(support)).toHaveLength(1);
});
