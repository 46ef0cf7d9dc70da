import { type PageRequest, pageRequests } from "@/lib/page-cache/page-request.mjs";
import { openPreview } from "@/lib/provider/preview";
import DraftPage from "./page";

jest.mock("@/lib/provider/preview", () => ({ openPreview: jest.fn() }));
jest.mock("./_components/preview-page", () => ({ PreviewPage: () => null, PreviewOver: () => null }));
jest.mock("./_components/live-draft", () => ({ LiveDraft: () => null }));

it.each([
  ["missing", 404],
  ["unavailable", 503],
] as const)("answers a preview that is %s with %i", async (state, status) => {
  jest.mocked(openPreview).mockResolvedValue({ state });
  const request: PageRequest = { startedAt: 0, version: 0, nonce: "" };
  await pageRequests.run(request, () => DraftPage({ params: Promise.resolve({ token: "token" }) }));
  expect(request.status).toBe(status);
});
