import { about } from "./about";
import { alarms } from "./alarms";
import { api } from "./api";
import { appInstall } from "./app-install";
import { articles } from "./articles";
import { blogs } from "./blogs";
import { captionEditor } from "./caption-editor";
import { captions } from "./captions";
import { changes } from "./changes";
import { clipPanel } from "./clip-panel";
import { clips } from "./clips";
import { consents } from "./consents";
import { contactMessages } from "./contact-messages";
import { conversations } from "./conversations";
import { dashboard } from "./dashboard";
import { faqCategories } from "./faq-categories";
import { fields } from "./fields";
import { firstSteps } from "./first-steps";
import { handOver } from "./hand-over";
import { hashtags } from "./hashtags";
import { help } from "./help";
import { history } from "./history";
import { home } from "./home";
import { images } from "./images";
import { inbox } from "./inbox";
import { invitation } from "./invitation";
import { languages } from "./languages";
import { linkPreview } from "./link-preview";
import { media } from "./media";
import { memberDeletion } from "./member-deletion";
import { members } from "./members";
import { menu } from "./menu";
import { othersConsents } from "./others-consents";
import { pages } from "./pages";
import { payload } from "./payload";
import { recordFields } from "./record-fields";
import { reports } from "./reports";
import { safeguarding } from "./safeguarding";
import { safety } from "./safety";
import { savedReplies } from "./saved-replies";
import { scheduleField } from "./schedule-field";
import { settings } from "./settings";
import { signIn } from "./sign-in";
import { staff } from "./staff";
import { stories } from "./stories";
import { storyCollections } from "./story-collections";
import { storyForm } from "./story-form";
import { storyReview } from "./story-review";
import { talk } from "./talk";
import { testimonyConsents } from "./testimony-consents";
import { translating } from "./translating";
import { translations } from "./translations";
import { twoStepSignIn } from "./two-step-sign-in";
import { videoMonth } from "./video-month";
import { videoReports } from "./video-reports";
import { videos } from "./videos";
import { volunteer } from "./volunteer";
import { volunteerContacts } from "./volunteer-contacts";

/** The admin's texts in English, which staff of every church read for now. */
export const english = {
  ...payload,
  about,
  alarms,
  api,
  appInstall,
  articles,
  blogs,
  captionEditor,
  captions,
  changes,
  clipPanel,
  clips,
  consents,
  contactMessages,
  conversations,
  dashboard,
  faqCategories,
  fields,
  firstSteps,
  handOver,
  hashtags,
  help,
  history,
  home,
  images,
  inbox,
  invitation,
  languages,
  linkPreview,
  media,
  memberDeletion,
  members,
  menu,
  othersConsents,
  pages,
  recordFields,
  reports,
  safeguarding,
  safety,
  savedReplies,
  scheduleField,
  settings,
  signIn,
  staff,
  stories,
  storyCollections,
  storyForm,
  storyReview,
  talk,
  testimonyConsents,
  translating,
  translations,
  twoStepSignIn,
  videoMonth,
  videoReports,
  videos,
  volunteer,
  volunteerContacts,
};
