import { z } from "zod";

import "./support/clock";
import { pass } from "./support/clock";
import { startProvider } from "./support/provider";
import type { Staff } from "./support/staff";
import { newSlug } from "./support/stories";
import { someEmail } from "./support/visitor";

const { request, rows, staff, signInAs, payload } = await startProvider();

const ASKED = { errors: [{ message: "Please enter your password again.", data: { needs: "password" } }] };
const SIGNED_OUT = { errors: [{ message: "Please sign in again.", data: { needs: "session" } }] };

const aMember = () =>
  payload.create({ collection: "members", data: { email: someEmail(), firstName: "Ann", lastName: "Lea" } });
const aHashtag = () => staff.create("hashtags", { name: newSlug(), status: "Active" });
const anAccount = async () => (await signInAs("editor")).id;

/** Returns the id of somebody's session. */
const sessionOf = ({ headers }: Staff) => {
  const claims = Buffer.from(headers.authorization.split(".")[1] ?? "", "base64url").toString();
  return z.object({ sid: z.string() }).parse(JSON.parse(claims)).sid;
};

type Act = { method: string; path: string; data?: object };

/** Another number of days each time, so that it's a change. */
let days = 400;

/** What an unattended screen must not do. */
const ACTS: [string, () => Promise<Act>][] = [
  [
    "inviting a colleague",
    () =>
      Promise.resolve({
        method: "POST",
        path: "staff/invite",
        data: { email: someEmail(), role: "admin", isCarer: true },
      }),
  ],
  [
    "creating an account",
    () =>
      Promise.resolve({
        method: "POST",
        path: "staff",
        data: { email: someEmail(), password: "a-long-test-password", role: "editor" },
      }),
  ],
  [
    "changing a role",
    async () => ({ method: "PATCH", path: `staff/${await anAccount()}`, data: { role: "admin" } }),
  ],
  [
    "changing a colleague's name",
    async () => ({ method: "PATCH", path: `staff/${await anAccount()}`, data: { name: "Ann" } }),
  ],
  [
    "making a carer",
    async () => ({ method: "PATCH", path: `staff/${await anAccount()}`, data: { isCarer: true } }),
  ],
  [
    "changing several roles at once",
    async () => ({
      method: "PATCH",
      path: `staff?where[id][equals]=${await anAccount()}`,
      data: { role: "reviewer" },
    }),
  ],
  [
    "changing a colleague's address",
    async () => ({ method: "PATCH", path: `staff/${await anAccount()}`, data: { email: someEmail() } }),
  ],
  [
    "changing a colleague's password",
    async () => ({
      method: "PATCH",
      path: `staff/${await anAccount()}`,
      data: { password: "another-long-password" },
    }),
  ],
  ["deleting an account", async () => ({ method: "DELETE", path: `staff/${await anAccount()}` })],
  [
    "resetting a colleague's second step",
    async () => ({ method: "POST", path: `staff/${await anAccount()}/second-factor/reset` }),
  ],
  [
    "changing how long messages are kept",
    () => Promise.resolve({ method: "POST", path: "globals/settings", data: { keep: { messages: days++ } } }),
  ],
  [
    "restoring how long messages were kept",
    async () => {
      for (const messages of [days++, days++])
        await payload.updateGlobal({ slug: "settings", data: { keep: { messages } } });
      const earlier = { "version.keep.messages": { equals: days - 2 } };
      const { docs } = await payload.findGlobalVersions({ slug: "settings", where: earlier });
      return { method: "POST", path: `globals/settings/versions/${docs[0]?.id}` };
    },
  ],
  ...["contact-messages", "volunteer-contacts", "testimony-consents", "stories"].map(
    (slug): [string, () => Promise<Act>] => [
      `exporting ${slug}`,
      () => Promise.resolve({ method: "GET", path: `${slug}/export.csv` }),
    ],
  ),
  [
    "erasing a member",
    async () => ({
      method: "POST",
      path: `members/${(await aMember()).id}/erase`,
      data: { stories: "remove" },
    }),
  ],
  ["erasing a record", async () => ({ method: "DELETE", path: `hashtags/${(await aHashtag()).id}` })],
  [
    "erasing several records at once",
    async () => ({ method: "DELETE", path: `hashtags?where[id][equals]=${(await aHashtag()).id}` }),
  ],
  [
    "erasing what is in the trash",
    async () => {
      const { id } = await aHashtag();
      await staff.update("hashtags", id, { deletedAt: new Date().toISOString() });
      return { method: "DELETE", path: `hashtags/${id}?trash=true` };
    },
  ],
  [
    "deleting several accounts at once",
    async () => ({ method: "DELETE", path: `staff?where[id][equals]=${await anAccount()}` }),
  ],
];

