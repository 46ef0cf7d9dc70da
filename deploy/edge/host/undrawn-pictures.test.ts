import { churchIdentity, siteSettings } from "@/lib/test-support/site-settings";
import { answerIcon, answerShareCard } from "./undrawn-pictures";

const OWN = "https://media.example/uploads/own.jpg";
const CHURCH = "https://media.example/uploads/church.jpg";

beforeAll(() => {
  process.env.MEDIA_BASE_URL = "https://media.example";
});

const addressOf = (answer: Response) => [answer.status, answer.headers.get("location")];

it.each([
  ["the church's picture", CHURCH, CHURCH],
  ["the site's own where the church has none", null, "/icons/apple-icon.png"],
  ["the site's own in place of one from elsewhere", "https://evil.example/a.png", "/icons/apple-icon.png"],
])("redirects an icon to %s", async (_, icon, address) => {
  const answer = await answerIcon("apple-icon.png", churchIdentity({ icon }));
  expect(addressOf(answer)).toEqual([307, address]);
});

it.each([
  ["the subject's picture", OWN, CHURCH, OWN],
  ["the church's where the subject has none", null, CHURCH, CHURCH],
  ["the site's icon where there is neither", null, null, "/icons/icon-512.png"],
])("redirects a link preview to %s", async (_, picture, sharePicture, address) => {
  const subject = {
    kind: "blogs",
    title: "",
    author: "",
    picture,
    updatedAt: null,
    path: "/blog/a",
  } as const;
  const settings = siteSettings({ church: churchIdentity({ sharePicture }) });
  const answer = await answerShareCard(new Request("https://church.example"), subject, settings);
  expect(addressOf(answer)).toEqual([307, address]);
});
