import { startFakeProvider, type FakeProvider } from "@/lib/test-support/fake-provider";
import { syncSaved, updateMember, verifyLoginCode } from "./members";

const ANN = { firstName: "Ann", lastName: "Lee", email: "ann@example.org" };
const MEMBER = { _id: "64af", firstName: "Ann", lastName: "Lee", local: { email: ANN.email } };
const call = { visitorAddress: null };

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
  process.env.API_BASE_URL = provider.url;
});
afterAll(() => provider.stop());

const verify = () => verifyLoginCode({ email: ANN.email, otp: "123456" }, call);
const update = () => updateMember("64af", ANN, call);

it.each([
  ["as the contract has it", { status: "success", data: MEMBER }],
  ["of a member with a status", { status: "success", data: { ...MEMBER, status: "Active" } }],
  ["one data deeper", { data: { status: "success", data: MEMBER } }],
])("accepts an answer %s", async (_, json) => {
  const member = { userId: "64af", ...ANN };
  provider.answer("/verify-otp", { status: 200, json });
  expect(await verify()).toEqual(member);
  provider.answer("/update_user_profile", { status: 200, json });
  expect(await update()).toEqual({ state: "done", data: member });
});

it("keeps names of the maximum length", async () => {
  const name = "😀".repeat(200);
  provider.answer("/verify-otp", {
    status: 200,
    json: { ...MEMBER, firstName: name, lastName: `${name}😀` },
  });
  expect(await verify()).toMatchObject({ firstName: name, lastName: name });
});

it.each([
  ["an error beside an id", { status: 200, json: { ...MEMBER, status: "error", message: "Invalid OTP." } }],
  ["an error one data deeper", { status: 200, json: { data: { status: "error", message: "Invalid OTP." } } }],
  ["an error under 401", { status: 401, json: { status: "error", message: "Invalid OTP." } }],
])("logs nobody in with %s", async (_, answer) => {
  provider.answer("/verify-otp", answer);
  await expect(verify()).rejects.toMatchObject({ failure: "refused", providerMessage: "Invalid OTP." });
});

it.each([
  ["that waits for something", { status: 202, json: { status: "pending", data: MEMBER } }],
  ["without a member", { status: 200, json: { status: "success" } }],
])("logs nobody in after an answer %s", async (_, answer) => {
  provider.answer("/verify-otp", answer);
  await expect(verify()).rejects.toMatchObject({ failure: "malformed" });
});

it("expects a code only if the provider answers 202", async () => {
  provider.answer("/update_user_profile", { status: 202, json: { status: "pending" } });
  expect(await update()).toEqual({ state: "pending" });
  provider.answer("/update_user_profile", {
    status: 200,
    json: { status: "success", data: { status: "pending" } },
  });
  expect(await update()).toMatchObject({ state: "done" });
  provider.answer("/update_user_profile", { status: 200, json: { status: "pending" } });
  await expect(update()).rejects.toMatchObject({ failure: "refused" });
});

it("does not take an answer without a list for an empty list", async () => {
  const sync = () => syncSaved("64af", { add: ["lamp"], remove: [] }, call);
  provider.answer("/saved_videos", { status: 200, json: { status: "success", data: { slugs: ["lamp"] } } });
  expect(await sync()).toEqual(["lamp"]);
  for (const data of [{}, { slugs: null }, { slugs: [7] }]) {
    provider.answer("/saved_videos", { status: 200, json: { status: "success", data } });
    await expect(sync()).rejects.toMatchObject({ failure: "malformed" });
  }
});
