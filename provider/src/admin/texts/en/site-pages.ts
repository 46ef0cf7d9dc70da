export const about = {
  description: "Who you are and why you do this.",
  joinUs: "Join us",
  joinUsContentHelp: "How a reader can take part.",
  label: "About page",
  missionTab: "Mission",
  ourMissionContent: "Our mission",
  ourMissionContentHelp: "What you set out to do.",
  ourStoryContent: "Our story",
  ourStoryContentHelp: "How it began.",
  ourValues: "Our values",
  ourValuesHelp: "Formatted text. A list works well here.",
  ourVisionContent: "Our vision",
  ourVisionContentHelp: "What you hope for.",
  storyTab: "Story and vision",
  sVideoHelp: "Shown next to the mission. Visitors can open it.",
  valuesTab: "Values",
} as const;

export const appInstall = {
  appleAppLinkHelp: "The app’s page in Apple’s store.",
  description: "Links to your mobile app in the two stores.",
  googleAppLinkHelp: "The app’s page in Google’s store.",
  label: "App page",
  shortDescription: "Short description",
  shortDescriptionHelp: "What the app is for, in a few sentences.",
  videoHelp: "Shows the app in use.",
} as const;

export const blogs = {
  author: "Author",
  authorHelp: "Shown as ‘By …’.",
  contentHelp:
    "The full text. Use + to add pictures and videos from this site, and the icon beside it to add videos from elsewhere.",
  description: "‘Save draft’ keeps it private. ‘Publish’ shows it on the site.",
  excerpt: "Summary",
  excerptHelp: "One or two sentences for lists and search engines.",
  fVideoHelp: "Shown above the article and in the list.",
  plural: "Blog articles",
  postedDate: "Date",
  postedDateHelp: "Shown with the article. The newest comes first.",
  singular: "Blog article",
  slugHelp: "The article’s address is /blog/… followed by this name.",
  titleHelp: "The heading of the article.",
} as const;

export const articles = {
  publish: "Publish",
  unpublish: "Unpublish",
  update: "Update",
} as const;

export const faqCategories = {
  answer: "Answer",
  answerHelp: "Plain text. Web and email addresses become links.",
  description: "Each category is a tab on the help page. Drag the rows to reorder them.",
  faqDataHelp: "In the order they appear on the page.",
  name: "Category",
  nameHelp: "The tab’s title, in one to three words.",
  plural: "Questions & answers",
  questionHelp: "As a visitor would ask it.",
  singular: "Question category",
} as const;

export const hashtags = {
  description: "Subjects of stories. Drag the rows into the order visitors should see them in.",
  image: "Picture at the bottom of the videos",
  imageHelp: "Shown while visitors watch the stories of this hashtag.",
  imageLink: "Link for that picture",
  imageLinkHelp: "Where a tap on the picture leads.",
  isForStories: "Visitors can choose it for their story",
  isForStoriesHelp: "Untick this for hashtags that only staff should set, such as ‘featured’.",
  nameHelp: "One or two words. The site adds the # sign.",
  plural: "Hashtags",
  singular: "Hashtag",
  slugHelp: "The address of its stories is /hashtag/… followed by this name.",
  statusHelp: "Visitors can’t choose an inactive hashtag, and it has no page.",
} as const;

export const help = {
  contentHelp: "Shown under the heading, as plain text.",
  description: "The top of the help page. Edit the questions and answers under ‘Questions & answers’.",
  label: "Help page",
  titleHelp: "The heading of the help page.",
} as const;

