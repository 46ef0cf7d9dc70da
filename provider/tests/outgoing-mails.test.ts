import { readAlarms } from "./support/alarms";
import { pass } from "./support/clock";
import { eventually, startProvider } from "./support/provider";
import { someEmail, visitor } from "./support/visitor";

/** Nothing listens there. */
const SMTP_URL = "smtp://127.0.0.1:9";

const { payload, request, staff, rows, log } = await startProvider({ SMTP_URL });
const { deliver, reasonOf } = await import("../src/features/mail/deliver");
const { mailProblemSentence } = await import("../src/features/mail/mail-problems");
const { sendDueMails } = await import("../src/features/mail/outbox");
const { readReadiness } = await import("../src/features/monitoring/readiness");
const { LEASE_MS } = await import("../src/lib/lease");

const MINUTE = 60_000;

/** How often a delivery reports that it is still running, in milliseconds. */
const HEARTBEAT_MS = 20;

const collection = "outgoing-mails";
const mail = { to: "a@b.example", subject: "Hello", body: [] };

const { sendEmail } = payload;
afterEach(async () => {
  Object.assign(payload, { sendEmail });
  await payload.db.deleteMany({ collection, where: {} });
});

const REFUSED = Object.assign(new Error("refused"), { code: "EAUTH", responseCode: 535 });

const REFUSED_RECIPIENT = { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 };

/** Makes a mail server answer like this from now on. */
const mailServer = (answer: (...mail: unknown[]) => Promise<unknown>) =>
  void Object.assign(payload, { sendEmail: answer });
const taken = async () => undefined;

/** Returns staff's alarms, without the disk of the machine that runs the tests. */
const texts = async () => (await readAlarms(payload, async () => undefined)).map(({ text }) => text);

const testMail = async (headers: Record<string, string> = staff.headers) =>
  request.post("/api/mail-test", { headers });

it("a failed mail raises an alarm with its reason at once, until it is sent", async () => {
  await visitor(request).send("/add_contact_us", { name: "Ruth", email: someEmail(), message: "Hello" });
  const sentence =
    "An email couldn’t be sent yet. We’ll try again. We couldn’t reach the mail server. Please tell the person who looks after the server.";
  await eventually(async () => expect(await texts()).toEqual([sentence]));
  mailServer(taken);
  pass(1);
  await eventually(async () => {
    await sendDueMails(payload);
    expect(await texts()).toEqual([]);
  });
});

it("a mail that was given up raises an alarm until it is sent", async () => {
  const data = { mail: { to: "a@b.example", subject: "Hello", body: [] }, attempts: 30, problem: "ESOCKET" };
  for (let count = 0; count < 2; count += 1) await payload.create({ collection: "outgoing-mails", data });
  expect(await texts()).toEqual([
    "2 emails couldn’t be sent for three days. We couldn’t reach the mail server. Please tell the person who looks after the server.",
  ]);
  await payload.db.deleteMany({ collection: "outgoing-mails", where: {} });
});

it("a code that couldn't be mailed raises an alarm until another mail is sent", async () => {
  mailServer(() => {
    // We retry a code while it is valid.
    pass(11);
    return Promise.reject(REFUSED);
  });
  await visitor(request).send("/generate-otp-signup", { email: someEmail() });
  expect(await texts()).toEqual([
    "The last email, such as a login code, couldn’t be sent. The mail server rejected the user name or password. Please tell the person who looks after the server.",
  ]);
  mailServer(taken);
  await testMail();
  expect(await texts()).toEqual([]);
});

describe("for monitoring, mail has failed", () => {
  const reasons = async () => {
    const readiness = await readReadiness(payload);
    return "reasons" in readiness ? readiness.reasons : [];
  };
  /** Sends codes that the mail server refuses, one after the other. */
  const codes = async (refusal: object, people: string[]) => {
    mailServer(() => {
      pass(11);
      return Promise.reject(Object.assign(new Error("refused"), refusal));
    });
    for (const email of people) await visitor(request).send("/generate-otp-signup", { email });
  };

  afterEach(async () => {
    mailServer(taken);
    await testMail();
    expect(await reasons()).not.toContain("mail");
  });

  it("once a login code was given up", async () => {
    await codes(REFUSED, [someEmail()]);
    expect(await reasons()).toContain("mail");
  });

  it("not if one visitor’s address is refused, however often, but if everybody’s is", async () => {
    const mistyped = someEmail();
    await codes(REFUSED_RECIPIENT, [mistyped, mistyped, mistyped, mistyped]);
    await codes(REFUSED_RECIPIENT, [someEmail()]);
    expect(await reasons()).not.toContain("mail");
    expect(await texts()).toEqual([]);
    await codes(REFUSED_RECIPIENT, [someEmail()]);
    expect(await reasons()).toContain("mail");
    expect((await texts())[0]).toContain("The mail server rejected the recipient’s address.");
  });
});

it("a mail test is only for staff, goes to the person who makes it, and says what is wrong", async () => {
  expect((await testMail({})).status).toBe(403);
  expect((await testMail()).json()).toEqual({
    state: "failed",
    message: "We couldn’t reach the mail server.",
  });
  const sent: unknown[] = [];
  mailServer(async (...mail: unknown[]) => void sent.push(...mail));
  expect((await testMail()).json()).toEqual({
    state: "sent",
    message: "A mail is on its way to you. Please look whether it arrives.",
  });
  // Earlier mails may be sent next to it.
  const test = { to: { name: "", address: staff.email }, subject: "A test of the mail from Lampstand" };
  expect(sent).toContainEqual(expect.objectContaining(test));
});

