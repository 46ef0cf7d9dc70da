import "server-only";
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  VideoObject,
  WebSite,
  WithContext,
} from "schema-dts";
import { paths } from "@/lib/paths";
import type { Blog } from "@/lib/provider/blogs";
import type { StoryCollection } from "@/lib/provider/collections";
import type { FaqCategory } from "@/lib/provider/pages";
import type { SiteSettings } from "@/lib/provider/settings";
import { hasOwnPage, type ListedVideo, type WatchableVideo } from "@/lib/provider/video-schema";
import { truncate } from "@/lib/utils/text";
import { iconUrl } from "./church-look";
import { absoluteUrl, shareCardUrl } from "./site-url";
import { isoDateTime, summaryOf } from "./page-metadata";

/** `inLanguage`: a BCP 47 tag. */
export function homeGraph(settings: SiteSettings, inLanguage: string): Graph {
  const graph = [organization(settings), webSite(settings, inLanguage)];
  return { "@context": "https://schema.org", "@graph": graph };
}

type Publisher = Pick<SiteSettings, "company" | "church">;

function publisher({ company, church }: Publisher) {
  return {
    "@type": "Organization",
    "@id": absoluteUrl("/#organization"),
    name: company,
    url: absoluteUrl("/"),
    logo: absoluteUrl(iconUrl("icon-512.png", church)),
  } as const satisfies Organization;
}

function organization(settings: SiteSettings): Organization {
  const networks = [settings.facebookLink, settings.instagramLink, settings.tiktokLink, settings.youtubeLink];
  const sameAs = networks.flatMap((link) => (link?.startsWith("http") ? [link] : []));
  const email = settings.email || undefined;
  const telephone = settings.phoneNo || undefined;
  return {
    ...publisher(settings),
    ...(sameAs.length > 0 && { sameAs }),
    ...((email ?? telephone) && {
      contactPoint: { "@type": "ContactPoint", contactType: "customer support", email, telephone },
    }),
  };
}

function webSite({ company }: SiteSettings, inLanguage: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name: company,
    url: absoluteUrl("/"),
    inLanguage,
    publisher: { "@id": absoluteUrl("/#organization") },
  };
}

export function videoObject(
  video: ListedVideo & Pick<WatchableVideo, "transcript">,
): WithContext<VideoObject> {
  const { pageUrl, playerUrl, thumbnailUrl, description, duration } = videoFacts(video);
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: video.name,
    description,
    url: pageUrl,
    thumbnailUrl: [thumbnailUrl],
    uploadDate: isoDateTime(video.createdAt) ?? isoDateTime(video.updatedAt),
    duration: duration === null ? undefined : isoDuration(duration),
    contentUrl: video.src,
    embedUrl: playerUrl,
    keywords: video.hashtags.length > 0 ? video.hashtags : undefined,
    transcript: video.transcript.map(({ text }) => text).join(" ") || undefined,
  };
}

/** Writes whole seconds as ISO 8601: `PT1M5S`. */
export function isoDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`];
  return `PT${parts.filter(Boolean).join("") || "0S"}`;
}

export function videoFacts(video: ListedVideo) {
  return {
    pageUrl: absoluteUrl(paths.video(video.slug)),
    playerUrl: absoluteUrl(paths.videoEmbed(video.slug)),
    thumbnailUrl: video.poster ?? shareCardUrl("videos", video.slug, video.updatedAt),
    description: video.description || video.name,
    duration: video.duration === null ? null : Math.max(1, Math.round(video.duration)),
  };
}

const MAX_HEADLINE = 110;
const MAX_DESCRIPTION = 300;

export function blogPosting(blog: Blog, site: Publisher): WithContext<BlogPosting> {
  const url = absoluteUrl(paths.blog(blog.slug));
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: truncate(blog.title, MAX_HEADLINE),
    description: blog.excerpt || summaryOf(blog.html, MAX_DESCRIPTION) || undefined,
    url,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    image: [blog.image ?? shareCardUrl("blogs", blog.slug, blog.updatedAt)],
    datePublished: isoDateTime(blog.postedDate),
    dateModified: isoDateTime(blog.updatedAt),
    author: blog.author ? { "@type": "Person", name: blog.author } : undefined,
    publisher: publisher(site),
  };
}

/** Returns `null` without questions, since an empty page is no FAQ. */
export function faqPage(categories: FaqCategory[]): WithContext<FAQPage> | null {
  const questions = categories.flatMap(({ entries }) => entries);
  if (questions.length === 0) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Omits stories without their own page. */
export function itemList({ name, videos }: StoryCollection): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    itemListElement: videos.filter(hasOwnPage).map(({ slug }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absoluteUrl(paths.video(slug)),
    })),
  };
}

export type Crumb = { name: string; path: string };

export function breadcrumbList(crumbs: Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

const ESCAPED = /[<>&\u2028\u2029]/g;

/** Returns JSON that is safe inside a script element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(
    ESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
