import { momentInWords } from "./moment-in-words";

it("writes a time in the church's zone, with its name", () => {
  const moment = "2026-01-31T03:05:00.000Z";
  expect(momentInWords(moment, "America/Chicago")).toBe("Jan 30, 2026, 9:05 PM CST");
  expect(momentInWords(moment, "Europe/Berlin")).toMatch(/^Jan 31, 2026, 4:05 AM (?:GMT\+1|CET)$/);
});
