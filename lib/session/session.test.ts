import { cookies } from "next/headers";
import { siteConfig } from "@/lib/config/site-config";
import { ownFolder } from "@/lib/test-support/own-folder";
import { beginSession, currentSession, endEverywhere, endSession, renewedSession } from "./session";

jest.mock("@/lib/config/site-config");
jest.mock("next/headers");

const uploads = ownFolder();
const DAY_MS = 86_400_000;

/** The cookies of a browser, and how often each was set. */
function browser(jar = new Map<string, string>()) {
  const set = jest.fn((name: string, value: string, { maxAge }: { maxAge: number }) => {
    if (maxAge > 0) jar.set(name, value);
    else jar.delete(name);
  });
  const get = (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined);
  const store: object = { get, set };
  jest.mocked(cookies).mockResolvedValue(store as never);
  return { jar, set };
}

const member = () => ({
  userId: `user-${expect.getState().currentTestName ?? ""}`,
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.org",
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"], now: 1_800_000_000_000 });
  jest.mocked(siteConfig).mockReturnValue({
    API_BASE_URL: "http://provider.example",
    MEDIA_BASE_URL: "http://provider.example",
    SITE_URL: "http://localhost:3000",
    PORT: 3000,
    SESSION_SECRET: "the secret of this site",
    UPLOAD_DIR: uploads,
  });
});

afterEach(() => jest.useRealTimers());

it("begins with a login and ends with a logout, for whoever has kept the cookie, too", async () => {
  const { jar } = browser();
  expect(await currentSession()).toBeNull();
  await beginSession(member());
  const kept = new Map(jar);
  expect(await currentSession()).toMatchObject(member());
  await endSession();
  expect(jar.size).toBe(0);
  browser(kept);
  expect(await currentSession()).toBeNull();
  expect(await renewedSession()).toBeNull();
});

it("is a new one with each login, and the browser's earlier one ends", async () => {
  const { jar } = browser();
  await beginSession(member());
  const first = new Map(jar);
  const firstId = (await currentSession())?.id;
  await beginSession(member());
  expect((await currentSession())?.id).not.toBe(firstId);
  browser(first);
  expect(await currentSession()).toBeNull();
});

it("is renewed by a visit once it is a day old, under the same id", async () => {
  const { jar, set } = browser();
  await beginSession(member());
  const [session, first] = [await currentSession(), jar.get("session")];
  jest.setSystemTime(Date.now() + DAY_MS);
  await renewedSession();
  expect(set).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() + 1000);
  expect(await renewedSession()).toEqual(session);
  expect(set).toHaveBeenCalledTimes(2);
  expect(jar.get("session")).not.toBe(first);
  jest.setSystemTime(Date.now() + 29.5 * DAY_MS);
  expect(await currentSession()).toEqual(session);
  browser(new Map([["session", first ?? ""]]));
  expect(await currentSession()).toBeNull();
});

it("ends everywhere at once, and a login after that holds", async () => {
  const phone = browser().jar;
  await beginSession(member());
  const { jar } = browser();
  await beginSession(member());
  const session = await currentSession();
  if (!session) throw new Error("Nobody is logged in");
  await endEverywhere(session);
  expect(jar.size).toBe(0);
  browser(phone);
  expect(await currentSession()).toBeNull();
  jest.setSystemTime(Date.now() + 1);
  await beginSession(member());
  expect(await currentSession()).not.toBeNull();
});
