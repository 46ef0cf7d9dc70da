import { logError, logInfo, logWarning } from "./log";

const written = (method: "error" | "warn" | "info") => {
  const spy = jest.spyOn(console, method).mockReturnValue();
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
};

afterEach(() => jest.restoreAllMocks());

describe("logError", () => {
  it("writes one line of JSON with the event, the fields and the whole chain of causes", () => {
    const lines = written("error");
    const error = new Error("outer", { cause: new Error("inner", { cause: "HTTP 502" }) });
    const id = logError("provider-read-failed", error, { read: "home", servedLastGood: true });
    expect(lines()).toEqual([
      {
        level: "error",
        id,
        event: "provider-read-failed",
        read: "home",
        servedLastGood: true,
        error: "outer: inner: HTTP 502",
      },
    ]);
  });

  it("returns a different id each time", () => {
    written("error");
    const ids = [logError("a", new Error("a")), logError("a", new Error("a"))];
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/), expect.stringMatching(/^[0-9a-f]{8}$/)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("accepts values that are no Error", () => {
    const lines = written("error");
    logError("odd", "just a sentence");
    expect(lines()).toEqual([expect.objectContaining({ error: "just a sentence" })]);
  });
});

describe("logWarning", () => {
  it("writes one line of JSON", () => {
    const lines = written("warn");
    logWarning("malformed-item-dropped", { area: "blogs", index: 2, fields: ["slug"] });
    expect(lines()).toEqual([
      { level: "warning", event: "malformed-item-dropped", area: "blogs", index: 2, fields: ["slug"] },
    ]);
  });
});

describe("logInfo", () => {
  it("writes one line of JSON with the event and the fields", () => {
    const lines = written("info");
    logInfo("active-slide", { index: 3 });
    expect(lines()).toEqual([{ level: "info", event: "active-slide", index: 3 }]);
  });
});