const done = async (who: { headers: Record<string, string> }, { method, path, data }: Act) =>
  request.fetch(`/api/${path}`, { method, headers: who.headers, data });

it.each(ACTS)("%s needs the password ten minutes after signing in", async (_name, prepare) => {
  const [admin, act] = [await signInAs("admin"), await prepare()];
  pass(9);
  const waiting = await signInAs("admin");
  pass(2);
  const refused = await done(admin, act);
  expect(refused.status).toBe(403);
  expect(refused.json()).toMatchObject(ASKED);
  expect((await done(waiting, act)).status).toBeLessThan(300);
});

it("signing in again is enough, and extending the session is not", async () => {
  const admin = await signInAs("admin");
  const act = { method: "GET", path: "contact-messages/export.csv" };
  pass(11);
  const extended = await request.post("/api/staff/refresh-token", { headers: admin.headers });
  expect(extended.json()).not.toHaveProperty("exp");
  const cookieOf = (answer: typeof extended) => ({
    headers: { cookie: String(answer.headers["set-cookie"]).split(";")[0] ?? "" },
  });
  expect((await done(cookieOf(extended), act)).status).toBe(403);
  const { email, password } = admin;
  const again = await request.post("/api/staff/login", { data: { email, password } });
  expect((await done(cookieOf(again), act)).status).toBe(200);
});

it("no other method, header, parameter or field gets round it", async () => {
  const [admin, account, hashtag] = [await signInAs("admin"), await anAccount(), await aHashtag()];
  pass(11);
  await payload.updateGlobal({ slug: "settings", data: { keep: { messages: days } } });
  const before = await rows("staff");
  const later = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const own = `staff/${admin.id}`;
  const session = { id: sessionOf(admin), createdAt: later, expiresAt: later };
  for (const header of ["x-http-method-override", "x-payload-http-method-override"])
    for (const override of ["PATCH", "DELETE"]) {
      const headers = { ...admin.headers, [header]: override };
      for (const path of [`staff/${account}`, `hashtags/${hashtag.id}`])
        await request.post(`/api/${path}`, { headers, data: { role: "admin" } });
    }
  const tries: Act[] = [
    { method: "PATCH", path: `staff/${account}?overrideAccess=true&draft=true`, data: { role: "admin" } },
    { method: "PUT", path: `staff/${account}`, data: { role: "admin" } },
    { method: "POST", path: `staff/${account}/duplicate`, data: { email: someEmail() } },
    { method: "POST", path: "staff/unlock", data: { email: admin.email } },
    { method: "DELETE", path: `staff/${account}?overrideAccess=true&trash=true` },
    { method: "DELETE", path: `hashtags/${hashtag.id}?overrideAccess=true` },
    // One's own form: neither the session, nor the password, nor another account is written by it.
    { method: "PATCH", path: own, data: { sessions: [session] } },
    { method: "PATCH", path: own, data: { hash: "0", salt: "0", password: "a-new-long-password" } },
    { method: "PATCH", path: own, data: { hash: "0", salt: "0" } },
    { method: "PATCH", path: own, data: { resetPasswordToken: "0", resetPasswordExpiration: later } },
    { method: "PATCH", path: own, data: { apiKey: "0", enableAPIKey: true } },
    { method: "PATCH", path: own, data: { id: account, email: admin.email } },
    { method: "PATCH", path: own, data: { role: ["admin"] } },
    { method: "PATCH", path: own, data: { isCarer: "true" } },
    ...["", "?overrideAccess=true&draft=true"].flatMap((query) =>
      [{ keep: { messages: "1" } }, { "keep.messages": 1 }, { keep: null }, { keep: [1] }].map((data) => ({
        method: "POST",
        path: `globals/settings${query}`,
        data,
      })),
    ),
  ];
  for (const act of tries) await done(admin, act);
  const kept = (all: Record<string, unknown>[]) => all.map((row) => ({ ...row, updatedAt: "" }));
  expect(kept(await rows("staff"))).toEqual(kept(before));
  expect(await staff.count("hashtags", "id", hashtag.id)).toBe(1);
  expect((await payload.findGlobal({ slug: "settings" })).keep).toMatchObject({ messages: days });
  // Nor can anyone learn a colleague's link for a new password.
  const asked = "staff?where[or][0][resetPasswordToken][exists]=true";
  expect((await done(admin, { method: "GET", path: asked })).status).toBe(400);
  expect((await done(admin, { method: "GET", path: "contact-messages/export.csv" })).status).toBe(403);
});

