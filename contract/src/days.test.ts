import { dayIn, isTimeZone } from "./days";

it.each([
  ["Pacific/Auckland", "2026-12-31T10:59:59.999Z", "2026-12-31"],
  ["Pacific/Auckland", "2026-12-31T11:00:00.000Z", "2027-01-01"],
  ["America/Los_Angeles", "2027-01-01T07:59:59.999Z", "2026-12-31"],
  ["America/Los_Angeles", "2027-01-01T08:00:00.000Z", "2027-01-01"],
  // The days on which clocks go forward and back.
  ["America/Los_Angeles", "2026-03-08T08:00:00.000Z", "2026-03-08"],
  ["America/Los_Angeles", "2026-03-09T06:59:00.000Z", "2026-03-08"],
  ["America/Los_Angeles", "2026-03-09T07:00:00.000Z", "2026-03-09"],
  ["America/Los_Angeles", "2026-11-02T07:59:00.000Z", "2026-11-01"],
  ["America/Los_Angeles", "2026-11-02T08:00:00.000Z", "2026-11-02"],
  ["Pacific/Auckland", "2026-09-27T10:59:00.000Z", "2026-09-27"],
  ["Pacific/Auckland", "2026-09-27T11:00:00.000Z", "2026-09-28"],
  ["Pacific/Auckland", "2026-12-31T23:30:00-11:00", "2027-01-01"],
])("in %s, %s is on %s", (timeZone, moment, day) => {
  expect(dayIn(timeZone, moment)).toBe(day);
});

it.each(["2026-12-31", "2026-12-31T23:59:00"])("%s keeps its written day in every time zone", (moment) => {
  expect(["Pacific/Auckland", "America/Los_Angeles"].map((zone) => dayIn(zone, moment))).toEqual([
    "2026-12-31",
    "2026-12-31",
  ]);
});

it("recognises time zones", () => {
  expect(["UTC", "Pacific/Auckland", "Mars/Base", ""].map(isTimeZone)).toEqual([true, true, false, false]);
});
