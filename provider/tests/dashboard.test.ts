import { createLocalReq } from "payload";

import { pass } from "./support/clock";
import { newStory } from "./support/preparation";
import { startProvider } from "./support/provider";
import { readVideos } from "./support/read";
import { someEmail, visitor } from "./support/visitor";

/** Nothing listens there. */
const SMTP_URL = "smtp://127.0.0.1:9";

const { payload, request, staff, signInAs, dataDir } = await startProvider({ SMTP_URL });
const { firstSteps } = await import("../src/features/dashboard/first-steps");
const { waitingCards } = await import("../src/features/dashboard/waiting-cards");
const { alarms } = await import("../src/features/dashboard/waiting");
const reader = await createLocalReq({}, payload);

const { sendEmail } = payload;
const REFUSED = Object.assign(new Error("refused"), { code: "EAUTH", responseCode: 535 });

/** Makes a mail server answer like this from now on. */
const mailServer = (answer: () => Promise<unknown>) => void Object.assign(payload, { sendEmail: answer });
const taken = async () => undefined;

afterEach(() => void Object.assign(payload, { sendEmail }));

/** Returns the alarms without the disk of the machine that runs the tests. */
const told = () => alarms(payload, async () => undefined);

const testMail = () => request.post("/api/mail-test", { headers: staff.headers });

it("videos that couldn't be prepared are counted and listed", async () => {
  const { clipId } = await newStory(request, staff);
  const failed = async () => (await told()).filter(({ text }) => text.includes("Preparation failed"));
  expect(await failed()).toEqual([]);
  await payload.db.updateOne({ collection: "clips", id: clipId, data: { preparation: "failed" } });
  const [alarm, ...others] = await failed();
  expect(alarm?.text).toBe("Preparation failed for a video. Its page says why.");
  expect(others).toEqual([]);
  const found = await request.get((alarm?.href ?? "").replace("/admin/collections/", "/api/"), {
    headers: staff.headers,
  });
  expect(found.json()).toMatchObject({ totalDocs: 1, docs: [{ id: clipId }] });
  await payload.db.updateOne({ collection: "clips", id: clipId, data: { preparation: "ready" } });
});

it("a withdrawn story raises no alarm, and its clip is not prepared again", async () => {
  const { id, clipId } = await newStory(request, staff);
  await staff.press("stories", id, "withdraw-consent");
  expect(await staff.one("clips", "id", clipId)).toMatchObject({ preparation: "withdrawn", problem: null });
  expect((await told()).filter(({ text }) => text.includes("Preparation failed"))).toEqual([]);
  const again = await request.post(`/api/clips/${clipId}/prepare`, { headers: staff.headers });
  expect(again.status).toBe(409);
});

it("the newest waiting records are cards: a story with a frame of its video, a message with its first words", async () => {
  const { id, clipId } = await newStory(request, staff);
  const storyCard = async () => (await waitingCards(payload)).stories?.find((card) => card.id === id);
  expect(await storyCard()).toMatchObject({ href: `/admin/collections/stories/${id}`, picture: undefined });
  const frames = [{ filename: "frame.jpg", width: 9, height: 16 }];
  const prepared = { preparation: "ready", frames };
  await payload.db.updateOne({ collection: "clips", id: clipId, data: prepared });
  expect((await storyCard())?.picture).toBe("/uploads/frames/frame.jpg");
  await staff.update("stories", id, { status: "Declined", reason: "A test." });
  expect(await storyCard()).toBeUndefined();

  const messageCards = async () => (await waitingCards(payload))["contact-messages"] ?? [];
  const words = "When are you open? ".repeat(20);
  for (let count = 0; count < 4; count += 1) {
    await visitor(request).send("/add_contact_us", {
      name: `Ruth ${count}`,
      email: someEmail(),
      message: words,
    });
    pass(1);
  }
  const [newest, ...others] = await messageCards();
  expect(others).toHaveLength(2);
  expect(newest?.name).toBe("Ruth 3");
  expect(newest?.words).toMatch(/^When are you open\? .+ …$/);
  expect(newest?.words.length).toBeLessThan(150);
  await staff.update("contact-messages", newest?.id ?? "", { isHandled: true });
  expect((await messageCards()).map(({ name }) => name)).toEqual(["Ruth 2", "Ruth 1", "Ruth 0"]);
});

