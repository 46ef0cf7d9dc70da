import { readFileSync } from "node:fs";
import { askMadeUpAddresses } from "../../scripts/support/made-up-addresses.mjs";
import { memoryOf, peakMemoryOf } from "../../scripts/support/process-memory.mjs";
import { repeat } from "../support/form-request";
import { expect, test } from "../support/test";

/**
 * With the site's maximum memory and what may remain afterwards, in MiB. The larger ones fit into 2 GB beside the other
 * programs.
 */
const SIZES = [
  { count: 1000, most: 600, left: 500, tag: "@small" },
  { count: 100_000, most: 1000, left: 850, tag: "@soak" },
];

const SOAK_TIMEOUT_MS = 3_600_000;

/** How much refused requests may add, in MiB: the counts of 10,000 addresses take five. */
const REFUSED_MIB = 128;

const AT_ONCE = 16;

for (const { count, most, left, tag } of SIZES)
  test(`${count} made-up addresses and as many made-up cookies leave the site's size unchanged ${tag}`, async ({
    startStack,
  }, testInfo) => {
    if (tag === "@soak") test.setTimeout(SOAK_TIMEOUT_MS);
    const { site } = await startStack({ variables: { NODE_OPTIONS: heapLimit() } });
    const pid = site.pid();
    const before = memoryOf(pid);
    const statuses = await askMadeUpAddresses(site.url, { last: count });
    const afterAddresses = memoryOf(pid);
    // A page answers 503 if the provider is too busy, but always answers.
    expect((statuses.get(404) ?? 0) + (statuses.get(503) ?? 0), JSON.stringify([...statuses])).toBe(count);
    expect(statuses.get(0)).toBeUndefined();

    const refused = new Map<number, number>();
    await repeat(count, AT_ONCE, async (number) => {
      const cookie = `visitor=${String(number).padStart(22, "x")}`;
      const headers = { "tus-resumable": "1.0.0", "upload-length": "0", cookie };
      const { status } = await fetch(`${site.url}/api/uploads`, { method: "POST", headers });
      refused.set(status, (refused.get(status) ?? 0) + 1);
    });
    const after = memoryOf(pid);
    const figures = { before, afterAddresses, after, most: peakMemoryOf(pid) };
    testInfo.annotations.push({ type: "memory, MiB", description: JSON.stringify(figures) });
    expect(refused.get(429)).toBeGreaterThan(count / 2);
    expect(figures.most, JSON.stringify(figures)).toBeLessThan(most);
    expect(after, JSON.stringify(figures)).toBeLessThan(left);
    expect(after - afterAddresses, JSON.stringify(figures)).toBeLessThan(REFUSED_MIB);
  });

/** Returns the heap that `deploy/` gives each program on a machine of 2 GB. */
function heapLimit(): string {
  const unit = readFileSync("deploy/systemd/lampstand.service", "utf8");
  return /^Environment=NODE_OPTIONS=(.+)$/m.exec(unit)?.[1] ?? "";
}
