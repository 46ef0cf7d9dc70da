import "./support/clock";
import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import { realVideo, sendStory, storyWords } from "./support/stories";
import { someEmail } from "./support/visitor";

const { payload, request } = await startProvider();

const MINUTES_A_DAY = 24 * 60;
const person = () => ({ name: "Ann", email: someEmail(), message: "Hello" });

const { trashWhatIsOver } = await import("../src/features/erasure/trash-what-is-over");
const { readRetention } = await import("../src/features/retention/retention");
const { emptyTrash } = await import("../src/features/erasure/empty-trash");

type Slug = "contact-messages" | "volunteer-contacts" | "stories" | "testimony-consents";

/** Where a record is: to be seen, in the trash, or nowhere. */
async function placeOf(collection: Slug, id: string) {
  const found = await payload.find({ collection, where: { id: { equals: id } }, trash: true });
  const [record] = found.docs;
  if (!record) return "nowhere";
  return record.deletedAt ? "trash" : "here";
}

const keep = (days: Record<string, number | null>) =>
  payload.updateGlobal({ slug: "settings", data: { keep: days } });

const message = () => payload.create({ collection: "contact-messages", data: person() });

afterEach(() => keep({ messages: null, offers: null, declined: null, originals: null, consents: null }));

it("has careful periods where nobody has chosen any", async () => {
  expect(await readRetention(payload)).toEqual({
    messages: 365,
    offers: 730,
    conversations: 90,
    declined: 180,
    originals: 730,
    consents: 1_095,
  });
});

it.each<[string, string, Slug, () => Promise<{ id: string }>, number]>([
  ["a message", "messages", "contact-messages", message, 365],
  [
    "an offer of help",
    "offers",
    "volunteer-contacts",
    () => payload.create({ collection: "volunteer-contacts", data: person() }),
    730,
  ],
  [
    "a consent",
    "consents",
    "testimony-consents",
    () => payload.create({ collection: "testimony-consents", data: { fullName: "Ann", email: someEmail() } }),
    1_095,
  ],
])(
  "%s goes into the trash after its days, and is erased after those of the trash",
  async (_, name, slug, create, days) => {
    const { id } = await create();
    pass((days - 1) * MINUTES_A_DAY);
    await trashWhatIsOver(payload);
    expect(await placeOf(slug, id)).toBe("here");
    pass(2 * MINUTES_A_DAY);
    await keep({ [name]: 0 });
    await trashWhatIsOver(payload);
    expect(await placeOf(slug, id)).toBe("here");
    await keep({ [name]: null });
    await trashWhatIsOver(payload);
    expect(await placeOf(slug, id)).toBe("trash");
    pass(31 * MINUTES_A_DAY);
    await emptyTrash(payload);
    expect(await placeOf(slug, id)).toBe("nowhere");
  },
);

it("what was taken out of the trash is kept as long again", async () => {
  const { id } = await message();
  await keep({ messages: 10 });
  pass(11 * MINUTES_A_DAY);
  await trashWhatIsOver(payload);
  await payload.update({ collection: "contact-messages", id, data: { deletedAt: null }, trash: true });
  pass(9 * MINUTES_A_DAY);
  await trashWhatIsOver(payload);
  expect(await placeOf("contact-messages", id)).toBe("here");
});

it("a story goes once it was declined, not while it waits", async () => {
  const send = async () => {
    const words = storyWords();
    await sendStory(request, words, await realVideo());
    const where = { slug: { equals: words.slug } };
    const { docs } = await payload.find({ collection: "stories", where });
    return String(docs[0]?.id);
  };
  const [waiting, declined] = [await send(), await send()];
  await payload.update({
    collection: "stories",
    id: declined,
    data: { status: "Declined", reason: "Too loud" },
  });
  pass(181 * MINUTES_A_DAY);
  await trashWhatIsOver(payload);
  expect(await placeOf("stories", waiting)).toBe("here");
  expect(await placeOf("stories", declined)).toBe("trash");
});

it("the proof of consent to what is on the site is kept", async () => {
  const { docs } = await payload.find({
    collection: "videos",
    where: { status: { equals: "Active" } },
    limit: 1,
  });
  const data = { fullName: "Ann", email: someEmail(), video: docs[0]?.id };
  const { id } = await payload.create({ collection: "testimony-consents", data });
  pass(1_200 * MINUTES_A_DAY);
  await trashWhatIsOver(payload);
  expect(await placeOf("testimony-consents", id)).toBe("here");
  await payload.update({ collection: "videos", id: String(docs[0]?.id), data: { status: "Declined" } });
  await trashWhatIsOver(payload);
  expect(await placeOf("testimony-consents", id)).toBe("trash");
});

it.each([-1, 1.5, 4_000])("%s is no number of days", async (days) => {
  await expect(keep({ messages: days })).rejects.toMatchObject({
    data: { errors: [{ message: "Please enter a whole number of days, from 0 to 3650." }] },
  });
});
