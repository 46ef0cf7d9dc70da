import { act, renderHook } from "@testing-library/react";
import { clearStorage } from "@/lib/utils/web-storage";
import { dropMember, rememberMember, useIsLoggedIn, useMember } from "./member-storage";

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const isLoggedIn = () => renderHook(useIsLoggedIn).result;

it("a member counts as logged in while a userId is stored, until the browser's data are cleared", () => {
  window.localStorage.setItem("userId", "64af");
  const result = isLoggedIn();
  expect(result.current).toBe(true);
  act(clearStorage);
  expect(result.current).toBe(false);
  expect(window.localStorage).toHaveLength(0);
});

const ANN = { userId: "64af", firstName: "Ann", lastName: "Lee", email: "ann@example.org" };

it("stores and returns a member under userId, firstName, lastName and email", () => {
  const { result } = renderHook(useMember);
  expect(result.current).toBeNull();
  act(() => rememberMember(ANN));
  expect(result.current).toEqual(ANN);
  expect(Object.fromEntries(Object.entries(window.localStorage))).toEqual(ANN);
});

it("there is no member without an id, whatever else is stored", () => {
  const { result } = renderHook(useMember);
  act(() => rememberMember({ ...ANN, userId: "" }));
  expect(result.current).toBeNull();
});

it("an expired session removes only the member's data", () => {
  window.localStorage.setItem("draft", "typed");
  act(() => rememberMember(ANN));
  act(dropMember);
  expect(Object.fromEntries(Object.entries(window.localStorage))).toEqual({ draft: "typed" });
});

it.each(["storage", "pageshow"])("notices what another tab changed: %s", (event) => {
  const { result } = renderHook(useMember);
  window.localStorage.setItem("userId", "64af");
  expect(result.current).toBeNull();
  act(() => void window.dispatchEvent(new Event(event)));
  expect(result.current).toMatchObject({ userId: "64af" });
});

describe("when the browser blocks local storage", () => {
  beforeEach(() => {
    window.localStorage.setItem("userId", "64af");
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  });

  it("nobody is logged in", () => {
    expect(isLoggedIn().current).toBe(false);
  });

  it("remembering a member causes no error", () => {
    expect(() => rememberMember(ANN)).not.toThrow();
    expect(dropMember).not.toThrow();
  });

  it("clearing the browser's data causes no error", () => {
    expect(clearStorage).not.toThrow();
  });
});
