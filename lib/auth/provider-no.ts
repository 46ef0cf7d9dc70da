import "server-only";
import type { ProviderError } from "@/lib/provider/provider-error";
import { providerFailure } from "@/lib/forms/provider-failure";
import { providerSentence } from "@/lib/http/provider-sentence";
import { RETRY_AFTER } from "@/lib/http/retry-after";
import { tooManyTries } from "./too-many-tries";

/** Why a call of a member came to nothing. */
export type MemberNo = {
  status: number;
  /** The provider's sentence, empty where it gave none; of no usable answer, the end of one of ours. */
  reason: string;
  isBroken: boolean;
  retryAfter?: string | undefined;
};

/** The provider's statuses that mean the same here; any other no is one about what was sent. */
const SAME_STATUS = [401, 403, 404, 409, 429];

/** What a provider that did not do it means for the member, whatever the status it says so with. */
export function providerNo(error: ProviderError): MemberNo {
  const { failure, status, retryAfter } = error;
  const sentence = providerSentence(error);
  const isAnswer = failure === "refused" || failure === "missing";
  if (!isAnswer || status === null || (status >= 500 && !sentence)) {
    const { status: ourStatus, reason, retryAfter: ourRetryAfter } = providerFailure(error);
    return { status: ourStatus, reason, isBroken: true, retryAfter: ourRetryAfter };
  }
  if (status === 429) {
    const after = retryAfter ?? RETRY_AFTER["Retry-After"];
    return { status, reason: sentence || tooManyTries(Number(after)), isBroken: false, retryAfter: after };
  }
  const ourStatus = status >= 500 ? 502 : SAME_STATUS.includes(status) ? status : 422;
  return { status: ourStatus, reason: sentence, isBroken: false };
}