describe("first steps", () => {
  const step = async (name: string) => (await firstSteps(reader)).find((each) => each.name === name);
  const placesOf = async (name: string) => (await step(name))?.places.map(({ label }) => label);
  const isDone = async (name: string) => (await step(name))?.isDone;

  beforeAll(() => payload.kv.delete("lampstand:mail-test"));

  it("are all open on a new site", async () => {
    const steps = await firstSteps(reader);
    expect(steps.map(({ name, isDone: done }) => [name, done])).toEqual(
      [
        "church",
        "mail",
        "examples",
        "links",
        "languages",
        "mailbox",
        "promises",
        "second-step",
        "admins",
      ].map((name) => [name, false]),
    );
    expect(await placesOf("examples")).toEqual([
      "Videos (16)",
      "Collections (1)",
      "Blog articles (6)",
      "About page",
    ]);
    expect(await placesOf("links")).toEqual(["App page", "Your church", "Hashtags (9)", "Videos (11)"]);
    expect(await placesOf("languages")).toEqual(["Languages (6)"]);
    expect(await placesOf("mailbox")).toEqual(["Your church"]);
    expect(await placesOf("promises")).toEqual(["Privacy Policy", "Terms of Service"]);
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
    const church = { churchLink: "", shopLink: "https://shop.example.org", shareStoryLink: "" };
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
    const [kept] = (await payload.find({ collection: "videos", limit: 1, depth: 0 })).docs;
    await staff.update("videos", kept?.id ?? "", { description: "Our own words." });
    const editor = await signInAs("editor");
    expect((await move(true, editor.headers)).status).toBe(403);
    const vague = await request.post("/api/examples", { headers: staff.headers, data: {} });
    expect([vague.status, vague.text()]).toEqual([400, expect.stringContaining("Please say whether")]);

    expect((await move(true)).status).toBe(200);
    expect(await step("examples")).toMatchObject({ isDone: true, isUndoable: true });
    expect((await readVideos(request)).map(({ slug }) => slug)).toEqual([kept?.slug]);
    expect((await request.get("/get_about_content")).text()).not.toContain("folding table");

    expect((await move(false)).status).toBe(200);
    expect(await placesOf("examples")).toEqual([
      expect.stringMatching(/^Videos \(\d+\)$/),
      "Collections (1)",
      "Blog articles (6)",
      "About page",
    ]);
    expect((await request.get("/get_about_content")).text()).toContain("folding table");
    expect((await request.get("/get_about_content")).text()).toContain("Quiet by design");

    await staff.updateGlobal("about", { ourStoryContent: "Our own story." });
    await move(true);
    expect((await request.get("/get_about_content")).text()).toContain("Our own story.");
    expect(await step("examples")).toMatchObject({ isDone: true });
  });

  it("a second admin, and one who signs in with a second step, complete their steps", async () => {
    expect(await isDone("admins")).toBe(false);
    await signInAs("admin");
    expect(await isDone("admins")).toBe(true);
    expect(await isDone("second-step")).toBe(false);
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
    expect(await isDone("second-step")).toBe(true);
  });

  it("saving the policies completes the last step", async () => {
    // The terms were saved above.
    expect(await placesOf("promises")).toEqual(["Privacy Policy"]);
    const privacy = await staff.one("pages", "slug", "privacy-policy");
    await staff.update("pages", privacy.id, { content: privacy.content });
    const steps = await firstSteps(reader);
    expect(steps.filter(({ isDone: done }) => !done)).toEqual([]);
    expect(await firstSteps(reader)).toEqual([]);
  });
});

it("a nearly full disk raises an alarm", async () => {
  const notice = "The disk is nearly full.";
  const notices = await alarms(payload, async (folder) => (folder === dataDir ? notice : undefined));
  expect(notices.at(-1)).toEqual({ text: notice });
});
