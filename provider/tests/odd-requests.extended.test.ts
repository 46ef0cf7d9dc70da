import { readFileSync } from "node:fs";

import type { Endpoint, FlattenedField } from "payload";
import { z } from "zod";

import type { Options } from "./support/request";
import { API_TOKEN, startProvider } from "./support/provider";

const { payload, request, staff } = await startProvider();

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];

const IDS = [
  "x",
  "0",
  "-1",
  "%00",
  "%F0%9F%99%8F",
  "a'b",
  "__proto__",
  "constructor",
  "%2e%2e",
  "a".repeat(3_000),
];

const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data";

const withBody = (type: string, text: string): Options => ({
  headers: { "content-type": type },
  data: new TextEncoder().encode(text),
});

const part = (name: string, text: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

const BODIES: Record<string, Options> = {
  "no body": {},
  "an empty one": withBody(JSON_TYPE, ""),
  "half of JSON": withBody(JSON_TYPE, '{"email": '),
  null: withBody(JSON_TYPE, "null"),
  "a number": withBody(JSON_TYPE, "1e999"),
  "a text": withBody(JSON_TYPE, '"x"'),
  "a list": withBody(JSON_TYPE, "[[]]"),
  "other types": withBody(
    JSON_TYPE,
    '{"email": {}, "id": [], "token": 1, "password": null, "__proto__": {"x": 1}}',
  ),
  "a zero byte": withBody(JSON_TYPE, '{"email": "a\\u0000@b.c", "token": "\\u0000", "slug": "\\ud800"}'),
  "deep JSON": withBody(JSON_TYPE, "[".repeat(5_000)),
  "no text": { headers: { "content-type": JSON_TYPE }, data: new Uint8Array([0xff, 0xfe, 0]) },
  "another type": withBody("text/plain", "{}"),
  "a type that is none": withBody("///;;;", "{}"),
  "a type without end": withBody(`application/json; charset=${"x".repeat(9_000)}`, "{}"),
  "a form": withBody("application/x-www-form-urlencoded", "a[b][c]=1&%zz=%"),
  "a form without boundary": withBody(FORM_TYPE, "x"),
  "a boundary of 9 kB": withBody(
    `${FORM_TYPE}; boundary=${"x".repeat(9_000)}`,
    `--${"x".repeat(9_000)}--\r\n`,
  ),
  "a form that is cut off": withBody(`${FORM_TYPE}; boundary=x`, part("_payload", "{}")),
  "a form whose record is no JSON": withBody(`${FORM_TYPE}; boundary=x`, `${part("_payload", "{")}--x--\r\n`),
  "a form of nothing": withBody(`${FORM_TYPE}; boundary=x`, "--x--\r\n"),
  "parts without names": withBody(`${FORM_TYPE}; boundary=x`, "--x\r\n\r\na\r\n--x--\r\n"),
  "names of prototypes": withBody(`${FORM_TYPE}; boundary=x`, `${part("__proto__[a]", "1")}--x--\r\n`),
};

const QUERIES = [
  "where=x",
  "where[and]=x",
  "where[or][0]=x",
  "where[id][equals]=x",
  "where[id][in]=x",
  "where[nothing][equals]=1",
  "where[__proto__][equals]=1",
  "where[id][near]=1",
  "where[id][equals][a]=1",
  "where[createdAt][equals][]=1",
  "where[or][0][createdAt][less_than]=x",
  "where[createdAt][less_than]=x",
  "where[createdAt][greater_than_equal]=99999999999999999",
  "where[id][like]=%00",
  "sort=nothing",
  "sort=-%00",
  "limit=x",
  "limit[a]=1",
  "limit=-1",
  "limit=1e99",
  "page=-1",
  "page=1e99",
  "depth=x",
  "depth=99",
  "locale=x",
  "fallback-locale=x",
  "select=x",
  "select[nothing]=true",
  "populate=x",
  "joins=x",
  "draft=x",
  "trash=x",
  `a${"[b]".repeat(200)}=1`,
];

type Case = [method: string, path: string, options?: Options];

/** Returns the cases that get a 5xx or no answer. */
async function failuresOf(cases: Iterable<Case>, headers: Record<string, string>): Promise<string[]> {
  const failures: string[] = [];
  for (const [method, path, options = {}] of cases) {
    const asked = { ...options, method, headers: { ...options.headers, ...headers } };
    const outcome = await request.fetch(path, asked).then(
      ({ status, bytes }) => (status >= 500 ? `${status} ${bytes.toString().slice(0, 200)}` : ""),
      (error: unknown) => (String(error).includes("was not answered") ? "" : String(error)),
    );
    if (outcome)
      failures.push(`${method} ${path.slice(0, 100)} ${JSON.stringify(options).slice(0, 200)}: ${outcome}`);
  }
  return failures;
}

const described = z.object({ paths: z.record(z.string(), z.unknown()) });
const contract = Object.keys(
  described.parse(JSON.parse(readFileSync("../contract/openapi.json", "utf8"))).paths,
);

function* contractCases(): Generator<Case> {
  for (const path of contract) {
    for (const id of IDS) yield ["GET", path.replace(/\{\w+\}/g, id)];
    const plain = path.replace(/\{\w+\}/g, "x");
    for (const method of METHODS) yield [method, plain];
    for (const body of Object.values(BODIES)) yield ["POST", plain, body];
    for (const query of QUERIES) yield ["GET", `${plain}?${query}`];
  }
}

it("no call of the contract breaks on an odd request", async () => {
  expect(await failuresOf(contractCases(), { authorization: `Bearer ${API_TOKEN}` })).toEqual([]);
});

/** Returns every address of the admin's API, from Payload's own list. */
function adminPaths(): { method: string; path: string }[] {
  const { collections, globals, endpoints } = payload.config;
  return [
    ...endpoints.map((endpoint) => addressOf("", endpoint)),
    ...collections.flatMap(({ slug, endpoints: own }) =>
      (own || []).map((endpoint) => addressOf(`/${slug}`, endpoint)),
    ),
    ...globals.flatMap(({ slug, endpoints: own }) =>
      (own || []).map((endpoint) => addressOf(`/globals/${slug}`, endpoint)),
    ),
  ];
}

const addressOf = (base: string, { method, path }: Endpoint) => ({
  method: method.toUpperCase(),
  path: `/api${base}${path}`,
});

const filled = (path: string, id: string) =>
  path.replace(/\/:collection\b/, "/stories").replace(/:\w+\??/g, id);

const FOR_STRANGERS = [
  "GET /api/staff/me",
  "POST /api/first-restore",
  "POST /api/staff/first-register",
  "POST /api/staff/forgot-password",
  "POST /api/staff/login",
  "POST /api/staff/logout",
  "POST /api/staff/reset-password",
];

it("strangers are refused at every address of the admin that signing in doesn't need", async () => {
  const open = new Set<string>();
  for (const { method, path } of adminPaths()) {
    for (const id of path.includes(":") ? IDS : [""]) {
      const { status, bytes } = await request.fetch(filled(path, id), { method });
      if (status !== 403 || !bytes.includes("Please sign in again.")) open.add(`${method} ${path}`);
    }
  }
  expect([...open].toSorted()).toEqual(FOR_STRANGERS);
  for (const path of ["/api/nothing", "/api/stories/nothing/at/all", "/api/graphql"]) {
    expect((await request.get(path)).status).toBe(403);
  }
});

function* openCases(): Generator<Case> {
  for (const open of FOR_STRANGERS) {
    const [, path = ""] = open.split(" ");
    for (const method of METHODS) yield [method, path];
    for (const body of Object.values(BODIES)) yield ["POST", path, body];
    for (const query of QUERIES) for (const method of ["GET", "POST"]) yield [method, `${path}?${query}`];
  }
}

it("no address of the admin breaks on a stranger's odd request", async () => {
  expect(await failuresOf(openCases(), {})).toEqual([]);
  const forged = {
    authorization: "JWT a.b.c",
    cookie: `payload-token=${"x".repeat(4_000)}; payload-lng=%00`,
  };
  expect(await failuresOf(openCases(), forged)).toEqual([]);
});

const RECORDS = ["a number", "null", "a list", "a text"];

const TEXTS = ["code", "date", "email", "radio", "select", "text", "textarea"];

/** Generates records with a non-text value in each text field in turn, and in all of them. */
function* wordless(fields: FlattenedField[]): Generator<Options> {
  const names = fields.filter(({ type }) => TEXTS.includes(type)).map(({ name }) => name);
  for (const value of [{}, { a: 1 }, []])
    for (const some of [names, ...names.map((name) => [name])])
      yield { data: Object.fromEntries(some.map((name) => [name, value])) };
}

/** Generates what staff may request from each collection and page. */
function* staffCases(): Generator<Case> {
  const { collections, globals } = payload.config;
  const odd = RECORDS.flatMap((name) => BODIES[name] ?? []);
  for (const { slug, flattenedFields } of collections.filter(({ endpoints }) => endpoints)) {
    for (const query of QUERIES) yield ["GET", `/api/${slug}?${query}`];
    for (const body of [...odd, ...wordless(flattenedFields)]) {
      for (const path of [`/api/${slug}/x`, `/api/${slug}?where[id][equals]=x`]) yield ["PATCH", path, body];
      yield ["POST", `/api/${slug}`, body];
    }
  }
  for (const { slug, flattenedFields } of globals)
    for (const body of [...odd, ...wordless(flattenedFields)]) yield ["POST", `/api/globals/${slug}`, body];
}

it("no address of the admin breaks on an odd request by staff", async () => {
  expect(await failuresOf(staffCases(), staff.headers)).toEqual([]);
});

it("a value that isn't text is refused with a sentence in a text field", async () => {
  for (const [path, field] of [
    ["videos", "status"],
    ["blogs", "publishAt"],
  ] as const) {
    const answer = await request.post(`/api/${path}`, { headers: staff.headers, data: { [field]: {} } });
    expect(answer.status).toBe(400);
    expect(answer.text()).toMatch(/We couldn’t read the value of ‘[^’]+’\. Please enter it again\./);
  }
});

it("a page that refers to an erased record is refused with a sentence", async () => {
  const data = { fVideo: { relationTo: "clips", value: "01a22298-2c63-735b-8737-0910287d1ea4" } };
  const answer = await request.post("/api/globals/home", { headers: staff.headers, data });
  expect(answer.status).toBe(400);
  expect(answer.text()).toMatch(/no longer exists|invalid/);
});
