import { momentInWords } from "./moment-in-words";
import { withChurchTime } from "./time-plugin";

it("writes a time in the church's zone, with its name", () => {
  const moment = "2026-01-31T03:05:00.000Z";
  expect(momentInWords(moment, "America/Chicago")).toBe("Jan 30, 2026, 9:05 PM CST");
  expect(momentInWords(moment, "Europe/Berlin")).toMatch(/^Jan 31, 2026, 4:05 AM (?:GMT\+1|CET)$/);
});

it("gives all times in lists the church's zone, but not dates", () => {
  const { fields } = withChurchTime({
    slug: "notes",
    fields: [
      { name: "sentAt", type: "date" },
      { name: "day", type: "date", admin: { date: { pickerAppearance: "dayOnly" } } },
    ],
  });
  const cells = fields.map((field) =>
    field.type === "date" ? [field.name, Boolean(field.admin?.components?.Cell)] : [],
  );
  expect(cells).toEqual([
    ["sentAt", true],
    ["day", false],
    ["updatedAt", true],
    ["createdAt", true],
  ]);
});
