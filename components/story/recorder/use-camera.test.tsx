import { fireEvent, screen } from "@testing-library/react";
import { type FakeMachine, FakeRecorder } from "@/lib/test-support/fake-recording";
import { begin, openRecorder, pass, press, startButton } from "./open-recorder.test-support";

jest.mock("idb-keyval", () => jest.requireActual<object>("@/lib/test-support/memory-idb"));
jest.mock("@/lib/story/uploads/upload-calls", () => ({ dropUpload: async () => undefined }));
jest.mock("@/lib/story/uploads/send-video", () => ({
  sendVideo: () => ({ done: new Promise(() => undefined), stop: () => undefined }),
}));
jest.mock("@/lib/story/uploads/line-speed", () => ({
  lineSpeed: () => null,
  measureLine: async () => undefined,
}));

const CHROME = "Click the icon to the left of the address and allow the camera and microphone.";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

type Case = [string, Partial<FakeMachine>, string];

const BOTH_REFUSED = { camera: "denied", microphone: "denied" } as const;

const VOICES: Case[] = [
  ["there is no camera", { cameras: [] }, "No camera was found."],
  [
    "the camera is blocked",
    { permissions: { camera: "denied", microphone: "granted" } },
    `The camera is blocked here. ${CHROME} Then try again.`,
  ],
  [
    "the camera is blocked and of the microphone nobody was asked",
    { permissions: { camera: "denied", microphone: "prompt" } },
    "The camera is blocked here.",
  ],
  ["the only camera is busy", { busy: ["Webcam"] }, "The camera is in use by another program."],
];

it.each(VOICES)("records a voice if %s", async (_, parts, sentence) => {
  await openRecorder(parts);
  expect(screen.getByText(/You can record your voice over an illustration\.$/)).toHaveTextContent(sentence);
  expect(screen.getByRole("button", { name: "Voice only" })).toHaveAttribute("aria-pressed", "true");
  await begin();
  expect(FakeRecorder.made).toHaveLength(1);
});

const SIGNS: Case[] = [
  ["there is no microphone", { microphones: [] }, "No microphone was found."],
  [
    "the microphone is blocked",
    { permissions: { camera: "granted", microphone: "denied" } },
    "The microphone is blocked here.",
  ],
  ["it is busy", { busy: ["Built-in microphone"] }, "The microphone is in use by another program."],
];

it.each(SIGNS)("records a signer if %s, without complaining about silence", async (_, parts, sentence) => {
  await openRecorder(parts);
  expect(screen.getByText(/Your video will have no sound\.$/)).toHaveTextContent(sentence);
  await begin();
  expect(FakeRecorder.made).toHaveLength(1);
  await pass(10);
  expect(screen.getByText(/^0:1\d of 2:00$/)).toBeVisible();
  expect(screen.queryByText(/We can’t hear anything/)).toBeNull();
});

it("says that a silent microphone hears nothing, but not if none was chosen", async () => {
  const { open: opened } = await openRecorder();
  await pass(5);
  expect(screen.getByText(/^We can’t hear anything/)).toBeVisible();
  fireEvent.change(screen.getByLabelText("Microphone"), { target: { value: "" } });
  await pass(10);
  expect(screen.queryByText(/We can’t hear anything/)).toBeNull();
  expect(opened().map(({ kind }) => kind)).toEqual(["video"]);
});

const DEAD_ENDS: Case[] = [
  ["there is neither", { cameras: [], microphones: [] }, "No camera or microphone was found."],
  [
    "both are blocked",
    { permissions: BOTH_REFUSED },
    `The camera and the microphone are blocked here. ${CHROME} Then try again.`,
  ],
  [
    "the question was closed",
    { permissions: { camera: "prompt", microphone: "prompt" }, refusal: "Permission dismissed" },
    "Your browser asked if this page may use the camera and the microphone but got no answer. Try again and press ‘Allow’.",
  ],
  [
    "the system allows neither",
    { permissions: BOTH_REFUSED, refusal: "Permission denied by system" },
    "This device doesn’t let your browser use the camera and the microphone. Allow it in the device’s settings, then try again.",
  ],
  [
    "each fails for its own reason",
    { cameras: [], busy: ["Built-in microphone"] },
    "No camera was found. The microphone is in use by another program. Close that program and try again.",
  ],
];

