import { startForeignSite } from "../support/foreign-site";
import { callSite, serveForeignMembers } from "../support/foreign-members";
import { expect, test } from "../support/test";

test("where no proxy stands before the site, nobody chooses the address that they are counted by", async ({
  request,
}) => {
  const site = await serveForeignMembers(await startForeignSite({ TRUSTED_PROXIES: "0" }));
  try {
    for (const claimed of ["203.0.113.7", "198.51.100.1, 203.0.113.8", "nonsense"]) {
      const headers = { "x-forwarded-for": claimed };
      expect((await callSite(request, site.url, "generate-otp", { headers })).status()).toBe(200);
      expect(site.provider.calls.at(-1)?.forwardedFor).toMatch(/^(::1|(::ffff:)?127\.0\.0\.1)$/);
    }
  } finally {
    await site.stop();
  }
});