it("the daily work needs no password", async () => {
  const [admin, hashtag] = [await signInAs("admin"), await aHashtag()];
  const { keep } = await payload.findGlobal({ slug: "settings", depth: 0 });
  pass(11);
  const changes: Act[] = [
    { method: "PATCH", path: `hashtags/${hashtag.id}`, data: { deletedAt: new Date().toISOString() } },
    { method: "PATCH", path: `staff/${admin.id}`, data: { name: "Ruth", role: "admin", isCarer: false } },
    // The form of ‘Your church’ sends the times as they are.
    { method: "POST", path: "globals/settings", data: { company: "Grace Church", keep } },
  ];
  for (const change of changes) expect((await done(admin, change)).status).toBe(200);
});

it("who may not do it is not asked", async () => {
  const editor = await signInAs("editor");
  pass(11);
  const refused = await done(editor, { method: "POST", path: "staff/invite", data: {} });
  expect([refused.status, refused.text().includes("needs")]).toEqual([403, false]);
});

it("a session that has ended is answered so that the admin can ask to sign in again", async () => {
  const { headers } = await signInAs("editor");
  const me = await request.get("/api/staff/me", { headers });
  expect(me.json()).toMatchObject({ user: { role: "editor" } });
  // Payload's admin would leave the page at this time.
  expect(me.json()).not.toHaveProperty("exp");
  pass(8 * 60 + 1);
  const large = { title: "x".repeat(20_000) };
  for (const data of [{ title: "What was written" }, large]) {
    const refused = await request.patch("/api/blogs/1", { headers, data });
    expect(refused.json()).toEqual(SIGNED_OUT);
  }
});

it("an editor changes everything of ‘Your church’ but how long things are kept", async () => {
  const [admin, editor] = [await signInAs("admin"), await signInAs("editor")];
  await admin.updateGlobal("settings", { keep: { messages: 300, offers: 0 } });
  await editor.updateGlobal("settings", { company: "Grace", keep: { messages: 1, offers: null } });
  const kept = { company: "Grace", keep: { messages: 300, offers: 0 } };
  expect(await editor.readGlobal("settings")).toMatchObject(kept);
  const earlier = { "version.keep.messages": { exists: false } };
  const { docs } = await payload.findGlobalVersions({ slug: "settings", where: earlier });
  const restored = await request.post(`/api/globals/settings/versions/${docs[0]?.id}`, {
    headers: editor.headers,
  });
  expect([restored.status, restored.text()]).toEqual([403, expect.stringContaining("only admins")]);
  expect(await editor.readGlobal("settings")).toMatchObject(kept);
});
