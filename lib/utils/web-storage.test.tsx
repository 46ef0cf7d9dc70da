import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { storedChoice } from "./web-storage";

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it("is nothing until something is chosen, then that, for everybody who looks", () => {
  const choice = storedChoice("sessionStorage", "sound");
  const here = renderHook(() => choice.use()).result;
  const there = renderHook(() => choice.use()).result;
  expect(here.current).toBeNull();
  act(() => choice.set("on"));
  expect([here.current, there.current]).toEqual(["on", "on"]);
});

it("is there again after a reload", () => {
  storedChoice("sessionStorage", "sound").set("on");
  expect(renderHook(() => storedChoice("sessionStorage", "sound").use()).result.current).toBe("on");
});

it("holds until the page is left where the browser keeps nothing", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const choice = storedChoice("sessionStorage", "sound");
  const shown = renderHook(() => choice.use()).result;
  expect(shown.current).toBeNull();
  act(() => choice.set("on"));
  expect(shown.current).toBe("on");
});

it("is nothing on the server, which knows no visitor's choice", () => {
  const choice = storedChoice("sessionStorage", "sound");
  choice.set("on");
  function Shown() {
    return <>{choice.use() ?? "none"}</>;
  }
  expect(renderToString(<Shown />)).toBe("none");
});
