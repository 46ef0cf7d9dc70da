import { startFormRequest } from "../support/form-request";
import { expect, test } from "../support/test";

const multipart = { "content-type": "multipart/form-data; boundary=XX" };

const part = (name: string, value: string) =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const parts = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join("")}--XX--\r\n`;

/** Must never reach Next, which answers 500 to most of it; `{action}` stands for the form's own mark. */
const HOSTILE: [name: string, headers: Record<string, string>, body: string, status: number][] = [
  ["garbage", multipart, "garbage", 400],
  ["no boundary", { "content-type": "multipart/form-data" }, parts({ a: "b" }), 400],
  ["a body that breaks off", multipart, part("{action}", "").slice(0, -3), 400],
  ["no form's mark", multipart, parts({ a: "b" }), 400],
  ["a mark of no form", multipart, parts({ [`$ACTION_ID_${"0".repeat(42)}`]: "" }), 409],
  ["a malformed mark", multipart, parts({ $ACTION_ID___proto__: "" }), 400],
  ["two marks", multipart, part("{action}", "") + parts({ "{action}": "" }), 400],
  [
    "bound arguments",
    multipart,
    parts({ $ACTION_REF_1: "", "$ACTION_1:0": '{"id":"x","bound":"$@1"}' }),
    400,
  ],
  ["a hundred kilobytes", multipart, parts({ "{action}": "", message: "x".repeat(100_000) }), 413],
  ["ten megabytes", multipart, parts({ "{action}": "", message: "x".repeat(10_000_000) }), 413],
  ["a plain form", { "content-type": "application/x-www-form-urlencoded" }, "a=b", 415],
  ["JSON", { "content-type": "application/json" }, "{}", 415],
  ["a call of script", { "next-action": "x".repeat(42), "content-type": "text/plain" }, "[", 400],
  ["another site", { ...multipart, origin: "https://evil.example" }, parts({ "{action}": "" }), 403],
  ["no origin that can be read", { ...multipart, origin: "garbage" }, parts({ "{action}": "" }), 403],
];

for (const [name, headers, body, status] of HOSTILE)
  test(`a form's page refuses ${name}`, async ({ request, siteUrl }) => {
    const { action } = await startFormRequest(request, siteUrl);
    const data = body.replaceAll("{action}", action);
    const answer = await request.post("/contact-us", { headers, data });
    expect(answer.status()).toBe(status);
  });

for (const path of ["/", "/privacy-policy", "/video-reels", "/blog/no-such", "/no/such/page", "/login"])
  test(`${path} doesn’t accept forms`, async ({ request }) => {
    for (const data of ["garbage", parts({ a: "b" })]) {
      const answer = await request.post(path, { headers: multipart, data });
      expect(answer.status()).toBe(405);
      expect(answer.headers().allow).toBe("GET, HEAD");
    }
    expect((await request.post(path, { headers: { "next-action": "x" }, data: "[]" })).status()).toBe(405);
  });

test("reading a page works whatever a request says about its body", async ({ request }) => {
  for (const headers of [multipart, { "next-action": "x" }])
    expect((await request.get("/contact-us", { headers })).status()).toBe(200);
});
