import type { Reason } from "./refusal-page";
import { answerRefusal, readReason, wordsOf } from "./refusals";

it.each<[Reason, string]>([
  ["The provider’s own words.", "The provider’s own words."],
  [{ key: "storyGone" }, "This story is no longer here."],
  [{ key: "hashtagsNumber", value: "30" }, "Please choose between 1 and 30 hashtags."],
  [{ key: "canSendIn", seconds: 1 }, "You can send it in 1 second."],
  [{ key: "canSendIn", seconds: 59 }, "You can send it in 59 seconds."],
  [{ key: "canSendIn", seconds: 60 }, "You can send it in 1 minute."],
  [{ key: "canSendIn", seconds: 61 }, "You can send it in 2 minutes."],
])("words %j", async (reason, words) => {
  expect(await wordsOf(reason)).toBe(words);
});

it.each<[string, Reason]>([
  ["diskFull", { key: "diskFull" }],
  ["uploadBroken 7f3a", { key: "uploadBroken", value: "7f3a" }],
  ["Upload-Offset header required", "Upload-Offset header required"],
])("reads the reason %j that a program passed on", async (text, reason) => {
  expect(await readReason(text)).toEqual(reason);
});

it("answers a script in words", async () => {
  const request = new Request("https://stories.example/api/prayers", { method: "POST" });
  const answer = await answerRefusal(request, { status: 404, message: { key: "storyGone" } });
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { status: "error", message: "This story is no longer here." },
  ]);
});
