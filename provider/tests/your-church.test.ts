import sharp from "sharp";

import { mailsTo } from "./support/mails";
import { API_TOKEN, eventually, startProvider } from "./support/provider";
import { first, read } from "./support/read";
import * as shapes from "./support/shapes";
import { someEmail, visitor } from "./support/visitor";

const { request, staff, dataDir } = await startProvider();

const readSettings = async () => (await read(request, "/web/setting-page-content", shapes.settings)).data;
const readHome = async () => (await read(request, "/web/home-page-content", shapes.home)).data;

const refusalOf = async (data: Record<string, unknown>) => {
  const answer = await request.post("/api/globals/settings", { headers: staff.headers, data });
  expect(answer.status).toBe(400);
  return answer.text();
};

async function newPicture(alt: string) {
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#0a7" } })
    .png()
    .toBuffer();
  return staff.uploaded("images", { name: "mark.png", mimeType: "image/png", buffer }, { alt });
}

it("the church's identity is part of the settings, and empty until something is chosen", async () => {
  expect((await readSettings()).church).toEqual({
    logo: "",
    icon: "",
    sharePicture: "",
    groundColor: "",
    accentColor: "",
    footerLine: "",
    timeZone: "America/Chicago",
    phoneCountry: "",
    storyMinutes: 15,
    crisisLines: [],
    languages: { own: "en", others: [] },
  });
});

it("the site gets what is chosen on ‘Your church’, whose pictures are public from then on", async () => {
  const logo = await newPicture("The logo");
  const path = `/uploads/images/${logo.filename}`;
  expect((await request.get(path)).status).toBe(404);
  await staff.updateGlobal("settings", {
    company: "Grace Church",
    logo: logo.id,
    icon: logo.id,
    sharePicture: logo.id,
    groundColor: "#0B2545",
    accentColor: "8ecae6",
    footerLine: "© Grace Church",
    timeZone: "Europe/Zurich",
    phoneCountry: "CH",
    storyMinutes: 5,
    crisisLines: [{ name: "The listening ear", phone: "143" }],
  });
  expect(await readSettings()).toMatchObject({
    company: "Grace Church",
    church: {
      logo: path,
      icon: path,
      sharePicture: path,
      groundColor: "#0b2545",
      accentColor: "#8ecae6",
      footerLine: "© Grace Church",
      timeZone: "Europe/Zurich",
      phoneCountry: "CH",
      storyMinutes: 5,
      crisisLines: [{ name: "The listening ear", phone: "143", link: "" }],
    },
  });
  expect((await request.get(path)).status).toBe(200);
  const kept = await request.delete(`/api/images/${logo.id}`, { headers: staff.headers });
  expect(kept.text()).toContain("This file is in use by ‘Your church’. Remove it there first.");
});

it("the site gets the church's own language and the others, which don't contain it", async () => {
  await staff.updateGlobal("settings", { ownLanguage: "es", otherLanguages: ["pt-br", "es", "ar"] });
  expect((await readSettings()).church.languages).toEqual({ own: "es", others: ["pt-br", "ar"] });
  await staff.updateGlobal("settings", { ownLanguage: "en", otherLanguages: [] });
  expect((await readSettings()).church.languages).toEqual({ own: "en", others: [] });
});

