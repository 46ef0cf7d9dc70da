import type { UIFieldServerProps } from "payload";

import { readChurch } from "../../features/church/church";
import { environment } from "../../lib/environment";
import { LinkPreview } from "./link-preview";

/** Passes the link preview what it needs from the server. */
export async function LinkPreviewField({ payload }: UIFieldServerProps) {
  const { name } = await readChurch(payload);
  return <LinkPreview siteUrl={environment().siteUrl} path="/blog/" church={name} />;
}
