import type { CollectionConfig } from "payload";

import { blogs } from "./blogs";
import { captions } from "./captions";
import { changes } from "./changes";
import { clips } from "./clips";
import { contactMessages } from "./contact-messages";
import { faqCategories } from "./faq-categories";
import { hashtags } from "./hashtags";
import { images } from "./images";
import {
  clipJobs,
  codeAccounts,
  dailyCounts,
  formerSlugs,
  oneTimeCodes,
  outgoingMails,
  pendingPurges,
  pendingRevalidations,
  searchChanges,
  secondFactors,
} from "./internal";
import { languages } from "./languages";
import { members } from "./members";
import { pages } from "./pages";
import { savedReplies } from "./saved-replies";
import { staff } from "./staff";
import { stories } from "./stories";
import { testimonyConsents } from "./testimony-consents";
import { videos } from "./videos";
import { volunteerContacts } from "./volunteer-contacts";

/** Every collection, in the order of the admin's menu. */
export const collections: CollectionConfig[] = [
  videos,
  stories,
  hashtags,
  pages,
  languages,
  blogs,
  faqCategories,
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
  formerSlugs,
  outgoingMails,
  oneTimeCodes,
  codeAccounts,
  secondFactors,
  pendingRevalidations,
  pendingPurges,
  clipJobs,
  searchChanges,
  dailyCounts,
];
