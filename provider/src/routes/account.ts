import { USER_ID_MAX_LENGTH } from "@lampstand/contract/limits";
import { savedBody } from "@lampstand/contract/schemas/members";
import { STORIES_ANSWERS } from "@lampstand/contract/wording";
import type { Payload } from "payload";
import { z } from "zod";

import { redeemCode } from "../features/codes/codes";
import { changeProfile } from "../features/members/change-profile";
import { deleteMember } from "../features/members/delete-member";
import { exportMember } from "../features/members/export-member";
import { memberEmail, memberName, optionalCode } from "../features/members/member-fields";
import { memberData, requireMember, sendChangeCode, sendDeletionCode } from "../features/members/members";
import { syncSavedVideos } from "../features/members/saved-videos";
import { limits } from "../lib/http/rate-limit";
import { HttpError, json } from "../lib/http/responses";
import { sentence, type SentenceCode } from "../messages/sentences";
import { siteOnly, post, postForm } from "./route";

const UNKNOWN: SentenceCode = "members.unknown";
const UNDECIDED: SentenceCode = "members.storiesUndecided";

const userId = z.string(UNKNOWN).max(USER_ID_MAX_LENGTH, UNKNOWN);
const otp = optionalCode("login.codeInvalid");

const profile = z.object({
  firstName: memberName("firstName", "profile.firstNameRequired"),
  lastName: memberName("lastName", "profile.lastNameRequired"),
  email: memberEmail("profile.emailInvalid"),
  userId,
  otp,
});

const deletion = z.object({
  userId,
  otp,
  stories: z.enum(STORIES_ANSWERS, UNDECIDED).nullish(),
});

/** The calls by which members manage their account. Only the site may make them, since it says who the member is. */
export const memberAccount = siteOnly([
  postForm("/update_user_profile", limits.accounts, profile, updateProfile),
  postForm("/delete_user", limits.accounts, deletion, removeAccount),
  post("/saved_videos", limits.questions, savedBody, async (payload, { userId: id, ...change }) => {
    const member = await requireMember(payload, id);
    return { status: "success", data: { slugs: await syncSavedVideos(payload, member.id, change) } };
  }),
  postForm("/export_user", limits.accounts, z.object({ userId }), async (payload, body) => ({
    status: "success",
    data: await exportMember(payload, await requireMember(payload, body.userId)),
  })),
]);

async function updateProfile(payload: Payload, body: z.output<typeof profile>) {
  const { userId: id, otp: code, ...wanted } = body;
  const member = await requireMember(payload, id);
  const { email } = wanted;
  if (email !== member.email) {
    if (code === undefined) {
      await sendChangeCode(payload, member, email);
      return pending("codes.enterSentToNewEmail");
    }
    await redeemCode(payload, { purpose: "change-email", email, member: member.id }, code);
  }
  const data = memberData(await changeProfile(payload, member, wanted));
  return { status: "success", ...sentence("profile.updated"), data };
}

async function removeAccount(
  payload: Payload,
  { userId: id, otp: code, stories }: z.output<typeof deletion>,
) {
  const member = await requireMember(payload, id);
  if (code === undefined) {
    await sendDeletionCode(payload, member);
    return pending("codes.enterSentToEmail");
  }
  if (!stories) throw new HttpError(422, sentence(UNDECIDED));
  await redeemCode(payload, { purpose: "delete-account", email: member.email, member: member.id }, code);
  await deleteMember(payload, member, stories);
  return { status: "success", ...sentence("members.deleted") };
}

/** Answers that a code is needed; nothing has changed yet. */
function pending(code: SentenceCode): Response {
  return json({ status: "pending", ...sentence(code) }, { status: 202 });
}
