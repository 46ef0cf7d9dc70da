/** Shapes of the seed's texts. Fields named after the contract hold what the contract says; rich text is Markdown. */

/** A file under `provider/src/seed/media/`, e.g. `images/hero.jpg`. */
export type SeedFile = string;

export type SeedSettings = {
  company: string;
  watchRealStoryLink: string;
  facebookLink: string;
  instagramLink: string;
  tiktokLink: string;
  youtubeLink: string;
  churchLink: string;
  discoverJesusLink: string;
  shopLink: string;
  shareStoryLink: string;
  email: string;
  phoneNo: string;
};

export type SeedHome = {
  fTopHeading: string;
  fTopSubHeading: string;
  fVideo: SeedFile;
  fBottomHeading: string;
  fBottomSubHeading: string;
  sTopHeading: string;
  sTopSubHeading: string;
  sVideo: SeedFile;
  sBottomHeading: string;
  tTopHeading: string;
  tTopSubHeading: string;
  tImages: { file: SeedFile; alt: string }[];
  tBottomHeading: string;
  forthTopHeading: string;
  forthTopSubHeading: string;
  forthImage: SeedFile;
  forthBottomHeading: string;
};

export type SeedAbout = {
  ourMissionContent: string;
  sVideo: SeedFile;
  ourStoryContent: string;
  ourVisionContent: string;
  /** Markdown */
  ourValues: string;
  joinUsContent: string;
};

export type SeedPage = {
  slug: "privacy-policy" | "terms-condition" | "\tDiscover Jesus";
  title: string;
  /** Markdown */
  content: string;
  /** ISO date, or null */
  effectiveDate: string | null;
};

export type SeedHashtag = {
  slug: string;
  name: string;
  image: SeedFile;
  imageAlt: string;
  imageLink: string;
  active: boolean;
  /** Whether visitors may choose it for their story. */
  forStories?: boolean;
};

export type SeedVideo = {
  slug: string;
  name: string;
  description: string;
  videoType: "single" | "multiple" | "both";
  status: "Active" | "Pending";
  /** slugs of hashtags */
  hashtags: string[];
  clip: SeedFile;
  poster: SeedFile;
  captions: SeedFile;
  width: number;
  height: number;
  /** seconds */
  duration: number;
  recordedAt: string;
  youtubeLink: string;
  facebookLink: string;
  tiktokLink: string;
  instagramLink: string;
  YTShortLink: string;
  churchLink: string;
};

/** `videos`: slugs, in order */
export type SeedCollection = { slug: string; name: string; description: string; videos: string[] };

export type SeedLanguage = { name: string; redirecturl: string; status: "Active" | "Inactive" };

export type SeedAppInstall = {
  title: string;
  shortDescription: string;
  googleAppLink: string;
  appleAppLink: string;
  video: SeedFile;
};

/** `content` is Markdown */
export type SeedHelp = { page: "help-desk"; title: string; content: string };

export type SeedFaqCategory = { name: string; faqData: { question: string; answer: string }[] };

export type SeedVolunteer = {
  topHeading: string;
  topParagraph: string;
  fVideo: SeedFile;
  volunteerHeading: string;
  volunteerParagraph1: string;
  volunteerFeatureHeading1: string;
  volunteerFeatureParagraph2: string;
  volunteerFeatureHeading2: string;
  section3Heading: string;
  section3Paragraph: string;
  feature1: string;
  feature2: string;
  feature3: string;
  feature4: string;
};

export type SeedBlog = {
  slug: string;
  title: string;
  author: string;
  /** ISO date */
  postedDate: string;
  excerpt: string;
  fVideo: SeedFile;
  imageAlt: string;
  /** Markdown */
  content: string;
};
