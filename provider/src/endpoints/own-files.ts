import { type Endpoint, Forbidden, type Where } from "payload";

import { hasEditorRole } from "../access/roles";
import { actorOf } from "../features/history/hooks";
import type { MediaCollection } from "../lib/files/media-kinds";

/** How many of one's own files a chooser shows before all others. */
const SHOWN = 12;

/** Returns an endpoint for the newest files that its caller has uploaded, which the history of changes knows. */
export function ownFiles(collection: MediaCollection): Endpoint {
  return {
    method: "get",
    path: "/own",
    handler: async (req) => {
      if (!hasEditorRole(req.user)) throw new Forbidden();
      const options = { sort: "-createdAt", limit: SHOWN, depth: 0, overrideAccess: false, req };
      const where: Where = {
        kind: { equals: collection },
        action: { equals: "created" },
        by: { equals: actorOf(req) ?? "" },
      };
      const { docs } = await req.payload.find({ collection: "changes", where, ...options });
      const uploaded: Where = { id: { in: docs.flatMap(({ record }) => record ?? []) } };
      return Response.json(await req.payload.find({ collection, where: uploaded, ...options }));
    },
  };
}
