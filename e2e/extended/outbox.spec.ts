import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { createAdmin } from "../support/admin";
import { expect, test } from "../support/test";

test("without a mail server, mail is kept as a file for its owner alone", async ({ request, startStack }) => {
  const { provider, dataDir } = await startStack();
  const { credentials } = await createAdmin(provider.url);
  const answer = await request.post(`${provider.url}/api/staff/forgot-password`, {
    data: { email: credentials.email },
  });
  expect(answer.status()).toBe(200);

  const outbox = path.join(dataDir, "outbox");
  await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1);
  const [file = ""] = await readdir(outbox);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(path.join(outbox, file))).mode & 0o777).toBe(0o600);
  const mail = await readFile(path.join(outbox, file), "utf8");
  expect(mail).toContain(`To: ${credentials.email}`);
  expect(mail).toMatch(/^Subject: .+/m);
});
