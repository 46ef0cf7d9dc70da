import { cacheFigures } from "@/lib/page-cache/cache-figures.mjs";
import { isProviderAnswering } from "@/lib/provider/answering";
import { canKeepUploads } from "@/lib/story/uploads/uploads";
import { readSiteReadiness } from "./site-readiness";

jest.mock("@/lib/provider/answering", () => ({ isProviderAnswering: jest.fn() }));
jest.mock("@/lib/story/uploads/uploads", () => ({ canKeepUploads: jest.fn() }));

type State = { answers: boolean; stored: number; room: boolean; tags?: string[] };

it.each<[State, object]>([
  [
    { answers: true, stored: 0, room: true },
    { httpStatus: 200, status: "ready" },
  ],
  [
    { answers: false, stored: 3, room: true },
    { httpStatus: 200, status: "degraded", reasons: ["provider"] },
  ],
  [
    { answers: true, stored: 0, room: false },
    { httpStatus: 200, status: "degraded", reasons: ["uploads"] },
  ],
  [
    { answers: false, stored: 0, room: true },
    { httpStatus: 503, status: "unavailable", reasons: ["provider"] },
  ],
  [
    { answers: false, stored: 1, room: true, tags: ["_N_T_/robots.txt"] },
    { httpStatus: 503, status: "unavailable", reasons: ["provider"] },
  ],
])("reports %j as %j", async ({ answers, stored, room, tags = ["about", "everything"] }, expected) => {
  jest.mocked(isProviderAnswering).mockResolvedValue(answers);
  jest.mocked(canKeepUploads).mockResolvedValue(room);
  const [none, pages] = [0, stored].map((size) => ({
    size,
    calculatedSize: 0,
    values: () => Array.from({ length: size }, () => ({ entry: { tags } })),
  }));
  if (!none || !pages) throw new Error("There are two");
  // Next loads the handler more than once.
  cacheFigures.stores = [pages, none].map((store) => ({ pages: store, data: none, "short-lived": none }));
  expect(await readSiteReadiness()).toEqual(expected);
});
