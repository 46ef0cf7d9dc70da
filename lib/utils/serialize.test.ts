import { serialize } from "./serialize";

it("begins nothing before what came earlier is through, even when that failed", async () => {
  const said: string[] = [];
  const take = serialize();
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await Promise.resolve();
    said.push(`${name} ends`);
    if (name === "first") throw new Error("no");
    return name;
  };
  const outcomes = await Promise.allSettled([take(work("first")), take(work("second"))]);
  expect(said).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  expect(outcomes).toEqual([
    expect.objectContaining({ status: "rejected" }),
    { status: "fulfilled", value: "second" },
  ]);
});
