import "@payloadcms/next/css";
import "../../admin/admin.css";

import config from "@payload-config";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";

import { guardServerFunctions } from "../../admin/server-functions";
import { importMap } from "./admin/importMap";

const callServerFunction = guardServerFunctions((call) =>
  handleServerFunctions({ ...call, config, importMap }),
);

const serverFunction: ServerFunctionClient = async (call) => {
  "use server";
  return callServerFunction(call);
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