it("illegible colours are replaced with the nearest that work", async () => {
  await staff.updateGlobal("settings", { groundColor: "#ffff00", accentColor: "#202020" });
  expect(await staff.readGlobal("settings")).toMatchObject({
    groundColor: "#ffff00",
    accentColor: "#202020",
  });
  const { church } = await readSettings();
  expect(church.groundColor).toMatch(/^#[\da-f]{6}$/);
  expect(church.groundColor).not.toBe("#ffff00");
  expect(church.accentColor).not.toBe("#202020");
});

it.each([
  [{ groundColor: "red" }, "Please choose a colour, or enter one such as #1b1729."],
  [{ accentColor: "#fff;x" }, "Please choose a colour, or enter one such as #1b1729."],
  [{ timeZone: "Mars/Base" }, "There’s no time zone with this name."],
  [{ phoneCountry: "ZZ" }, "There’s no country with this name."],
  [{ ownLanguage: "xx" }, "Your church’s language"],
  [{ otherLanguages: ["de", "pt-BR"] }, "Other languages"],
  [{ crisisLines: [{ name: "Nobody" }] }, "Please enter a phone number or a web address."],
  [{ ownNetworks: "203.0.113.7\nour Wi-Fi" }, "‘our’ isn’t a network, or it’s larger than a church’s."],
  [{ ownNetworks: "0.0.0.0/0" }, "‘0.0.0.0/0’ isn’t a network, or it’s larger than a church’s."],
  [{ ownNetworks: "192.0.2.1 ".repeat(21) }, "Please enter at most 20 networks."],
  [{ shopLink: "our shop" }, "Please enter a full web address, such as https://www.example.org."],
])("%j is refused with a sentence", async (data, sentence) => {
  expect(await refusalOf(data)).toContain(sentence);
});

it("only the site gets the church's own networks", async () => {
  await staff.updateGlobal("settings", { ownNetworks: "203.0.113.7\n2001:db8:1:2::/64\n" });
  const settingsFor = async (headers: Record<string, string>) =>
    (await request.get("/web/setting-page-content", { headers })).json() as {
      data: { ownNetworks?: string[] };
    };
  expect((await settingsFor({ authorization: `Bearer ${API_TOKEN}` })).data.ownNetworks).toEqual([
    "203.0.113.7",
    "2001:db8:1:2::/64",
  ]);
  expect((await settingsFor({})).data.ownNetworks).toBeUndefined();
  expect((await settingsFor({ authorization: "Bearer guessed" })).data.ownNetworks).toBeUndefined();
});

it("an address without https:// gets it, and the home page uses it", async () => {
  await staff.updateGlobal("settings", { shopLink: "www.grace.org/shop", shareStoryLink: "grace.org" });
  expect(await readSettings()).toMatchObject({
    shopLink: "https://www.grace.org/shop",
    shareStoryLink: "https://grace.org",
  });
  expect(await readHome()).toMatchObject({
    storeUrl: "https://www.grace.org/shop",
    submitNowUrl: "https://grace.org",
  });
  await staff.updateGlobal("home", { storeUrl: "https://other.example" });
  expect((await readHome()).storeUrl).toBe("https://other.example");
});

it("the carousel's pictures come with their descriptions", async () => {
  const { tImages, tImageTexts } = await readHome();
  expect(tImageTexts).toHaveLength(tImages.length);
  expect(tImageTexts?.[0]).toBe("A framed print of hills at sunrise, leaning on a shelf beside a vase");
});

it("mails have the church's name and logo", async () => {
  const logo = await newPicture("The logo");
  await staff.updateGlobal("settings", {
    company: 'Grace <Church>, "Leeds"',
    logo: logo.id,
    announceTo: "team@grace.example",
  });
  const email = someEmail();
  await visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
  await eventually(async () => {
    const mail = first(await mailsTo(dataDir, "team@grace.example"));
    const from = { key: "from", value: '"Grace <Church>, \\"Leeds\\"" <no-reply@localhost>' };
    expect(mail.headers).toContainEqual(expect.objectContaining(from));
    expect(mail.html).toContain(
      `/uploads/images/${logo.filename}" alt="Grace &lt;Church&gt;, &quot;Leeds&quot;"`,
    );
    expect(`${mail.text}${mail.html}`).not.toContain("Lampstand");
  });
});

it("a table of messages uses the church's time zone", async () => {
  await staff.updateGlobal("settings", { timeZone: "Asia/Kolkata" });
  const email = someEmail();
  await visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
  const { createdAt } = first(await staff.sentBy("contact-messages", email));
  const table = (await request.get("/api/contact-messages/export.csv", { headers: staff.headers })).text();
  const there = new Date(Date.parse(String(createdAt)) + 5.5 * 60 * 60 * 1000).toISOString();
  expect(table).toContain('"Received (Asia/Kolkata)"');
  expect(table).toContain(`"${there.slice(0, 19).replace("T", " ")}","Ruth","${email}"`);
});
