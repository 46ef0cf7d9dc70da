import { TAGS } from "@lampstand/contract/tags";
import type { GlobalConfig } from "payload";

import { globalAccess } from "../access/roles";
import { revalidateGlobal } from "../features/revalidation/hooks";
import { about } from "./about";
import { appInstall } from "./app-install";
import { help } from "./help";
import { home } from "./home";
import { settings } from "./settings";
import { storyForm } from "./story-form";
import { talk } from "./talk";
import { volunteer } from "./volunteer";

/** Every single document, and the tags that its changes announce, in the order of the admin's menu. */
const announced: [GlobalConfig, ...Parameters<typeof revalidateGlobal>][] = [
  [home, "home"],
  [about, "about"],
  [volunteer, "volunteer"],
  [appInstall, "app-install"],
  [settings, TAGS.settings, TAGS.home],
  [help, "help"],
  [storyForm, TAGS.settings],
  [talk, TAGS.talk, TAGS.settings],
];

export const globals: GlobalConfig[] = announced.map(([global, ...tags]) => ({
  ...global,
  access: globalAccess,
  hooks: { afterChange: [revalidateGlobal(...tags)] },
}));
