import { paletteOf } from "@lampstand/contract/colors";
import config from "@payload-config";
import { getPayload } from "payload";

import { LAMP } from "../../../../admin/metadata";
import { readChurch } from "../../../../features/church/church";

/** Never rendered ahead: the church's name is in the database. */
export const dynamic = "force-dynamic";

/** Answers with the manifest that lets phones add the admin to their home screen. iPhones show notices only then. */
export async function GET(): Promise<Response> {
  const { name, icon, colors } = await readChurch(await getPayload({ config }));
  const manifest = {
    id: "/admin",
    name,
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
    theme_color: paletteOf(colors).dusk[900],
    icons: [{ src: icon ?? LAMP, sizes: "any" }],
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
}
