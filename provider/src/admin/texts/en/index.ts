import { about } from "./about";
import { appInstall } from "./app-install";
import { blogs } from "./blogs";
import { captions } from "./captions";
import { changes } from "./changes";
import { clips } from "./clips";
import { consents } from "./consents";
import { contactMessages } from "./contact-messages";
import { conversations } from "./conversations";
import { faqCategories } from "./faq-categories";
import { fields } from "./fields";
import { hashtags } from "./hashtags";
import { help } from "./help";
import { home } from "./home";
import { images } from "./images";
import { languages } from "./languages";
import { members } from "./members";
import { othersConsents } from "./others-consents";
import { pages } from "./pages";
import { payload } from "./payload";
import { reports } from "./reports";
import { savedReplies } from "./saved-replies";
import { settings } from "./settings";
import { staff } from "./staff";
import { stories } from "./stories";
import { storyCollections } from "./story-collections";
import { storyForm } from "./story-form";
import { talk } from "./talk";
import { testimonyConsents } from "./testimony-consents";
import { translations } from "./translations";
import { videos } from "./videos";
import { volunteer } from "./volunteer";
import { volunteerContacts } from "./volunteer-contacts";

/** The admin's texts in English, which staff of every church read for now. */
export const english = {
  ...payload,
  about,
  appInstall,
  blogs,
  captions,
  changes,
  clips,
  consents,
  contactMessages,
  conversations,
  faqCategories,
  fields,
  hashtags,
  help,
  home,
  images,
  languages,
  members,
  othersConsents,
  pages,
  reports,
  savedReplies,
  settings,
  staff,
  stories,
  storyCollections,
  storyForm,
  talk,
  testimonyConsents,
  translations,
  videos,
  volunteer,
  volunteerContacts,
};
