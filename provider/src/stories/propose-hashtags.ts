import type { FieldHook, PayloadRequest } from "payload";
import { z } from "zod";

import type { Story } from "../payload-types";

const names = z.array(z.string()).catch([]);

/**
 * While a story has not been decided about, gives whoever opens or publishes it the site's hashtags that its teller chose.
 * They become the story's own when it is saved: so what arrives is one row, which a crash cannot cut in two.
 */
export const proposeHashtags: FieldHook<Story, Story["hashtags"]> = async ({
  value,
  data,
  findMany,
  req,
}) => {
  const isUndecided = data?.status === "Pending" && !data.video;
  if (findMany || !isUndecided || (value ?? []).length > 0) return value;
  return hashtagsNamed(req, names.parse(data.hastags));
};

async function hashtagsNamed(req: PayloadRequest, chosen: string[]): Promise<string[]> {
  if (chosen.length === 0) return [];
  const every = { select: { name: true }, depth: 0, pagination: false } as const;
  const { docs } = await req.payload.find({ collection: "hashtags", ...every, req });
  const asked = new Set(chosen.map((name) => name.toLowerCase()));
  return docs.filter(({ name }) => asked.has(name.toLowerCase())).map(({ id }) => id);
}
