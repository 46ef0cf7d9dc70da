import { alarms } from "./alarms";
import { articles } from "./articles";
import { captionEditor } from "./caption-editor";
import { clipPanel } from "./clip-panel";
import { consents } from "./consents";
import { dashboard } from "./dashboard";
import { firstSteps } from "./first-steps";
import { handOver } from "./hand-over";
import { history } from "./history";
import { linkPreview } from "./link-preview";
import { payload } from "./payload";
import { recordFields } from "./record-fields";
import { videos } from "./videos";

/** The admin's texts in English, which staff of every church read for now. */
export const english = {
  ...payload,
  alarms,
  articles,
  captionEditor,
  clipPanel,
  consents,
  dashboard,
  firstSteps,
  handOver,
  history,
  linkPreview,
  recordFields,
  videos,
};
