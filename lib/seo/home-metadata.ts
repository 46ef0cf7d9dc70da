import "server-only";
import type { Metadata } from "next";
import { getSettings } from "@/lib/provider/settings";
import { sitePageMetadata } from "./page-metadata";

/** The home page's words for search engines and shared links, under whichever of its two addresses it is seen. */
export async function homeMetadata(): Promise<Metadata> {
  const { company } = await getSettings();
  const title = `${company} – real stories of faith`;
  return { ...(await sitePageMetadata("/", { title })), title: { absolute: title } };
}
