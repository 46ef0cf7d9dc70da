/** @jest-environment jsdom */
import { WHOLE } from "@lampstand/contract/kept";
import { act, renderHook } from "@testing-library/react";
import type { Upload, UploadState } from "@/lib/story/recording/background-upload";
import { askUpload } from "@/lib/story/uploads/upload-calls";
import { forgetUploadRecord, keepUploadRecord, useChosenVideo } from "./use-chosen-video";

jest.mock("@/lib/story/uploads/upload-calls", () => ({ askUpload: jest.fn(), dropUpload: jest.fn() }));

const RECORD = { address: "/api/uploads/1", name: "walk.mp4", size: 100, lastModified: 1, acknowledged: 65 };

/** Stores what another tab would store. */
function storeElsewhere(text: string) {
  act(() => {
    localStorage.setItem("storyUpload", text);
    window.dispatchEvent(new StorageEvent("storage", { key: "storyUpload" }));
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(askUpload).mockResolvedValue(65);
});

it("follows another tab's upload until it is published", async () => {
  keepUploadRecord(RECORD);
  const { result } = renderHook(() => useChosenVideo());
  await act(async () => undefined);
  expect(result.current.record).toEqual(RECORD);
  storeElsewhere(JSON.stringify({ ...RECORD, acknowledged: 100 }));
  expect(result.current).toMatchObject({ record: { acknowledged: 100 }, name: "walk.mp4" });
  storeElsewhere("");
  expect(result.current).toMatchObject({ record: null, name: "" });
});

it("keeps an upload that another tab has started since", () => {
  keepUploadRecord(RECORD);
  forgetUploadRecord("/api/uploads/0");
  expect(localStorage.getItem("storyUpload")).toBe(JSON.stringify(RECORD));
  forgetUploadRecord(RECORD.address);
  expect(localStorage.getItem("storyUpload")).toBe("");
});

it("shows a recording's upload until it is stopped", async () => {
  const { result } = renderHook(() => useChosenVideo());
  const film = new File([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])], "my-story.webm", { type: "video/webm" });
  let tell: (state: UploadState) => void = () => undefined;
  const upload: Upload = { follow: (onMove) => (tell = onMove), stop: jest.fn(), drop: jest.fn() };
  await act(async () => result.current.takeRecording({ film, kept: WHOLE, upload }));
  const state = { address: "/api/uploads/2", acknowledged: 4, phase: "waiting", reason: null } as const;
  act(() => tell(state));
  expect(result.current.sending).toEqual(state);
  // The site does not know yet that this byte is the last.
  expect(result.current.record).toMatchObject({ address: "/api/uploads/2", acknowledged: 3 });
  act(() => tell({ ...state, phase: "arrived" }));
  expect(result.current.record).toMatchObject({ acknowledged: 4 });
  act(() => result.current.stopBackground());
  expect(result.current.sending).toBeNull();
  expect(upload.stop).toHaveBeenCalled();
});
