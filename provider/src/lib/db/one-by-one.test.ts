import { oneByOne } from "./one-by-one";

it("yields all records, and lets other work happen in between", async () => {
  const done: string[] = [];
  setImmediate(() => done.push("other work"));
  for await (const record of oneByOne(["one", "two"])) done.push(record);
  expect(done).toEqual(["one", "other work", "two"]);
});
