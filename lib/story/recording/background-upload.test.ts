/** @jest-environment jsdom */
import { sendVideo } from "@/lib/story/uploads/send-video";
import { sendInBackground, type UploadState } from "./background-upload";

jest.mock("client-only", () => ({}));
jest.mock("@/lib/story/uploads/send-video", () => ({ sendVideo: jest.fn() }));
jest.mock("@/lib/story/uploads/upload-calls", () => ({ dropUpload: async () => undefined }));

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("continues a stored recording's upload, and starts again if the site no longer has it", async () => {
  const sent = jest.mocked(sendVideo);
  const ends: ((end: { state: "gone" | "arrived" }) => void)[] = [];
  sent.mockImplementation(() => {
    const done = new Promise<{ state: "gone" | "arrived" }>((resolve) => ends.push(resolve));
    return { done, pause: jest.fn(), resume: jest.fn(), stop: jest.fn() };
  });
  const states: UploadState[] = [];
  const upload = sendInBackground(new File(["film"], "my-story.webm"), "/api/uploads/1");
  upload.follow((state) => {
    states.push(state);
  });
  const latest = () => sent.mock.lastCall?.[1];
  expect(latest()?.earlier).toEqual({ address: "/api/uploads/1", acknowledged: 0 });
  const waiting = { phase: "waiting", reason: { message: "No line." }, acknowledged: 3 } as const;
  latest()?.onProgress({ ...waiting, sent: 3, bytesPerSecond: null });
  expect(states.at(-1)).toEqual({ ...waiting, address: "/api/uploads/1" });
  ends[0]?.({ state: "gone" });
  await settled();
  expect(latest()?.earlier).toBeNull();
  latest()?.onAddress("/api/uploads/2");
  ends[1]?.({ state: "arrived" });
  await settled();
  expect(states.at(-1)).toMatchObject({ address: "/api/uploads/2", phase: "arrived" });
  upload.stop();
  latest()?.onProgress({ ...waiting, sent: 3, bytesPerSecond: null });
  expect(states.at(-1)).toMatchObject({ phase: "arrived" });
});
