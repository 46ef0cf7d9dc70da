import type { Payload, Where } from "payload";

import { LIST_LIMIT } from "./shapes";

/** No public call gives any other video. */
const ACTIVE: Where = { status: { equals: "Active" } };

type Page = { page?: number; limit?: number };

/** Active videos that meet a condition, the newest first; the id settles ties, so that pages never overlap. */
export function findVideos(payload: Payload, where: Where, { page = 1, limit = LIST_LIMIT }: Page = {}) {
  return payload.find({
    collection: "videos",
    where: { and: [ACTIVE, where] },
    sort: ["-createdAt", "-id"],
    page,
    limit,
    depth: 1,
  });
}
