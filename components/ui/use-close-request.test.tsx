import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useCloseRequest } from "./use-close-request";

type SheetProps = { name: string; asks?: boolean };

/** A sheet over the page. With `asks`, it stays open on a close request. */
function Sheet({ name, asks = false }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  useCloseRequest(isOpen, () => {
    if (asks) setAsked(asked + 1);
    else setOpen(false);
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {name}
      </button>
      {isOpen && (
        <section aria-label={name}>
          Asked {asked} times
          <a href="#elsewhere" onClick={() => setOpen(false)}>
            Leave {name}
          </a>
        </section>
      )}
    </>
  );
}

const sheet = (name: string) => screen.queryByRole("region", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const settled = (depth: number) =>
  waitFor(() => {
    expect(window.history.state).toEqual({
      tree: "of the router",
      ...(depth > 0 && { openOverPage: depth }),
    });
  });

beforeEach(() => {
  window.history.pushState({ tree: "of the router" }, "", "/page");
});

/** Does what the browser's Back button does. */
async function goBack() {
  const stepped = new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
  });
  window.history.back();
  await act(() => stepped);
}

describe("where the browser has no CloseWatcher", () => {
  it("closes on Back, stays on the page, and leaves the entry before it for the next Back", async () => {
    window.history.replaceState({ tree: "before" }, "", "/before");
    window.history.pushState({ tree: "of the router" }, "", "/page");
    render(<Sheet name="Menu" />);
    await press("Menu");
    await settled(1);
    await goBack();
    expect(sheet("Menu")).not.toBeInTheDocument();
    await settled(0);
    expect(window.location.pathname).toBe("/page");
    await goBack();
    expect(window.location.pathname).toBe("/before");
  });

  it("leaves no entry behind if closed otherwise, even if reopened at once", async () => {
    const { unmount } = render(<Sheet name="Menu" />);
    await press("Menu");
    await press("Menu");
    await settled(0);
    await press("Menu");
    await press("Menu");
    await press("Menu");
    await settled(1);
    expect(sheet("Menu")).toBeInTheDocument();
    unmount();
    await settled(0);
  });

  it("closes the topmost sheet first", async () => {
    render(
      <>
        <Sheet name="Outer" />
        <Sheet name="Inner" />
      </>,
    );
    await press("Outer");
    await press("Inner");
    await settled(2);
    await goBack();
    expect(sheet("Inner")).not.toBeInTheDocument();
    expect(sheet("Outer")).toBeInTheDocument();
    await goBack();
    expect(sheet("Outer")).not.toBeInTheDocument();
    await settled(0);
  });

  it("keeps a sheet open that asks first, and gives it the next Back too", async () => {
    render(<Sheet name="Recorder" asks />);
    await press("Recorder");
    for (const times of [1, 2, 3]) {
      await settled(1);
      await goBack();
      expect(sheet("Recorder")).toHaveTextContent(`Asked ${times} times`);
    }
    await settled(1);
    await press("Recorder");
    await settled(0);
  });

  it("follows a link in a sheet from the page's own entry", async () => {
    render(<Sheet name="Menu" />);
    await press("Menu");
    await settled(1);
    const { length } = window.history;
    await userEvent.click(screen.getByRole("link", { name: "Leave Menu" }));
    await waitFor(() => {
      expect(window.location.hash).toBe("#elsewhere");
    });
    expect(sheet("Menu")).not.toBeInTheDocument();
    expect(window.history).toHaveLength(length);
    await goBack();
    expect(window.location.hash).toBe("");
    await settled(0);
  });

  it("shows nothing closed on Forward", async () => {
    render(<Sheet name="Menu" />);
    await press("Menu");
    await goBack();
    window.history.forward();
    await new Promise((resolve) => {
      window.addEventListener("popstate", resolve, { once: true });
    });
    await settled(0);
    expect(sheet("Menu")).not.toBeInTheDocument();
  });

  it("reuses an entry that a reload left", async () => {
    window.history.pushState({ tree: "of the router", openOverPage: 1 }, "");
    const { length } = window.history;
    render(<Sheet name="Menu" />);
    await press("Menu");
    expect(window.history).toHaveLength(length);
    await goBack();
    expect(sheet("Menu")).not.toBeInTheDocument();
    await settled(0);
  });

  it("opens even if the browser refuses another entry", async () => {
    const pushing = jest.spyOn(window.history, "pushState").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    render(<Sheet name="Menu" />);
    await press("Menu");
    expect(sheet("Menu")).toBeInTheDocument();
    pushing.mockRestore();
  });
});

describe("where the browser has a CloseWatcher", () => {
  const watchers: EventTarget[] = [];

  class Watcher extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy() {
      if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
    }
  }

  /** Acts like Android's Back, which reaches the innermost watcher and ends it. */
  const requestClose = () =>
    act(() => {
      watchers.pop()?.dispatchEvent(new Event("close"));
    });

  beforeEach(() => {
    watchers.length = 0;
    window.CloseWatcher = Watcher;
  });

  afterEach(() => {
    delete window.CloseWatcher;
  });

  it("closes the innermost sheet first, without a history entry", async () => {
    const { length } = window.history;
    render(
      <>
        <Sheet name="Outer" />
        <Sheet name="Inner" />
      </>,
    );
    await press("Outer");
    await press("Inner");
    requestClose();
    expect(sheet("Inner")).not.toBeInTheDocument();
    expect(sheet("Outer")).toBeInTheDocument();
    requestClose();
    expect(sheet("Outer")).not.toBeInTheDocument();
    expect(watchers).toHaveLength(0);
    expect(window.history).toHaveLength(length);
  });

  it("keeps watching a sheet that asks first, and stops once it is closed otherwise", async () => {
    render(<Sheet name="Recorder" asks />);
    await press("Recorder");
    for (const times of [1, 2, 3]) {
      requestClose();
      expect(sheet("Recorder")).toHaveTextContent(`Asked ${times} times`);
      expect(watchers).toHaveLength(1);
    }
    await press("Recorder");
    expect(watchers).toHaveLength(0);
  });
});
