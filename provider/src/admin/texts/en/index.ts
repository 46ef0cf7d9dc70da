import { api } from "./api";
import { consents } from "./consents";
import { inbox } from "./inbox";
import { invitation } from "./invitation";
import { media } from "./media";
import { memberDeletion } from "./member-deletion";
import { menu } from "./menu";
import { payload } from "./payload";
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
  api,
  consents,
  inbox,
  invitation,
  media,
  memberDeletion,
  menu,
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
