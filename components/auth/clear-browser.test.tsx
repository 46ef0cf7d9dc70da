import { WHOLE } from "@lampstand/contract/kept";
import { act, renderHook, waitFor } from "@testing-library/react";
import { useTranslations as words } from "next-intl";
import { rememberMember, useMember } from "@/lib/auth/member-storage";
import { keepPendingCode, usePendingCode } from "@/lib/auth/pending-code";
import { requestSite } from "@/lib/api-client/site-request";
import { keepSlice } from "@/lib/story/recording/slices";
import { usePrayer } from "@/lib/prayers/prayers";
import { changeSaved, useSavedIds } from "@/lib/saved/saved";
import { keys } from "@/lib/test-support/memory-idb";
import { rememberWatching, useWatched } from "@/lib/video/watched";
import { clearBrowser } from "./clear-browser";
import { logOut } from "./log-out";

jest.mock("idb-keyval", () => jest.requireActual<object>("@/lib/test-support/memory-idb"));
jest.mock("@/lib/api-client/site-request", () => ({ requestSite: jest.fn() }));
jest.mock("@/components/ui/toasts", () => ({
  TOAST_DURATION_MS: { long: 5000 },
  notifyFailure: jest.fn(),
  notifySuccess: jest.fn(),
}));

const site = jest.mocked(requestSite);

const MEMBER = { userId: "1", firstName: "Ann", lastName: "Berg", email: "ann@example.org" };

const LAMP = { id: "lamp", slug: "a-lamp" };

const TAKE = { begun: Date.now(), mimeType: "video/webm", seconds: 2, address: "", kept: WHOLE };

/** Sets the status with which the site answers; with `null` it doesn't answer. */
function answer(status: number | null) {
  site.mockImplementation(async (path) => {
    if (status === null) throw new TypeError("Failed to fetch");
    const account = path === "/api/saved" ? { account: ["kept"], stories: [] } : {};
    const answered: Partial<Response> = { ok: status < 400, status, json: async () => account };
    return answered as Response;
  });
}

const asked = () => site.mock.calls.map(([path, options]) => `${options?.method} ${path}`);

const marks = () => {
  const { hasPrayed } = renderHook(() => usePrayer(LAMP, null)).result.current;
  return {
    hasPrayed,
    saved: renderHook(() => useSavedIds()).result.current,
    isWatched: renderHook(() => useWatched(LAMP)).result.current,
    code: renderHook(() => usePendingCode("login")).result.current?.email ?? null,
    member: renderHook(() => useMember()).result.current?.userId ?? null,
  };
};

/** Uses the site until it has stored something in every place that it uses. */
async function fillBrowser() {
  answer(null);
  const watched = document.createElement("video");
  Object.defineProperty(watched, "ended", { value: true });
  const { result, unmount } = renderHook(() => usePrayer(LAMP, null));
  await act(async () => {
    result.current.pray();
    changeSaved(LAMP, true);
    rememberWatching(watched, LAMP, new AbortController().signal);
    keepPendingCode({ ...MEMBER, purpose: "login", resendAt: 0 });
    localStorage.setItem("draft:contact-us:message:", "typed");
    await keepSlice(TAKE, 0, new Blob(["film"]));
    rememberMember(MEMBER);
  });
  unmount();
  await waitFor(() => expect(asked()).toEqual(["POST /api/prayers"]));
  site.mockClear();
}

beforeEach(async () => {
  Object.assign(window, { indexedDB: { databases: async () => [{ name: "recorded-stories" }] } });
  await act(clearBrowser);
  site.mockReset();
});

it("leaves nothing in the browser, on the page or in its memory", async () => {
  await fillBrowser();
  expect(marks()).toEqual({
    ...{ hasPrayed: true, saved: ["lamp"], isWatched: true, code: MEMBER.email, member: "1" },
  });
  answer(200);
  await act(clearBrowser);
  expect(marks()).toEqual({ hasPrayed: false, saved: [], isWatched: false, code: null, member: null });
  expect([localStorage.length, sessionStorage.length, await keys()]).toEqual([0, 0, []]);
});

it("sends prayers that have not reached the site", async () => {
  await fillBrowser();
  answer(200);
  await act(clearBrowser);
  expect(asked()).toEqual(["POST /api/prayers"]);
});

it("forgets prayers that cannot reach the site then either", async () => {
  await fillBrowser();
  await act(clearBrowser);
  expect(asked()).toEqual(["POST /api/prayers"]);
  expect(localStorage).toHaveLength(0);
});

it("sends saved stories to the account before the login ends", async () => {
  await fillBrowser();
  answer(200);
  expect(await act(() => logOut(words("layout")))).toBe(true);
  expect(asked()).toEqual(["POST /api/saved", "DELETE /api/session", "POST /api/prayers"]);
  expect(marks()).toMatchObject({ saved: [], member: null });
});

it("keeps everything if logging out fails", async () => {
  const errors = jest.spyOn(console, "error").mockReturnValue();
  await fillBrowser();
  expect(await act(() => logOut(words("layout")))).toBe(false);
  expect(marks()).toMatchObject({ hasPrayed: true, saved: ["lamp"], member: "1" });
  expect(await keys()).toHaveLength(2);
  errors.mockRestore();
});

it("creates no database if nothing was recorded", async () => {
  Object.assign(window, { indexedDB: { databases: async () => [] } });
  await keepSlice(TAKE, 0, new Blob(["film"]));
  await act(clearBrowser);
  expect(await keys()).toHaveLength(2);
});
