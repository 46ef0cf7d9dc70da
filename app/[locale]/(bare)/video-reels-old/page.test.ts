import { StoriesUnavailable } from "@/components/reels/reels-page-parts";
import { readPlainPage } from "@/lib/reels/plain-feed";
import { readSelectedHashtags } from "@/lib/reels/read-reels";
import Page from "./page";

jest.mock("@/lib/reels/plain-feed", () => ({ readPlainPage: jest.fn() }));
jest.mock("@/lib/reels/read-reels", () => ({
  ...jest.requireActual<object>("@/lib/reels/read-reels"),
  readSelectedHashtags: jest.fn(),
}));
jest.mock("./_components/plain-reels-page", () => ({ PlainReelsPage: () => null }));
jest.mock("@/components/reels/reels-page-parts", () => ({ StoriesUnavailable: () => null }));

it("shows no other stories if the chosen hashtags cannot be read", async () => {
  jest.mocked(readSelectedHashtags).mockResolvedValue({ state: "unavailable" });
  jest
    .mocked(readPlainPage)
    .mockResolvedValue({ state: "found", data: { reels: [], number: 1, next: null } });
  const shown = await Page({ searchParams: Promise.resolve({ hashtags: "hope" }) });
  expect(shown.type).toBe(StoriesUnavailable);
});
