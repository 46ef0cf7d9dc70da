import { renderHook } from "@testing-library/react";

import { useAskedCaptions } from "./use-asked-captions";

const mockForm: Record<string, unknown> = {};

jest.mock("@payloadcms/ui", () => ({
  useDocumentInfo: () => ({}),
  useField: ({ path }: { path: string }) => ({ setValue: (value: unknown) => (mockForm[path] = value) }),
  useFormInitializing: () => false,
}));
jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("clip=7&lang=") }));

it("fills in the clip even if staff have not named the language", () => {
  renderHook(() => useAskedCaptions("cues"));
  expect(mockForm).toMatchObject({ clip: "7", lang: "", isDraft: true, cues: [{ text: "" }] });
});
