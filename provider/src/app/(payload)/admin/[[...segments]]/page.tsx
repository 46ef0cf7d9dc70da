import config from "@payload-config";
import { RootPage } from "@payloadcms/next/views";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getPayload } from "payload";

import { adminMetadata } from "../../../../admin/metadata";
import { trashedAddress } from "../../../../admin/trashed-record";
import { importMap } from "../importMap";

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export { adminMetadata as generateMetadata };

export default async function AdminPage({ params, searchParams }: Props) {
  const trashed = await trashedAddress(
    await getPayload({ config }),
    await headers(),
    (await params).segments,
  );
  if (trashed) redirect(trashed);
  return RootPage({ config, params, searchParams, importMap });
}
