import type { CollectionConfig, Endpoint, Field, GlobalConfig, Plugin, SanitizedConfig } from "payload";

import {
  keepFirstGlobalVersion,
  keepFirstVersion,
  noteChange,
  noteDeletion,
  noteGlobalChange,
} from "./hooks";

type Kind = { versions?: unknown; endpoints: false | Endpoint[] };

/** Removes Payload's version endpoints, which fail where no versions are kept. */
export function withoutUnkeptVersions(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map(withoutUnkept),
    globals: config.globals.map(withoutUnkept),
  };
}

function withoutUnkept<Given extends Kind>(kind: Given): Given {
  if (kind.versions || !kind.endpoints) return kind;
  return { ...kind, endpoints: kind.endpoints.filter(({ path }) => !path.startsWith("/versions")) };
}

const VERSIONS_KEPT = 20;

/** Collections with texts by staff. Blogs have versions through their drafts. */
const VERSIONED: ReadonlySet<string> = new Set([
  "videos",
  "story-collections",
  "hashtags",
  "pages",
  "languages",
  "faq-categories",
  "saved-replies",
  "images",
  "captions",
  "translations",
]);

/** Collections without notes of changes: the notes themselves, and what only its readers see. */
const NOT_NOTED: ReadonlySet<string> = new Set(["changes", "conversations"]);

/** Payload plugin: keeps earlier versions of texts and notes which staff changed what. Payload restores versions. */
export const historyPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.admin?.hidden === true || NOT_NOTED.has(collection.slug)
      ? collection
      : withReadableVersions(
          withNotes(VERSIONED.has(collection.slug) ? withVersions(collection) : collection),
        ),
  ),
  globals: config.globals?.map((global) => withReadableVersions(withHistory(global))),
});

/** Lets people read the versions of texts that they may read. Payload would show them to every signed-in user. */
function withReadableVersions<Kind extends CollectionConfig | GlobalConfig>(kind: Kind): Kind {
  return { ...kind, access: { ...kind.access, readVersions: kind.access?.read } };
}

function withVersions(collection: CollectionConfig): CollectionConfig {
  const { beforeChange = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    versions: { drafts: false, maxPerDoc: VERSIONS_KEPT },
    hooks: { ...hooks, beforeChange: [...beforeChange, keepFirstVersion] },
  };
}

function withNotes(collection: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    fields: [...collection.fields, historyField(collection.slug)],
    hooks: {
      ...hooks,
      afterChange: [...afterChange, noteChange],
      afterDelete: [...afterDelete, noteDeletion],
    },
  };
}

function withHistory(global: GlobalConfig): GlobalConfig {
  const { beforeChange = [], afterChange = [], ...hooks } = global.hooks ?? {};
  return {
    ...global,
    fields: [...global.fields, historyField(global.slug)],
    versions: { drafts: false, max: VERSIONS_KEPT },
    hooks: {
      ...hooks,
      beforeChange: [...beforeChange, keepFirstGlobalVersion],
      afterChange: [...afterChange, noteGlobalChange],
    },
  };
}

/** Shows a record's changes and their authors beside it. */
function historyField(kind: string): Field {
  return {
    name: "history",
    type: "ui",
    label: "History",
    admin: {
      position: "sidebar",
      disableListColumn: true,
      components: { Field: { path: "/admin/history/history-panel#HistoryPanel", serverProps: { kind } } },
    },
  };
}
