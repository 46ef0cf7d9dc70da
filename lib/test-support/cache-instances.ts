import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type CacheHandler from "@/lib/page-cache/cache-handler.mjs";
import type { Entry } from "@/lib/page-cache/cache-handler.mjs";

type Value = Parameters<CacheHandler["set"]>[1];
type Life = { revalidate: number; expire: number };
type PageRequest = { status?: number; version?: number };
type Options = { build?: string; redis?: string; ahead?: number };

export const USUAL: Life = { revalidate: 300, expire: 31_536_000 };
export const FALLBACK: Life = { revalidate: 1, expire: 1 };

export function pageOf(html: string, tags = "blog-one,everything"): Value {
  const value: unknown = {
    kind: "APP_PAGE",
    html,
    rscData: Buffer.from("flight of it"),
    headers: { "x-next-cache-tags": tags },
    status: undefined,
    postponed: undefined,
    segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  };
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- as Next makes them, but for what is of no use here
  return value as Value;
}

/** Starts instances of the site's cache, each in its own process; they end with the test file. */
export function cacheInstances(folder: string) {
  const running: ChildProcess[] = [];
  afterAll(() => running.forEach((child) => child.kill("SIGKILL")));

  return async function startInstance({ build = "a", redis = "", ahead = 0 }: Options = {}) {
    const buildFolder = path.join(folder, build);
    mkdirSync(buildFolder, { recursive: true });
    writeFileSync(path.join(buildFolder, "BUILD_ID"), build);
    const script = path.join(process.cwd(), "lib/test-support/cache-instance.mjs");
    const child = fork(script, [buildFolder, redis, String(ahead)], {
      serialization: "advanced",
      execArgv: [],
    });
    running.push(child);
    const waiting = new Map<number, (result: unknown) => void>();
    let calls = 0;
    const ready = new Promise((resolve) => waiting.set(0, resolve));
    child.on("message", ({ id, result }: { id: number; result?: unknown }) => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    });
    await Promise.race([ready, once(child, "exit").then(() => Promise.reject(new Error("It ended")))]);

    const call = <T>(name: string, ...args: unknown[]) =>
      new Promise<T>((resolve) => {
        calls += 1;
        // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- it comes from the process started above
        waiting.set(calls, (result) => resolve(result as T));
        child.send({ id: calls, name, args });
      });
    const get = (key: string, kind = "APP_PAGE") =>
      call<Entry | null>("get", key, { kind, isFallback: false });

    return {
      get,
      /** Returns the text of the page that would be shown. */
      shown: async (key: string) => {
        const entry = await get(key);
        return entry && "html" in entry.value ? entry.value.html : null;
      },
      store: (key: string, value: Value, cacheControl: Life = USUAL, pageRequest: PageRequest = {}) =>
        call<undefined>("set", key, value, { cacheControl }, pageRequest),
      storeData: (key: string, body: string, tags: string[]) => {
        const value = { kind: "FETCH", data: { headers: {}, body, url: "" }, revalidate: 300 };
        return call<undefined>("set", key, value, { fetchCache: true, tags });
      },
      revalidate: (...tags: string[]) => call<boolean>("revalidate", tags),
      version: () => call<number>("version"),
      notices: () => call<string[]>("notices"),
      hasLoadedRedis: () => call<boolean>("hasLoadedRedis"),
      signal: (signal: NodeJS.Signals) => child.kill(signal),
      kill: async () => {
        if (!child.kill("SIGKILL")) return;
        await once(child, "exit");
      },
    };
  };
}

/** Retries until the expectation holds, for anything that takes a heartbeat or two. */
export async function eventually(expectation: () => Promise<void>, milliseconds = 15_000): Promise<void> {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
