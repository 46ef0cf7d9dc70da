import "@testing-library/jest-dom";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";

import { NoticesPanel } from "./notices-panel";

const mockError = jest.fn();
const mockOwner = { id: "1", isCarer: false };
let mockId = "1";
let addresses: string[] = [];

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  toast: { error: (message: string) => void mockError(message), success: jest.fn() },
  useAuth: () => ({ user: mockOwner }),
  useDocumentInfo: () => ({ id: mockId }),
}));

const ADDRESS = "https://web.push.apple.com/abc";
const sent: unknown[] = [];
const subscribe = jest.fn(() => Promise.resolve({ endpoint: ADDRESS }));
const requestPermission = jest.fn(() => Promise.resolve("granted"));

beforeEach(() => {
  mockId = "1";
  mockOwner.isCarer = false;
  addresses = [];
  sent.length = 0;
  jest.clearAllMocks();
  globalThis.fetch = jest.fn((_path: string, init: { body?: string }) => {
    if (init.body) sent.push(JSON.parse(init.body));
    const data = init.body ? { message: "Done." } : { key: "the-key", addresses };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(data) });
  }) as unknown as typeof fetch;
});

/** Lets the browser show notices. */
function withPush(subscription: { endpoint: string } | null = null) {
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription), subscribe } };
  const serviceWorker = {
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  Object.assign(window, { PushManager: () => undefined, Notification: { requestPermission } });
}

const turnOn = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "Turn on" }));
};

it("says how to get notices where a browser has none", async () => {
  render(<NoticesPanel />);
  expect(await screen.findByText(/‘Add to Home Screen’/)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it.each([true, false])(
  "promises notices about urgent conversations only to carers (carer: %s)",
  async (isCarer) => {
    mockOwner.isCarer = isCarer;
    render(<NoticesPanel />);
    expect(await screen.findByText(/when a story waits for review/)).toBeVisible();
    expect(screen.queryAllByText(/writes to you urgently/)).toHaveLength(isCarer ? 1 : 0);
  },
);

it("turns notices on for this device", async () => {
  withPush();
  render(<NoticesPanel />);
  await turnOn();
  expect(await screen.findByText("On: this device shows notices.")).toBeVisible();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "the-key" });
  expect(sent).toEqual([{ address: ADDRESS, isOn: true }]);
});

it("turns notices off where they are on", async () => {
  withPush({ endpoint: ADDRESS });
  addresses = [ADDRESS];
  render(<NoticesPanel />);
  fireEvent.click(await screen.findByRole("button", { name: "Turn off" }));
  expect(await screen.findByRole("button", { name: "Turn on" })).toBeVisible();
  expect(sent).toEqual([{ address: ADDRESS, isOn: false }]);
});

it("says so when the browser refuses", async () => {
  withPush();
  requestPermission.mockResolvedValueOnce("denied");
  render(<NoticesPanel />);
  await turnOn();
  await waitFor(() =>
    expect(mockError).toHaveBeenCalledWith(expect.stringContaining("Your browser doesn’t allow notices")),
  );
  expect(sent).toEqual([]);
});

it("offers nothing for a colleague's account", () => {
  mockId = "2";
  render(<NoticesPanel />);
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
