import { routeLabels } from "./watch-site";

const labelOf = routeLabels({
  staticRoutes: [{ page: "/" }, { page: "/blog" }, { page: "/feed.xml" }],
  dynamicRoutes: [
    { page: "/blog/[slug]", regex: "^/blog/([^/]+?)(?:/)?$" },
    { page: "/withdraw-consent/[token]", regex: "^/withdraw\\-consent/([^/]+?)(?:/)?$" },
    { page: "/[slug]", regex: "^/([^/]+?)(?:/)?$" },
  ],
});

it.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/blog/", "/blog"],
  ["/feed.xml", "/feed.xml"],
  ["/blog/one-lamp", "/blog/[slug]"],
  ["/withdraw-consent/a-secret", "/withdraw-consent/[token]"],
  ["/two-cups", "/[slug]"],
  ["/_next/static/chunks/x.js", "files"],
  ["/favicon.ico", "files"],
  ["/a/b/c", "other"],
  ["", "other"],
])("%s belongs to %s", (path, label) => {
  expect(labelOf(path)).toBe(label);
});

it("counts only existing routes, whatever is requested", () => {
  const asked = Array.from(
    { length: 1000 },
    (_, index) => `/${index}/${"x/".repeat(index % 4)}${index}.${index}`,
  );
  const labels = new Set([...asked, ...asked.map((path) => `/blog${path}`)].map(labelOf));
  expect([...labels]).toEqual(["other"]);
});
