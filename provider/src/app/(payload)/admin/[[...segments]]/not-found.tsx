import config from "@payload-config";
import { NotFoundPage } from "@payloadcms/next/views";

import { adminMetadata } from "../../../../admin/metadata";
import { importMap } from "../importMap";

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export { adminMetadata as generateMetadata };

export default function AdminNotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, params, searchParams, importMap });
}
