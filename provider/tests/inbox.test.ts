import { momentsIn } from "../src/features/inbox/export-csv";
import { readAlarms } from "./support/alarms";
import { first } from "./support/read";
import { expectStored, realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";
import { eventually, startProvider } from "./support/provider";
import { mailsTo } from "./support/mails";

const { payload, request, staff, signInAs, dataDir } = await startProvider();

const inboxes = ["contact-messages", "volunteer-contacts", "testimony-consents", "stories"];

it("only staff can use the inboxes", async () => {
  const email = someEmail();
  await visitor(request).send("/add-join-us", { fullName: "Ruth", email });
  const { id } = first(await staff.sentBy("testimony-consents", email));
  for (const inbox of inboxes) {
    expect((await request.get(`/api/${inbox}`)).status).toBe(403);
    expect((await request.get(`/api/${inbox}/export.csv`)).status).toBe(403);
    expect((await request.post(`/api/${inbox}/${id}/read`)).status).toBe(403);
    expect((await request.post(`/api/${inbox}/${id}/withdraw-consent`)).status).toBe(403);
    expect((await request.post(`/api/${inbox}`, { data: { email } })).status).toBe(403);
  }
  expect((await request.get("/api/outgoing-mails", { headers: staff.headers })).status).toBe(403);
  expect(first(await staff.sentBy("testimony-consents", email))).toMatchObject({
    readAt: null,
    withdrawnAt: null,
  });
});

it("a record counts as read from the first time staff open it", async () => {
  const email = someEmail();
  await visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
  const { id } = first(await staff.sentBy("contact-messages", email));
  const read = async () => {
    const path = `/api/contact-messages/${id}/read`;
    expect((await request.post(path, { headers: staff.headers })).status).toBe(204);
    return first(await staff.sentBy("contact-messages", email)).readAt;
  };
  const readAt = await read();
  expect(Date.parse(String(readAt))).toBeGreaterThan(Date.now() - 60_000);
  expect(await read()).toBe(readAt);
});

it("an inbox is exported completely, and none of its cells is a formula", async () => {
  const { send } = visitor(request);
  const hostile = ['=HYPERLINK("https://evil.example")', "+1", "-1", "@SUM(A1)"];
  const email = someEmail();
  for (const name of hostile) await send("/add_contact_us", { name, email, message: `a "b"\n=1,2;é` });

  const answer = await request.get("/api/contact-messages/export.csv", { headers: staff.headers });
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toMatch(
    /^attachment; filename="contact-messages-[\d-]+\.csv"$/,
  );
  expect(answer.headers["cache-control"]).toBe("no-store");
  const table = answer.text();
  expect(table.startsWith('\uFEFF"Received (America/Chicago)","Name","Email","Phone",')).toBe(true);
  for (const name of hostile) {
    expect(table).toContain(`,"'${name.replaceAll('"', '""')}","${email}","","","a ""b""\n=1,2;é","no",`);
  }
  // Newest first.
  const positions = hostile.map((name) => table.indexOf(`"'${name.replaceAll('"', '""')}","${email}"`));
  expect(positions).toEqual(positions.toSorted((a, b) => b - a));

  const consents = await request.get("/api/testimony-consents/export.csv", { headers: staff.headers });
  expect(consents.text()).toContain("What they agreed to");
});

it("a table of stories shows which consents were withdrawn", async () => {
  const words = storyWords({ isAcceptUnrestricted: "true" });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await staff.one("stories", "slug", words.slug ?? "");
  await staff.update("stories", id, { status: "Published" });
  await staff.press("stories", id, "withdraw-consent");
  const { withdrawnAt, video } = await staff.one("stories", "id", id);

  const answer = await request.get("/api/stories/export.csv", { headers: staff.headers });
  const [heads = "", ...lines] = answer.text().split("\r\n");
  const cells = (lines.find((line) => line.includes(words.slug ?? "")) ?? "").split('","');
  const cell = (head: string) => cells[heads.split('","').indexOf(head)];
  expect(cell("Decision")).toBe("Withdrawn");
  expect(cell("Consent withdrawn (America/Chicago)")).toBe(momentsIn("America/Chicago").write(withdrawnAt));
  await staff.remove("videos", String(video));
  await staff.remove("stories", id);
});

const draft = { id: "a-draft-of-the-tests", subject: "About your words", body: "Dear Ruth,\n\nthank you." };

const NOBODY: Record<string, string> = {};

const answer = (
  collection: string,
  id: string,
  data: object = draft,
  headers: Record<string, string> = staff.headers,
) => request.post(`/api/${collection}/${id}/answer`, { headers, data });

/** Sends a record to each inbox from one address. */
async function sendEverything(email: string) {
  const { send } = visitor(request);
  await send("/add_contact_us", { name: "Ruth", email, message: "When do you meet?" });
  await send("/add_volunteer_contact_us", { name: "Ruth", email, message: "I can film." });
  await send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true });
  await expectStored(await sendStory(request, storyWords({ email, name: "Ruth" }), await realVideo()));
}

