import { mkdtempSync, readFileSync } from "node:fs";
import { connect } from "node:http2";
import path from "node:path";
import { startNginx } from "../scripts/support/nginx.mjs";
import { askHttp2 } from "./support/ask-http2";
import { expectPagesUnspoiled, SIZES } from "./support/next-header-attacks";
import { runFolder } from "./support/run-folder";
import { test } from "./support/test";

for (const { tag, isWhole } of SIZES)
  test(`nginx keeps no piece of a page in the page's place ${tag}`, async ({ siteUrl, providerUrl }) => {
    test.setTimeout(isWhole ? 1_800_000 : 120_000);
    const nginx = await startNginx({
      folder: mkdtempSync(path.join(runFolder(), "nginx-")),
      siteUrls: [siteUrl],
      providerUrls: [providerUrl],
    });
    const session = connect(nginx.url, { ca: readFileSync(nginx.certificate) });
    try {
      await expectPagesUnspoiled((...asked) => askHttp2(session, ...asked), providerUrl, isWhole);
    } finally {
      session.destroy();
      await nginx.stop();
    }
  });
