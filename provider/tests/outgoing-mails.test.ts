import { pass } from "./support/clock";
import { eventually, startProvider } from "./support/provider";
import { visitor } from "./support/visitor";

/** Nobody listens there. */
const SMTP_URL = "smtp://127.0.0.1:9";

const { payload, request, rows, log } = await startProvider({ SMTP_URL });
const { deliver, reasonOf } = await import("../src/features/mail/deliver");
const { mailProblemSentence } = await import("../src/features/mail/mail-problems");
const { sendDueMails } = await import("../src/features/mail/outbox");
const { LEASE_MS } = await import("../src/lib/lease");

const MINUTE = 60_000;

/** How often it is said that a delivery goes on, in milliseconds. */
const HEARTBEAT_MS = 20;

const collection = "outgoing-mails";
const mail = { to: "a@b.example", subject: "Hello", body: [] };

const { sendEmail } = payload;
afterEach(async () => {
  Object.assign(payload, { sendEmail });
  await payload.db.deleteMany({ collection, where: {} });
});

/** A mail server that answers when it is told to, and how often it was given a mail. */
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

it("a mail is given to the server once, however long that takes and how many providers there are", async () => {
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

it("a mail of a provider that was killed is sent by another, within minutes", async () => {
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
  // What comes of the first is nobody's business any more.
  deliveries[0]?.end(new Error("killed"));
  deliveries[1]?.end();
  await heir;
  expect(await rows(collection)).toEqual([]);
});

it("a mail is tried again some time after it has failed, not after it was begun", async () => {
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

it("a delivery ends one day, and says why", async () => {
  slowServer();
  const failure: unknown = await deliver(payload, { id: "1", mail, brand: "Grace" }, 10).catch(
    (error: unknown) => error,
  );
  expect(reasonOf(failure)).toBe("ESLOW");
  expect(mailProblemSentence(reasonOf(failure))).toBe("The mail server took too long to answer.");
});

it("mail that a busy server refuses is sent later with what comes then, and nothing that it holds is logged", async () => {
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
    log().match(/Mail [\w-]+ could not be sent and is tried again at \S+: EENVELOPE 451/g) ?? [];
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