/** Returns a mail server that answers on command, and counts the mails it gets. */
function slowServer() {
  const deliveries: { end: (error?: Error) => void }[] = [];
  const answer = () =>
    new Promise<void>((resolve, reject) => {
      deliveries.push({ end: (error) => (error ? reject(error) : resolve()) });
    });
  Object.assign(payload, { sendEmail: answer });
  return deliveries;
}

const queue = (data: object = {}) =>
  payload.create({
    collection,
    data: { mail, attempts: 0, dueAt: new Date().toISOString(), ...data },
  });

const dueInMs = async () => Date.parse(String((await rows(collection))[0]?.dueAt)) - Date.now();

it("a mail is handed to the server once, however long that takes and however many providers there are", async () => {
  const deliveries = slowServer();
  await queue();
  const sending = sendDueMails(payload, HEARTBEAT_MS);
  await eventually(() => expect(deliveries).toHaveLength(1));
  for (const minutes of [0.2, 0.5, 5]) {
    pass(minutes);
    await eventually(async () => expect(await dueInMs()).toBeGreaterThan(LEASE_MS / 2));
    await sendDueMails(payload, HEARTBEAT_MS);
  }
  expect(deliveries).toHaveLength(1);
  deliveries[0]?.end();
  await sending;
  expect(await rows(collection)).toEqual([]);
});

it("another provider sends a killed provider's mail within minutes", async () => {
  const deliveries = slowServer();
  await queue();
  void sendDueMails(payload, 60 * MINUTE);
  await eventually(() => expect(deliveries).toHaveLength(1));
  pass(0.5);
  await sendDueMails(payload, HEARTBEAT_MS);
  expect(deliveries).toHaveLength(1);
  pass(0.6);
  const heir = sendDueMails(payload, HEARTBEAT_MS);
  await eventually(() => expect(deliveries).toHaveLength(2));
  // The first delivery's outcome no longer matters.
  deliveries[0]?.end(new Error("killed"));
  deliveries[1]?.end();
  await heir;
  expect(await rows(collection)).toEqual([]);
});

it("the wait before a retry begins when a mail fails, not when it starts", async () => {
  const deliveries = slowServer();
  await queue({ attempts: 1 });
  const sending = sendDueMails(payload, HEARTBEAT_MS);
  await eventually(() => expect(deliveries).toHaveLength(1));
  pass(9);
  deliveries[0]?.end(Object.assign(new Error("silent"), { code: "ETIMEDOUT" }));
  await sending;
  expect(await rows(collection)).toMatchObject([{ attempts: 2, problem: "ETIMEDOUT" }]);
  expect(await dueInMs()).toBeGreaterThan(15_000);
  expect(await dueInMs()).toBeLessThanOrEqual(20_000);
});

it("a mail that has failed for three days is given up", async () => {
  const deliveries = slowServer();
  const { id } = await queue({ attempts: 24 });
  const old = new Date(Date.now() - 71 * 60 * MINUTE).toISOString();
  await payload.db.updateOne({ collection, id, data: { createdAt: old } });
  const sending = sendDueMails(payload, HEARTBEAT_MS);
  await eventually(() => expect(deliveries).toHaveLength(1));
  deliveries[0]?.end(Object.assign(new Error("silent"), { code: "ETIMEDOUT" }));
  await sending;
  expect(await rows(collection)).toMatchObject([{ attempts: 25, dueAt: null }]);
});

it("a delivery ends after a day, and says why", async () => {
  slowServer();
  const failure: unknown = await deliver(payload, { id: "1", mail, brand: "Grace" }, 10).catch(
    (error: unknown) => error,
  );
  expect(reasonOf(failure)).toBe("ESLOW");
  expect(mailProblemSentence(reasonOf(failure))).toBe("The mail server took too long to answer.");
});

it("mail that a busy server refuses is sent later with new mail, and its content isn't logged", async () => {
  const busy = Object.assign(new Error("Busy, somebody@example.org"), {
    code: "EENVELOPE",
    responseCode: 451,
  });
  const refusals = [busy, busy];
  let sent = 0;
  const sendEmail = () => {
    const refusal = refusals.shift();
    if (refusal) return Promise.reject(refusal);
    sent += 1;
    return Promise.resolve();
  };
  Object.assign(payload, { sendEmail });
  const send = async () => {
    const message = { name: "Ruth", email: "ruth@example.org", message: "Hello" };
    expect((await visitor(request).send("/add_contact_us", message)).status).toBe(200);
  };
  const logged = () =>
    log().match(/Mail [\w-]+ could not be sent and will be tried again at \S+: EENVELOPE 451/g) ?? [];
  for (const count of [1, 2]) {
    await send();
    await eventually(() => expect(logged()).toHaveLength(count));
    if (count === 1) expect(sent).toBe(0);
    pass(1);
  }
  await send();
  await eventually(() => expect(sent).toBe(3));
  await eventually(async () => expect(await rows(collection)).toEqual([]));
  for (const word of ["@example.org", "Ruth"]) expect(log()).not.toContain(word);
});
