import type { CollectionConfig, GlobalConfig, Plugin } from "payload";

const KEEP_MODIFIED = "/admin/parts/keep-modified#KeepModified";

/** Payload plugin: a form whose save failed still counts as changed. */
export const formsPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(inCollection),
  globals: config.globals?.map(inGlobal),
});

function inCollection({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const edit = { ...admin?.components?.edit, beforeDocumentControls: [KEEP_MODIFIED] };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } };
}

function inGlobal({ admin, ...global }: GlobalConfig): GlobalConfig {
  const elements = { ...admin?.components?.elements, beforeDocumentControls: [KEEP_MODIFIED] };
  return { ...global, admin: { ...admin, components: { ...admin?.components, elements } } };
}
