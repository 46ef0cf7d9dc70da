import type { Payload } from "payload";
import { z } from "zod";

import { redeemCode } from "../codes/redeem-code";
import { changeProfile } from "../members/change-profile";
import { deleteMember } from "../members/delete-member";
import { exportMember } from "../members/export-member";
import { memberData, memberOf } from "../members/find-member";
import { sendChangeCode, sendDeletionCode } from "../members/member-codes";
import { memberEmail, memberName, optionalCode } from "../members/member-fields";
import { limits } from "../rates/limits";
import { ContractError, json } from "./answer";
import { forSiteOnly, postForm } from "./route";

const NOT_SIX_DIGITS = "OTP must be a 6-digit number";

const userId = z.string("User not found.").max(100, "User not found.");
const otp = optionalCode(NOT_SIX_DIGITS);

const profile = z.object({
  firstName: memberName("first name", "First Name is required"),
  lastName: memberName("last name", "Last Name is required"),
  email: memberEmail("Enter a valid email address"),
  userId,
  otp,
});

const deletion = z.object({
  userId,
  otp,
  stories: z.enum(["keep", "remove"], "Please choose what becomes of your stories.").nullish(),
});

/** What members do with their account. The site says who they are, so nobody else may call. */
export const memberAccount = forSiteOnly([
  postForm("/update_user_profile", limits.accounts, profile, updateProfile),
  postForm("/delete_user", limits.accounts, deletion, removeAccount),
  postForm("/export_user", limits.accounts, z.object({ userId }), async (payload, given) => ({
    status: "success",
    data: await exportMember(payload, await memberOf(payload, given.userId)),
  })),
]);

async function updateProfile(payload: Payload, given: z.output<typeof profile>) {
  const { userId: id, otp: code, ...wanted } = given;
  const member = await memberOf(payload, id);
  const { email } = wanted;
  if (email !== member.email) {
    if (code === undefined) {
      await sendChangeCode(payload, member, email);
      return pending("Please enter the code that was sent to the new email address.");
    }
    await redeemCode(payload, { purpose: "change-email", email, member: member.id }, code);
  }
  const data = memberData(await changeProfile(payload, member, wanted));
  return { status: "success", message: "Profile updated successfully", data };
}

async function removeAccount(
  payload: Payload,
  { userId: id, otp: code, stories }: z.output<typeof deletion>,
) {
  const member = await memberOf(payload, id);
  if (code === undefined) {
    await sendDeletionCode(payload, member);
    return pending("Please enter the code that was sent to your email address.");
  }
  if (!stories) throw new ContractError(422, "Please choose what becomes of your stories.");
  await redeemCode(payload, { purpose: "delete-account", email: member.email, member: member.id }, code);
  await deleteMember(payload, member, stories);
  return { status: "success", message: "Your account has been deleted." };
}

/** Beyond the contract of section 7: nothing is done yet, a code is needed. */
function pending(message: string): Response {
  return json({ status: "pending", message }, { status: 202 });
}
