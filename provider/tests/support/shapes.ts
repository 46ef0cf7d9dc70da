import { CAPABILITIES } from "@lampstand/contract/capabilities";
import { z } from "zod";

/** The contract's reading answers, exactly: an unknown or missing field fails. */

const text = z.string();
const filled = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9-]+$/);
const isoDate = z.iso.datetime();
const link = z.union([z.literal(""), z.url({ protocol: /^https?$/ })]);
const pathOf = (folder: string, extensions: string) =>
  z.string().regex(new RegExp(`^/uploads/${folder}/[a-z0-9-]+\\.(${extensions})$`));

const picture = pathOf("images", "jpg|jpeg|png|gif|webp|avif|bmp");
const clip = pathOf("clips", "mp4|mov|webm|mkv|ogg|avi|wmv|flv");
const rendition = pathOf("renditions", "mp4");
const shownClip = z.union([clip, rendition]);
const pictureOrClip = z.union([picture, shownClip]);
const html = z.string().regex(/^<(p|h2|h3|h4|ul|ol|blockquote|hr|table|figure)[ >/]/);
const color = z.string().regex(/^(#[\da-f]{6})?$/);
const success = z.literal("success");

/** Sentences for visitors have a code; what only callers read has none. */
export const failure = z.strictObject({
  status: z.literal("error"),
  message: filled,
  code: z
    .string()
    .regex(/^[a-z]+\.[a-zA-Z]+$/)
    .optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const captionFile = z.strictObject({ lang: filled, label: filled, src: pathOf("captions", "vtt") });

const transcriptLine = z.strictObject({ start: z.number(), end: z.number(), text: filled });

export const video = z.strictObject({
  _id: filled,
  name: filled,
  slug,
  description: z.string().max(200),
  videoLink: shownClip,
  videoType: z.enum(["single", "multiple", "both"]),
  status: z.literal("Active"),
  hashtagId: z.array(z.strictObject({ _id: filled, name: filled })),
  youtubeLink: link,
  facebookLink: link,
  tiktokLink: link,
  instagramLink: link,
  YTShortLink: link,
  churchLink: link,
  recordedAt: text,
  poster: z.union([picture, pathOf("frames", "jpg")]).optional(),
  placeholder: z.string().startsWith("data:image/").max(4000).optional(),
  sources: z
    .array(
      z.strictObject({
        src: rendition,
        type: filled,
        width: z.int().positive(),
        height: z.int().positive(),
        bitrate: z.int().positive(),
      }),
    )
    .optional(),
  hasSound: z.boolean().optional(),
  captions: z.array(captionFile).min(1).optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  duration: z.number().positive().optional(),
  prayed: z.int().min(3).optional(),
  createdAt: isoDate,
  updatedAt: isoDate,
});

export type Video = z.output<typeof video>;

const blog = z.strictObject({
  title: filled,
  slug: filled,
  fVideo: picture,
  author: filled,
  postedDate: isoDate,
  content: html,
  excerpt: text,
  feedId: text,
  updatedAt: isoDate,
});

export const reels = z.strictObject({
  status: success,
  data: z.strictObject({ videos: z.array(video), videoLength: z.int().nonnegative() }),
});

export const individualVideo = z.strictObject({
  status: success,
  data: video.extend({ transcript: z.array(transcriptLine).min(1).optional() }),
  features: z.array(video),
});

export const videoList = z.strictObject({ status: success, message: text, data: z.array(video) });

export const keyedVideos = videoList.extend({
  data: z.array(z.strictObject({ key: filled, video })),
});

export const hashtagVideos = videoList.extend({ videoLength: z.number() });

export const blogs = z.strictObject({
  status: success,
  data: z.strictObject({ blogs: z.array(blog), blogLength: z.int() }),
});

export const blogById = z.strictObject({ success: z.literal(true), data: z.array(blog).length(1) });

export const hashtagList = z.strictObject({
  status: success,
  data: z.strictObject({
    list: z.array(
      z.strictObject({
        _id: filled,
        name: filled,
        slug,
        status: z.enum(["Active", "Inactive"]),
        isForStories: z.boolean(),
      }),
    ),
  }),
});

export const hashtagBySlug = z.strictObject({
  status: success,
  message: text,
  data: z.strictObject({ image: picture, imageLink: link, slug, name: filled }),
});

export const languages = z.strictObject({
  data: z.array(
    z.strictObject({
      _id: filled,
      name: filled,
      redirecturl: z.url(),
      status: z.enum(["Active", "Inactive"]),
    }),
  ),
});

export const settings = z.strictObject({
  status: success,
  message: text,
  data: z.strictObject({
    watchRealStoryLink: text,
    facebookLink: link,
    instagramLink: link,
    tiktokLink: link,
    youtubeLink: link,
    email: z.email(),
    phoneNo: filled,
    company: filled,
    shopLink: link,
    shareStoryLink: link,
    churchLink: link,
    discoverJesusLink: text,
    church: z.strictObject({
      logo: z.union([z.literal(""), picture]),
      icon: z.union([z.literal(""), picture]),
      sharePicture: z.union([z.literal(""), picture]),
      groundColor: color,
      accentColor: color,
      footerLine: text,
      timeZone: filled,
      phoneCountry: text,
      storyMinutes: z.number(),
      crisisLines: z.array(z.strictObject({ name: filled, phone: text, link })),
      languages: z.strictObject({ own: filled, others: z.array(filled) }),
    }),
    recording: z.strictObject({
      longestSeconds: z.number(),
      questions: z.array(
        z.strictObject({
          text: filled,
          translations: z.array(z.strictObject({ language: filled, text: filled })),
        }),
      ),
      canLeaveOut: z.literal(true),
      canReorder: z.literal(true),
    }),
    offers: z.array(z.enum(CAPABILITIES)),
    safety: z.strictObject({ asksParentOf: z.array(z.string()) }),
    counts: z.literal("daily"),
    menuPages: z.array(z.strictObject({ slug: filled, title: filled })),
  }),
});

export const home = z.strictObject({
  status: success,
  data: z.strictObject({
    fTopHeading: filled,
    fTopSubHeading: filled,
    fVideo: pictureOrClip,
    fBottomHeading: filled,
    fBottomSubHeading: filled,
    sTopHeading: filled,
    sTopSubHeading: filled,
    sVideo: pictureOrClip,
    sBottomHeading: filled,
    tTopHeading: filled,
    tTopSubHeading: filled,
    tImages: z.array(picture).min(1),
    tImageTexts: z.array(filled).optional(),
    tBottomHeading: filled,
    forthTopHeading: filled,
    forthTopSubHeading: filled,
    forthImage: pictureOrClip,
    forthBottomHeading: filled,
    submitNowUrl: link,
    storeUrl: link,
    storiesAfter: filled,
    collectionsAfter: filled,
  }),
});

export const about = z.strictObject({
  data: z.tuple([
    z.strictObject({
      ourMissionContent: filled,
      sVideo: pictureOrClip,
      ourStoryContent: filled,
      ourVisionContent: filled,
      ourValues: html,
      joinUsContent: filled,
    }),
  ]),
});

export const page = z.strictObject({
  status: success,
  data: z.strictObject({ title: filled, content: html, effectiveDate: isoDate.nullable() }),
});

export const appInstall = z.strictObject({
  data: z.tuple([
    z.strictObject({
      title: filled,
      shortDescription: filled,
      googleAppLink: link,
      appleAppLink: link,
      video: pictureOrClip,
    }),
  ]),
});

export const faqs = z.strictObject({
  status: success,
  data: z.array(
    z.strictObject({
      name: filled,
      faqData: z.array(z.strictObject({ question: filled, answer: filled })).min(1),
    }),
  ),
});

export const help = z.strictObject({
  data: z.tuple([z.strictObject({ page: z.literal("help-desk"), title: filled, content: html })]),
});

export const volunteer = z.strictObject({
  data: z.tuple([
    z.strictObject({
      topHeading: filled,
      topParagraph: filled,
      fVideo: pictureOrClip,
      volunteerHeading: filled,
      volunteerParagraph1: filled,
      volunteerFeatureHeading1: filled,
      volunteerFeatureParagraph2: filled,
      volunteerFeatureHeading2: filled,
      section3Heading: filled,
      section3Paragraph: filled,
      feature1: filled,
      feature2: filled,
      feature3: filled,
      feature4: filled,
    }),
  ]),
});
