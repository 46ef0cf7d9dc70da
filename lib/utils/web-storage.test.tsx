import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { clearStorage, followClearing, storedChoice } from "./web-storage";

beforeEach(() => act(clearStorage));
afterEach(() => jest.restoreAllMocks());

it("is empty until something is chosen, then the same for every component", () => {
  const choice = storedChoice("sessionStorage", "sound");
  const here = renderHook(() => choice.use()).result;
  const there = renderHook(() => choice.use()).result;
  expect(here.current).toBeNull();
  act(() => choice.set("on"));
  expect([here.current, there.current]).toEqual(["on", "on"]);
});

it("survives a reload", () => {
  storedChoice("sessionStorage", "sound").set("on");
  expect(renderHook(() => storedChoice("sessionStorage", "sound").use()).result.current).toBe("on");
});

it("lasts until the visitor leaves the page if the browser stores nothing", () => {
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

it("a change starts from the latest stored value, even from another tab", () => {
  const choice = storedChoice("localStorage", "saved");
  choice.set("here");
  localStorage.setItem("saved", "there");
  expect(choice.read()).toBe("there");
});

describe("after clearing", () => {
  const choice = storedChoice("localStorage", "saved");
  const chosen = () => renderHook(() => choice.use()).result;
  let stop: () => void;
  beforeEach(() => {
    stop = followClearing();
    choice.set("marked");
    sessionStorage.setItem("toast", "words");
  });
  afterEach(() => {
    stop();
  });

  it("is empty in this tab, at once and in memory, too", () => {
    const shown = chosen();
    act(clearStorage);
    expect([shown.current, localStorage.length, sessionStorage.length]).toEqual([null, 0, 0]);
  });

  it("is empty in another tab, which the browser notifies", () => {
    const shown = chosen();
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "userId" }));
    });
    expect([shown.current, sessionStorage.length]).toEqual(["marked", 1]);
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent("storage", { key: null }));
    });
    expect([shown.current, sessionStorage.length]).toEqual([null, 0]);
  });

  it("is empty on a page restored from the back/forward cache", () => {
    const shown = chosen();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    expect(shown.current).toBeNull();
  });
});

it("is empty on the server, which knows no visitor's choice", () => {
  const choice = storedChoice("sessionStorage", "sound");
  choice.set("on");
  function Shown() {
    return <>{choice.use() ?? "none"}</>;
  }
  expect(renderToString(<Shown />)).toBe("none");
});
