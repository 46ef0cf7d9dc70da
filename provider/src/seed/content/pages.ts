import type { SeedPage } from "./types";
import { discoverJesus } from "./pages/discover-jesus";
import { privacyPolicy } from "./pages/privacy-policy";
import { termsCondition } from "./pages/terms-condition";

export const pages: SeedPage[] = [discoverJesus, privacyPolicy, termsCondition];
