import config from "@payload-config";
import { RootPage } from "@payloadcms/next/views";

import { adminMetadata } from "../../../../admin/metadata";
import { importMap } from "../importMap";

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export { adminMetadata as generateMetadata };

export default function AdminPage({ params, searchParams }: Props) {
  return RootPage({ config, params, searchParams, importMap });
}
