import { MAX_TAGS } from "@/lib/page-cache/outdated-tags.mjs";
import { createAnswerStore, KEPT_MS, MAX_ANSWERS, MAX_LENGTH } from "./answer-store";
import { newSql } from "./test-support/isolates";

it("stores nothing with a number that the object never issued, as from before a data loss", async () => {
  const store = createAnswerStore(newSql(), () => 1000);
  store.keep([
    { key: "later", text: "1", version: 1001 },
    { key: "earlier", text: "1", version: 999 },
  ]);
  expect([store.recall("later"), store.recall("earlier")]).toEqual([null, null]);
});

describe("room", () => {
  it("with more gone than it remembers, hides what was read before the oldest removal", () => {
    const store = createAnswerStore(newSql());
    const key = "list";
    store.keep([{ key, text: "1", version: store.number() }]);
    store.announce(["video:first"]);
    const version = store.number();
    store.announce(Array.from({ length: MAX_TAGS }, (_, index) => `video:${index}`));
    expect(store.recall(key)).toBeNull();
    store.keep([{ key, text: "2", version: version - 1 }]);
    expect(store.recall(key)).toBeNull();
    store.keep([{ key, text: "3", version }]);
    expect(store.recall(key)?.gone).toHaveLength(MAX_TAGS);
  });

  it("stores a limited number of answers, none too long, and none unread for a week", () => {
    let now = 1000;
    const store = createAnswerStore(newSql(), () => now);
    const version = store.number();
    const put = (key: string, text = "1") => store.keep([{ key, text, version }]);
    put("first");
    put("long", "1");
    put("long", "1".repeat(MAX_LENGTH + 1));
    expect(store.recall("long")).toBeNull();
    store.keep(Array.from({ length: MAX_ANSWERS }, (_, index) => ({ key: `${index}`, text: "1", version })));
    expect([store.recall("first"), store.recall("0")?.text]).toEqual([null, "1"]);
    now += KEPT_MS + 1;
    put("today");
    expect([store.recall("0"), store.recall("today")?.text]).toEqual([null, "1"]);
  });

  it("an answer that is read repeatedly stays, even unchanged", () => {
    let now = 1000;
    const store = createAnswerStore(newSql(), () => now);
    const version = store.number();
    for (let day = 0; day < 20; day += 1) {
      store.keep([{ key: "home", text: "1", version }]);
      now += KEPT_MS / 5;
    }
    expect(store.recall("home")?.text).toBe("1");
  });
});
