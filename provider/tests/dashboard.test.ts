import { createLocalReq } from "payload";

import { readAlarms } from "./support/alarms";
import { pass } from "./support/clock";
import { newStory } from "./support/preparation";
import { startProvider } from "./support/provider";
import { readVideos } from "./support/read";

/** Nothing listens there. */
const SMTP_URL = "smtp://127.0.0.1:9";

const { payload, request, staff, signInAs, dataDir } = await startProvider({ SMTP_URL });
const { firstSteps } = await import("../src/features/dashboard/first-steps");
const { isInUse } = await import("../src/features/inbox/inboxes");
const reader = await createLocalReq({}, payload);

const { sendEmail } = payload;
const REFUSED = Object.assign(new Error("refused"), { code: "EAUTH", responseCode: 535 });

/** Makes a mail server answer like this from now on. */
const mailServer = (answer: () => Promise<unknown>) => void Object.assign(payload, { sendEmail: answer });
const taken = async () => undefined;

afterEach(() => void Object.assign(payload, { sendEmail }));

/** Returns the alarms without the disk of the machine that runs the tests. */
const shownAlarms = () => readAlarms(payload, async () => undefined);

const testMail = () => request.post("/api/mail-test", { headers: staff.headers });

it("staff do more than set up the site once visitors have sent something", async () => {
  expect(await isInUse(payload)).toBe(false);
  const { id } = await newStory(request, staff);
  expect(await isInUse(payload)).toBe(true);
  await staff.update("stories", id, { deletedAt: new Date().toISOString() });
  expect(await isInUse(payload)).toBe(true);
});

/** Returns what the list shows to which an alarm leads. */
async function listedBy(alarm: object | undefined): Promise<unknown> {
  const list = alarm && "href" in alarm ? String(alarm.href) : "";
  const found = await request.get(list.replace("/admin/collections/", "/api/"), { headers: staff.headers });
  return found.json();
}

it("storytellers count as silent after 30 days, and the list shows just those", async () => {
  const [silent, asked] = [await newStory(request, staff), await newStory(request, staff)];
  const askedBefore = (id: string, days: number) => {
    const renewalAskedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    return payload.db.updateOne({ collection: "stories", id, data: { status: "Published", renewalAskedAt } });
  };
  await askedBefore(silent.id, 31);
  await askedBefore(asked.id, 1);
  const alarm = (await shownAlarms()).find(({ kind }) => kind === "silentStorytellers");
  expect(alarm).toMatchObject({ count: 1 });
  expect(await listedBy(alarm)).toMatchObject({ totalDocs: 1, docs: [{ id: silent.id }] });
  const data = { status: "Declined", renewalAskedAt: null };
  for (const { id } of [silent, asked]) await payload.db.updateOne({ collection: "stories", id, data });
});

it("videos that couldn't be prepared are counted and listed", async () => {
  const { clipId } = await newStory(request, staff);
  const failed = async () => (await shownAlarms()).filter(({ text }) => text.includes("Preparation failed"));
  expect(await failed()).toEqual([]);
  await payload.db.updateOne({ collection: "clips", id: clipId, data: { preparation: "failed" } });
  const [alarm, ...others] = await failed();
  expect(alarm?.text).toBe("Preparation failed for a video. Its page says why.");
  expect(others).toEqual([]);
  expect(await listedBy(alarm)).toMatchObject({ totalDocs: 1, docs: [{ id: clipId }] });
  await payload.db.updateOne({ collection: "clips", id: clipId, data: { preparation: "ready" } });
});

it("a withdrawn story raises no alarm, and its clip is not prepared again", async () => {
  const { id, clipId } = await newStory(request, staff);
  await staff.press("stories", id, "withdraw-consent");
  expect(await staff.one("clips", "id", clipId)).toMatchObject({ preparation: "withdrawn", problem: null });
  expect((await shownAlarms()).filter(({ text }) => text.includes("Preparation failed"))).toEqual([]);
  const again = await request.post(`/api/clips/${clipId}/prepare`, { headers: staff.headers });
  expect(again.status).toBe(409);
});

it("staff read that nobody hears of new stories, where no address is entered", async () => {
  const isSaid = async () =>
    (await shownAlarms()).some(({ text }) => text.startsWith("Nobody gets an email about new"));
  expect(await isSaid()).toBe(false);
  const { email } = await payload.findGlobal({ slug: "settings" });
  await staff.updateGlobal("settings", { email: "" });
  expect(await isSaid()).toBe(true);
  await staff.updateGlobal("settings", { email });
});

