import { ifChanged, unavailableResponse, versionedResponse } from "./responses";

const answer = (body: string, known?: string) =>
  ifChanged(
    new Request("https://stories.example/feed.xml", known ? { headers: { "if-none-match": known } } : {}),
    versionedResponse(body, "application/xml"),
  );

const versionOf = (body: string) => answer(body).headers.get("etag") ?? "";

it("sends the whole text, to be revalidated each time", async () => {
  const response = answer("<a/>");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-type")).toBe("application/xml");
  await expect(response.text()).resolves.toBe("<a/>");
});

it("sends no text to a client that has this version", async () => {
  for (const known of [versionOf("<a/>"), `"other", ${versionOf("<a/>")} , W/"third"`]) {
    const response = answer("<a/>", known);
    expect(response.status).toBe(304);
    expect(response.headers.get("etag")).toBe(versionOf("<a/>"));
    await expect(response.text()).resolves.toBe("");
  }
});

it("sends the whole text to a client that has another version", () => {
  expect(answer("<a/>", versionOf("<b/>")).status).toBe(200);
  expect(answer("<a/>", "nonsense,,").status).toBe(200);
});

it("sends everybody what has no version", () => {
  const request = new Request("https://stories.example/feed.xml", { headers: { "if-none-match": "null" } });
  expect(ifChanged(request, unavailableResponse()).status).toBe(503);
});

it("states when to ask again after an outage", () => {
  const response = unavailableResponse();
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
