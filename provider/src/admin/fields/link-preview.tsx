"use client";

import { useFormFields } from "@payloadcms/ui";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
import { useText } from "../texts/use-text";
import styles from "./link-preview.module.css";

const image = z.object({ thumbnailURL: z.nullish(z.string()) });

type Props = {
  /** The site's address, and the path before an article's slug. */
  siteUrl: string;
  path: string;
  /** The church's name, which search engines and chats show. */
  church: string;
};

/** Shows how search engines and chats present an article's link, while staff write it. */
export function LinkPreview({ siteUrl, path, church }: Props) {
  const t = useText();
  const title = useWritten("title") || t("linkPreview:withoutTitle");
  const excerpt = useWritten("excerpt");
  const slug = useWritten("slug") || "…";
  const picture = usePicture(useWritten("fVideo"));
  const site = siteUrl.replace(/^https?:\/\//, "");
  return (
    <section className={styles.previews} aria-labelledby="link-preview">
      <h3 id="link-preview" className={styles.heading}>
        {t("linkPreview:heading")}
      </h3>
      <figure className={styles.preview}>
        <figcaption>{t("linkPreview:inSearchResults")}</figcaption>
        <span className={styles.address}>{`${site}${path}${slug}`.replaceAll("/", " › ")}</span>
        <span className={styles.link}>{t("linkPreview:titleAndChurch", { title, church })}</span>
        <span>{excerpt || t("linkPreview:withoutSummary")}</span>
      </figure>
      <figure className={styles.preview}>
        <figcaption>{t("linkPreview:shared")}</figcaption>
        {picture && (
          // eslint-disable-next-line @next/next/no-img-element -- staff's own file, as it is
          <img src={picture} alt="" className={styles.picture} />
        )}
        <strong>{title}</strong>
        {excerpt && <span>{excerpt}</span>}
        <span className={styles.address}>{site}</span>
      </figure>
    </section>
  );
}

/** Returns what staff have written in a field so far. */
function useWritten(name: string): string {
  const value = useFormFields(([fields]) => fields[name]?.value);
  return typeof value === "string" ? value.trim() : "";
}

/** Returns the address of a picture's small version; none until it is known. */
function usePicture(id: string): string | undefined {
  const found = useAnswer(id ? `images/${encodeURIComponent(id)}?depth=0` : undefined, image);
  return found?.thumbnailURL ?? undefined;
}
