import { pass } from "./support/clock";
import { API_TOKEN, startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";
import { someEmail } from "./support/visitor";

const { payload, request, rows } = await startProvider();
const { exportMember } = await import("../src/features/members/export-member");
const { deleteMember } = await import("../src/features/members/delete-member");
const { removeLeftSavedVideos } = await import("../src/features/members/saved-videos");

const slugs = (await readVideos(request)).map(({ slug }) => slug);
const [one = "", two = "", three = ""] = slugs;

const aMember = () =>
  payload.create({ collection: "members", data: { firstName: "Ann", lastName: "Berg", email: someEmail() } });

const sync = (userId: string, add: unknown = [], remove: unknown = [], token = API_TOKEN) =>
  request.post("/saved_videos", {
    headers: { authorization: `Bearer ${token}` },
    data: { userId, add, remove },
  });

const saved = async (...call: Parameters<typeof sync>) => {
  const answer = await sync(...call);
  expect(answer.status).toBe(200);
  return (answer.json() as { data: { slugs: string[] } }).data.slugs;
};

afterEach(() => payload.db.deleteMany({ collection: "saved-videos", where: {} }));

it("keeps what a member saves, the latest first, on every device", async () => {
  const { id } = await aMember();
  expect(await saved(id, [two, one])).toEqual([two, one]);
  pass(1);
  expect(await saved(id, [three])).toEqual([three, two, one]);
  expect(await saved(id, [], [two])).toEqual([three, one]);
  expect(await saved((await aMember()).id)).toEqual([]);
});

it("keeps once what several devices save at the same moment, and passes over what is none", async () => {
  const { id } = await aMember();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => saved(id, [one, two, "none-such", one])),
  );
  for (const list of answers) expect(list).toEqual([one, two]);
  expect(await rows("saved-videos")).toHaveLength(2);
});

it("shows what visitors can see alone", async () => {
  const { id } = await aMember();
  await saved(id, [one, two]);
  const { docs } = await payload.find({ collection: "videos", where: { slug: { equals: one } } });
  const video = first(docs).id;
  await payload.update({ collection: "videos", id: video, data: { status: "Pending" } });
  expect(await saved(id)).toEqual([two]);
  await payload.update({ collection: "videos", id: video, data: { status: "Active" } });
  expect(await saved(id)).toEqual([one, two]);
});

it("is in a member's export, and goes with their account", async () => {
  const { id } = await aMember();
  await saved(id, [one]);
  const member = await payload.findByID({ collection: "members", id });
  expect((await exportMember(payload, member)).savedVideos).toMatchObject([{ slug: one }]);
  await deleteMember(payload, member, "keep");
  expect(await rows("saved-videos")).toEqual([]);
});

it("forgets what was saved of videos that are no more", async () => {
  const { id } = await aMember();
  await saved(id, [one]);
  const row = {
    member: id,
    video: "0192f0c0-0000-7000-8000-000000000000",
    savedAt: "2026-01-01T00:00:00.000Z",
  };
  await payload.db.create({ collection: "saved-videos", data: row });
  await removeLeftSavedVideos(payload);
  expect(await rows("saved-videos")).toHaveLength(1);
});

it("answers the site alone, about members that there are, and no more than 200 at once", async () => {
  const { id } = await aMember();
  expect((await sync(id, [one], [], "another-token")).status).toBe(401);
  expect((await sync("none-such", [one])).status).toBe(404);
  for (const wrong of [Array.from({ length: 201 }, () => one), [1], one, null, [{ $ne: "" }]])
    expect((await sync(id, wrong)).status).toBe(400);
  expect(await rows("saved-videos")).toEqual([]);
});
