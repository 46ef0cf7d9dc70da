/** The lib/ modules that each of them may import. None of those imports it, so there are no cycles. */
const libModules = {
  env: [],
  i18n: [],
  utils: ["env"],
  redis: ["env", "utils"],
  "early-video": ["utils", "video"],
  "page-cache": ["early-video", "redis"],
  media: ["env", "page-cache", "utils"],
  html: ["env", "media", "utils"],
  http: ["env", "html", "i18n", "page-cache", "redis", "utils"],
  process: ["env", "html", "http", "page-cache", "utils"],
  "api-client": ["utils"],
  video: ["utils"],
  "text-layout": ["utils"],
  provider: ["env", "html", "http", "i18n", "media", "page-cache", "utils", "video"],
  language: ["i18n", "page-cache", "provider"],
  search: ["html", "http", "page-cache", "provider", "utils"],
  forms: ["api-client", "env", "http", "i18n", "language", "page-cache", "provider", "utils"],
  auth: ["api-client", "env", "forms", "http", "i18n", "language", "provider", "redis", "utils"],
  story: ["api-client", "env", "forms", "http", "i18n", "language", "provider", "redis", "utils"],
  prayers: ["api-client", "utils"],
  saved: ["api-client", "auth", "utils"],
  reels: ["api-client", "http", "media", "provider", "utils", "video"],
  seo: [
    "env",
    "html",
    "http",
    "i18n",
    "language",
    "media",
    "page-cache",
    "provider",
    "reels",
    "text-layout",
    "utils",
  ],
};

const libZones = Object.entries(libModules).map(([module, imports]) => ({
  target: `./lib/${module}`,
  from: "./lib",
  except: [
    `./${module}`,
    ...imports.map((other) => `./${other}`),
    "./paths.ts",
    "./routing.mjs",
    "./test-support",
  ],
  message: `lib/${module} imports ${["lib/paths", ...imports].join(", ")} and no other module of lib/.`,
}));

/** Within lib/story: the camera and the form both send through the uploads, which know neither. */
const storyZones = [
  {
    target: "./lib/story/uploads",
    from: "./lib/story",
    except: ["./uploads"],
    message: "Uploads are sent and kept, whether a camera or a form sends them: they know neither.",
  },
  {
    target: "./lib/story/recording",
    from: "./lib/story",
    except: ["./recording", "./uploads"],
    message: "A recording is sent by the uploads, and does not know the form.",
  },
  {
    target: "./lib/story/*.ts",
    from: "./lib/story/recording",
    message: "To the form a recording is a video like any other.",
  },
];

/** The components/ folders that each of them may import: only those above it, so there are no cycles. */
const componentFolders = {
  ui: [],
  forms: ["ui"],
  share: ["ui"],
  video: ["ui"],
  content: ["ui", "video"],
  auth: ["forms", "ui"],
  layout: ["auth", "ui"],
  reels: ["share", "ui", "video"],
  story: ["content", "forms", "ui"],
};

const componentZones = Object.entries(componentFolders).map(([folder, imports]) => ({
  target: `./components/${folder}`,
  from: "./components",
  except: [`./${folder}`, ...imports.map((other) => `./${other}`), "./test-support"],
  message: `components/${folder} imports ${imports.join(", ") || "no other folder"} of components/ and no more.`,
}));

