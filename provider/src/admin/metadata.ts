import config from "@payload-config";
import { getNextRequestI18n } from "@payloadcms/next/utilities";
import { generatePageMetadata } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { getPayload } from "payload";

import { readChurch } from "../features/church/church";
import { translateWith } from "./texts/text";
import { titleOfView } from "./view-titles";

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** A lamp, as in `logo.tsx`, for browser tabs and home screens. */
export const LAMP = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1b1729"/><path d="M16 4c3 3.500 4 5.500 4 7.500a4 4 0 0 1-8 0c0-2 1-4 4-7.500Z" fill="#e8a33d"/><path d="M8 17h16M16 17v10M10 28h12" stroke="#efebf6" stroke-width="2" stroke-linecap="round"/></svg>',
)}`;

/** Returns an admin screen's title, with the church's name and icon. */
export async function adminMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { title, ...metadata } = await generatePageMetadata({ config, params, searchParams });
  const t = translateWith((await getNextRequestI18n({ config: await config })).t);
  const own = titleOfView((await params).segments);
  const { name, icon } = await readChurch(await getPayload({ config }));
  return {
    ...metadata,
    title: [own ? t(own) : typeof title === "string" ? title : "", name].filter(Boolean).join(" · "),
    description: t("menu:about", { church: name }),
    icons: { icon: icon ?? LAMP, ...(icon && { apple: icon }) },
    manifest: "/admin/manifest.webmanifest",
    openGraph: null,
  };
}
