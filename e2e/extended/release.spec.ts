import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import getPort from "get-port";
import { makeRelease } from "../../scripts/support/release.mjs";
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
  const [site, provider] = [await getPort(), await getPort()];
  const dataDir = path.join(folder, "../data");
  cpSync(seededDataFolder(), dataDir, { recursive: true });
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    PORT: String(site),
    PROVIDER_PORT: String(provider),
    DATA_DIR: dataDir,
    // Loads pictures from the provider's local address, whatever its public name.
    MEDIA_BASE_URL: "https://media.invalid",
  };
  const program = spawn(process.execPath, ["scripts/start.mjs"], { cwd: folder, env });
  const ended = once(program, "exit");
  let output = "";
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    pid: program.pid ?? 0,
    site: `http://localhost:${site}`,
    provider: `http://127.0.0.1:${provider}`,
    output: () => output,
    /** Resolves with its exit code and the signal that ended it. */
    stop: (signal: NodeJS.Signals): Promise<unknown> => {
      program.kill(signal);
      return ended;
    },
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
    expect(running.output()).not.toContain("stopped unexpectedly");

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
