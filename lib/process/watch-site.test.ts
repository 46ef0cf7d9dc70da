import { routeLabels } from "./watch-site";

const labelOf = routeLabels({
  staticRoutes: [{ page: "/api/counts" }, { page: "/sitemap.xml" }],
  dynamicRoutes: [
    { page: "/embed/[slug]", regex: "^/embed/([^/]+?)(?:/)?$" },
    { page: "/[locale]", regex: "^/([^/]+?)(?:/)?$" },
    { page: "/[locale]/blog", regex: "^/([^/]+?)/blog(?:/)?$" },
    { page: "/[locale]/blog/[slug]", regex: "^/([^/]+?)/blog/([^/]+?)(?:/)?$" },
    { page: "/[locale]/feed.xml", regex: "^/([^/]+?)/feed\\.xml(?:/)?$" },
    { page: "/[locale]/withdraw-consent/[token]", regex: "^/([^/]+?)/withdraw\\-consent/([^/]+?)(?:/)?$" },
    { page: "/[locale]/[slug]", regex: "^/([^/]+?)/([^/]+?)(?:/)?$" },
    { page: "/[locale]/[...rest]", regex: "^/([^/]+?)/(.+?)(?:/)?$" },
  ],
});

it.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/blog/", "/blog"],
  ["/feed.xml", "/feed.xml"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/api/counts", "/api/counts"],
  ["/embed/one-lamp", "/embed/[slug]"],
  ["/es", "/"],
  ["/es/blog", "/blog"],
  ["/es/blog/one-lamp", "/blog/[slug]"],
  ["/es/feed.xml", "/feed.xml"],
  ["/es/a/b/c", "other"],
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
