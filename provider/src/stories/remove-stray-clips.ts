import type { Payload } from "payload";

import { removeUnusedClips } from "./store-clip";

/** At start: removes visitors' clips that a crash kept from becoming stories, or that nothing needs any more. */
export async function removeStrayClips(payload: Payload): Promise<void> {
  const every = { depth: 0, pagination: false } as const;
  const { docs: stories } = await payload.find({ collection: "stories", select: { file: true }, ...every });
  const { docs: clips } = await payload.find({
    collection: "clips",
    where: { isFromVisitor: { equals: true } },
    select: { filename: true },
    ...every,
  });
  const claimed = new Set<unknown>(stories.map(({ file }) => file));
  await removeUnusedClips(
    payload,
    clips.map(({ id }) => id).filter((id) => !claimed.has(id)),
  );
}
