import { Secret, TOTP } from "otpauth";
import { z } from "zod";

import { mailsTo } from "./support/mails";
import { eventually, startProvider } from "./support/provider";
import { someEmail, visitor } from "./support/visitor";

const SETUP_KEY = "the-setup-key-of-the-tests";

const { payload, request, signInAs, dataDir, log } = await startProvider({ SETUP_KEY });
const { environment } = await import("../src/lib/environment");
const { noteSecret } = await import("../src/features/staff/changed-secret");
const { consentReceipt } = await import("../src/features/consents/consent-receipt");

const changeSecret = (payloadSecret: string) => Object.assign(environment(), { payloadSecret });

const TOKEN = /\/withdraw-consent\/([\w-]+)/;
const tokenIn = (text: string) => TOKEN.exec(text)?.[1] ?? "";

/** Somebody who agreed by a form, and the token of the link in the mail about it. */
async function agreed() {
  const email = someEmail();
  const { send } = visitor(request);
  await send("/add-join-us", { fullName: "Ruth", email, agreeToUseTestimony: true });
  let token = "";
  await eventually(async () => {
    const [mail] = await mailsTo(dataDir, email);
    token = tokenIn(mail?.text ?? "");
    expect(token).not.toBe("");
  });
  return { email, token };
}

/** The token of the link in the next mail about what somebody agreed to. */
async function laterToken(email: string): Promise<string> {
  const { docs } = await payload.find({
    collection: "testimony-consents",
    where: { email: { equals: email } },
    showHiddenFields: true,
  });
  const [record] = docs;
  return record ? tokenIn(JSON.stringify(consentReceipt(record, "Thank you."))) : "";
}

const statusOf = async (token: string) => (await request.get(`/consents/${token}`)).status;

it("every link that was ever mailed first, and the newest, withdraws after any change of the secret", async () => {
  const { email, token } = await agreed();
  expect(await laterToken(email)).toBe(token);

  changeSecret("another-secret-of-the-tests");
  const between = await laterToken(email);
  expect([await statusOf(token), await statusOf(between)]).toEqual([200, 200]);

  changeSecret("a-third-secret-of-the-tests");
  const newest = await laterToken(email);
  expect([await statusOf(token), await statusOf(newest)]).toEqual([200, 200]);
  const outdated = await request.get(`/consents/${between}`);
  expect(outdated.status).toBe(404);
  expect(outdated.text()).toContain("Please use the one in the newest mail from us, or write to us");

  const withName = (signature: string) => `${newest.slice(0, 43)}${signature}`;
  expect([await statusOf(withName("x".repeat(43))), await statusOf(newest.slice(0, 43))]).toEqual([404, 404]);
  expect(await statusOf(withName(newest.slice(0, 43)))).toBe(404);

  const { send } = visitor(request);
  expect((await send("/withdraw-consents", { token: newest })).status).toBe(200);
});

it("a second step of before is told in words, and given up for the setup key alone", async () => {
  changeSecret("the-secret-of-the-tests");
  const who = await signInAs("editor");
  const call = (path: string, data: object) =>
    request.post(`/api/staff/second-factor/${path}`, { headers: who.headers, data });
  const { key } = z
    .object({ key: z.string() })
    .parse((await call("begin", { password: who.password })).json());
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  expect((await call("confirm", { code: totp.generate() })).status).toBe(200);

  changeSecret("another-secret-of-the-tests");
  const signIn = (code?: string) =>
    request.post("/api/staff/login", { data: { email: who.email, password: who.password, code } });
  for (const code of [undefined, totp.generate(), "not-the-setup-key"]) {
    const answer = await signIn(code);
    expect(answer.status).toBe(401);
    expect(answer.text()).toContain("secret was changed since you set it up");
    expect(answer.json()).toMatchObject({ errors: [{ data: { needsCode: true } }] });
  }

  await noteSecret(payload);
  expect(log()).toContain("PAYLOAD_SECRET is not the one that this site's data was made with");
  expect(log()).toContain("and 1 accounts have to set up their second step again");

  expect((await signIn(SETUP_KEY)).status).toBe(200);
  expect((await signIn()).status).toBe(200);
});

it("a change is told at the start that it came with", async () => {
  const lines = () => log().split("PAYLOAD_SECRET is not the one").length;
  const before = lines();
  await noteSecret(payload);
  expect(lines()).toBe(before);
  changeSecret("a-fourth-secret-of-the-tests");
  await noteSecret(payload);
  await noteSecret(payload);
  expect(lines()).toBe(before + 1);
});
