import type { CollectionConfig, Endpoint, Field, GlobalConfig, Plugin, SanitizedConfig } from "payload";

import {
  keepFirstGlobalVersion,
  keepFirstVersion,
  noteChange,
  noteDeletion,
  noteGlobalChange,
} from "./hooks";

type Kind = { versions?: unknown; endpoints: false | Endpoint[] };

/** The config without Payload's addresses of versions where none are kept: it fails at them. */
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

/** How many earlier versions of a text are kept. */
const VERSIONS_KEPT = 20;

/** The collections with texts of the staff's own; those of blogs have drafts besides. */
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
]);

/** The collections of which it is noted who changed what: all that staff see and change, but for the notes themselves, and for what only its readers see. */
const NOT_NOTED: ReadonlySet<string> = new Set(["changes", "conversations"]);

/**
 * Payload plugin: keeps earlier versions of every text, and notes who of the staff changed what. Restoring a version is
 * Payload's own.
 */
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

/** Whoever may read a text may read its earlier versions. Payload would let everybody read them who is signed in. */
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

/** Shows, beside a record, who changed what of it. */
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
