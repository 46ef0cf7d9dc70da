import { readFile } from "node:fs/promises";
import path from "node:path";
import { createAdmin } from "../support/admin";
import { type MailServer, readOutbox, startMailServer } from "../support/mails";
import { createStack, type Stack } from "../support/stack";
import { submit } from "../support/provider-calls";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 120_000 });

const message = { name: "Ruth", email: "ruth@example.org", message: "Hello <b>there</b>\nsecond line" };
const sentence = "My testimony may be used, said with an é.";
const testimony = {
  fullName: "Ruth\r\nBcc: victim@example.org",
  email: "ruth@example.org",
  agreeToUseTestimony: true,
  consents: [{ purpose: "agreeToUseTestimony", sentence, version: "1" }],
};

/** A provider, without a site, whose mail goes to that server. */
async function withProvider(mailServer: MailServer | null, use: (stack: Stack) => Promise<void>) {
  const variables = { SITE_URL: "https://stories.example", ...(mailServer && { SMTP_URL: mailServer.url }) };
  const stack = await createStack({
    variables: { ...variables, MAIL_FROM: "Stories <no-reply@stories.example>" },
  });
  try {
    await stack.provider.start();
    await use(stack);
  } finally {
    await stack.stop();
    await mailServer?.stop();
  }
}

test("staff are told of each submission by mail, and the sender of a consent gets a receipt", async () => {
  const server = await startMailServer();
  await withProvider(server, async (stack) => {
    const admin = await createAdmin(stack.provider.url);
    await admin.updateGlobal("settings", { email: "support@church.example", company: "Grace <Church>" });

    expect((await submit(stack, "/add_contact_us", message)).status).toBe(200);
    await expect.poll(() => server.mails.length).toBe(1);
    const record = await admin.find("contact-messages", "email", message.email);
    const [news] = server.mails;
    expect(news).toMatchObject({
      from: { name: "Grace <Church>", address: "no-reply@stories.example" },
      to: [{ address: "support@church.example" }],
      replyTo: [{ address: "ruth@example.org" }],
      subject: "New message from Ruth",
    });
    const link = `${stack.provider.url}/admin/collections/contact-messages/${String(record?.id)}`;
    expect(news?.text).toContain(`> Hello <b>there</b>\n> second line`);
    expect(news?.text).toContain(link);
    expect(news?.text).toContain("Grace <Church>");
    expect(news?.html).toContain("Hello &lt;b&gt;there&lt;/b&gt;");
    expect(news?.html).toContain(`href="${link}"`);

    await admin.updateGlobal("settings", { announceTo: "team@church.example" });
    expect((await submit(stack, "/add_volunteer_contact_us", message)).status).toBe(200);
    await expect.poll(() => server.mails.length).toBe(2);
    expect(server.mails[1]).toMatchObject({
      to: [{ address: "team@church.example" }],
      subject: "Ruth offers to help",
    });

    expect((await submit(stack, "/add-join-us", testimony)).status).toBe(201);
    await expect.poll(() => server.mails.length).toBe(4);
    const last = server.mails.slice(2);
    const forStaff = last.find(({ to }) => to?.[0]?.address === "team@church.example");
    const receipt = last.find((mail) => mail !== forStaff);
    expect(forStaff).toMatchObject({
      to: [{ address: "team@church.example" }],
      subject: "New testimony consent from Ruth Bcc: victim@example.org",
    });
    expect(forStaff?.bcc).toBeUndefined();
    expect(receipt?.to).toEqual([{ name: "", address: "ruth@example.org" }]);
    expect(receipt?.replyTo).toEqual([{ name: "", address: "support@church.example" }]);
    expect(receipt?.text).toContain(`> ${sentence}`);
    expect(receipt?.text).toMatch(/https:\/\/stories\.example\/withdraw-consent\/[\w-]{43}\n/);
    // Whoever types a stranger's address writes them nothing.
    expect(receipt?.text).not.toContain("Ruth");
  });
});

test("a stranger's address gets a few receipts an hour, however it is written, and staff hear of all", async () => {
  const server = await startMailServer();
  await withProvider(server, async (stack) => {
    const admin = await createAdmin(stack.provider.url);
    await admin.updateGlobal("settings", { email: "support@church.example" });
    const addresses = ["stranger@example.org", "Stranger@example.org", "STRANGER@Example.ORG"];
    for (let index = 0; index < 9; index += 1) {
      const email = addresses[index % addresses.length];
      expect((await submit(stack, "/add-join-us", { ...testimony, email })).status).toBe(201);
    }
    expect((await submit(stack, "/add-join-us", testimony)).status).toBe(201);

    const sentTo = (address: string) =>
      server.mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === address).length;
    await expect.poll(() => sentTo(testimony.email)).toBe(1);
    await expect.poll(() => sentTo("support@church.example")).toBe(10);
    expect(sentTo("stranger@example.org")).toBe(5);
    expect(await admin.list("testimony-consents")).toHaveLength(10);
    const log = await readFile(stack.providerLog, "utf8");
    expect(
      log.match(/No receipt was mailed for testimony-consents [\w-]+: too many to its address/g),
    ).toHaveLength(4);
    expect(log.toLowerCase()).not.toContain("@example.org");
  });
});

test("mail that is refused is sent later, and nothing that it holds is logged", async ({ members }) => {
  const { stack, call, mailsTo, pass, refuse, log } = members;
  const staff = String((await (await createAdmin(stack.provider.url)).readGlobal("settings")).email);
  refuse(2);
  const send = () => call("/add_contact_us", message);
  const refusals = () =>
    log().match(/Mail [\w-]+ could not be sent and is tried again at \S+: EENVELOPE 451/g);
  // What comes later takes along what is due.
  for (const count of [1, 2]) {
    expect((await send()).status).toBe(200);
    await expect.poll(() => refusals()?.length).toBe(count);
    if (count === 1) expect(mailsTo(staff)).toEqual([]);
    pass(1);
  }
  expect((await send()).status).toBe(200);
  await expect.poll(() => mailsTo(staff).length).toBe(3);
  expect(log()).not.toContain("@example.org");
  expect(log()).not.toContain("Ruth");
});

test("mail outlives a mail server that is away and a provider that is killed", async () => {
  const away = await startMailServer();
  await away.stop();
  const port = Number(new URL(away.url).port);
  await withProvider({ ...away, stop: async () => undefined }, async (stack) => {
    for (const number of [1, 2, 3]) {
      const name = `Visitor ${number}`;
      expect((await submit(stack, "/add_contact_us", { ...message, name })).status).toBe(200);
    }
    await stack.provider.stop("SIGKILL");

    const back = await startMailServer(port);
    await stack.provider.start();
    const subjects = () => new Set(back.mails.map(({ subject }) => subject));
    await expect
      .poll(subjects, { timeout: 45_000 })
      .toEqual(
        new Set(["New message from Visitor 1", "New message from Visitor 2", "New message from Visitor 3"]),
      );
    await back.stop();
  });
});

test("without a mail server, what would be sent is kept as files", async () => {
  await withProvider(null, async (stack) => {
    expect((await submit(stack, "/add-join-us", testimony)).status).toBe(201);
    await expect.poll(async () => (await readOutbox(stack.dataDir)).length).toBe(2);
    const mails = await readOutbox(stack.dataDir);
    expect(mails.map(({ subject }) => subject)).toContain("Thank you: what you agreed to");
    const log = await readFile(stack.providerLog, "utf8");
    expect(log).toContain(`A mail was kept as ${path.join(stack.dataDir, "outbox")}${path.sep}`);
    expect(log).not.toContain("@example.org");
  });
});
