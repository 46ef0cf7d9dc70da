import type { GlobalConfig } from "payload";

import { about } from "./about";
import { appInstall } from "./app-install";
import { help } from "./help";
import { home } from "./home";
import { settings } from "./settings";
import { storyForm } from "./story-form";
import { talk } from "./talk";
import { volunteer } from "./volunteer";

/** Every single document, in the order of the admin's menu. */
export const globals: GlobalConfig[] = [home, about, volunteer, appInstall, settings, help, storyForm, talk];
