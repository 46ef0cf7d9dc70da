"use client";

import { useFormFields } from "@payloadcms/ui";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
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

/** Returns the address of a picture's small version; none until it is known. */
function usePicture(id: string): string | undefined {
  const found = useAnswer(id ? `images/${encodeURIComponent(id)}?depth=0` : undefined, image);
  return found?.thumbnailURL ?? undefined;
}
