import type * as fileSystem from "node:fs/promises";
import { open } from "node:fs/promises";
import { cookies } from "next/headers";
import { siteConfig } from "@/lib/env/site-config";
import { sessionEnvironment } from "@/lib/test-support/member-session";
import { ownFolder } from "@/lib/test-support/own-folder";
import {
  beginSession,
  currentSession,
  endEverywhere,
  endForGood,
  endSession,
  renewedSession,
  updateSession,
} from "./session";

jest.mock("@/lib/env/site-config");
jest.mock("next/headers");
jest.mock("node:fs/promises", () => {
  const real = jest.requireActual<typeof fileSystem>("node:fs/promises");
  return { ...real, open: jest.fn(real.open) };
});

const { open: reallyOpen } = jest.requireActual<typeof fileSystem>("node:fs/promises");

const uploads = ownFolder();
const DAY_MS = 86_400_000;

/** A browser's cookies, and how often each was set. */
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
  jest.mocked(siteConfig).mockReturnValue(sessionEnvironment({ UPLOAD_DIR: uploads }));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function sessionHere() {
  const session = await currentSession();
  if (!session) throw new Error("Nobody is logged in");
  return session;
}

it("begins with a login and ends with a logout, even if somebody kept the cookie", async () => {
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

it("is a new one after each login, and ends the browser's previous one", async () => {
  const { jar } = browser();
  await beginSession(member());
  const first = new Map(jar);
  const firstId = (await currentSession())?.id;
  await beginSession(member());
  expect((await currentSession())?.id).not.toBe(firstId);
  browser(first);
  expect(await currentSession()).toBeNull();
});

it("is renewed, with the same id, by a visit once it is a day old", async () => {
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

it("ends everywhere at once, and a later login is valid", async () => {
  const phone = browser().jar;
  await beginSession(member());
  const { jar } = browser();
  await beginSession(member());
  await endEverywhere(await sessionHere());
  expect(jar.size).toBe(0);
  browser(phone);
  expect(await currentSession()).toBeNull();
  await beginSession(member());
  expect(await currentSession()).not.toBeNull();
});

it("keeps the other sessions when the name changes, and ends them when the address changes", async () => {
  const phone = browser().jar;
  await beginSession(member());
  const { jar } = browser();
  await beginSession(member());
  const before = await sessionHere();
  await updateSession(before, { ...member(), firstName: "Anna" });
  expect(await currentSession()).toEqual({ ...before, firstName: "Anna" });
  const copied = new Map(jar);
  browser(phone);
  expect(await currentSession()).toMatchObject(member());

  browser(jar);
  await updateSession(await sessionHere(), { ...member(), email: "next@example.org" });
  expect(await currentSession()).toMatchObject({ userId: member().userId, email: "next@example.org" });
  expect((await currentSession())?.id).not.toBe(before.id);
  for (const cookies of [phone, copied]) {
    browser(cookies);
    expect(await currentSession()).toBeNull();
  }
});

describe("when endings cannot be stored, as on a full disk", () => {
  let errors: jest.SpyInstance;
  const logged = () => errors.mock.calls.flat().join();

  beforeEach(() => {
    errors = jest.spyOn(console, "error").mockReturnValue();
    jest.mocked(open).mockRejectedValue(new Error("no space left on device"));
  });

  afterEach(() => jest.mocked(open).mockReset().mockImplementation(reallyOpen));

  it("logs a member in whose code is used up", async () => {
    browser();
    await beginSession(member());
    await beginSession({ ...member(), firstName: "Anna" });
    expect(await currentSession()).toMatchObject({ firstName: "Anna" });
    expect(logged()).toContain("session-not-ended");
  });

  it("follows a changed address", async () => {
    browser();
    await beginSession(member());
    await updateSession(await sessionHere(), { ...member(), email: "next@example.org" });
    expect(await currentSession()).toMatchObject({ email: "next@example.org" });
    expect(logged()).toContain("session-not-ended");
  });

  it("ends the session here when a member logs out or is deleted", async () => {
    const { jar } = browser();
    await beginSession(member());
    await endSession();
    expect(jar.size).toBe(0);
    await beginSession(member());
    await endForGood(await sessionHere());
    expect(jar.size).toBe(0);
    expect(logged()).toContain("session-not-ended");
  });

  it("does not report success for a logout everywhere", async () => {
    const { jar } = browser();
    await beginSession(member());
    await expect(endEverywhere(await sessionHere())).rejects.toThrow("no space left");
    expect(jar.size).toBe(1);
  });
});
