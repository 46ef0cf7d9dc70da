import { revalidateTags } from "@/lib/page-cache/revalidations.mjs";
import { keepDrawings } from "./drawings";

type Drawing = { of: string };

/** A drawing that finishes when the test says so. */
function slowDrawing(of: string) {
  let finish: () => void = () => undefined;
  const done = new Promise<Drawing>((resolve) => (finish = () => resolve({ of })));
  return { draw: jest.fn(() => done), finish };
}

const drawingsWith = (limits: Partial<Parameters<typeof keepDrawings<Drawing>>[0]> = {}) =>
  keepDrawings<Drawing>({ maxBytes: 100, bytesOf: () => 1, atOnce: 2, maxRunning: 100, ...limits });

/** Lets everything run that is ready to run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("keepDrawings", () => {
  afterEach(() => jest.restoreAllMocks());

  it("draws a thing once and keeps it", async () => {
    const drawings = drawingsWith();
    const draw = jest.fn(async () => ({ of: "a" }));
    expect(await drawings("a", draw)).toEqual({ of: "a" });
    expect(await drawings("a", draw)).toEqual({ of: "a" });
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("lets requests at the same time share one drawing", async () => {
    const drawings = drawingsWith();
    const { draw, finish } = slowDrawing("a");
    const both = Promise.all([drawings("a", draw), drawings("a", draw)]);
    finish();
    expect(await both).toEqual([{ of: "a" }, { of: "a" }]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("makes only two drawings at a time, the others in turn", async () => {
    const drawings = drawingsWith();
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

  it("keeps neither failures nor empty results, and continues after them", async () => {
    const drawings = drawingsWith({ atOnce: 1 });
    await expect(drawings("a", () => Promise.reject(new Error("No ink")))).rejects.toThrow("No ink");
    expect(await drawings("a", async () => null)).toBeNull();
    expect(await drawings("a", async () => ({ of: "a" }))).toEqual({ of: "a" });
  });

  it("limits how many may wait", async () => {
    const drawings = drawingsWith({ atOnce: 1, maxRunning: 2 });
    const slow = ["a", "b", "c"].map(slowDrawing);
    const [first, second, third] = slow.map(({ draw }, index) => drawings(String(index), draw));
    expect(await third).toBeNull();
    slow.forEach(({ finish }) => finish());
    expect(await Promise.all([first, second])).toEqual([{ of: "a" }, { of: "b" }]);
  });

  it("forgets the least recently used drawing", async () => {
    const drawings = drawingsWith({ maxBytes: 1 });
    const draw = jest.fn(async () => ({ of: "any" }));
    await drawings("a", draw);
    await drawings("b", draw);
    await drawings("a", draw);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it("after a revalidation, neither returns nor joins a drawing begun before it", async () => {
    const drawings = drawingsWith();
    await drawings("a", async () => ({ of: "before" }));
    const { draw, finish } = slowDrawing("also before");
    const early = drawings("b", draw);
    await revalidateTags(["home"]);
    expect(await drawings("a", async () => null)).toBeNull();
    expect(await drawings("b", async () => null)).toBeNull();
    finish();
    expect(await early).toEqual({ of: "also before" });
    expect(await drawings("b", async () => null)).toBeNull();
  });

  it("draws again after five minutes, and keeps the old drawing if that fails", async () => {
    const drawings = drawingsWith();
    await drawings("a", async () => ({ of: "a" }));
    const now = performance.now();
    jest.spyOn(performance, "now").mockReturnValue(now + 300_001);
    expect(await drawings("a", async () => null)).toEqual({ of: "a" });
    expect(await drawings("a", async () => ({ of: "b" }))).toEqual({ of: "b" });
  });
});
