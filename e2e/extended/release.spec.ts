import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { makeRelease } from "../../scripts/support/release.mjs";
import { newVariables, npmStart } from "../support/npm-start";
import { runFolder, seededDataFolder } from "../support/run-folder";

/** Packs a release and unpacks it outside the repository. */
async function unpackRelease(): Promise<string> {
  const folder = mkdtempSync(path.join(runFolder(), "release-"));
  const file = await makeRelease(folder);
  mkdirSync(path.join(folder, "current"));
  execFileSync("tar", ["-xzf", file, "--strip-components=1", "-C", path.join(folder, "current")]);
  return path.join(folder, "current");
}

/** Returns the children of a process. */
function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return children === "" ? [] : children.split(" ").map(Number);
}

async function start(folder: string) {
  const dataDir = path.join(folder, "../data");
  cpSync(seededDataFolder(), dataDir, { recursive: true });
  const variables = await newVariables(dataDir);
  return {
    // Loads pictures from the provider's local address, whatever its public name.
    ...npmStart(folder, { ...variables, MEDIA_BASE_URL: "https://media.invalid" }),
    site: `http://localhost:${variables.PORT}`,
    provider: `http://127.0.0.1:${variables.PROVIDER_PORT}`,
  };
}

test("a release needs only Node, restarts after a crash, and stops at once", async ({ request }) => {
  test.slow();
  const running = await start(await unpackRelease());
  try {
    await expect.poll(running.output, { timeout: 100_000 }).toContain("Stop      Ctrl-C");
    for (const page of ["/", "/video-reels", "/blog", "/volunteer", "/search?q=light", "/sitemap.xml"])
      expect((await request.get(running.site + page)).status(), page).toBe(200);
    const home = await (await request.get(running.site)).text();
    const [picture = ""] = /\/pictures\/[\w.-]+\?w=320/.exec(home) ?? [];
    const [card = ""] = /\/preview\/[\w/-]+\.jpg/.exec(home) ?? [];
    for (const [address, type] of [
      [picture, "image/webp"],
      [card, "image/jpeg"],
    ] as const)
      expect((await request.get(running.site + address)).headers()["content-type"], address).toBe(type);
    expect((await request.get(`${running.provider}/admin/create-first-user`)).status()).toBe(200);
    await expect.poll(running.output).toContain("Videos are prepared as they arrive");
    expect(running.output()).not.toMatch(/stopped unexpectedly|provider-read-failed/);

    const crashed = childrenOf(running.pid);
    expect(crashed).toHaveLength(3);
    for (const pid of crashed) process.kill(pid, "SIGKILL");
    const started = () => childrenOf(running.pid).filter((pid) => !crashed.includes(pid));
    await expect.poll(started).toHaveLength(3);
    await expect
      .poll(async () => (await request.get(`${running.site}/api/health`).catch(() => undefined))?.status())
      .toBe(200);
    expect(running.output().match(/stopped unexpectedly \(SIGKILL\)/g)).toHaveLength(3);

    expect(await running.stop("SIGINT")).toEqual([0, null]);
    expect(running.output()).toContain("Stopping (SIGINT)");
  } finally {
    await running.stop("SIGKILL");
  }
});
