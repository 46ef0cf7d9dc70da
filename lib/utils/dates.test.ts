import { formatBlogDate, formatPolicyDate } from "./dates";

describe.each([
  ["2025-03-01", "2025-03-01", "01-03-25"],
  ["2025-03-01T00:00:00.000Z", "2025-03-01", "01-03-25"],
  ["2025-03-01T23:59:59.999Z", "2025-03-01", "01-03-25"],
  ["2025-03-01T23:30:00-11:00", "2025-03-01", "01-03-25"],
  ["2025-03-01T00:30:00+14:00", "2025-03-01", "01-03-25"],
  ["2024-02-29T12:00:00", "2024-02-29", "29-02-24"],
  ["2000-12-31", "2000-12-31", "31-12-00"],
  ["1999-12-31", "1999-12-31", "31-12-99"],
])("%s", (isoDate, onBlogs, onPolicies) => {
  it(`is ${onBlogs} on blogs`, () => expect(formatBlogDate(isoDate)).toBe(onBlogs));
  it(`is ${onPolicies} on policies`, () => expect(formatPolicyDate(isoDate)).toBe(onPolicies));
});
