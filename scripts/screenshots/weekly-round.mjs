import { callAdmin, listRecords, openRecord } from "./admin.mjs";
import {
  sendContactMessage,
  sendCounts,
  sendReport,
  sendRequestToTalk,
  sendStory,
  sendVolunteerOffer,
} from "./visitors.mjs";

const STORY = { name: "Ruth", slug: "r7th", title: "Ruth finds hope" };

/** Visitors can ask to talk once there are two carers. */
const CARER = {
  name: "Tom Fisher",
  email: "tom@harbour.example",
  password: "two-chairs-by-the-quay",
  role: "editor",
  isCarer: true,
};

const ANSWER = "Dear Boas,\n\nof course: bring your friend. We keep two chairs for you.";

const ARTICLE = {
  title: "A lamp for the harbour",
  slug: "a-lamp-for-the-harbour",
  summary: "On Sunday we light the first lamp of the year.",
  text: "Everybody is welcome at the quay on Sunday at nine. Bring a jar, and we bring the candles.",
};

/**
 * The weekly steps, from the story to the answered message.
 *
 * @type {import("./desk.mjs").Step[]}
 */
export const weeklyRound = [
  {
    name: "waiting",
    caption: "What came in, the most urgent first, and the last 30 days",
    isWhole: true,
    act: async (desk) => {
      const { page, adminUrl } = desk;
      for (const { id } of await listRecords(desk, "staff"))
        await callAdmin(desk, "PATCH", `staff/${id}`, { isCarer: true });
      await callAdmin(desk, "POST", "staff", CARER);
      await sendStory(desk, STORY);
      await sendRequestToTalk(desk);
      await sendReport(desk);
      await sendContactMessage(desk);
      await sendVolunteerOffer(desk);
      await sendCounts(desk);
      await page.goto(`${adminUrl}/admin`);
      await page.getByText(/^Uploaded stories: 1 new/).waitFor();
    },
  },
  {
    name: "stories",
    caption: "The stories, with what each waits for",
    act: async ({ page, adminUrl }) => {
      await page.goto(`${adminUrl}/admin/collections/stories`);
      await page.getByRole("link", { name: STORY.name }).waitFor();
    },
  },
  {
    name: "review",
    caption: "A story is watched before it is published",
    act: async ({ page, adminUrl }) => {
      await openRecord(page, `${adminUrl}/admin/collections/stories`, STORY.name);
      await page.getByRole("heading", { name: STORY.name }).first().waitFor();
      await page.getByLabel("Title on the site").fill(STORY.title);
      await decisionOn(page).getByRole("button", { name: "Publish", exact: true }).waitFor();
    },
  },
  {
    name: "published",
    caption: "The published story on the site",
    act: async ({ page, siteUrl }) => {
      const decision = decisionOn(page);
      await decision.getByRole("button", { name: "Publish", exact: true }).click();
      await decision.getByRole("button", { name: "Yes, publish it" }).click();
      await decision.getByText("Published. It’s on the site.").waitFor();
      await appears(page, `${siteUrl}/video-detail/${STORY.slug}`, STORY.title);
    },
  },
  {
    name: "message",
    caption: "A message from a visitor, and the answer to it",
    isWhole: true,
    act: async ({ page, adminUrl }) => {
      await openRecord(page, `${adminUrl}/admin/collections/contact-messages`, "Boas");
      const answers = page.getByRole("region", { name: "Answers" });
      await answers.getByLabel("Your answer").fill(ANSWER);
    },
  },
  {
    name: "answered",
    caption: "What was answered stays with the message, which is dealt with",
    isWhole: true,
    act: async ({ page }) => {
      const answers = page.getByRole("region", { name: "Answers" });
      await answers.getByRole("button", { name: "Send" }).click();
      await answers.getByRole("article").filter({ hasText: "bring your friend" }).waitFor();
    },
  },
  {
    name: "conversation",
    caption: "Somebody in danger asks to talk, which only two carers can read",
    isWhole: true,
    act: async (desk) => {
      await openFirst(desk, "conversations");
      await desk.page.getByRole("region", { name: "Answers" }).getByText("Please reply at once").waitFor();
    },
  },
  {
    name: "report",
    caption: "A reported video is taken off the site, or left",
    act: async (desk) => {
      await openFirst(desk, "reports");
      await desk.page.getByRole("button", { name: "Take it off now" }).waitFor();
    },
  },
  {
    name: "article",
    caption: "A blog article is written",
    act: async ({ page, adminUrl }) => {
      await page.goto(`${adminUrl}/admin/collections/blogs/create`);
      await page.getByLabel("Title").first().fill(ARTICLE.title);
      await page.getByLabel("Summary").fill(ARTICLE.summary);
      await page.getByLabel("Author").fill("Ann Baker");
      const editor = page.locator('[contenteditable="true"]').first();
      await editor.click();
      await editor.pressSequentially(ARTICLE.text);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: "article-published",
    caption: "The article on the site",
    act: async ({ page, siteUrl }) => {
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      await page.waitForURL(/\/blogs\/(?!create)[^/]+$/);
      await appears(page, `${siteUrl}/blog/${ARTICLE.slug}`, ARTICLE.title);
    },
  },
  {
    name: "dashboard",
    caption: "The dashboard at the end of the round",
    isWhole: true,
    act: async ({ page, adminUrl }) => {
      await page.goto(`${adminUrl}/admin`);
      await page.getByRole("heading", { name: "Waiting for you" }).waitFor();
    },
  },
];

/** @param {import("playwright").Page} page */
function decisionOn(page) {
  return page.getByRole("group", { name: "Decision" });
}

/**
 * @param {import("./desk.mjs").Desk} desk
 * @param {string} collection
 */
async function openFirst(desk, collection) {
  const [first] = await listRecords(desk, collection);
  await desk.page.goto(`${desk.adminUrl}/admin/collections/${collection}/${first?.id}`);
}

/** How often to reload the site until it shows what was just published. */
const LOOKS = 20;

/**
 * Opens a page of the site once it shows the published content.
 *
 * @param {import("playwright").Page} page
 * @param {string} url
 * @param {string} heading
 */
async function appears(page, url, heading) {
  for (let look = 1; look <= LOOKS; look += 1) {
    await page.goto(url);
    const shown = page.getByRole("heading", { name: heading });
    const isThere = await shown.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`The site does not show ‘${heading}’`);
}
