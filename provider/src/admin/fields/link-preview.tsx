"use client";

import { useFormFields } from "@payloadcms/ui";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
import styles from "./link-preview.module.css";

const image = z.object({ thumbnailURL: z.nullish(z.string()) });

type Props = {
  /** Where the site is, and the path that an article's slug is put behind. */
  siteUrl: string;
  path: string;
  /** The church's name, which search engines and chats show. */
  church: string;
};

/** How search engines, and chats that the link is sent by, show an article as it is being written. */
export function LinkPreview({ siteUrl, path, church }: Props) {
  const title = useText("title") || "Without a title";
  const excerpt = useText("excerpt");
  const slug = useText("slug") || "…";
  const picture = usePicture(useText("fVideo"));
  const site = siteUrl.replace(/^https?:\/\//, "");
  return (
    <section className={styles.previews} aria-labelledby="link-preview">
      <h3 id="link-preview" className={styles.heading}>
        How it appears elsewhere
      </h3>
      <figure className={styles.preview}>
        <figcaption>In search results</figcaption>
        <span className={styles.address}>{`${site}${path}${slug}`.replaceAll("/", " › ")}</span>
        <span className={styles.link}>{`${title} – ${church}`}</span>
        <span>{excerpt || "Without a summary, search engines choose an excerpt from the text."}</span>
      </figure>
      <figure className={styles.preview}>
        <figcaption>As a shared link</figcaption>
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

function useText(name: string): string {
  const value = useFormFields(([fields]) => fields[name]?.value);
  return typeof value === "string" ? value.trim() : "";
}

/** The address of a small form of a picture; none while it is not known. */
function usePicture(id: string): string | undefined {
  const found = useAnswer(id ? `images/${encodeURIComponent(id)}?depth=0` : undefined, image);
  return found?.thumbnailURL ?? undefined;
}
