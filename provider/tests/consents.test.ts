import { expectFailure, first } from "./support/read";
import { newSlug, realVideo } from "./support/stories";
import { someEmail, visitor } from "./support/visitor";
import { startProvider } from "./support/provider";

const { request, staff } = await startProvider();

const use = { purpose: "agreeToUseTestimony", sentence: "My testimony may be used.", version: "3" };
const news = { purpose: "agreeToPromotions", sentence: "I want to hear from you.", version: "3" };

it("a consent is kept word for word, for the boxes that were ticked", async () => {
  const { send } = visitor(request);
  const given = async (data: object, headers = {}) => {
    const email = someEmail();
    const start = Date.now();
    const body = { fullName: "Ruth", email, ...data };
    expect((await send("/add-join-us", body, headers)).status).toBe(201);
    const [record] = await staff.sentBy("testimony-consents", email);
    const consents = record?.consents as { givenAt: string }[];
    for (const { givenAt } of consents) {
      expect(Date.parse(givenAt)).toBeGreaterThanOrEqual(start - 1000);
      expect(Date.parse(givenAt)).toBeLessThanOrEqual(Date.now() + 1000);
    }
    return consents.map(({ givenAt: _, ...rest }) => rest);
  };

  const both = { agreeToUseTestimony: true, agreeToPromotions: true };
  const unknown = { ...use, sentence: "", version: "unknown" };
  expect(await given({ ...both, consents: [news, use] })).toEqual([use, news]);
  expect(await given({ agreeToUseTestimony: true, consents: [use, news] })).toEqual([use]);
  expect(await given({ consents: [use, news] })).toEqual([]);
  expect(await given({ agreeToUseTestimony: true })).toEqual([unknown]);

  // Whoever is not the site could have words of their own mailed to a stranger.
  const stranger = { authorization: "Bearer somebody-elses-token" };
  expect(await given({ agreeToUseTestimony: true, consents: [use] }, stranger)).toEqual([unknown]);
});

it("staff see neither keys nor what a withdrawal link is made of, and cannot change a consent", async () => {
  const email = someEmail();
  const { send } = visitor(request);
  await send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true, consents: [use] });
  const [record] = await staff.sentBy("testimony-consents", email);
  if (!record) throw new Error("There is no record");
  for (const name of ["submissionKey", "announcedAt", "withdrawalSeed", "withdrawalHash"]) {
    expect(record).not.toHaveProperty(name);
  }
  const change = {
    consents: [],
    fullName: "Naomi",
    withdrawnAt: "2020-01-01T00:00:00.000Z",
    isHandled: true,
  };
  await staff.update("testimony-consents", record.id, change);
  expect(await staff.sentBy("testimony-consents", email)).toEqual([
    expect.objectContaining({
      consents: record.consents,
      fullName: "Ruth",
      withdrawnAt: null,
      isHandled: true,
    }),
  ]);
});

it("a link that is not ours leads to nothing", async () => {
  for (const token of ["a", "x".repeat(43), "..%2F..", "%00", "'"]) {
    await expectFailure(request, `/consents/${token}`, 404);
  }
  const { send } = visitor(request);
  expect((await send("/withdraw-consents", { token: "x".repeat(43) })).status).toBe(404);
  expect((await send("/withdraw-consents", { token: 1 })).status).toBe(400);
  expect((await send("/withdraw-consents", {})).status).toBe(400);
});

it("a video that is linked to a consent after its withdrawal leaves the site", async () => {
  const { send } = visitor(request);
  const email = someEmail();
  await send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true });
  const { id } = first(await staff.sentBy("testimony-consents", email));
  await staff.press("testimony-consents", id, "withdraw-consent");

  const slug = newSlug();
  const clip = await staff.uploaded("clips", await realVideo());
  const data = { name: "Ruth", slug, videoLink: clip.id, videoType: "single", status: "Active" };
  const video = await staff.create("videos", data);
  const statusOfPage = async () => (await request.get(`/get_individual_video/${slug}`)).status;
  expect(await statusOfPage()).toBe(200);
  await staff.update("testimony-consents", id, { video: video.id });
  expect(await statusOfPage()).toBe(404);
  expect(await staff.one("videos", "id", video.id)).toMatchObject({ objection: "withdrawn" });

  await staff.remove("videos", video.id);
  await staff.remove("clips", clip.id);
});