it.each(DEAD_ENDS)("offers alternatives if %s", async (_, parts, sentence) => {
  const { machine, onFile } = await openRecorder(parts);
  expect(screen.getByRole("alert")).toHaveTextContent(sentence);
  expect(buttons()).toEqual(expect.arrayContaining(["Try again", "Voice only", "Record without sound"]));
  const film = new File(["film"], "film.mp4");
  const own = screen.getByLabelText("Film with your camera");
  expect(own).toHaveAttribute("capture", "user");
  fireEvent.change(own, { target: { files: [film] } });
  expect(onFile).toHaveBeenCalledWith(film);
  Object.assign(machine, {
    ...{ cameras: ["Webcam"], microphones: ["Built-in microphone"], busy: [], refusal: "" },
    permissions: { camera: "granted", microphone: "granted" },
  });
  press("Try again");
  await pass(0.1);
  expect(startButton()).toBeEnabled();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["Voice only", "audio"],
  ["Record without sound", "video"],
])("lets someone who refuses one of them record with %s", async (name, kind) => {
  const { machine, open: opened } = await openRecorder({ permissions: BOTH_REFUSED });
  machine.permissions = { camera: "prompt", microphone: "prompt" };
  press(name);
  await pass(0.1);
  expect(opened().map((track) => track.kind)).toEqual([kind]);
  expect(startButton()).toBeEnabled();
});

it("does not repeat a request that was just refused", async () => {
  const permissions = { camera: "prompt", microphone: "prompt" } as const;
  const { asked } = await openRecorder({ permissions, refusal: "Permission denied" });
  expect(asked).toEqual([["camera", "microphone"]]);
});

it("uses another camera if the first is busy, and lists each by name", async () => {
  const { open: opened } = await openRecorder({
    cameras: ["Webcam", "camera2 0, facing back", "USB"],
    busy: ["Webcam"],
  });
  expect(screen.getByLabelText("Camera")).toHaveDisplayValue("Back camera");
  expect(screen.queryByText(/Try again/)).toBeNull();
  fireEvent.change(screen.getByLabelText("Camera"), { target: { value: "USB" } });
  await pass(0.1);
  expect(screen.getByLabelText("Camera")).toHaveDisplayValue("USB");
  expect(opened().map((track) => track.getSettings().deviceId)).toEqual(["USB", "Built-in microphone"]);
});

it("uses the default microphone if the chosen one is gone", async () => {
  const { machine, open: opened } = await openRecorder({ microphones: ["Built-in microphone", "Headset"] });
  machine.microphones = ["Built-in microphone"];
  fireEvent.change(screen.getByLabelText("Microphone"), { target: { value: "Headset" } });
  await pass(0.1);
  expect(opened().map((track) => track.getSettings().deviceId)).toEqual(["Webcam", "Built-in microphone"]);
  expect(startButton()).toBeEnabled();
});

it("says what was unplugged, continues with the rest, and lists what is plugged in", async () => {
  const { unplug, plugIn } = await openRecorder();
  unplug("Webcam");
  await pass(0.1);
  expect(
    screen.getByText(/^The camera was disconnected\. No camera was found\. You can record/),
  ).toBeVisible();
  expect(startButton()).toBeEnabled();
  plugIn({ microphones: ["Built-in microphone", "Headset"] });
  await pass(0.1);
  expect(screen.getByRole("option", { name: "Headset" })).toBeInTheDocument();
});

it("records with what is open if the browser lists no devices", async () => {
  const errors = jest.spyOn(console, "error").mockReturnValue();
  const { open: opened } = await openRecorder({ isListed: false });
  expect(opened()).toHaveLength(2);
  expect(startButton()).toBeEnabled();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("devices-not-listed"));
  errors.mockRestore();
});

it("continues once a device is plugged in", async () => {
  const { plugIn } = await openRecorder({ cameras: [], microphones: [] });
  expect(screen.getByRole("alert")).toBeVisible();
  plugIn({ cameras: ["Webcam"], microphones: ["Headset"] });
  await pass(0.1);
  expect(startButton()).toBeEnabled();
});

it("says what to press while the browser asks for permission", async () => {
  let allow: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    allow = resolve;
  });
  await openRecorder({ answered, permissions: { camera: "prompt", microphone: "prompt" } });
  const question =
    /^Your browser asks whether this page may use your camera and microphone\. Press ‘Allow’\.$/;
  expect(screen.getByText(question)).toBeVisible();
  allow();
  await pass(0.1);
  expect(screen.queryByText(question)).toBeNull();
  expect(startButton()).toBeEnabled();
});

it("closes devices that open after it was closed itself", async () => {
  let allow: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    allow = resolve;
  });
  const { open: opened, unmount } = await openRecorder({ answered });
  unmount();
  allow();
  await pass(0.1);
  expect(opened()).toEqual([]);
});
