import { z } from "zod";
import { createAdmin } from "../support/admin";
import { expect, test } from "../support/test";

const manifestSchema = z.object({ name: z.string() });

test("a renamed site shows its new name in the manifest and on its cards", async ({
  request,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const card = async () => (await request.get(`${site.url}/preview/pages/home.jpg`)).headers().etag;
  const before = await card();
  await admin.updateGlobal("settings", { company: "Harbour Church" });
  await expect
    .poll(
      async () =>
        manifestSchema.parse(await (await request.get(`${site.url}/manifest.webmanifest`)).json()).name,
    )
    .toBe("Harbour Church");
  expect(await card()).not.toBe(before);
});
