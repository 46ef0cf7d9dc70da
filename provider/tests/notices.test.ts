import { createPublicKey, verify } from "node:crypto";

import { jest } from "@jest/globals";
import { z } from "zod";

import { conversationsOf } from "./support/conversations";
import { eventually, startProvider } from "./support/provider";
import { asSomeVisitor, realVideo, sendStory, storyWords } from "./support/stories";

const provider = await startProvider({ ADMIN_URL: "https://admin.example.org" });
const { payload, request, rows, signInAs } = provider;
const { ask, setCarer } = conversationsOf(provider);

const APPLE = "https://web.push.apple.com/abc";
const MOZILLA = "https://updates.push.services.mozilla.com/wpush/v2/def";

const known = z.object({ key: z.string(), addresses: z.array(z.string()) });

type Who = { headers: Record<string, string> };

const read = async ({ headers }: Who) =>
  known.parse((await request.get("/api/staff/notices", { headers })).json());
const change = ({ headers }: Who, address: string, isOn = true) =>
  request.post("/api/staff/notices", { headers, data: { address, isOn } });

/** Answers calls to push services, and records them. */
function pushService(status = 201) {
  const { fetch } = globalThis;
  return jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const isPush = typeof input === "string" && input.includes("push");
    return isPush ? Promise.resolve(new Response(null, { status })) : fetch(input, init);
  });
}

const calledBy = (service: ReturnType<typeof pushService>) =>
  service.mock.calls.filter(([input]) => typeof input === "string" && input.includes("push"));

const urgent = () => ask({ about: "I want to kill myself." });
const calm = () => ask({ about: "My mother is ill." });

beforeEach(async () => {
  jest.restoreAllMocks();
  await payload.db.deleteMany({ collection: "payload-kv", where: { key: { contains: "devices" } } });
});

it("an urgent conversation is noticed by its readers only, and the notice has no words", async () => {
  const [one, other, stranger] = [
    await signInAs("reviewer"),
    await signInAs("editor"),
    await signInAs("admin"),
  ];
  for (const carer of [one, other]) await setCarer(carer, { isCarer: true });
  await change(one, APPLE);
  await change(stranger, MOZILLA);
  const service = pushService();

  await calm();
  await urgent();
  await eventually(() => expect(calledBy(service)).toHaveLength(1));
  const [[address, init] = []] = calledBy(service);
  expect(address).toBe(APPLE);
  expect(init?.body).toBeUndefined();
  const headers = new Headers(init?.headers);
  expect([headers.get("ttl"), headers.get("urgency")]).toEqual(["86400", "high"]);
  await expectSigned(headers.get("authorization") ?? "", (await read(one)).key);

  const third = await signInAs("reviewer");
  await setCarer(third, { isCarer: true });
  await change(third, MOZILLA);
  const { docs } = await payload.find({ collection: "conversations", where: { isUrgent: { equals: true } } });
  for (const { id } of docs)
    await request.post(`/api/conversations/${id}/hand-on`, { headers: one.headers, data: { to: third.id } });
  expect(calledBy(service).map(([to]) => to)).toEqual([APPLE, MOZILLA]);
});

/** Expects what RFC 8292 asks for. */
async function expectSigned(authorization: string, key: string) {
  const [, token = "", given = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  expect(given).toBe(key);
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  expect([point.length, point[0]]).toEqual([65, 4]);
  const part = (start: number) => point.subarray(start, start + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(1), y: part(33) };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const signed = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(signed).toBe(true);
  const read: unknown = JSON.parse(Buffer.from(claims, "base64url").toString());
  expect(read).toEqual({
    aud: "https://web.push.apple.com",
    exp: expect.any(Number),
    sub: "https://admin.example.org",
  });
}

it("a new story is noticed by everyone who wants it", async () => {
  const [one, other] = [await signInAs("reviewer"), await signInAs("admin")];
  await change(one, APPLE);
  await change(other, MOZILLA);
  const service = pushService();
  await sendStory(request, storyWords(), await realVideo(), asSomeVisitor());
  await eventually(() =>
    expect(
      calledBy(service)
        .map(([to]) => to)
        .toSorted(),
    ).toEqual([MOZILLA, APPLE]),
  );
});

it("a device is added once, and only by its account", async () => {
  const [one, other] = [await signInAs("editor"), await signInAs("editor")];
  for (const address of [APPLE, MOZILLA, APPLE]) expect((await change(one, address)).status).toBe(200);
  expect((await read(one)).addresses).toEqual([MOZILLA, APPLE]);
  expect((await read(other)).addresses).toEqual([]);
  await change(other, APPLE, false);
  await change(one, MOZILLA, false);
  expect((await read(one)).addresses).toEqual([APPLE]);
  expect((await request.get("/api/staff/notices")).status).toBe(403);
  expect((await change({ headers: {} }, APPLE)).status).toBe(403);
});

it.each([
  "http://web.push.apple.com/abc",
  "https://127.0.0.1/abc",
  "https://push.apple.com.evil.example/abc",
  "https://evilpush.apple.com/abc",
  "not an address",
])("never calls %s", async (address) => {
  const who = await signInAs("editor");
  expect((await change(who, address)).status).toBe(400);
  expect((await read(who)).addresses).toEqual([]);
});

it.each([
  [410, []],
  [403, []],
  [500, [APPLE]],
])("after an answer of %d, these addresses remain: %j", async (status, left) => {
  const who = await signInAs("reviewer");
  await change(who, APPLE);
  const { notifyEveryone } = await import("../src/features/notices/push");
  pushService(status);
  await notifyEveryone(payload);
  expect((await read(who)).addresses).toEqual(left);
});

it("an account has at most ten devices, and none once it is deleted", async () => {
  const [who, admin] = [await signInAs("editor"), await signInAs("admin")];
  for (let device = 0; device < 12; device += 1) await change(who, `${APPLE}${device}`);
  const { addresses } = await read(who);
  expect([addresses.length, addresses[0]]).toEqual([10, `${APPLE}2`]);
  await admin.remove("staff", who.id);
  const kept = (await rows("payload-kv")).filter(({ key }) => String(key).includes(who.id));
  expect(kept).toEqual([]);
});