describe("first steps", () => {
  const step = async (name: string) => (await firstSteps(reader)).find((each) => each.name === name);
  const placesOf = async (name: string) => (await step(name))?.places.map(({ label }) => label);
  const isDone = async (name: string) => (await step(name))?.isDone;

  beforeAll(() => payload.kv.delete("lampstand:mail-test"));

  it("are all open on a new site", async () => {
    const steps = await firstSteps(reader);
    expect(steps.map(({ name, isDone: done }) => [name, done])).toEqual(
      ["church", "mail", "examples", "links", "languages", "mailbox", "promises", "secondStep", "admins"].map(
        (name) => [name, false],
      ),
    );
    expect(await placesOf("examples")).toEqual([
      "Videos (16)",
      "Collections (1)",
      "Blog articles (6)",
      "Home page",
      "About page",
      "Volunteer page",
      "App page",
    ]);
    expect(await placesOf("links")).toEqual(["App page", "Your church", "Hashtags (9)", "Videos (11)"]);
    expect(await placesOf("languages")).toEqual(["Languages (6)"]);
    expect(await placesOf("mailbox")).toEqual(["Your church"]);
    expect(await placesOf("promises")).toEqual([
      "Privacy Policy",
      "Terms of Service",
      "Help page",
      "Questions & answers (4)",
    ]);
  });

  it("naming the church completes its step", async () => {
    await staff.updateGlobal("settings", { company: "Harbour Church" });
    expect(await isDone("church")).toBe(true);
  });

  it("a sent test mail completes its step, until a later one fails", async () => {
    await testMail();
    expect(await isDone("mail")).toBe(false);
    mailServer(taken);
    await testMail();
    expect(await isDone("mail")).toBe(true);
    mailServer(() => Promise.reject(REFUSED));
    await testMail();
    expect(await isDone("mail")).toBe(false);
    mailServer(taken);
    await testMail();
  });

  it("replacing or emptying links completes their step", async () => {
    const church = { churchLink: "", shopLink: "https://shop.example.org", shareStoryLink: "", phoneNo: "" };
    await staff.updateGlobal("settings", church);
    expect(await placesOf("links")).toContain("Your church");
    const networks = { facebookLink: "", instagramLink: "", tiktokLink: "" };
    await staff.updateGlobal("settings", { ...networks, youtubeLink: "https://www.youtube.com/@harbour" });
    expect(await placesOf("links")).toEqual(["App page", "Hashtags (9)", "Videos (11)"]);
    await staff.updateGlobal("app-install", { googleAppLink: "" });
    expect(await placesOf("links")).toContain("App page");
    await staff.updateGlobal("app-install", { appleAppLink: "" });
    for (const { id } of await staff.list("hashtags")) await staff.update("hashtags", id, { imageLink: "" });
    for (const { id, churchLink } of await staff.list("videos"))
      if (churchLink) await staff.update("videos", id, { churchLink: "" });
    expect(await isDone("links")).toBe(true);
  });

  it("replacing or deleting languages completes their step", async () => {
    const [kept, ...others] = await staff.list("languages");
    for (const { id } of others) await staff.remove("languages", id);
    expect(await placesOf("languages")).toEqual(["Languages (1)"]);
    await staff.update("languages", kept?.id ?? "", { redirecturl: "https://es.example.org" });
    expect(await isDone("languages")).toBe(true);
  });

  it("replacing the mail address everywhere completes its step", async () => {
    pass(1);
    const mailbox = "hello@lampstand.example";
    const [questions] = await staff.list("faq-categories");
    const id = questions?.id ?? "";
    const asked = { question: "Whom do I ask?", answer: `Write to ${mailbox}.` };
    await staff.update("faq-categories", id, { faqData: [asked] });
    const terms = await staff.one("pages", "slug", "terms-condition");
    const words = JSON.stringify(terms.content).replace("Questions are welcome", mailbox);
    await staff.update("pages", terms.id, { content: JSON.parse(words) as unknown });
    const places = ["Your church", "Questions & answers (1)", "Terms of Service"];
    expect(await placesOf("mailbox")).toEqual(places);
    await staff.updateGlobal("settings", { email: "office@example.org" });
    await staff.update("faq-categories", id, { faqData: [{ ...asked, answer: "Ring us." }] });
    expect(await isDone("mailbox")).toBe(false);
    await staff.update("pages", terms.id, { content: terms.content });
    expect(await isDone("mailbox")).toBe(true);
  });

  it("removing the examples completes their step; it can be undone, and staff's changes stay", async () => {
    const move = (isAway: boolean, headers: Record<string, string> = staff.headers) =>
      request.post("/api/examples", { headers, data: { isAway } });
    const keptNow = async () => (await step("examples"))?.kept?.map(({ label }) => label);
    const { docs: videos } = await payload.find({ collection: "videos", limit: 4, depth: 0 });
    const [described, named, pictured, noted] = videos.map(({ id }) => id);
    // The provider notes this, so it's no change by staff.
    await payload.update({ collection: "videos", id: noted ?? "", data: { scheduleProblem: "Not yet." } });
    expect(await keptNow()).toEqual([]);
    await staff.update("videos", described ?? "", { description: "Our own words." });
    await staff.update("videos", named ?? "", { name: "Our own film" });
    await staff.update("videos", pictured ?? "", { poster: (await staff.list("images"))[0]?.id });
    const [written, drafted, signed] = await staff.list("blogs");
    const words = JSON.stringify(written?.content).replace(/"text":"(?:[^"\\]|\\.)+"/, '"text":"Our words."');
    await staff.update("blogs", written?.id ?? "", { content: JSON.parse(words) as unknown });
    await staff.draft("blogs", drafted?.id ?? "", { title: "Not yet" });
    await staff.update("blogs", signed?.id ?? "", { author: "Ruth" });
    const [collection] = await staff.list("story-collections");
    await staff.update("story-collections", collection?.id ?? "", { name: "Our collection" });
    const kept = [videos[0]?.name, "Our own film", videos[2]?.name];
    kept.push("Our collection", String(written?.title), "Not yet", String(signed?.title));
    expect((await keptNow())?.toSorted()).toEqual(kept.toSorted());
    await staff.updateGlobal("home", { fTopHeading: "Welcome to our harbour" });
    const editor = await signInAs("editor");
    expect((await move(true, editor.headers)).status).toBe(403);
    const vague = await request.post("/api/examples", { headers: staff.headers, data: {} });
    expect([vague.status, vague.text()]).toEqual([400, expect.stringContaining("Please say whether")]);

    const pages = ["/web/home-page-content", "/get_about_content", "/get-volunteer-content"];
    const shown = async () =>
      (await Promise.all(pages.map(async (path) => (await request.get(path)).text()))).join();
    const before = await shown();
    const { updateGlobal } = payload;
    Object.assign(payload, { updateGlobal: () => Promise.reject(new Error("refused")) });
    expect((await move(true)).status).toBe(500);
    Object.assign(payload, { updateGlobal });
    expect(await step("examples")).toMatchObject({ isDone: false, isUndoable: false });
    expect((await move(true)).status).toBe(200);
    expect(await step("examples")).toMatchObject({ isDone: true, isUndoable: true });
    const stayed = videos.slice(0, 3).map(({ slug }) => slug);
    expect((await readVideos(request)).map(({ slug }) => slug).toSorted()).toEqual(stayed.toSorted());
    expect((await keptNow())?.toSorted()).toEqual([...kept, "Home page"].toSorted());
    const invented = ["welcome", "six-forty", "shop-mug", "lights-on-the-hill", "folding table", "good ear"];
    expect(invented.filter((words) => !before.includes(words))).toEqual([]);
    const after = await shown();
    expect(invented.filter((words) => after.includes(words))).toEqual([]);
    expect(after).toContain("Welcome to our harbour");

    expect((await move(false)).status).toBe(200);
    expect(await placesOf("examples")).toEqual([
      "Videos (13)",
      "Blog articles (3)",
      "Home page",
      "About page",
      "Volunteer page",
      "App page",
    ]);
    const back = await shown();
    expect(invented.filter((words) => !back.includes(words))).toEqual([]);
    expect(back).toContain("Quiet by design");
    expect(back).toContain("Welcome to our harbour");

    await staff.updateGlobal("about", { ourStoryContent: "Our own story." });
    await move(true);
    expect((await request.get("/get_about_content")).text()).toContain("Our own story.");
    expect(await step("examples")).toMatchObject({ isDone: true });
  });

  it("a second admin, and one who signs in with a second step, complete their steps", async () => {
    expect(await isDone("admins")).toBe(false);
    await signInAs("admin");
    expect(await isDone("admins")).toBe(true);
    expect(await isDone("secondStep")).toBe(false);
    const confirmedAt = new Date().toISOString();
    const factor = {
      staff: staff.id,
      secret: "a-secret",
      confirmedAt,
      lastStep: 0,
      recoveryCodes: [],
      version: 0,
    };
    await payload.create({ collection: "second-factors", data: factor });
    expect(await isDone("secondStep")).toBe(true);
  });

  it("saving the policies and the help page completes the last step", async () => {
    // The terms and the first questions were saved above.
    expect(await placesOf("promises")).toEqual(["Privacy Policy", "Help page", "Questions & answers (3)"]);
    await staff.updateGlobal("help", { title: "Ask us" });
    for (const { id, name } of await staff.list("faq-categories"))
      await staff.update("faq-categories", id, { name });
    const privacy = await staff.one("pages", "slug", "privacy-policy");
    await staff.update("pages", privacy.id, { content: privacy.content });
    const steps = await firstSteps(reader);
    expect(steps.filter(({ isDone: done }) => !done)).toEqual([]);
    expect(await firstSteps(reader)).toEqual([]);
  });
});

it("a nearly full disk raises an alarm", async () => {
  const notice = "The disk is nearly full.";
  const notices = await readAlarms(payload, async (folder) => (folder === dataDir ? notice : undefined));
  expect(notices.at(-1)?.text).toBe(notice);
});
