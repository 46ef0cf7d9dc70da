import "@payloadcms/next/css";
import "../../admin/admin.css";

import config from "@payload-config";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import { headers } from "next/headers";
import { getPayload, type ServerFunctionClient } from "payload";
import type { ReactNode } from "react";

import { churchStyle } from "../../admin/church-style";
import { isSignedIn } from "../../admin/protect-api";
import { guardServerFunctions, isOfFirstAccount } from "../../admin/server-functions";
import { hasStaff } from "../../features/staff/first-account";
import { importMap } from "./admin/importMap";

const callServerFunction = guardServerFunctions({
  handle: (call) => handleServerFunctions({ ...call, config, importMap }),
  mayCall: async (call) =>
    (await isSignedIn(await headers())) ||
    (isOfFirstAccount(call) && !(await hasStaff(await getPayload({ config })))),
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
