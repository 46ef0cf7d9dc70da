import { consentIn } from "@lampstand/contract/consent-sentences";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";

import { readOutbox } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { visitor } from "./support/visitor";

const { payload, request, staff, dataDir, log, removeVisitors, signInAs } = await startProvider({
  SITE_URL: "https://stories.example",
  MAIL_FROM: "Stories <no-reply@stories.example>",
});

const message = { name: "Ruth", email: "ruth@example.org", message: "Hello <b>there</b>\nsecond line" };
const consent = consentIn("agreeToUseTestimony", "fr");
const testimony = {
  fullName: "Ruth\r\nBcc: victim@example.org",
  email: "ruth@example.org",
  agreeToUseTestimony: true,
  consents: [consent],
};

const outbox = path.join(dataDir, "outbox");

/** Returns the mails once there are this many. */
async function mailsAfter(count: number) {
  await eventually(async () => {
    const mails = await readOutbox(dataDir);
    expect(mails.filter(({ text }) => text)).toHaveLength(count);
  });
  return readOutbox(dataDir);
}

beforeEach(removeVisitors);

it("staff get a mail about each submission, and the sender of a consent gets a receipt", async () => {
  await staff.updateGlobal("settings", { email: "support@church.example", company: "Grace <Church>" });
  expect((await visitor(request).send("/add_contact_us", message)).status).toBe(200);
  const [news] = await mailsAfter(1);
  const record = await staff.one("contact-messages", "email", message.email);
  expect(news).toMatchObject({
    from: { name: "Grace <Church>", address: "no-reply@stories.example" },
    to: [{ address: "support@church.example" }],
    replyTo: [{ address: "ruth@example.org" }],
    subject: "New message from Ruth",
  });
  const link = `/admin/collections/contact-messages/${record.id}`;
  expect(news?.text).toContain(`> Hello <b>there</b>\n> second line`);
  expect(news?.text).toContain(link);
  expect(news?.text).toContain("Grace <Church>");
  expect(news?.html).toContain("Hello &lt;b&gt;there&lt;/b&gt;");
  expect(news?.html).toContain(`${link}"`);

  await staff.updateGlobal("settings", { announceTo: "team@church.example" });
  expect((await visitor(request).send("/add_volunteer_contact_us", message)).status).toBe(200);
  expect((await mailsAfter(2)).map(({ to, subject }) => [to?.[0]?.address, subject])).toContainEqual([
    "team@church.example",
    "Ruth offers to help",
  ]);

  expect((await visitor(request).send("/add-join-us", testimony)).status).toBe(201);
  const mails = await mailsAfter(4);
  const forStaff = mails.find(({ subject }) => subject?.startsWith("New testimony consent"));
  expect(forStaff).toMatchObject({
    to: [{ address: "team@church.example" }],
    subject: "New testimony consent from Ruth Bcc: victim@example.org",
  });
  expect(forStaff?.bcc).toBeUndefined();
  const receipt = mails.find(({ to }) => to?.[0]?.address === testimony.email);
  expect(receipt?.replyTo).toEqual([{ name: "", address: "support@church.example" }]);
  expect(receipt?.text).toContain(`> ${consent.sentence}`);
  expect(receipt?.html).toMatch(/<blockquote lang="fr".*J’accepte que mon témoignage/);
  expect(receipt?.text).toMatch(/https:\/\/stories\.example\/withdraw-consent\/[\w-]{43}\n/);
  // Nobody can write to a stranger by entering their address.
  expect(receipt?.text).not.toContain("Ruth");
  await staff.updateGlobal("settings", { announceTo: "" });
});

it("until the example address is replaced, staff mails go to the oldest account that has joined", async () => {
  await staff.updateGlobal("settings", { email: "Hello@Lampstand.example", announceTo: "" });
  await signInAs("admin");
  const before = "2020-01-01T00:00:00.000Z";
  const invited = { email: "invited@staff.example", password: "a-long-password", role: "admin" as const };
  await payload.create({ collection: "staff", data: { ...invited, invitedAt: before, createdAt: before } });
  expect((await visitor(request).send("/add_contact_us", message)).status).toBe(200);
  expect((await mailsAfter(1)).map(({ to }) => to?.[0]?.address)).toEqual([staff.email]);
  expect((await visitor(request).send("/add-join-us", testimony)).status).toBe(201);
  const receipt = (await mailsAfter(3)).find(({ to }) => to?.[0]?.address === testimony.email);
  expect(receipt?.replyTo).toBeUndefined();

  await staff.updateGlobal("settings", { announceTo: "team@church.example" });
  expect((await visitor(request).send("/add_contact_us", message)).status).toBe(200);
  expect((await mailsAfter(4)).map(({ to }) => to?.[0]?.address)).toContain("team@church.example");

  const own = { announceTo: "Hello@Lampstand.example", email: "support@church.example" };
  await staff.updateGlobal("settings", own);
  expect((await visitor(request).send("/add_contact_us", message)).status).toBe(200);
  expect((await mailsAfter(5)).map(({ to }) => to?.[0]?.address)).toContain("support@church.example");
  await staff.updateGlobal("settings", { announceTo: "" });
});

it("a stranger's address gets a few receipts an hour in any spelling, and staff hear about all submissions", async () => {
  await staff.updateGlobal("settings", { email: "support@church.example" });
  const addresses = ["stranger@example.org", "Stranger@example.org", "STRANGER@Example.ORG"];
  for (let index = 0; index < 9; index += 1) {
    const email = addresses[index % addresses.length];
    expect((await visitor(request).send("/add-join-us", { ...testimony, email })).status).toBe(201);
  }
  expect((await visitor(request).send("/add-join-us", testimony)).status).toBe(201);

  const to = (await mailsAfter(16)).map((mail) => mail.to?.[0]?.address?.toLowerCase());
  const sentTo = (address: string) => to.filter((other) => other === address).length;
  expect(["stranger@example.org", testimony.email, "support@church.example"].map(sentTo)).toEqual([5, 1, 10]);
  expect(await staff.list("testimony-consents")).toHaveLength(10);
  expect(
    log().match(/No receipt was sent for testimony-consents [\w-]+: its address has had too many/g),
  ).toHaveLength(4);
  expect(log().toLowerCase()).not.toContain("@example.org");
});

it("without a mail server, mails are stored as files that only their owner can read, and their text isn't logged", async () => {
  const email = "another@example.org";
  expect((await visitor(request).send("/add-join-us", { ...testimony, email })).status).toBe(201);
  expect((await request.post("/api/staff/forgot-password", { data: { email: staff.email } })).status).toBe(
    200,
  );
  const mails = await mailsAfter(3);
  expect(mails.map(({ subject }) => subject)).toContain("Thank you: what you agreed to");
  expect(mails.map(({ to }) => to?.[0]?.address)).toContain(staff.email);
  for (const file of await readdir(outbox)) {
    expect(file).toMatch(/\.eml$/);
    expect((await stat(path.join(outbox, file))).mode & 0o777).toBe(0o600);
  }
  expect(log()).toContain(`An email was saved as ${outbox}${path.sep}`);
  expect(log()).not.toContain("@example.org");
});
