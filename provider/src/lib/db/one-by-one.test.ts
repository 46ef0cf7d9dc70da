import type { Payload } from "payload";

import { forEachRecord, oneByOne } from "./one-by-one";

it("yields all records, and lets other work happen in between", async () => {
  const done: string[] = [];
  setImmediate(() => done.push("other work"));
  for await (const record of oneByOne(["one", "two"])) done.push(record);
  expect(done).toEqual(["one", "other work", "two"]);
});

it("works on the next record after a failure, which it logs", async () => {
  const logged: string[] = [];
  const payload = { logger: { error: ({ msg }: { msg: string }) => logged.push(msg) } } as unknown as Payload;
  const done: string[] = [];
  const work = (name: string) => {
    if (name === "broken") throw new Error("not today");
    done.push(name);
    return Promise.resolve();
  };
  await forEachRecord(payload, ["first", "broken", "last"], work, (name) => `${name} failed`);
  expect([done, logged]).toEqual([["first", "last"], ["broken failed"]]);
});
