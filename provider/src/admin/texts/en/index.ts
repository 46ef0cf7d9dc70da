import { consents } from "./consents";
import { inbox } from "./inbox";
import { media } from "./media";
import { payload } from "./payload";
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
  translating,
  videoMonth,
  videoReports,
  videos,
};
