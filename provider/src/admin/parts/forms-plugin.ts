import type { CollectionConfig, GlobalConfig, Plugin } from "payload";

const KEEP_MODIFIED = "/admin/parts/keep-modified#KeepModified";

/** Payload plugin: a form whose save failed still counts as changed. */
export const formsPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(inCollection),
  globals: config.globals?.map(inGlobal),
});

function inCollection({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const { edit } = { ...admin?.components };
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), KEEP_MODIFIED];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  };
}

function inGlobal({ admin, ...global }: GlobalConfig): GlobalConfig {
  const { elements } = { ...admin?.components };
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), KEEP_MODIFIED];
  return {
    ...global,
    admin: {
      ...admin,
      components: { ...admin?.components, elements: { ...elements, beforeDocumentControls } },
    },
  };
}
