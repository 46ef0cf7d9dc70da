import "@testing-library/jest-dom";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";

import { useVisibility, VisibilityNotice } from "./visibility-notice";

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  toast: {},
  useAllFormFields: () => [mockFields],
  useDocumentInfo: () => ({ id: "1", collectionSlug: "videos", lastUpdateTime: 0 }),
}));

const mockFields = {};
jest.mock("payload/shared", () => ({ reduceFieldsToValues: () => ({}) }));

const answer = {
  ...{ reason: "", warning: "", refusal: "", isOnSite: true, needsApproval: false },
  ...{ approvedBy: [], translations: [] },
};
const provider = jest.fn<Promise<unknown>, []>();

beforeEach(() => {
  provider.mockReset().mockResolvedValue({ ok: true, json: async () => answer });
  Object.assign(globalThis, { fetch: provider });
});

const breaks = () => provider.mockRejectedValueOnce(new TypeError("Failed to fetch"));

it("keeps its answer while the line is broken, and asks again once it is back", async () => {
  const { result, rerender } = renderHook(({ turn }) => useVisibility(turn), {
    initialProps: { turn: "" },
  });
  await waitFor(() => expect(result.current).toMatchObject({ isOnSite: true }));
  breaks();
  rerender({ turn: "again" });
  await waitFor(() => expect(provider).toHaveBeenCalledTimes(2));
  expect(result.current).toMatchObject({ isOnSite: true });
  provider.mockResolvedValueOnce({ ok: true, json: async () => ({ ...answer, isOnSite: false }) });
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(result.current).toMatchObject({ isOnSite: false }));
});

it("is null if the first answer fails", async () => {
  breaks();
  const { result } = renderHook(() => useVisibility());
  await waitFor(() => expect(result.current).toBeNull());
});

const [me, ann] = [
  { name: "ruth@example.org", isMe: true },
  { name: "Ann", isMe: false },
];

it.each([
  [[me], "You have approved it as it is now."],
  [[ann], "Ann has approved it as it is now."],
  [[ann, me], "You and Ann have approved it as it is now."],
])("says who has approved a story", (approvedBy, sentence) => {
  render(<VisibilityNotice visibility={{ ...answer, needsApproval: true, approvedBy }} />);
  expect(screen.getByRole("status")).toHaveTextContent(sentence);
});
