import { act, renderHook } from "@testing-library/react";
import { forgetMember, useIsLoggedIn } from "./member-storage";

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const isLoggedIn = () => renderHook(useIsLoggedIn).result;

it("is logged in while a userId is stored, until the member is forgotten", () => {
  window.localStorage.setItem("userId", "64af");
  const result = isLoggedIn();
  expect(result.current).toBe(true);
  act(forgetMember);
  expect(result.current).toBe(false);
  expect(window.localStorage).toHaveLength(0);
});

describe("where the browser forbids local storage", () => {
  beforeEach(() => {
    window.localStorage.setItem("userId", "64af");
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  });

  it("is nobody logged in", () => {
    expect(isLoggedIn().current).toBe(false);
  });

  it("is a member forgotten without an error", () => {
    expect(forgetMember).not.toThrow();
  });
});
