import path from "node:path";

import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { buildConfig } from "payload";
import sharp from "sharp";

import { hiddenFromReviewers } from "./admin/menu";
import { formsPlugin } from "./admin/parts/forms-plugin";
import { listsPlugin } from "./admin/parts/lists-plugin";
import { timePlugin } from "./admin/time/time-plugin";
import { english } from "./admin/texts/en";
import { collections } from "./collections";
import { dashboardEndpoints } from "./endpoints/dashboard";
import { withPrivateLocks } from "./features/conversations/private-locks";
import { erasurePlugin } from "./features/erasure/erasure-plugin";
import { historyPlugin, withoutUnkeptVersions } from "./features/history/history-plugin";
import { mailAdapter } from "./features/mail/adapters";
import { storedUploadsPlugin } from "./features/media/stored-uploads-plugin";
import { previewPlugin } from "./features/preview/preview-plugin";
import { purgePlugin } from "./features/purges/purge-plugin";
import { removalsPlugin } from "./features/removals/removals-plugin";
import { retentionPlugin } from "./features/retention/retention";
import { revalidationPlugin } from "./features/revalidation/hooks";
import { schedulePlugin } from "./features/schedule/schedule-plugin";
import { searchPlugin } from "./features/search/index-changes";
import { translationsPlugin } from "./features/translations/translations-plugin";
import { trashPlugin } from "./features/trash/trash-plugin";
import { watchFacts } from "./features/visibility/recalculate";
import { contentEditor } from "./fields/rich-text";
import { globals } from "./globals";
import { databaseAdapter } from "./lib/db/adapter";
import { environment, providerRoot } from "./lib/environment";
import { UPLOAD_REQUEST_LIMIT } from "./lib/files/file-types";
import { temporaryFolder } from "./lib/files/temporary-files";
import { answerBadRequests } from "./lib/http/bad-requests";
import { programLogger } from "./lib/log";

/** The admin is for people, who don't need a record's API address. */
const hideAPIURL = true;

const env = environment();
const source = path.join(providerRoot(), "src");

export default buildConfig({
  secret: env.payloadSecret,
  db: databaseAdapter(env),
  email: mailAdapter(env),
  editor: contentEditor,
  sharp,
  // Explicit, since Payload 4 has other defaults: docs/decisions/2026-11-24-payload-4.md
  defaultDepth: 2,
  collections: collections.map(({ admin, versions = false, ...collection }) => ({
    ...collection,
    versions,
    admin: { ...admin, hideAPIURL, hidden: hiddenFromReviewers(collection.slug, admin?.hidden) },
  })),
  plugins: [
    revalidationPlugin,
    searchPlugin,
    erasurePlugin,
    translationsPlugin,
    retentionPlugin,
    trashPlugin,
    schedulePlugin,
    historyPlugin,
    previewPlugin,
    purgePlugin,
    storedUploadsPlugin,
    timePlugin,
    listsPlugin,
    formsPlugin,
    // Last, so that it only records what no other hook has refused.
    removalsPlugin,
  ],
  onInit: watchFacts,
  endpoints: dashboardEndpoints,
  hooks: { afterError: [answerBadRequests] },
  globals: globals.map(({ admin, versions = false, ...global }) => ({
    ...global,
    versions,
    admin: { ...admin, hideAPIURL, hidden: hiddenFromReviewers(global.slug, admin?.hidden) },
  })),
  i18n: { translations: { en: english } },
  logger: programLogger(),
  telemetry: false,
  graphQL: { disable: true },
  upload: {
    useTempFiles: true,
    tempFileDir: temporaryFolder(),
    abortOnLimit: true,
    responseOnLimit: "The file is larger than 1 GB.",
    limits: { fileSize: VIDEO_MAX_BYTES },
    requestSizeLimit: UPLOAD_REQUEST_LIMIT,
  },
  admin: {
    user: "staff",
    avatar: "default",
    meta: { titleSuffix: "" },
    // Moves Payload's own view for a new password, since ours has its usual address.
    routes: { reset: "/reset-by-payload" },
    components: {
      providers: [
        "/admin/time/time-zone-provider#TimeZoneProvider",
        "/admin/staff/sign-in-again#SignInAgain",
      ],
      graphics: { Logo: "/admin/logo#Logo", Icon: "/admin/logo#Icon" },
      afterNavLinks: ["/admin/menu-links#MenuLinks"],
      views: {
        consents: {
          Component: "/admin/consents/consent-search#ConsentSearch",
          path: "/consents",
          exact: true,
        },
        handOver: {
          Component: "/admin/dashboard/hand-over#HandOverView",
          path: "/hand-over",
          exact: true,
        },
        safeguardingRecord: {
          Component: "/admin/stories/safeguarding-record#SafeguardingRecord",
          path: "/safeguarding/:id",
          exact: true,
        },
        dashboard: { Component: "/admin/dashboard/dashboard#Dashboard" },
        login: { Component: "/admin/staff/login-view#LoginView" },
        createFirstUser: { Component: "/admin/staff/first-account-view#FirstAccountView" },
        choosePassword: {
          Component: "/admin/staff/choose-password-view#ChoosePasswordView",
          // The token follows. The path has no parameter, since Payload shows strangers no page whose path has one.
          path: "/reset",
        },
      },
    },
    importMap: {
      baseDir: source,
      importMapFile: path.join(source, "app", "(payload)", "admin", "importMap.js"),
    },
  },
  typescript: { outputFile: path.join(source, "payload-types.ts"), autoGenerate: false },
})
  .then(withoutUnkeptVersions)
  .then(withPrivateLocks);
