import type { Endpoint, SanitizedConfig } from "payload";

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
