import path from "node:path";

import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { buildConfig } from "payload";
import sharp from "sharp";

import { collections } from "./collections";
import { mailAdapter } from "./features/mail/adapters";
import { searchPlugin } from "./features/search/search-plugin";
import { contentEditor } from "./fields/rich-text";
import { globals } from "./globals";
import { databaseAdapter } from "./lib/db/adapter";
import { environment, providerRoot } from "./lib/environment";
import { UPLOAD_REQUEST_LIMIT } from "./lib/files/file-types";
import { temporaryFolder } from "./lib/files/temporary-files";
import { prepare } from "./prepare";

/** The admin is for people; a record's API address would only be in their way. */
const hideAPIURL = true;

/** Payload's own words are about the kinds of records and their filters. */
const emptyList = {
  noResultsFound: "There is nothing here.",
  noResultsDescription: "Nothing has been added yet, or nothing fits your search and filters.",
};

const env = environment();
const source = path.join(providerRoot(), "src");

export default buildConfig({
  secret: env.payloadSecret,
  db: databaseAdapter(env),
  email: mailAdapter(env),
  editor: contentEditor,
  sharp,
  collections: collections.map((collection) => ({
    ...collection,
    admin: { ...collection.admin, hideAPIURL },
  })),
  plugins: [searchPlugin],
  globals: globals.map((global) => ({ ...global, admin: { ...global.admin, hideAPIURL } })),
  i18n: { translations: { en: { general: emptyList } } },
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
    meta: { titleSuffix: " · Lampstand" },
    components: {
      graphics: { Logo: "/admin/logo#Logo", Icon: "/admin/logo#Icon" },
      beforeDashboard: ["/admin/waiting-panel#WaitingPanel"],
    },
    importMap: {
      baseDir: source,
      importMapFile: path.join(source, "app", "(payload)", "admin", "importMap.js"),
    },
  },
  typescript: { outputFile: path.join(source, "payload-types.ts") },
  onInit: prepare,
});
