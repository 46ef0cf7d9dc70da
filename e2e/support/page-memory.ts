import type { Page } from "@playwright/test";

/** What a page holds in memory when everything that can be let go has been. */
export interface PageMemory {
  /** Of its script, in bytes. */
  heap: number;
  /** Nodes of its documents, those included that are no longer shown but still held. */
  nodes: number;
}

/** Measures the page's memory through the DevTools protocol. */
export async function measureMemory(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { metrics } = await session.send("Performance.getMetrics");
  const nodes = metrics.find(({ name }) => name === "Nodes")?.value ?? Number.NaN;
  await session.detach();
  return { heap: usedSize, nodes };
}
