import type { ConsentPurpose } from "@lampstand/contract/consents";

import type { TextKey } from "../texts/text";

/** What each consent allows, in the admin's texts. */
export const PURPOSES: Record<ConsentPurpose, TextKey> = {
  agreeToUseTestimony: "consents:purposeUse",
  agreeToPromotions: "consents:purposeToHear",
  isAcceptUnrestricted: "consents:purposeUnrestricted",
  isAcceptReceiveFurther: "consents:purposeToHear",
  parentAgrees: "consents:purposeOfParent",
  seenAgrees: "consents:purposeOfSeen",
};
