import { callAdmin, listRecords, save } from "./admin.mjs";

/** The first person to register. */
const SECRETARY = { name: "Ann Baker", email: "ann@harbour.example", password: "a-lamp-on-its-stand" };

const CHURCH = {
  name: "Harbour Church",
  email: "office@harbour.example",
  footerLine: "© Harbour Church, by the old quay",
  shop: "https://shop.harbour.example",
};

/** The networks on which the church has no page. */
const NETWORKS = ["Facebook", "Instagram", "TikTok", "YouTube"];

const EXAMPLE_MAILBOX = "hello@lampstand.example";

/**
 * The steps from the printed link to the church's own site.
 *
 * @type {import("./desk.mjs").Step[]}
 */
export const firstHour = [
  {
    name: "first-account",
    caption: "The first account, made with the setup key",
    act: async ({ page, adminUrl, setupKey }) => {
      await page.goto(`${adminUrl}/admin/create-first-user?key=${setupKey}`);
      await page.getByLabel("Your name").fill(SECRETARY.name);
      await page.getByLabel("Email").fill(SECRETARY.email);
      await page.getByLabel("Password", { exact: true }).fill(SECRETARY.password);
      await page.getByLabel("Repeat the password").fill(SECRETARY.password);
    },
  },
  {
    name: "first-steps",
    caption: "The dashboard says what to do first",
    isWhole: true,
    act: async ({ page }) => {
      await page.getByRole("button", { name: "Create account" }).click();
      await page.getByRole("heading", { name: /^First steps/ }).waitFor();
    },
  },
  {
    name: "church",
    caption: "Whose site it is",
    act: async ({ page, adminUrl }) => {
      // Opened by address: narrow screens fold the menu away.
      await page.goto(`${adminUrl}/admin/globals/settings`);
      await page.getByLabel("Name of the church").fill(CHURCH.name);
      await page.getByLabel("Line at the bottom of every page").fill(CHURCH.footerLine);
      await save(page);
    },
  },
  {
    name: "example-links",
    caption: "The shop and the other example links are replaced",
    act: async ({ page }) => {
      await page.getByRole("button", { name: "Contact & help", exact: true }).click();
      await page.getByLabel("Support email").fill(CHURCH.email);
      await page.getByLabel("Support phone").fill("");
      await page.getByRole("button", { name: "Addresses", exact: true }).click();
      await page.getByLabel("My church").fill("https://harbour.example");
      await page.getByLabel("Shop", { exact: true }).fill(CHURCH.shop);
      await page.getByLabel("Story collection").fill("");
      for (const network of NETWORKS) await page.getByLabel(network, { exact: true }).fill("");
      await save(page);
    },
  },
  {
    name: "languages",
    caption: "The example languages are deleted, but for one",
    act: async (desk) => {
      const { page, adminUrl } = desk;
      const [kept, ...others] = await listRecords(desk, "languages");
      for (const { id } of others) await callAdmin(desk, "DELETE", `languages/${id}`);
      await page.goto(`${adminUrl}/admin/collections/languages/${kept?.id}`);
      await page.getByLabel("Address").fill("https://harbour.example/en");
      await save(page);
    },
  },
  {
    name: "mail-test",
    caption: "A test email, and what is left to do",
    isWhole: true,
    act: async ({ page, adminUrl }) => {
      await page.goto(`${adminUrl}/admin`);
      await page.getByRole("button", { name: "Send me a test email" }).click();
      await page.getByText("3 of 9 done").waitFor();
    },
  },
  {
    name: "first-steps-done",
    caption: "The example links are replaced: three first steps are left",
    act: async (desk) => {
      const { page, adminUrl } = desk;
      await replaceTheRest(desk);
      await page.goto(`${adminUrl}/admin`);
      await page.getByText("6 of 9 done").waitFor();
    },
  },
];

/**
 * Replaces the remaining example content as the secretary would, without pictures.
 *
 * @param {import("./desk.mjs").Desk} desk
 */
async function replaceTheRest(desk) {
  await callAdmin(desk, "POST", "globals/home", { submitNowUrl: "", storeUrl: CHURCH.shop });
  await callAdmin(desk, "POST", "globals/app-install", { googleAppLink: "", appleAppLink: "" });
  await callAdmin(desk, "POST", "globals/help", { title: "How can we help you?" });
  for (const { id } of await listRecords(desk, "hashtags"))
    await callAdmin(desk, "PATCH", `hashtags/${id}`, { imageLink: "" });
  for (const { id } of await listRecords(desk, "videos"))
    await callAdmin(desk, "PATCH", `videos/${id}`, { churchLink: "" });
  for (const { id, faqData } of await listRecords(desk, "faq-categories"))
    await callAdmin(desk, "PATCH", `faq-categories/${id}`, { faqData: withOwnMailbox(faqData) });
  for (const { id, content } of await listRecords(desk, "pages"))
    await callAdmin(desk, "PATCH", `pages/${id}`, { content: withOwnMailbox(content) });
}

/**
 * @param {unknown} content
 * @returns {unknown}
 */
function withOwnMailbox(content) {
  return JSON.parse(JSON.stringify(content).replaceAll(EXAMPLE_MAILBOX, CHURCH.email));
}
