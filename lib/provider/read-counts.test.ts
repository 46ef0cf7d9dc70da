import { register } from "prom-client";
import { cachedQuery, OPTIONAL_PART_TIMEOUT_MS, withinTimeout } from "./cached-query";
import { ProviderError } from "./client";

jest.mock("next/cache", () => ({ unstable_cache: (load: unknown) => load }));
jest.mock("@/lib/page-cache/page-life", () => ({
  ...jest.requireActual<object>("@/lib/page-cache/page-life"),
  limitPageLife: jest.fn(),
}));

const OUTAGE = new ProviderError("unreachable", "/things");
const MISSING = new ProviderError("missing", "/things");

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const read = (load: () => Promise<unknown>) => cachedQuery({ name: "things", tags: ["things"], load });

it("counts each read's outcome", async () => {
  await read(async () => "hope")();
  await read(() => Promise.reject(MISSING))();
  await read(() => Promise.reject(OUTAGE))();
  const again = read(jest.fn().mockResolvedValueOnce("hope").mockRejectedValueOnce(OUTAGE));
  await again();
  await again();
  const late = withinTimeout(new Promise<never>(() => undefined));
  await jest.advanceTimersByTimeAsync(OPTIONAL_PART_TIMEOUT_MS);
  await late;
  const metric = await register.getSingleMetric("lampstand_provider_reads_total")?.get();
  const counts = metric?.values.map(({ labels, value }) => [String(labels.outcome), value]) ?? [];
  expect(Object.fromEntries(counts)).toEqual({
    fresh: 2,
    missing: 1,
    unavailable: 1,
    stale: 1,
    fallback: 1,
  });
});
