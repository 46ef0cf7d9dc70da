/** @jest-environment jsdom */
import { setbackOf } from "./setbacks";
import type { WaitReason } from "./upload-progress";

const answer = (status: number, body = "", headers: Record<string, string> = {}) => ({
  getStatus: () => status,
  getBody: () => body,
  getHeader: (name: string) => headers[name],
});

const JSON_TYPE = { "Content-Type": "application/json" };
const own = (status: number, message: string, headers = {}) =>
  answer(status, JSON.stringify({ status: "error", message }), { ...JSON_TYPE, ...headers });
/** Answers like Amazon's and Kong's gateways. */
const gateway = (status: number, message: string) => answer(status, JSON.stringify({ message }), JSON_TYPE);
const page = (status: number, headers = {}) =>
  answer(status, "<html>Hello</html>", { "Content-Type": "text/html", ...headers });

const passing = (reason: WaitReason | null, seconds: number | null = null) => ({
  state: "passing",
  reason,
  seconds,
});

it.each([
  ["no answer", null, "PATCH", passing(null)],
  ["the site, which has it no more", own(404, "Gone."), "PATCH", { state: "gone" }],
  ["the site, which is asked about it", answer(404, "", JSON_TYPE), "HEAD", { state: "gone" }],
  [
    "the site, which refuses it",
    own(413, "File size exceeds 1 GB limit."),
    "POST",
    { state: "refused", message: "File size exceeds 1 GB limit." },
  ],
  ["the site, which is busy with it", own(423, "Busy."), "PATCH", passing(null)],
  [
    "the site, for a request that the browser repeated",
    own(409, "Upload-Offset conflict"),
    "PATCH",
    passing(null),
  ],
  ["the site, whose disk is full", own(507, "Full."), "PATCH", passing({ message: "Full." })],
  ["the site, with an error", own(500, "Number 7."), "PATCH", passing({ message: "Number 7." })],
  [
    "the site, for who sends much",
    own(429, "Too many.", { "Retry-After": "60" }),
    "POST",
    passing({ message: "Too many." }, 60),
  ],
  ["the sign-in page of a network", page(200), "PATCH", passing("signIn")],
  ["the sign-in page, first of all", page(200), "POST", passing("signIn")],
  ["the sign-in page, when it is resumed", page(200), "HEAD", passing("signIn")],
  ["a network that says what it wants", page(511), "POST", passing("signIn")],
  ["a proxy that wants to be signed in to", page(407), "PATCH", passing("signIn")],
  ["a firewall that knows no PATCH", page(405), "PATCH", { state: "method" }],
  ["a firewall that forbids PATCH", page(403), "PATCH", { state: "method" }],
  ["a firewall that forbids POST", page(403), "POST", passing("siteAway")],
  ["a proxy without the site behind it", page(404), "PATCH", passing("siteAway")],
  ["a proxy that limits", page(429, { "Retry-After": "7" }), "PATCH", passing("siteAway", 7)],
  [
    "a proxy that limits for a week",
    page(429, { "Retry-After": "604800" }),
    "PATCH",
    passing("siteAway", 3600),
  ],
  ["a proxy that names no time", page(503, { "Retry-After": "0" }), "PATCH", passing("siteAway")],
  [
    "a proxy that names a day",
    page(503, { "Retry-After": "Fri, 31 Dec 2027 23:59:59 GMT" }),
    "PATCH",
    passing("siteAway"),
  ],
  ["a gateway that forbids", gateway(403, "Forbidden"), "POST", passing("siteAway")],
  ["a gateway that has lost the site", gateway(404, "no Route matched"), "PATCH", passing("siteAway")],
  ["a gateway that limits", gateway(413, "Request Too Long"), "PATCH", { state: "size" }],
  ["a proxy that takes only small parts", page(413), "PATCH", { state: "size" }],
  ["a sign-in page for programs", gateway(200, "Please sign in"), "PATCH", passing("signIn")],
  ["JSON of something else", answer(418, "[]", JSON_TYPE), "PATCH", passing("siteAway")],
])("recognises %s", (_, found, method, setback) => {
  expect(setbackOf(found, method)).toEqual(setback);
});

it.each([500, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530])(
  "treats a proxy's %d as temporary",
  (status) => {
    expect(setbackOf(page(status), "PATCH")).toEqual(passing("siteAway"));
  },
);
