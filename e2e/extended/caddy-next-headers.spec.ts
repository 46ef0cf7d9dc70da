import { mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { startCaddy } from "../../scripts/support/caddy.mjs";
import { askHttps } from "../support/ask-https";
import { expectPagesUnspoiled, SIZES } from "../support/next-header-attacks";
import { runFolder } from "../support/run-folder";
import { test } from "../support/test";

for (const { tag, isWhole } of SIZES)
  test(`behind Caddy, nobody receives a piece of a page instead of the page ${tag}`, async ({
    siteUrl,
    providerUrl,
  }) => {
    test.setTimeout(isWhole ? 1_800_000 : 120_000);
    const folder = mkdtempSync(path.join(runFolder(), "caddy-"));
    const caddy = await startCaddy({ folder, siteUrl, providerUrl });
    const server = { port: caddy.port, ca: readFileSync(caddy.certificate), name: "localhost" };
    try {
      await expectPagesUnspoiled(
        (asked, headers = {}) => askHttps(asked, { ...server, headers }),
        providerUrl,
        isWhole,
      );
    } finally {
      await caddy.stop();
    }
  });
