import { fromWallTime, toWallTime } from "./wall-time";

describe("fromWallTime", () => {
  it.each([
    ["2026-12-06T09:00", "America/Chicago", "2026-12-06T15:00:00.000Z"],
    ["2026-07-05T09:00", "America/Chicago", "2026-07-05T14:00:00.000Z"],
    ["2026-12-06T09:00", "Europe/Berlin", "2026-12-06T08:00:00.000Z"],
    ["2026-12-06T00:00", "Asia/Kolkata", "2026-12-05T18:30:00.000Z"],
    ["2026-12-06T00:30", "Pacific/Auckland", "2026-12-05T11:30:00.000Z"],
  ])("%s in %s is %s", (shown, timeZone, moment) => {
    expect(fromWallTime(shown, timeZone)).toBe(moment);
    expect(toWallTime(moment, timeZone)).toBe(shown);
  });

  it("uses the hour after a skipped one in spring, and the first of two in autumn", () => {
    expect(fromWallTime("2026-03-08T02:30", "America/Chicago")).toBe("2026-03-08T08:30:00.000Z");
    expect(fromWallTime("2026-11-01T01:30", "America/Chicago")).toBe("2026-11-01T06:30:00.000Z");
  });

  it.each(["", "2026-12-06", "2026-13-45T09:00", "tomorrow"])("%j is not a time", (shown) => {
    expect(fromWallTime(shown, "America/Chicago")).toBeNull();
  });
});

it("no date gives an empty time", () => {
  expect(toWallTime(null, "America/Chicago")).toBe("");
  expect(toWallTime("nonsense", "America/Chicago")).toBe("");
});
