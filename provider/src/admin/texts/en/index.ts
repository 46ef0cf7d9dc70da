import { alarms } from "./alarms";
import { api } from "./api";
import { articles } from "./articles";
import { captionEditor } from "./caption-editor";
import { clipPanel } from "./clip-panel";
import { consents } from "./consents";
import { dashboard } from "./dashboard";
import { firstSteps } from "./first-steps";
import { handOver } from "./hand-over";
import { history } from "./history";
import { inbox } from "./inbox";
import { invitation } from "./invitation";
import { linkPreview } from "./link-preview";
import { media } from "./media";
import { memberDeletion } from "./member-deletion";
import { menu } from "./menu";
import { payload } from "./payload";
import { recordFields } from "./record-fields";
import { safeguarding } from "./safeguarding";
import { safety } from "./safety";
import { scheduleField } from "./schedule-field";
import { signIn } from "./sign-in";
import { storyReview } from "./story-review";
import { translating } from "./translating";
import { twoStepSignIn } from "./two-step-sign-in";
import { videoMonth } from "./video-month";
import { videoReports } from "./video-reports";
import { videos } from "./videos";

/** The admin's texts in English, which staff of every church read for now. */
export const english = {
  ...payload,
  alarms,
  api,
  articles,
  captionEditor,
  clipPanel,
  consents,
  dashboard,
  firstSteps,
  handOver,
  history,
  inbox,
  invitation,
  linkPreview,
  media,
  memberDeletion,
  menu,
  recordFields,
  safeguarding,
  safety,
  scheduleField,
  signIn,
  storyReview,
  translating,
  twoStepSignIn,
  videoMonth,
  videoReports,
  videos,
};
