import "@payloadcms/next/css";
import "../../admin/admin.css";
import "../../admin/parts/lists.css";

import { paletteOf } from "@lampstand/contract/colors";
import config from "@payload-config";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { headers } from "next/headers";
import { getPayload, type Payload, type ServerFunctionClient } from "payload";
import type { ReactNode } from "react";

import { isSignedIn } from "../../admin/protect-api";
import { guardServerFunctions } from "../../admin/server-functions";
import { colorsOf } from "../../features/church/church";
import { importMap } from "./admin/importMap";

const callServerFunction = guardServerFunctions({
  handle: (call) => handleServerFunctions({ ...call, config, importMap }),
  mayCall: async () => isSignedIn(await headers()),
});

const serverFunction: ServerFunctionClient = async (call) => {
  "use server";
  return callServerFunction(call);
};

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const style = await churchStyle(await getPayload({ config }));
  return (
    <RootLayout config={config} htmlProps={{ style }} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}

/**
 * Returns the church's colours for the admin's own stylesheet, which uses them on buttons and behind the church's name.
 */
async function churchStyle(payload: Payload): Promise<Record<`--church-${string}`, string>> {
  const select = { groundColor: true, accentColor: true } as const;
  const stored = await payload.findGlobal({ slug: "settings", depth: 0, select });
  const { dusk, lamp } = paletteOf(colorsOf(stored));
  return {
    "--church-ground": dusk[900],
    "--church-ground-pressed": dusk[700],
    "--church-words": dusk[100],
    "--church-accent": lamp[400],
    "--church-accent-words": dusk[950],
  };
}
