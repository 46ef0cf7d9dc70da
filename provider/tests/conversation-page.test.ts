import { randomUUID } from "node:crypto";

import { conversationsOf } from "./support/conversations";
import { startProvider } from "./support/provider";
import { first } from "./support/read";
import { someEmail, visitor } from "./support/visitor";

const provider = await startProvider();
const { payload, request, signInAs } = provider;
const { announceSubmissions } = await import("../src/features/inbox/announce");
const { ask, answer, mails, open, openedBy, row, setCarer } = conversationsOf(provider);

const [anna, ben] = [await signInAs("reviewer"), await signInAs("reviewer")] as const;
for (const carer of [anna, ben]) await setCarer(carer, { isCarer: true });

beforeEach(() => payload.db.deleteMany({ collection: "conversations", where: {} }));

/** Asks, gets an answer, and returns the token in its mail. */
async function answered(more: Record<string, unknown> = {}) {
  const email = someEmail();
  await ask({ email, ...more });
  for (const carer of [anna, ben]) await open(carer);
  expect((await answer(anna)).status).toBe(200);
  const mail = first(await mails(email, "We’ve answered your message"));
  const token = /\/conversation\/(\S+)/.exec(mail.text ?? "")?.[1] ?? "";
  return { mail, token };
}

const read = async (token: string) => {
  const page = await request.get(`/conversations/${encodeURIComponent(token)}`);
  const body = page.json() as { data?: { messages: { text: string }[] }; message?: string };
  return { status: page.status, body };
};

const write = (token: string, words: unknown, headers: Record<string, string> = {}) =>
  visitor(request).send("/add_conversation_reply", { token, words }, headers);

it("only this page shows the answer, and replies to the mail don't reach the church's mailbox", async () => {
  await payload.updateGlobal({ slug: "settings", data: { email: "office@church.example" } });
  const { mail, token } = await answered();
  for (const words of ["Monday", "my mother", "Ann"])
    expect(`${mail.subject} ${mail.text}`).not.toContain(words);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain("Nobody reads replies to this email");
  const { status, body } = await read(token);
  expect(status).toBe(200);
  expect(body.data?.messages).toEqual([
    { text: "", sentAt: expect.any(String) },
    { text: "Shall we talk on Monday?", sentAt: expect.any(String) },
  ]);
});

it("reading changes nothing; a reply is new for both readers and reopens the conversation", async () => {
  const { token } = await answered();
  await payload.db.updateMany({ collection: "conversations", where: {}, data: { isHandled: true } });
  const untouched = await row();
  await read(token);
  expect(await row()).toEqual(untouched);
  const sent = await write(token, "Monday is fine. I cannot go on living.");
  expect([sent.status, sent.json()]).toMatchObject([
    200,
    { status: "success", message: "Thank you. The two of us who read these messages have it now." },
  ]);
  expect(await row()).toMatchObject({ isHandled: false, readAt: null, calledAt: null, answerCount: 2 });
  expect((await row()).answers).toMatchObject([
    { body: "Shall we talk on Monday?", by: anna.email },
    { body: "Monday is fine. I cannot go on living.", by: "" },
  ]);
  for (const carer of [anna, ben]) expect(await openedBy(carer)).toBeNull();
  await announceSubmissions(payload);
  for (const { email } of [anna, ben]) {
    const mail = first(await mails(email, "has replied"));
    expect(mail.text).not.toContain("Monday");
    expect(mail.replyTo).toBeUndefined();
  }
  const { body } = await read(token);
  expect(body.data?.messages.map(({ text }) => text)).toEqual(["", "Shall we talk on Monday?", ""]);
});

it("a reply that mentions self-harm makes it urgent", async () => {
  const { token } = await answered();
  await write(token, "I do not want to live any more");
  expect(await row()).toMatchObject({ isUrgent: true });
  await announceSubmissions(payload);
  expect(first(await mails(ben.email, "Urgent: someone has replied")).text).not.toContain("live");
});

it("a reply is stored once per key, and next to an answer sent at the same moment", async () => {
  const { token } = await answered();
  const key = { "idempotency-key": randomUUID() };
  const sent = await Promise.all([
    ...[1, 2, 3].map(() => write(token, "Yes", key)),
    answer(ben, "Or on Tuesday?"),
    write(token, "Yes", { "idempotency-key": randomUUID() }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { body } = await read(token);
  expect(body.data?.messages.map(({ text }) => text).toSorted()).toEqual(
    ["", "", "", "Or on Tuesday?", "Shall we talk on Monday?"].toSorted(),
  );
});

it("the link ends with the conversation", async () => {
  const { token } = await answered();
  const { id } = await row();
  await payload.update({
    collection: "conversations",
    id: String(id),
    data: { deletedAt: new Date().toISOString() },
  });
  const message = "This conversation has ended, or the link is incomplete. Please write to us again.";
  expect(await read(token)).toMatchObject({ status: 404, body: { message } });
  expect((await write(token, "Are you there?")).status).toBe(404);
  expect((await row()).answerCount).toBe(1);
  await payload.db.deleteMany({ collection: "conversations", where: {} });
  expect(await read(token)).toMatchObject({ status: 404, body: { message } });
  expect((await write(token, "Are you there?")).status).toBe(404);
});

it("the link opens only its own conversation", async () => {
  const { token } = await answered();
  const [id = "", signature = ""] = token.split(".");
  const other = `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
  for (const wrong of [id, signature, `${other}.${signature}`, `${token}x`, `${id}.${"A".repeat(43)}`]) {
    expect((await read(wrong)).status).toBe(404);
    expect((await write(wrong, "Hello")).status).toBe(404);
  }
  for (const wrong of ["x".repeat(300), "a b", "%2e%2e"]) expect((await read(wrong)).status).toBe(400);
});

it.each<[string, unknown, string]>([
  ["no words", " \n", "Please write a few words."],
  ["too many words", "x".repeat(5001), "The message can have at most 5000 characters."],
  ["an object for words", { $ne: "" }, "The field ‘message’ must be text."],
])("refuses %s in a sentence", async (_what, words, message) => {
  const { token } = await answered();
  const refused = await write(token, words);
  expect([refused.status, refused.json()]).toMatchObject([422, { status: "error", message }]);
  expect((await row()).answerCount).toBe(1);
});
