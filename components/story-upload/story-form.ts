import type { SiteForm } from "@/components/forms/use-site-form";

/** The fields of a story (specification section 3) as they are before anything is filled in. */
export const EMPTY_STORY = {
  name: "",
  email: "",
  phone: "",
  slug: "",
  description: "",
  hastags: "",
  youtubeLink: "",
  facebookLink: "",
  tiktokLink: "",
  instagramLink: "",
  YTShortLink: "",
  churchLink: "",
  recordedAt: "",
  videoType: "",
  file: "",
  isAcceptUnrestricted: false,
  isAcceptReceiveFurther: false,
} as const;

export type StoryForm = SiteForm<keyof typeof EMPTY_STORY>;
