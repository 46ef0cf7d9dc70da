import { consents } from "./consents";
import { inbox } from "./inbox";
import { media } from "./media";
import { memberDeletion } from "./member-deletion";
import { payload } from "./payload";
import { scheduleField } from "./schedule-field";
import { translating } from "./translating";
import { videoMonth } from "./video-month";
import { videoReports } from "./video-reports";
import { videos } from "./videos";

/** The admin's texts in English, which staff of every church read for now. */
export const english = {
  ...payload,
  consents,
  inbox,
  media,
  memberDeletion,
  scheduleField,
  translating,
  videoMonth,
  videoReports,
  videos,
};