export const home = {
  belowVideoOrPicture: "Below the video or picture.",
  carouselTab: "3 · Picture carousel",
  closingHeading: "Closing heading",
  description: "The first page visitors see, from top to bottom. Sections you leave empty aren’t shown.",
  fBottomHeading: "Second heading",
  fBottomHeadingHelp: "Shown below the video or picture.",
  fBottomSubHeading: "Text under the second heading",
  followTab: "2 · Follow us",
  forthImageHelp: "What you want to highlight.",
  forthTopHeadingHelp: "Above the promoted video or picture.",
  fTopHeadingHelp: "The large text at the very top of the page.",
  fVideoHelp: "Shown large below the heading. Visitors can open it.",
  label: "Home page",
  oneOrTwoSentences: "One or two sentences.",
  openingTab: "1 · Opening",
  promotionTab: "4 · Promotion",
  shareTab: "5 · Share your story",
  sTopHeadingHelp: "Above the second video or picture.",
  storeUrl: "Store",
  storeUrlHelp:
    "Where a click on a picture leads, in a new tab. If empty, it leads to the shop in ‘Your church’.",
  submitNowUrl: "Button’s link",
  submitNowUrlHelp:
    "Where ‘Share your story now’ leads, in a new tab. If empty, it leads to the address in ‘Your church’.",
  sVideoHelp: "Shown next to the logo and the social media links.",
  tBottomHeadingHelp: "Below the row of pictures.",
  textUnderHeading: "Text under the heading",
  tImagesHelp: "Six or more look best. Drag them to reorder them.",
  tTopHeadingHelp: "Above the moving row of pictures.",
  orderTab: "Order",
  storiesAfter: "Show the latest stories after",
  collectionsAfter: "Show collections after",
} as const;

export const languages = {
  description: "The choices on the language page. Drag the rows to reorder them.",
  nameHelp: "In the language itself, for example Español.",
  plural: "Languages",
  redirecturlHelp: "The site in that language. It opens in a new tab.",
  singular: "Language",
  statusHelp: "Visitors can’t see an inactive language.",
} as const;

export const pages = {
  description: "Privacy policy, terms and Discover Jesus.",
  effectiveDate: "Effective date",
  effectiveDateHelp: "The day a policy takes effect. Leave it empty if there isn’t one.",
  needed: "The site needs this page, but you can change its text.",
  plural: "Pages",
  singular: "Page",
  slugHelp: "The site knows the page by this name. You can’t change it later.",
  inMenu: "Show in the menu",
  inMenuHelp: "Visitors find this page under ‘More’ in the site’s menu.",
} as const;

export const talk = {
  checkedOn: "Checked on",
  country: "Country",
  countryHelp: "The country whose people can call it.",
  description:
    "A short form for people who would like to talk. Only two carers can read each message. An admin can make someone a carer under ‘Staff accounts’. With fewer than two carers, the form isn’t available.",
  introductionHelp: "Shown above the form. Say who reads it and how soon you reply.",
  isOffered: "Visitors can ask to talk to someone",
  isOfferedHelp: "Needs at least two carers.",
  label: "Talk to someone",
  lines: "Help in a crisis, by country",
  linesHelp:
    "Visitors see their own country’s first, before they write anything. Please check them at their source once a year.",
  source: "Source",
  sourceHelp: "Where you checked it.",
} as const;

export const volunteer = {
  description: "Invites people to help. The form itself is part of the page.",
  feature1: "First point",
  feature2: "Second point",
  feature3: "Third point",
  feature4: "Fourth point",
  fewWords: "A few words.",
  fVideoHelp: "Shown at the top of the page.",
  label: "Volunteer page",
  openingTab: "Opening",
  section3HeadingHelp: "Starts the third part.",
  shortHeading: "A short heading.",
  topHeadingHelp: "At the top of the page.",
  topParagraphHelp: "Under the heading.",
  underThatHeading: "Under that heading.",
  volunteerFeatureHeading1: "First box: heading",
  volunteerFeatureHeading2: "Second box: heading",
  volunteerFeatureParagraph2: "Boxes: text",
  volunteerFeatureParagraph2Help: "What the boxes have in common.",
  volunteerHeadingHelp: "Starts the second part.",
  whatTab: "What you can do",
  whyTab: "Why volunteer",
} as const;
