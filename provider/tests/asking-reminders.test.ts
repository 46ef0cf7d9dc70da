import { jest } from "@jest/globals";

import { updateIf } from "../src/lib/db/writes";
import { DAY_MS, withParents } from "./support/parents";
import { startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";

const provider = await startProvider({ PREPARE_AT_ONCE: "1", SITE_URL: "https://stories.example" });
const { payload } = provider;
const { work } = await startPreparation(provider);
const { remindOthers } = await import("../src/features/consents/ask-others");
const { aTeensStory, lastQuestion, read } = await withParents(provider, work);

it("at most two reminders are sent, one if they are late, and none after the question has ended", async () => {
  const story = await aTeensStory();
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  for (const [days, count] of [
    [2, 1],
    [4, 2],
    [9, 2],
    [11, 3],
    [29, 3],
  ] as const) {
    for (let run = 0; run < 2; run += 1) await remindOthers(payload, inDays(days));
    await lastQuestion(story.parentEmail, count);
  }
  const [late, ended] = [await aTeensStory(), await aTeensStory()];
  await remindOthers(payload, inDays(31));
  await lastQuestion(ended.parentEmail, 1);
  for (let run = 0; run < 2; run += 1) await remindOthers(payload, inDays(11));
  await lastQuestion(late.parentEmail, 2);
});

it("a reminder has a link that works after a change of the secret", async () => {
  const story = await aTeensStory();
  await lastQuestion(story.parentEmail, 1);
  const { environment } = await import("../src/lib/environment");
  const { payloadSecret } = environment();
  Object.assign(environment(), { payloadSecret: "another-secret-of-the-tests" });
  await remindOthers(payload, new Date(Date.now() + 4 * DAY_MS));
  Object.assign(environment(), { payloadSecret });
  expect(await read(await lastQuestion(story.parentEmail, 2))).toMatchObject({ isGiven: false });
});

it("a parent who answers just before a reminder gets none", async () => {
  const story = await aTeensStory();
  await lastQuestion(story.parentEmail, 1);
  const find = payload.find.bind(payload);
  const reading = jest.spyOn(payload, "find").mockImplementation(async (query) => {
    const found = await find(query);
    if (query.collection === "others-consents") {
      reading.mockRestore();
      const where = { email: { equals: story.parentEmail } };
      const data = { agreedAt: new Date().toISOString() };
      await updateIf(payload, { collection: "others-consents", where, data });
    }
    return found;
  });
  await remindOthers(payload, new Date(Date.now() + 4 * DAY_MS));
  await lastQuestion(story.parentEmail, 1);
});
