import { createDrawingCache } from "./draw-jpeg";

type Drawing = { of: string };

/** A drawing that is done when the test says so. */
function slowDrawing(of: string) {
  let finish: () => void = () => undefined;
  const done = new Promise<Drawing>((resolve) => (finish = () => resolve({ of })));
  return { draw: jest.fn(() => done), finish };
}

/** Lets everything that waits for nothing but its turn go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("createDrawingCache", () => {
  it("draws a thing once and keeps it", async () => {
    const drawings = createDrawingCache<Drawing>();
    const draw = jest.fn(async () => ({ of: "a" }));
    expect(await drawings("a", draw)).toEqual({ of: "a" });
    expect(await drawings("a", draw)).toEqual({ of: "a" });
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("lets requests at the same time share one drawing", async () => {
    const drawings = createDrawingCache<Drawing>();
    const { draw, finish } = slowDrawing("a");
    const both = Promise.all([drawings("a", draw), drawings("a", draw)]);
    finish();
    expect(await both).toEqual([{ of: "a" }, { of: "a" }]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("draws only two at a time, the others in their turn", async () => {
    const drawings = createDrawingCache<Drawing>();
    const slow = ["a", "b", "c"].map(slowDrawing);
    const [first, second, third] = slow.map(({ draw }, index) => drawings(String(index), draw));
    const started = () => slow.map(({ draw }) => draw.mock.calls.length);
    await settled();
    expect(started()).toEqual([1, 1, 0]);
    slow[1]?.finish();
    await second;
    await settled();
    expect(started()).toEqual([1, 1, 1]);
    slow.forEach(({ finish }) => finish());
    expect(await Promise.all([first, third])).toEqual([{ of: "a" }, { of: "c" }]);
  });

  it("keeps neither a failure nor nothing, and goes on after them", async () => {
    const drawings = createDrawingCache<Drawing>({ concurrency: 1 });
    await expect(drawings("a", () => Promise.reject(new Error("No ink")))).rejects.toThrow("No ink");
    expect(await drawings("a", async () => null)).toBeNull();
    expect(await drawings("a", async () => ({ of: "a" }))).toEqual({ of: "a" });
  });

  it("lets no more than so many wait", async () => {
    const drawings = createDrawingCache<Drawing>({ concurrency: 1, maxWaiting: 1 });
    const slow = ["a", "b", "c"].map(slowDrawing);
    const [first, second, third] = slow.map(({ draw }, index) => drawings(String(index), draw));
    expect(await third).toBeNull();
    slow.forEach(({ finish }) => finish());
    expect(await Promise.all([first, second])).toEqual([{ of: "a" }, { of: "b" }]);
  });

  it("forgets what was not asked for longest", async () => {
    const drawings = createDrawingCache<Drawing>({ maxCached: 1 });
    const draw = jest.fn(async () => ({ of: "any" }));
    await drawings("a", draw);
    await drawings("b", draw);
    await drawings("a", draw);
    expect(draw).toHaveBeenCalledTimes(3);
  });
});
