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

/** All single documents in the admin menu's order, with the tags that their changes announce. */
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
  hooks: { ...global.hooks, afterChange: [revalidateGlobal(...tags)] },
}));
