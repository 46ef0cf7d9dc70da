import type { Desk } from "../src/features/inbox/desk";
import { eventually, startProvider } from "./support/provider";
import { someEmail, visitor } from "./support/visitor";

/** Nothing listens there. */
const SMTP_URL = "smtp://127.0.0.1:9";

const { payload, request, staff } = await startProvider({ SMTP_URL });
const { sendDueMails } = await import("../src/features/mail/outbox");

const MINUTE = 60_000;

const collection = "outgoing-mails";

const { sendEmail } = payload;
afterEach(async () => {
  Object.assign(payload, { sendEmail });
  await payload.db.deleteMany({ collection, where: {} });
});

/** Sends a message, and returns its id. */
async function sendMessage(): Promise<string> {
  const email = someEmail();
  await visitor(request).send("/add_contact_us", { name: "Ruth", email, message: "Hello" });
  return (await staff.sentBy("contact-messages", email))[0]?.id ?? "";
}

/** Makes a mail server answer like this from now on. */
const mailServer = (answer: () => Promise<unknown>) => void Object.assign(payload, { sendEmail: answer });

it("an answer is shown as unsent until the mail server takes it", async () => {
  const id = await sendMessage();
  const path = `/api/contact-messages/${id}`;
  const data = { id: "an-answer-that-waits", subject: "Hello", body: "Hello Ruth" };
  const { headers } = staff;
  expect((await request.post(`${path}/answer`, { headers, data })).json()).toEqual({
    message: "We’re sending the email.",
    isUnsent: false,
  });
  expect(await staff.one("contact-messages", "id", id)).toMatchObject({ isHandled: true });
  const states = async () => {
    const { entries } = (await request.get(`${path}/desk`, { headers })).json() as Desk;
    return entries.map(({ state }) => state);
  };
  await eventually(async () => expect(await states()).toEqual(["waiting"]));
  await eventually(async () => {
    const untried = { dueAt: new Date(Date.now() + 60 * MINUTE).toISOString(), problem: null };
    await payload.db.updateMany({ collection, where: {}, data: untried });
    expect(await states()).toEqual(["sending"]);
  });
  await eventually(async () => {
    // Again if a try that was under way has written its own date.
    await payload.db.updateMany({ collection, where: {}, data: { dueAt: null } });
    expect(await states()).toEqual(["failed"]);
  });
  mailServer(async () => undefined);
  await payload.db.updateMany({ collection, where: {}, data: { dueAt: new Date().toISOString() } });
  await eventually(async () => {
    await sendDueMails(payload);
    expect(await states()).toEqual(["sent"]);
  });
});

it("a message whose answer the mail server refuses is open again", async () => {
  const id = await sendMessage();
  const isHandled = async () => (await staff.one("contact-messages", "id", id)).isHandled;
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  mailServer(async () => {
    await isLetGo;
    throw Object.assign(new Error("refused"), { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 });
  });
  const data = { id: "an-answer-to-nobody", subject: "Hello", body: "Hello Ruth" };
  await request.post(`/api/contact-messages/${id}/answer`, { headers: staff.headers, data });
  expect(await isHandled()).toBe(true);
  letGo();
  await eventually(async () => expect(await isHandled()).toBe(false));
});
