import type { CollectionConfig } from "payload";

import { blogs } from "./blogs";
import { captions } from "./captions";
import { changes } from "./changes";
import { clips } from "./clips";
import { conversations } from "./conversations";
import { faqCategories } from "./faq-categories";
import { hashtags } from "./hashtags";
import { images } from "./images";
import { internalCollections } from "./internal";
import { languages } from "./languages";
import { members } from "./members";
import { contactMessages, volunteerContacts } from "./messages";
import { othersConsents } from "./others-consents";
import { pages } from "./pages";
import { reports } from "./reports";
import { savedReplies } from "./saved-replies";
import { staff } from "./staff";
import { stories } from "./stories";
import { storyCollections } from "./story-collections";
import { testimonyConsents } from "./testimony-consents";
import { translations } from "./translations";
import { videos } from "./videos";

/** Every collection, in the admin menu's order. */
export const collections: CollectionConfig[] = [
  videos,
  stories,
  othersConsents,
  reports,
  storyCollections,
  hashtags,
  pages,
  languages,
  translations,
  blogs,
  faqCategories,
  conversations,
  contactMessages,
  volunteerContacts,
  testimonyConsents,
  savedReplies,
  images,
  clips,
  captions,
  members,
  staff,
  changes,
  ...internalCollections,
];
