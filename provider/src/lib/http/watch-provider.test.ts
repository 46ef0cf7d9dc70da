/** @jest-environment node */
import { partOf } from "./watch-provider";

it.each([
  ["/admin/collections/clips", "/admin"],
  ["/api/staff/me", "/api"],
  ["/uploads/clips/a-name.mp4", "/uploads"],
  ["/_next/static/x.js", "/_next"],
  ["/get_individual_video/two-cups", "other"],
  ["/administration", "other"],
  ["", "other"],
])("%s belongs to %s", (path, part) => {
  expect(partOf(path)).toBe(part);
});