it("staff can answer the sender, and the answer stays with the record", async () => {
  const email = someEmail();
  await sendEverything(email);
  for (const inbox of ["contact-messages", "volunteer-contacts", "testimony-consents", "stories"]) {
    const { id } = first(await staff.sentBy(inbox, email));
    const answered = { ...draft, id: `a-draft-for-${inbox}`, subject: `About ${inbox}` };
    expect((await answer(inbox, id, answered)).status).toBe(200);
    // A second click.
    expect((await answer(inbox, id, answered)).status).toBe(200);

    const record = await staff.one(inbox, "id", id);
    const mail = { id: expect.any(String), isKept: true };
    expect(record.answers).toEqual([
      { ...answered, to: email, by: staff.email, sentAt: expect.any(String), mail },
    ]);
    // Nobody gets it for lack of a mail server.
    if ("isHandled" in record) expect(record.isHandled).toBe(false);
    await staff.update(inbox, id, { answers: [], notes: "Call her on Sunday." });
    expect(await staff.one(inbox, "id", id)).toMatchObject({
      answers: record.answers,
      notes: "Call her on Sunday.",
    });
    await eventually(async () => {
      const mails = (await mailsTo(dataDir, email)).filter(({ subject }) => subject === answered.subject);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toMatch(/^Dear Ruth,\n\nthank you\.\n/);
      expect(mails[0]?.headers.map(({ key }) => key)).not.toContain("auto-submitted");
    });
  }
  const [mail] = (await mailsTo(dataDir, email)).filter(
    ({ subject }) => subject === "About contact-messages",
  );
  expect(mail?.text).toContain("> When do you meet?");
});

it("two answers sent at the same moment are both kept", async () => {
  const email = someEmail();
  await visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
  const { id } = first(await staff.sentBy("contact-messages", email));
  const ids = ["first-of-two", "second-of-two"];
  await Promise.all(ids.map((each) => answer("contact-messages", id, { ...draft, id: each })));
  const { answers } = await staff.one("contact-messages", "id", id);
  expect((answers as { id: string }[]).map((each) => each.id).toSorted()).toEqual(ids);
});

it("an answer without text, sender or recipient is refused", async () => {
  const email = someEmail();
  await visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
  const { id } = first(await staff.sentBy("contact-messages", email));
  const wrong = [
    {},
    { ...draft, body: " " },
    { ...draft, subject: "" },
    { ...draft, body: "x".repeat(5001) },
  ];
  for (const data of wrong) expect((await answer("contact-messages", id, data)).status).toBe(400);
  expect((await answer("contact-messages", id, draft, NOBODY)).status).toBe(403);
  expect((await answer("contact-messages", "no-such-record")).status).toBe(404);
  expect((await staff.one("contact-messages", "id", id)).answers).toBeNull();
  const { headers } = await signInAs("reviewer");
  expect((await answer("contact-messages", id, draft, headers)).status).toBe(200);
});

it("replies to mails for storytellers reach the church, and replies to staff's mails reach the storyteller", async () => {
  const church = "office@stories.example";
  await staff.updateGlobal("settings", { email: church });
  const email = someEmail();
  const words = storyWords({ email });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await staff.one("stories", "slug", words.slug ?? "");
  await staff.update("stories", id, { status: "Published" });
  await answer("stories", id);
  await staff.press("stories", id, "withdraw-consent");
  await eventually(async () => {
    const mails = await mailsTo(dataDir, email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "About your words",
      "Thank you: what you agreed to",
      "Your story is on our site",
      "You’ve withdrawn your consent",
    ]);
    for (const { replyTo } of mails) expect(replyTo).toEqual([expect.objectContaining({ address: church })]);
  });
  await eventually(async () => {
    const news = (await mailsTo(dataDir, church)).filter(({ replyTo }) => replyTo?.[0]?.address === email);
    expect(news).not.toEqual([]);
  });
});

it("a withdrawal is confirmed once, whether the person or staff made it", async () => {
  const email = someEmail();
  const { send } = visitor(request);
  await send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true });
  const confirmations = async () =>
    (await mailsTo(dataDir, email)).filter(({ subject }) => subject === "You’ve withdrawn your consent");
  let token = "";
  await eventually(async () => {
    const texts = (await mailsTo(dataDir, email)).map(({ text }) => text).join("\n");
    token = /withdraw-consent\/([\w-]{43})/.exec(texts)?.[1] ?? "";
    expect(token).not.toBe("");
  });
  for (let times = 0; times < 2; times += 1) await send("/withdraw-consents", { token });
  await eventually(async () => expect(await confirmations()).toHaveLength(1));
  const [mail] = await confirmations();
  expect(mail?.text).toContain("You’ve withdrawn your consent.");
  expect(mail?.text).not.toContain("Ruth");
});

it("all staff can use saved replies, and editors can write them", async () => {
  const editor = await signInAs("editor");
  const reviewer = await signInAs("reviewer");
  const reply = { title: "Thanks", body: "Dear {name}, thank you." };
  const { id } = await editor.create("saved-replies", reply);
  expect(await reviewer.one("saved-replies", "id", id)).toMatchObject(reply);
  const refused = await request.post("/api/saved-replies", { headers: reviewer.headers, data: reply });
  expect(refused.status).toBe(403);
  expect((await request.get("/api/saved-replies")).status).toBe(403);
  await editor.update("saved-replies", id, { deletedAt: new Date().toISOString() });
});

it("without a mail server, the home and a mail test say that nobody gets mail", async () => {
  const [alarm] = await readAlarms(payload, async () => undefined);
  expect(alarm?.text).toMatch(
    /^Nobody gets an email about new stories and messages: no mail server is set up\./,
  );
  const test = await request.post("/api/mail-test", { headers: staff.headers });
  expect(test.json()).toEqual({
    state: "kept",
    message:
      "No mail server is set up, so nobody gets mail: the test was kept as a file on the server. Please tell whoever looks after it.",
  });
});
