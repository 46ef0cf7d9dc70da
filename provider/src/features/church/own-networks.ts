import { parseNetwork } from "@lampstand/runtime/networks";
import type { PayloadRequest } from "payload";

import { translateWith } from "../../admin/texts/text";

/** More lines than any church has connections. */
const OWN_NETWORKS_MAX = 20;

/** Returns the church's own networks from staff's text, one per line. */
export function listNetworks(written: unknown): string[] {
  return typeof written === "string" ? written.split(/[\s,;]+/).filter(Boolean) : [];
}

/** Returns what is wrong with them, in words for staff, or `true`. */
export function checkNetworks(written: unknown, { req }: { req: Pick<PayloadRequest, "t"> }): true | string {
  const t = translateWith(req.t);
  const networks = listNetworks(written);
  if (networks.length > OWN_NETWORKS_MAX) return t("settings:tooManyNetworks", { most: OWN_NETWORKS_MAX });
  const wrong = networks.find((network) => parseNetwork(network) === null);
  return wrong === undefined || t("settings:notANetwork", { network: wrong.slice(0, 60) });
}
