import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { siteDir } from "../../scripts/support/paths.mjs";
import { newVariables, npmStart } from "../support/npm-start";
import { runFolder, seededDataFolder } from "../support/run-folder";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 600_000 });

const ACCOUNT = { name: "Ann", email: "ann@example.org", password: "a-long-test-password" };

const secrets = z.object({ SETUP_KEY: z.string() });

/** Runs `npm start` on a copy of the example content, without accounts. */
async function startSite() {
  const dataDir = mkdtempSync(path.join(runFolder(), "restored-"));
  cpSync(seededDataFolder(), dataDir, { recursive: true });
  const env = { ...(await newVariables(dataDir)), HOST: "127.0.0.1" };
  const { output, stop } = npmStart(siteDir, env);
  await expect.poll(output, { timeout: 200_000 }).toContain("Stop      Ctrl-C");
  const read = () => secrets.parse(JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8")));
  return {
    dataDir,
    env,
    url: `http://localhost:${env.PROVIDER_PORT}`,
    setupKey: () => read().SETUP_KEY,
    stop,
  };
}

test("an empty installation becomes a backup, from the page of the first account", async ({ page }) => {
  const first = await startSite();
  const registered = await page.request.post(`${first.url}/api/staff/first-register`, {
    data: { ...ACCOUNT, setupKey: first.setupKey() },
  });
  expect(registered.status()).toBe(200);
  execFileSync(process.execPath, ["scripts/manage-data.mjs", "backup"], { cwd: siteDir, env: first.env });
  await first.stop();

  const empty = await startSite();
  try {
    cpSync(path.join(first.dataDir, "backups"), path.join(empty.dataDir, "backups"), { recursive: true });
    await page.context().clearCookies();
    await page.goto(`${empty.url}/admin/create-first-user?key=${empty.setupKey()}`);
    await page.getByText("Or restore a backup").click();
    await page.getByRole("group", { name: "Choose a backup" }).getByRole("radio").check();
    await page.getByRole("button", { name: "Restore this backup" }).click();
    await expect(page.getByRole("status").getByText("Restoring the backup")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login/, { timeout: 200_000 });
    const signedIn = await page.request.post(`${empty.url}/api/staff/login`, { data: ACCOUNT });
    expect(signedIn.status()).toBe(200);
    expect(readdirSync(empty.dataDir).some((name) => name.startsWith("before-restore-"))).toBe(true);
    expect(existsSync(path.join(empty.dataDir, "restore-wanted.txt"))).toBe(false);
  } finally {
    await empty.stop();
  }
});