/** The provider features that each of them may import: only those above it, so there are no cycles. */
const providerFeatures = {
  church: [],
  counts: ["church", "videos"],
  preparation: [],
  preview: ["media"],
  schedule: [],
  slugs: [],
  submissions: [],
  translation: [],
  trash: [],
  retention: ["trash"],
  removals: ["trash"],
  captions: ["translation"],
  history: ["trash"],
  mail: ["church"],
  media: ["trash", "videos"],
  notices: [],
  translations: ["church", "translation", "trash", "videos"],
  search: ["captions", "church", "translations", "trash", "videos"],
  videos: ["slugs", "trash"],
  articles: ["media", "videos"],
  codes: ["mail"],
  staff: ["codes", "mail", "retention"],
  purges: ["captions", "preparation"],
  revalidation: ["captions", "media", "preparation", "purges", "slugs", "translations", "trash", "videos"],
  clips: ["captions", "media", "preparation", "purges", "removals", "retention", "revalidation"],
  consents: ["church", "clips", "mail", "media", "preparation", "removals", "submissions"],
  safety: [],
  visibility: ["clips", "consents", "preparation", "safety", "translations", "trash", "videos"],
  conversations: ["consents", "mail", "revalidation", "submissions"],
  reports: ["history", "submissions", "trash", "videos", "visibility"],
  inbox: ["church", "consents", "conversations", "mail", "notices", "reports", "safety", "submissions"],
  stories: [
    ...["clips", "consents", "mail", "preparation", "safety", "slugs", "submissions", "trash", "videos"],
    "visibility",
  ],
  prayers: ["church", "consents", "mail", "stories", "videos"],
  members: [
    "codes",
    "consents",
    "inbox",
    "mail",
    "removals",
    "revalidation",
    "safety",
    "slugs",
    "stories",
    "submissions",
    "translations",
    "videos",
    "visibility",
  ],
  erasure: ["consents", "mail", "retention", "staff", "stories", "trash"],
  backup: ["clips", "consents", "mail", "media", "members", "removals", "schedule", "search"],
  monitoring: ["backup", "clips", "mail", "preparation", "purges"],
  dashboard: [
    ...["backup", "church", "clips", "conversations", "counts", "inbox", "mail", "monitoring", "prayers"],
    ...["reports", "retention", "schedule", "search", "staff", "trash", "videos", "visibility"],
  ],
};

const featureZones = Object.entries(providerFeatures).map(([feature, imports]) => ({
  target: `./provider/src/features/${feature}`,
  from: "./provider/src/features",
  except: [`./${feature}`, ...imports.map((other) => `./${other}`)],
  message: `features/${feature} imports ${imports.join(", ") || "no other feature"} and no other feature: see providerFeatures.`,
}));

/** Each folder of provider/src, and the other folders in it that it may import. All may import the texts for staff. */
const providerFolders = {
  messages: [],
  lib: ["messages", "migrations"],
  access: ["lib"],
  features: ["access", "lib", "messages", "migrations"],
  fields: ["access", "features", "lib", "messages"],
  admin: ["access", "features", "lib"],
  endpoints: ["access", "features", "lib", "messages"],
  routes: ["access", "features", "fields", "lib", "messages"],
  globals: ["access", "admin", "features", "fields", "lib"],
  collections: ["access", "admin", "endpoints", "features", "fields", "lib"],
};

const providerZones = Object.entries(providerFolders).map(([folder, imports]) => ({
  target: `./provider/src/${folder}`,
  from: "./provider/src",
  except: [
    `./${folder}`,
    ...imports.map((other) => `./${other}`),
    "./admin/texts",
    "./payload-types.ts",
    "./payload.config.ts",
    "./test-support",
  ],
  message: `provider/src/${folder} imports ${imports.join(", ")} and no other folder of provider/src.`,
}));

/** Allowed imports: app → components → lib → contract, runtime ← provider, and none across the two programs. */
export const importZones = [
  { target: "./!(provider)/**", from: "./provider", message: "The site knows the provider by HTTP alone." },
  {
    target: "./provider",
    from: "./!(provider|contract|runtime|scripts|node_modules)/**",
    message: "The provider does not know the site.",
  },
  {
    target: "./provider/src/!(test-support)/**/!(*.test).ts",
    from: "./scripts",
    message: "Scripts start the provider, which does not know them.",
  },
  {
    target: "./contract",
    from: "./!(contract|node_modules)/**",
    message: "The contract imports neither program: both import it.",
  },
  {
    target: "./runtime",
    from: "./!(runtime|node_modules)/**",
    message: "What both programs run imports neither, and does not know what they say to each other.",
  },
  ...featureZones,
  {
    target: `./provider/src/features/!(${Object.keys(providerFeatures).join("|")})/**`,
    from: "./provider/src/features/**",
    message: "A new feature is listed in providerFeatures first.",
  },
  ...providerZones,
  { target: "./lib", from: ["./app", "./components"], message: "lib/ is used by app/ and components/." },
  ...libZones,
  ...storyZones,
  { target: "./components", from: "./app", message: "Components are used by app/." },
  ...componentZones,
  {
    target: `./components/!(${Object.keys(componentFolders).join("|")})/**`,
    from: "./components/**",
    message: "A new folder is listed in componentFolders first.",
  },
  { target: "./components/ui", from: "./lib/provider", message: "A primitive knows no call." },
  {
    target: "./components/story/recorder",
    from: "./components/story",
    except: ["./recorder"],
    message: "The upload form opens the recorder, which does not know the form.",
  },
];
