import { startProvider } from "./support/provider";

const { payload, staff, signInAs } = await startProvider({
  SMTP_URL: "smtps://user:smtp-password@mail.example.org:465",
  MAIL_FROM: "Stories <stories@example.org>",
});
const { RETENTION_DAYS } = await import("../src/features/retention/retention");
const { readHandOver } = await import("../src/features/dashboard/hand-over");

it("says who has an account and where things run, and no password", async () => {
  const handOver = await readHandOver(payload);
  expect(handOver.accounts.map(({ value, hasSecondStep }) => [value, hasSecondStep])).toContainEqual([
    "admin",
    false,
  ]);
  expect(handOver.places).toContainEqual({
    name: "Mail",
    value: "mail.example.org:465, as Stories <stories@example.org>",
  });
  const text = JSON.stringify(handOver);
  for (const secret of [
    "smtp-password",
    process.env.PAYLOAD_SECRET ?? "none",
    process.env.API_TOKEN ?? "none",
  ])
    expect(text).not.toContain(secret);
});

it("lists what is planned, the next first, and nothing that is over", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const { docs } = await payload.find({ collection: "videos", limit: 1 });
  const video = String(docs[0]?.id);
  await staff.update("videos", video, { unpublishAt: inDays(9) });
  const article = { title: "In a week", author: "A", postedDate: inDays(0), slug: "in-a-week" };
  await staff.create("blogs", { ...article, _status: "draft", publishAt: inDays(7) });
  const { planned } = await readHandOver(payload);
  expect(planned.map(({ name, isPublished }) => [name, isPublished])).toEqual([
    ["In a week", true],
    [docs[0]?.name, false],
  ]);
  expect(planned[1]?.href).toBe(`/admin/collections/videos/${video}`);
});

it("says how long things are kept", async () => {
  await payload.updateGlobal({ slug: "settings", data: { keep: { messages: 90, offers: 0 } } });
  const { kept } = await readHandOver(payload);
  expect(kept).toEqual(
    expect.arrayContaining([
      { name: "Contact messages and reports", value: "90 days" },
      { name: "Offers of help", value: "until one of you deletes it" },
      { name: "Conversations of ‘Talk to someone’ that somebody has read", value: "90 days" },
      { name: "What is in the trash", value: "30 days" },
    ]),
  );
  expect(kept).toHaveLength(Object.keys(RETENTION_DAYS).length + 1);
});

it("says who reads the conversations of people who ask to talk, and how many, without a word of them", async () => {
  expect((await readHandOver(payload)).carers).toEqual([]);
  const [ruth, ben] = [await signInAs("reviewer"), await signInAs("admin")] as const;
  await payload.update({
    collection: "staff",
    id: ruth.id,
    data: { name: "Ruth Sommer", isCarer: true, answersMinors: true },
  });
  await payload.update({ collection: "staff", id: ben.id, data: { isCarer: true } });
  const asked = { name: "Ann", email: "ann@example.org", about: "My mother", firstReader: ruth.id };
  await payload.create({ collection: "conversations", data: asked });
  await payload.create({ collection: "conversations", data: { ...asked, isHandled: true } });
  const handOver = await readHandOver(payload);
  expect(handOver.carers).toEqual([
    { name: "Ruth Sommer", value: "1 open, answers people under 18" },
    { name: ben.email, value: "0 open" },
  ]);
  expect(JSON.stringify(handOver)).not.toMatch(/Ann|mother/);
});
