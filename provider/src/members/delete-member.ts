import type { Payload } from "payload";

import { forgetMails } from "./forget-mails";
import type { Member } from "../payload-types";
import { removeStories } from "./remove-stories";
import { unnameStories } from "./unname-stories";

/**
 * Deletes a member. Their record goes last: what was cut off can be done again.
 * @param stories What becomes of the stories they gave: they stay and name nobody, or they go.
 */
export async function deleteMember(
  payload: Payload,
  member: Member,
  stories: "keep" | "remove",
): Promise<void> {
  await (stories === "remove" ? removeStories : unnameStories)(payload, member);
  await forgetMails(payload, member);
  await payload.delete({ collection: "members", id: member.id, depth: 0 });
}
